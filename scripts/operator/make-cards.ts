import { serverTimestamp, type PlainValue } from '../../backend/admin.ts';
import { collections } from '../../schemas/collections.ts';
import { cardOf, flockCard } from '../../schemas/flock-card.ts';
import { workspacePath } from '../../schemas/workspace.schema.ts';
import { PlainFault } from '../../backend/plain-fault.ts';
import type { Operator } from '../operator-client.ts';

/** Limit of writes in one commit. */
const MAX_WRITES = 500;

/**
 * Create the card of each flock that has none because it was saved when attendants still read the flocks themselves.
 * [PPL-14] Idempotent. Returns how many were created. Errors: PlainFault for a business that does not exist.
 */
export async function makeCards(operator: Operator, businessId: string): Promise<number> {
  const home = workspacePath.business(businessId);
  if (!(await operator.get(home))) throw new PlainFault(`There is no business ${businessId}.`);
  const flocks = await operator.list(`${home}/${collections.farm.kind.name}`);
  const cards = new Set((await operator.list(`${home}/${flockCard.name}`)).map(({ id }) => id));
  const missing = flocks.filter(({ id }) => !cards.has(id));
  for (let from = 0; from < missing.length; from += MAX_WRITES)
    await operator.commit(
      missing.slice(from, from + MAX_WRITES).map(({ id, data }) => ({
        set: `${home}/${flockCard.name}/${id}`,
        data: { ...(cardOf(flockCard, data) as Record<string, PlainValue>), updated_at: serverTimestamp },
      })),
    );
  return missing.length;
}
