import type { FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import { withdrawalNow } from '../../domain/health/withdrawal-now.ts';
import { flockEntity } from '../../domain/ledger/fold.ts';
import { sumOf } from '../../domain/numbers/sum.ts';
import { addDays } from '../../domain/time/local-day.ts';
import { rowsById, type Book, type SaleDoc } from '../book.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import type { StoredGroup } from '../ledger/ledger-store.ts';
import { groupsNamed } from '../ledger/named-groups.ts';
import type { Recall } from './flock-page-views.ts';

/** What lies further back was eaten. */
const LOOK_BACK = 120;

/**
 * Eggs that went into the stock, and birds that were sold, while a treatment forbade it: it was written down, or arrived, after them.
 * Nothing of the stock moves by it. What the owner let pass with a reason is none of it. [VET-5, VET-6]
 */
export async function recallOf(
  db: LedgerDatabase,
  book: Book,
  farm: string,
  { treatments, today }: { treatments: readonly FarmActivity[]; today: string },
): Promise<Recall[]> {
  const oldest = addDays(today, -LOOK_BACK);
  const since = treatments.map(({ day }) => day).filter((day) => day >= oldest).sort()[0]; // prettier-ignore
  if (since === undefined) return [];
  const all = (await groupsNamed(db, flockEntity(farm), since)).flatMap((group) => ofGroup(group, farm, treatments));
  const eggs = await rowsById(book.farm_activities, all.filter(({ what }) => what === 'eggs').map(({ doc_id }) => doc_id)); // prettier-ignore
  const sold = all.filter(({ what }) => what === 'birds').map(({ doc_id }) => doc_id);
  const sales = sold.length > 0 ? [...(await book.sales.find(sold)).values()] : [];
  const letPass = new Set([
    ...eggs.filter(({ note }) => note !== undefined).map(({ id }) => id),
    ...sales.filter((sale) => isLetPass(sale, farm)).map(({ id }) => id),
  ]);
  return all.filter(({ doc_id }) => !letPass.has(doc_id)).toReversed();
}

/** The owner said why its birds were sold all the same. [SAL-44] */
const isLetPass = ({ lines }: SaleDoc, farm: string): boolean =>
  lines.every(({ item_kind, farm_id, override_reason }) => item_kind !== 'bird' || farm_id !== farm || override_reason !== undefined); // prettier-ignore

function ofGroup({ ord, day, doc_id, postings }: StoredGroup, farm: string, treatments: readonly FarmActivity[]): Recall[] {
  const at = new Date(ord.split(' ')[1] ?? '');
  if (Number.isNaN(at.getTime())) return []; // without a time: no sale and no round
  const own = postings.filter((one) => one.farm === farm);
  const eggs = sumOf(own.filter(({ cause }) => cause === 'eggs'), ({ qty = 0 }) => qty); // prettier-ignore
  const birds = -sumOf(own.filter(({ book, cause }) => book === 'heads' && cause === 'sale'), ({ qty = 0 }) => qty); // prettier-ignore
  return [
    ...(eggs > 0 && withdrawalNow(treatments, 'egg', at) ? [{ what: 'eggs' as const, day, doc_id, qty: eggs }] : []),
    ...(birds > 0 && withdrawalNow(treatments, 'meat', at) ? [{ what: 'birds' as const, day, doc_id, qty: birds }] : []),
  ];
} // prettier-ignore
