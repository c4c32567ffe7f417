import { figure } from '../../domain/figures/figures.ts';
import { totalsIn, valueOf } from '../../domain/figures/sum.ts';
import { addDays } from '../../domain/time/local-day.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import { itemGroupsOn, itemStateOf } from '../ledger/item-books.ts';
import { sumsOver } from '../ledger/period-sums.ts';
import type { PurchasedLine } from '../../contract/purchases.ts';

/** What brings goods in. */
const INWARD = ['opening', 'purchase', 'return', 'found', 'run_out', 'release', 'eggs'] as const;

interface Bought {
  readonly item_id: string;
  readonly qty: number;
  readonly batch_no?: string | undefined;
  readonly expiry?: string | undefined;
}

/**
 * What became of a bought line: how much of it is there, and what was sold of the item since its day. [PUR-6] A batch is known by its
 * name; of all else what came last is what is there. Undefined while the books do not know it.
 */
export async function becameOf(
  db: LedgerDatabase,
  purchase: { readonly id: string; readonly day: string },
  line: Bought,
): Promise<Pick<PurchasedLine, 'left' | 'sold'>> {
  const { item_id: id } = line;
  const state = await itemStateOf(db, id);
  if (!state) return {};
  const [later, sums] = await Promise.all([cameAfter(db, purchase, id), sumsOver(db, purchase.day)]);
  const of = totalsIn(sums);
  const [qty, income, cost] = [figure.itemSold(id), figure.itemIncome(id), figure.itemCost(id)].map((one) => valueOf(one, of)) as [number, number, number]; // prettier-ignore
  const { batch_no, expiry } = line;
  const batch = batch_no === undefined ? undefined : state.layers.find((one) => one.batch === batch_no && one.expiry === expiry); // prettier-ignore
  const here = batch_no === undefined ? state.qty - later : (batch?.qty ?? 0);
  return { left: Math.min(line.qty, Math.max(0, here)), sold: { qty, income, cost } };
}

async function cameAfter(db: LedgerDatabase, { id, day }: { id: string; day: string }, item: string): Promise<number> {
  const next = addDays(day, 1);
  const sums = await sumsOver(db, next);
  const groups = await itemGroupsOn(db, item, day);
  const after = groups.slice(groups.findIndex(({ doc_id }) => doc_id === id) + 1);
  const came = after.flatMap(({ postings }) =>
    postings.filter((one) => one.book === 'stock' && one.item === item && !one.absolute && (one.qty ?? 0) > 0),
  );
  return valueOf(figure.itemMoved(item, ...INWARD), totalsIn(sums)) + came.reduce((all, { qty = 0 }) => all + qty, 0);
}
