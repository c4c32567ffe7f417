import { workspacePath } from '../../../schemas/workspace.schema.ts';
import type { Deps } from '../deps.ts';
import { noteWhole } from '../upkeep-store.ts';
import type { CommandInput, CommandResult } from '../../contract/port.ts';
import { createBusiness } from './create-business.command.ts';

/**
 * Found a business on this phone. That nothing of it can be elsewhere is noted after it: were that cut off, its sums would be said to
 * lack records until the server was read once. [BIZ-1, LED-59]
 */
export async function foundBusiness(
  deps: Deps,
  draft: CommandInput<'business.create'>,
): Promise<CommandResult<'business.create'>> {
  const founded = await createBusiness(deps, draft);
  const book = deps.session$.value?.book;
  if (founded.ok && book) await noteWhole(book.upkeep, workspacePath.business(founded.value.id));
  return founded;
}
