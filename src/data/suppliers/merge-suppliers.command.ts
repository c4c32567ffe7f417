import { ok, refuse } from '../../domain/result.ts';
import type { Deps } from '../deps.ts';
import { mergedInto } from '../merged-people.ts';
import type { CommandInput, CommandResult } from '../port.ts';
import { changeSupplier } from './edit-supplier.command.ts';
import { storedThings } from '../stored-things.ts';

/**
 * Two suppliers are one: everything of `id` stands under `into` from now on, as documents of both stay as they were written; without
 * `into` they are two again. [VEN-4]
 */
export async function mergeSuppliers(
  deps: Deps,
  { id, into }: CommandInput<'suppliers.merge'>,
): Promise<CommandResult<'suppliers.merge'>> {
  const merged = await changeSupplier<{ type: 'SamePerson' } | { type: 'NotHere' }>(deps, id, async (before) => {
    const everyone = await storedThings(deps.session$.value!.book.vendors, before.business_id);
    const after = mergedInto(before, into, everyone);
    if (after === 'same') return refuse({ type: 'SamePerson' });
    return after === 'not here' ? refuse({ type: 'NotHere' }) : ok(after);
  });
  return merged.ok ? ok({ id }) : merged;
}
