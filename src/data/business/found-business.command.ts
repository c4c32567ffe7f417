import { workspacePath } from '../../../schemas/workspace.schema.ts';
import type { Deps } from '../deps.ts';
import type { CommandInput, CommandResult } from '../port.ts';
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
  if (founded.ok)
    await deps.session$.value?.book.upkeep.checkpoints.put({ path: workspacePath.business(founded.value.id), at: 0, whole: true }); // prettier-ignore
  return founded;
}
