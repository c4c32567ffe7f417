import { combineLatest, merge, startWith, switchMap, throttleTime, type Observable } from 'rxjs';
import type { Purchase } from '../../../schemas/purchase.schema.ts';
import { ACCOUNTS } from '../../domain/ledger/posting.ts';
import { plainWords } from '../../domain/text/plain-words.ts';
import type { Book, PurchaseDoc } from '../book.ts';
import type { Deps } from '../deps.ts';
import { vendorNames } from '../suppliers/vendor-rows.ts';
import { debtId } from '../ledger/allocate.ts';
import { fromLedger } from '../ledger/balances.ts';
import type { Debt } from '../ledger/ledger-store.ts';
import { whenBusinessOpen } from '../live.ts';
import { newestPages } from '../newest-pages.ts';
import type { QueryInput } from '../port.ts';
import { purchaseTotals } from './purchase-debts.ts';
import type { PurchaseRow, PurchasesList } from './purchase-views.ts';

type Input = QueryInput<'purchases.list'>;

const NOTHING: PurchasesList = { rows: [], more: false };
const READ_EVERY_MS = 100;
/** Rows read at once while looking for those that match. */
const PAGE = 200;

/** Purchases of goods for the shop, newest first, with what is still to pay. [RTE-22, PUR-5] */
export const purchasesList = (deps: Deps, input: Input): Observable<PurchasesList> =>
  whenBusinessOpen(
    deps,
    (session, businessId) => {
      const store = session.book.purchases;
      return combineLatest([
        // Whatever changes in what we owe is told.
        fromLedger(session, async ({ db }) => ({ db, owed: await db.debts.where('owed').equals(ACCOUNTS.payables).primaryKeys() }), undefined),
        merge(store.collection.$, session.book.vendors.collection.$).pipe(startWith(undefined)),
      ]).pipe(
        throttleTime(READ_EVERY_MS, undefined, { leading: true, trailing: true }),
        switchMap(async ([books]) => {
          const found = await newest(session.book, businessId, input);
          const page = found.slice(0, input.limit);
          const debts = books ? await books.db.debts.bulkGet(page.map(({ id }) => debtId(ACCOUNTS.payables, id))) : [];
          return { rows: page.map((one, i) => rowOf(one, debts[i])), more: found.length > input.limit };
        }),
      );
    },
    NOTHING,
  ); // prettier-ignore

/** As many as are shown and one more; materials of the farm stand among them. */
async function newest(book: Book, businessId: string, { search, limit }: Input): Promise<PurchaseDoc[]> {
  const store = book.purchases;
  const found: PurchaseDoc[] = [];
  const read = (from: number, until: number, size: number) => store.newest(businessId, from, until, size);
  for await (const page of newestPages({ newest: read, range: null, size: PAGE })) {
    const names = await vendorNames(book, page.map(({ vendor_id }) => vendor_id));
    // Who sold it is called as they are now.
    const named = page.map((one) => ({ ...one, vendor_name: names.get(one.vendor_id ?? '') ?? one.vendor_name }));
    found.push(...named.filter((one) => one.goods !== 'raw_material' && isFound(one, search)));
    if (found.length > limit) break;
  }
  return found;
} // prettier-ignore

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

/** Any part of the supplier, of our number or of theirs, or of what was bought. */
function isFound({ vendor_name = '', purchase_no, supplier_invoice_no = '', lines }: Purchase, search: string): boolean {
  const names = lines.map(({ description = '' }) => description).join(' ');
  return plainWords(`${vendor_name} ${purchase_no} ${supplier_invoice_no} ${names}`).includes(plainWords(search));
} // prettier-ignore
