import { ok, refuse } from '../../domain/result.ts';
import type { Deps } from '../deps.ts';
import { mergedInto } from '../merged-people.ts';
import type { CommandInput, CommandResult } from '../port.ts';
import { storedThings } from '../stored-things.ts';
import { changeCustomer } from './edit-customer.command.ts';

/**
 * Two customers are one: everything of `id` stands under `into` from now on, as documents of both stay as they were written; without
 * `into` they are two again. [CUS-8]
 */
export async function mergeCustomers(
  deps: Deps,
  { id, into }: CommandInput<'customers.merge'>,
): Promise<CommandResult<'customers.merge'>> {
  const merged = await changeCustomer<{ type: 'SamePerson' } | { type: 'NotHere' }>(deps, id, async (before) => {
    const everyone = await storedThings(deps.session$.value!.book.customers, before.business_id);
    const after = mergedInto(before, into, everyone);
    if (after === 'same') return refuse({ type: 'SamePerson' });
    return after === 'not here' ? refuse({ type: 'NotHere' }) : ok(after);
  });
  return merged.ok ? ok({ id }) : merged;
}
