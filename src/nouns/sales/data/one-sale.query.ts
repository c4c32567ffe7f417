import { firstPayments } from '../../../domain/sales/first-payments.ts';
import { query } from '../../../data/query.ts';
import { combineLatest, from, startWith, switchMap } from 'rxjs';
import { draftOfSale } from '../../../domain/sales/draft-of-sale.ts';
import { saleMoney } from '../../../domain/sales/sale-money.ts';
import type { Book, SaleDoc } from '../../../store/book.ts';
import { isAwaitingApproval } from '../../../store/edits.ts';
import { mayEdit } from '../../../data/rights.ts';
import { fromLedger } from '../../../books/read/balances.ts';
import { liveRows, whenSignedIn } from '../../../data/live.ts';
import type { SaleView } from '../../../contract/sales.ts';
import { mayDo, type OpenBusiness, type Workspace } from '../../../data/session.ts';
import { sale as saleKind } from '../../../../schemas/sale.schema.ts';
import { toldChanges } from '../../../data/earlier-versions.ts';
import { namesIn } from '../../../data/names-in.ts';
import { whatFollowed, type Followed } from './what-followed.ts';

/**
 * One sale with the data for its correction, and the records that followed it; null when it is not on this phone.
 * [RTE-21, SAL-39, SAL-41]
 */
export const oneSale = query({
  name: 'sales.one',
  read: (deps, { id }) =>
    whenSignedIn<SaleView | null>(
      deps,
      (session) =>
        combineLatest([
          liveRows<SaleDoc>(session.book.sales.collection, { selector: { id: { $eq: id } } }),
          // Books that cannot be opened must not block the display of a sale.
          fromLedger<Followed | undefined>(session, ({ db }) => whatFollowed(db, id), undefined).pipe(
            startWith(undefined),
          ),
          session.open$,
          session.workspace$,
        ]).pipe(
          switchMap(([[sale], followed, open, workspace]) =>
            from(
              sale && open && sale.business_id === open.business.id
                ? saleView(session.book, sale, { followed, open, workspace })
                : Promise.resolve(null),
            ),
          ),
        ),
      null,
    ),
});

interface Around {
  readonly followed: Followed | undefined;
  readonly open: OpenBusiness;
  readonly workspace: Workspace;
}

async function saleView(book: Book, sale: SaleDoc, { followed, open, workspace }: Around): Promise<SaleView> {
  const nameOf = namesIn(workspace, sale.business_id);
  const { of_sale_id = '' } = sale;
  const found = await book.sales.find([of_sale_id, ...(followed?.returns ?? [])]);
  const returns = (followed?.returns ?? []).flatMap((id) => found.get(id) ?? []);
  const stands = sale.voided_at === undefined && !isAwaitingApproval(sale);
  const isOut = sale.kind === 'sale' && sale.status === 'confirmed' && sale.sync_state !== 'rejected';
  return {
    sale: draftOfSale(sale),
    sale_no: sale.sale_no,
    paid_first: firstPayments(sale),
    sync: sale.sync_state,
    accepted: sale.rev > 0,
    voided: sale.voided_at !== undefined,
    ...(sale.voided_at !== undefined && {
      void: { at: sale.voided_at, by: nameOf(sale.voided_by), reason: sale.void_reason },
    }),
    returns: returns
      .sort((a, b) => a.occurred_at.localeCompare(b.occurred_at) || a.device_seq - b.device_seq)
      .map(({ id, sale_no, occurred_at, ...back }) => ({
        id,
        sale_no,
        at: occurred_at,
        total: saleMoney(back).total,
        paid_back: back.initial_payment?.amount ?? 0,
      })),
    later_payments: followed?.payments.length ?? 0,
    of_sale_no: found.get(of_sale_id)?.sale_no,
    // A return is frozen: it is voided and recorded again.
    may_edit: stands && sale.kind === 'sale' && mayEdit(open, 'sales', sale),
    may_void: stands && mayDo(open, 'delete_sales'),
    may_return: stands && isOut && mayDo(open, 'add_sales'),
    history: toldChanges(saleKind, sale, nameOf),
  };
}
