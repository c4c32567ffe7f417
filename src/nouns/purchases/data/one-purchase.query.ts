import { query } from '../../../data/query.ts';
import { combineLatest, switchMap } from 'rxjs';
import type { PurchaseLine } from '../../../../schemas/purchase.schema.ts';
import { itemEntity } from '../../../domain/ledger/fold.ts';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import { draftOfPurchase } from '../../../domain/purchases/draft-of-purchase.ts';
import { notSentBack, type ReturnablePurchase } from '../../../domain/purchases/check-purchase-return.ts';
import { purchaseMoney } from '../../../domain/purchases/purchase-money.ts';
import type { Book, PurchaseDoc } from '../../../store/book.ts';
import { isAwaitingApproval } from '../../../store/edits.ts';
import { mayAdd, mayEdit, mayVoid } from '../../../data/rights.ts';
import { vendorNames } from '../../parties/data/people-now.ts';
import { debtId } from '../../../books/keep/names.ts';
import { fromLedger } from '../../../books/read/balances.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { changesIn, liveRows, whenBusinessOpen } from '../../../data/live.ts';
import type { PurchasePage, PurchasedLine } from '../../../contract/purchases.ts';
import type { OpenBusiness } from '../../../data/session.ts';
import { namesIn } from '../../../data/names-in.ts';
import { eggItemOf } from '../../stock/data/items.ts';
import { purchaseTotals } from './purchase-debts.ts';
import { isReturnable, returnableOf, type Returnable } from './returnable.ts';
import { figure } from '../../../domain/figures/figures.ts';
import { totalsIn, valueOf } from '../../../domain/figures/sum.ts';
import { addDays } from '../../../domain/time/local-day.ts';
import { itemGroupsOn, itemStateOf } from '../../../books/read/item-books.ts';
import { sumsOver } from '../../../books/read/period-sums.ts';

/**
 * One purchase with its landed cost and the use of its goods, or null when it is not on this phone.
 * [RTE-44, PUR-3, PUR-6]
 */
export const onePurchase = query({
  name: 'purchases.one',
  read: (deps, { id }) =>
    whenBusinessOpen<PurchasePage | null>(
      deps,
      (session, businessId) => {
        const { book } = session;
        return liveRows<PurchaseDoc>(book.purchases.collection, { selector: { id: { $eq: id } } }).pipe(
          switchMap(([purchase]) =>
            combineLatest([
              fromLedger(session, async ({ db }) => ({ db, seen: await seenBy(db, id, purchase) }), undefined),
              changesIn(book.shop, book.vendors),
              session.open$,
              session.workspace$,
            ]).pipe(
              switchMap(async ([books, , open, workspace]) => {
                if (!purchase || purchase.business_id !== businessId || !open) return null;
                return pageOf(purchase, { book, db: books?.db, open, nameOf: namesIn(workspace, open?.business.id) });
              }),
            ),
          ),
        );
      },
      null,
    ),
});

/** Emits on every change of its debt and of its goods. */
const seenBy = (db: LedgerDatabase, id: string, purchase: PurchaseDoc | undefined): Promise<unknown> =>
  Promise.all([
    db.debts.get(debtId(ACCOUNTS.payables, id)),
    ...(purchase?.lines ?? []).map(({ item_id }) => db.levels.get(itemEntity(item_id))),
  ]); // prettier-ignore

interface Around {
  readonly book: Book;
  readonly db: LedgerDatabase | undefined;
  readonly open: OpenBusiness;
  readonly nameOf: (uid: string) => string | undefined;
}

async function pageOf(purchase: PurchaseDoc, { book, db, open, nameOf }: Around): Promise<PurchasePage> {
  const { id, of_purchase_id, vendor_id, vendor_name = '' } = purchase;
  const debt = await db?.debts.get(debtId(ACCOUNTS.payables, id));
  const of = of_purchase_id === undefined ? undefined : (await book.purchases.find([of_purchase_id])).get(of_purchase_id); // prettier-ignore
  const names = await vendorNames(book, [vendor_id]);
  const voided = purchase.voided_at !== undefined;
  const back = db && isReturnable(purchase) ? await returnableOf(book, db, purchase) : undefined;
  const returns = back?.returns ?? [];
  const stands = purchase.goods !== 'both' && !voided && !isAwaitingApproval(purchase);
  return {
    id,
    purchase_no: purchase.purchase_no,
    kind: purchase.kind,
    goods: purchase.goods,
    ...purchaseTotals(purchase, debt),
    of: of && { id: of.id, purchase_no: of.purchase_no },
    returns: returns.map((one) => ({
      id: one.id,
      purchase_no: one.purchase_no,
      day: one.day,
      total: purchaseMoney(one).owed,
    })),
    to_return:
      back && mayAdd(open, 'purchases', purchase) && [...notSentBack(back).values()].some((left) => left > 0)
        ? returnableView(back)
        : undefined,
    vendor: vendor_id === undefined ? undefined : { id: vendor_id, name: names.get(vendor_id) ?? vendor_name },
    day: purchase.day,
    occurred_at: purchase.occurred_at,
    due_date: purchase.due_date,
    lines: await linesOf(purchase, book, voided ? undefined : db),
    transport_cost: purchase.transport_cost ?? 0,
    transport_method: purchase.transport_method,
    other_cost: purchase.other_cost ?? 0,
    supplier_invoice_no: purchase.supplier_invoice_no,
    initial_payment: purchase.initial_payment,
    note: purchase.note,
    by: nameOf(purchase.created_by),
    sync: purchase.sync_state,
    sync_error: purchase.sync_error?.message,
    accepted: purchase.rev > 0,
    voided,
    void_reason: purchase.void_reason,
    may_edit: stands && purchase.kind === 'purchase' && mayEdit(open, 'purchases', purchase),
    // Returns refer to the purchase: they must be voided first.
    may_void: stands && returns.length === 0 && mayVoid(open, 'purchases', purchase),
    draft: draftOfPurchase(purchase),
    history: (purchase.history ?? []).map(({ at, by, changed, reason }) => ({
      at,
      by: nameOf(by),
      changed: changed.split(', '),
      reason,
    })),
  };
}

/** Only the fields that a form needs are sent over the port. */
function returnableView({ purchase, came_at, before, balance, paid }: Returnable): ReturnablePurchase {
  const { lines, transport_cost, transport_method, other_cost, tax_recoverable, vendor_id } = purchase;
  return {
    purchase: { lines, transport_cost, transport_method, other_cost, tax_recoverable, vendor_id },
    came_at,
    before,
    balance,
    paid,
  };
}

async function linesOf(purchase: PurchaseDoc, book: Book, db: LedgerDatabase | undefined): Promise<PurchasedLine[]> {
  const money = purchaseMoney(purchase).lines;
  const ids = purchase.lines.map(({ item_id }) => item_id);
  const [items, materials] = await Promise.all([book.shop.find(ids), book.raw_materials.find(ids)]);
  const isBought = purchase.kind === 'purchase' && db !== undefined;
  return Promise.all(
    purchase.lines.map(async (line, i): Promise<PurchasedLine> => {
      const item = items.get(line.item_id);
      const material = materials.get(line.item_id);
      const egg = eggItemOf(line.item_id);
      const { line_id, item_id, qty, unit, factor, unit_cost, batch_no, expiry } = line;
      return {
        line_id,
        item_id,
        qty,
        unit,
        factor,
        unit_cost,
        batch_no,
        expiry,
        name: item?.name ?? material?.name ?? line.description ?? '',
        grade: egg?.grade,
        base_unit: item?.base_unit ?? material?.base_unit ?? egg?.base_unit ?? baseOf(line),
        net: money[i]!.net,
        tax: money[i]!.tax,
        claimed: purchase.tax_recoverable === true,
        landed: money[i]!.landed,
        page: material ? 'raw_material' : (item ?? egg) ? 'shop' : undefined,
        ...(isBought && (await becameOf(db, purchase, line))),
      };
    }),
  );
}

/** For an item that is not on this phone the base unit is unknown. */
const baseOf = ({ factor }: PurchaseLine): 'g' | 'piece' => (factor >= 1_000 && factor % 1_000 === 0 ? 'g' : 'piece');

/** Causes by which goods enter the stock. */
const INWARD = ['opening', 'purchase', 'return', 'found', 'run_out', 'release', 'eggs'] as const;

interface Bought {
  readonly item_id: string;
  readonly qty: number;
  readonly batch_no?: string | undefined;
  readonly expiry?: string | undefined;
}

/**
 * The use of a bought line: how much of it is in stock, and the sales of the item since its day. [PUR-6] A batch is
 * identified by its name; for others the stock is assumed to be the last delivery. Undefined while the books do not
 * know it.
 */
async function becameOf(
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
