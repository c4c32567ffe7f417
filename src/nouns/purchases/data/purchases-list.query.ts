import { query } from '../../../data/query.ts';
import { combineLatest } from 'rxjs';
import type { Purchase } from '../../../../schemas/purchase.schema.ts';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import type { Book, PurchaseDoc } from '../../../store/book.ts';
import { vendorNames } from '../../parties/data/people-now.ts';
import { debtId } from '../../../books/keep/names.ts';
import { fromLedger } from '../../../books/read/balances.ts';
import { debtsByIds } from '../../../books/read/kept-answers.ts';
import type { Debt } from '../../../books/keep/ledger-store.ts';
import { changesIn, whenBusinessOpen } from '../../../data/live.ts';
import { newestPages } from '../../../data/newest-pages.ts';
import type { QueryInput } from '../../../contract/port.ts';
import type { PurchaseRow, PurchasesList } from '../../../contract/purchases.ts';
import { purchaseTotals } from './purchase-debts.ts';
import { LATEST_MS } from '../../../store/rx-schema.ts';
import { readInTurn } from '../../../data/read-in-turn.ts';
import { hasWords, plainName, wantedWords } from '../../../domain/text/find-words.ts';

type Input = QueryInput<'purchases.list'>;

const NOTHING: PurchasesList = {
  rows: [],
  more: false,
  totals: { bought: 0, returned: 0, paid: 0, owed: 0 },
  none_at_all: true,
};
/** Rows per read while searching for matches. */
const PAGE = 200;

/** Purchases of goods for the shop, or of all goods, newest first, with their open amounts. [RTE-22, PUR-5] */
export const purchasesList = query({
  name: 'purchases.list',
  whileArriving: 'rows',
  read: (deps, input) =>
    whenBusinessOpen(
    deps,
    (session, businessId) => {
      const store = session.book.purchases;
      return combineLatest([
        // Emits on every change of the payables.
        fromLedger(session, async ({ db }) => ({ db, owed: await db.debts.where('owed').equals(ACCOUNTS.payables).primaryKeys() }), undefined),
        changesIn(store, session.book.vendors),
      ]).pipe(
        readInTurn(async ([books], isOver) => {
          const found = await matching(session.book, businessId, { ...input, isOver });
          const debts = books ? await debtsByIds(books.db, found.map(({ id }) => debtId(ACCOUNTS.payables, id))) : [];
          const rows = found.map((one, i) => rowOf(one, debts[i]));
          const isAny = rows.length > 0 || (await store.newest(businessId, 0, LATEST_MS, 1)).length > 0;
          return { rows: rows.slice(0, input.limit), more: rows.length > input.limit, totals: sumsOf(rows), none_at_all: !isAny };
        }),
      );
    },
    NOTHING,
  ), // prettier-ignore
});

/** All matches, newest first: a business buys only a few times a week. Materials of the farm are among them. */
async function matching(book: Book, businessId: string, { search, range, materials, isOver }: Input & { isOver: () => boolean }): Promise<PurchaseDoc[]> {
  const store = book.purchases;
  const found: PurchaseDoc[] = [];
  const read = (from: number, until: number, size: number) => store.newest(businessId, from, until, size);
  for await (const page of newestPages({ newest: read, range, size: PAGE, isOver })) {
    const names = await vendorNames(book, page.map(({ vendor_id }) => vendor_id));
    // Suppliers are shown with their present names.
    const named = page.map((one) => ({ ...one, vendor_name: names.get(one.vendor_id ?? '') ?? one.vendor_name }));
    found.push(...named.filter((one) => (materials || one.goods !== 'raw_material') && isIn(one, range) && isFound(one, search)));
  }
  return found;
} // prettier-ignore

const isIn = ({ day }: PurchaseDoc, range: Input['range']): boolean => !range || (day >= range.from && day <= range.to);

/** Bought − returned = paid + owed, for the purchases of these days. Voided and refused ones are in no sum. */
function sumsOf(rows: readonly PurchaseRow[]): PurchasesList['totals'] {
  const counted = rows.filter(({ kind, voided, sync }) => kind === 'purchase' && !voided && sync !== 'rejected');
  const sum = (amount: (row: PurchaseRow) => number) => counted.reduce((all, row) => all + amount(row), 0);
  const [bought, returned, owed] = [sum(({ total }) => total), sum((row) => row.returned), sum(({ balance }) => Math.max(0, balance))]; // prettier-ignore
  return { bought, returned, paid: bought - returned - owed, owed };
}

const rowOf = (purchase: PurchaseDoc, debt: Debt | undefined): PurchaseRow => ({
  id: purchase.id,
  purchase_no: purchase.purchase_no,
  kind: purchase.kind,
  vendor_name: purchase.vendor_name,
  items: purchase.lines.map(({ description = '' }) => description).filter((name) => name !== ''),
  day: purchase.day,
  at: purchase.occurred_at,
  voided: purchase.voided_at !== undefined,
  sync: purchase.sync_state,
  ...purchaseTotals(purchase, debt),
});

/** True when the text is in the supplier's name, the own or the supplier's number, or in a bought item. */
function isFound({ vendor_name = '', purchase_no, supplier_invoice_no = '', lines }: Purchase, search: string): boolean {
  const names = lines.map(({ description = '' }) => description).join(' ');
  return hasWords(plainName(`${vendor_name} ${purchase_no} ${supplier_invoice_no} ${names}`), wantedWords(search));
} // prettier-ignore
