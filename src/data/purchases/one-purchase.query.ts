import { combineLatest, startWith, switchMap, type Observable } from 'rxjs';
import type { Purchase, PurchaseLine } from '../../../schemas/purchase.schema.ts';
import type { RawMaterial } from '../../../schemas/raw-material.schema.ts';
import type { ShopItem } from '../../../schemas/shop-item.schema.ts';
import { itemEntity } from '../../domain/ledger/fold.ts';
import { ACCOUNTS } from '../../domain/ledger/posting.ts';
import { draftOfPurchase } from '../../domain/purchases/draft-of-purchase.ts';
import { purchaseMoney } from '../../domain/purchases/purchase-money.ts';
import type { Book } from '../book.ts';
import type { Deps } from '../deps.ts';
import { isWithOwner, mayEdit, rightsOfGoods } from '../edits.ts';
import { debtId } from '../ledger/allocate.ts';
import { fromLedger } from '../ledger/balances.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import { liveRows, whenBusinessOpen } from '../live.ts';
import type { QueryInput } from '../port.ts';
import type { Row } from '../row-store.ts';
import { mayDo, type OpenBusiness } from '../session.ts';
import { namesIn } from '../shop/item-history.query.ts';
import { eggItemOf } from '../shop/items.ts';
import { becameOf } from './left-of-line.ts';
import { purchaseTotals } from './purchase-debts.ts';
import type { PurchasedLine, PurchasePage } from './purchase-views.ts';

type PurchaseDoc = Row<Purchase>;

/** One purchase with what it really cost and what became of it, or null when it is not here. [RTE-44, PUR-3, PUR-6] */
export const onePurchase = (deps: Deps, { id }: QueryInput<'purchases.one'>): Observable<PurchasePage | null> =>
  whenBusinessOpen<PurchasePage | null>(
    deps,
    (session, businessId) => {
      const { book } = session;
      return liveRows<PurchaseDoc>(book.purchases.collection, { selector: { id: { $eq: id } } }).pipe(
        switchMap(([purchase]) =>
          combineLatest([
            fromLedger(session, async ({ db }) => ({ db, seen: await seenBy(db, id, purchase) }), undefined),
            book.shop.collection.$.pipe(startWith(undefined)),
            session.open$,
            session.workspace$,
          ]).pipe(
            switchMap(async ([books, , open, workspace]) => {
              if (!purchase || purchase.business_id !== businessId || !open) return null;
              return pageOf(purchase, { book, db: books?.db, open, nameOf: namesIn(workspace, open) });
            }),
          ),
        ),
      );
    },
    null,
  );

/** Whatever changes in what is owed for it, and in its goods, is told. */
const seenBy = (db: LedgerDatabase, id: string, purchase: PurchaseDoc | undefined): Promise<unknown> =>
  Promise.all([
    db.debts.get(debtId(ACCOUNTS.payables, id)),
    ...(purchase?.lines ?? []).map(({ item_id }) =>
      db.groups.where('keys').startsWith(`${itemEntity(item_id)} `).last(),
    ),
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
  const of = of_purchase_id === undefined ? undefined : ((await book.purchases.find([of_purchase_id])).get(of_purchase_id) as PurchaseDoc | undefined); // prettier-ignore
  const voided = purchase.voided_at !== undefined;
  const rights = rightsOfGoods(purchase.goods);
  const stands = purchase.goods !== 'both' && !voided && !isWithOwner(purchase);
  return {
    id,
    purchase_no: purchase.purchase_no,
    kind: purchase.kind,
    goods: purchase.goods,
    ...purchaseTotals(purchase, debt),
    of: of && { id: of.id, purchase_no: of.purchase_no },
    vendor: vendor_id === undefined ? undefined : { id: vendor_id, name: vendor_name },
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
    may_edit: stands && purchase.kind === 'purchase' && mayEdit(open, purchase, rights),
    may_void: stands && mayDo(open, rights.edit),
    draft: draftOfPurchase(purchase),
    history: (purchase.history ?? []).map(({ at, by, changed, reason }) => ({
      at,
      by: nameOf(by),
      changed: changed.split(', '),
      reason,
    })),
  };
}

async function linesOf(purchase: PurchaseDoc, book: Book, db: LedgerDatabase | undefined): Promise<PurchasedLine[]> {
  const money = purchaseMoney(purchase).lines;
  const ids = purchase.lines.map(({ item_id }) => item_id);
  const [items, materials] = await Promise.all([book.shop.find(ids), book.raw_materials.find(ids)]);
  const isBought = purchase.kind === 'purchase' && db !== undefined;
  return Promise.all(
    purchase.lines.map(async (line, i): Promise<PurchasedLine> => {
      const item = items.get(line.item_id) as Row<ShopItem> | undefined;
      const material = materials.get(line.item_id) as Row<RawMaterial> | undefined;
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
        landed: money[i]!.landed,
        page: material ? 'raw_material' : (item ?? egg) ? 'shop' : undefined,
        ...(isBought && (await becameOf(db, purchase, line))),
      };
    }),
  );
}

/** Of an item that is not here nothing tells what it is counted in. */
const baseOf = ({ factor }: PurchaseLine): 'g' | 'piece' => (factor >= 1_000 && factor % 1_000 === 0 ? 'g' : 'piece');
