import { combineLatest, map, type Observable } from 'rxjs';
import { draftOfSale } from '../../domain/sales/draft-of-sale.ts';
import type { SaleDoc } from '../book.ts';
import type { Deps } from '../deps.ts';
import { isWithOwner, mayEdit, SALES_RIGHTS } from '../edits.ts';
import { liveRows, whenSignedIn } from '../live.ts';
import type { QueryInput, SaleView } from '../port.ts';
import type { OpenBusiness, Workspace } from '../session.ts';

/** One sale with what it needs to be corrected, or null when it is not here. [RTE-21, SAL-39] */
export const oneSale = (deps: Deps, { id }: QueryInput<'sales.one'>): Observable<SaleView | null> =>
  whenSignedIn<SaleView | null>(
    deps,
    ({ book, open$, workspace$ }) =>
      combineLatest([
        liveRows<SaleDoc>(book.sales.collection, { selector: { id: { $eq: id } } }),
        open$,
        workspace$,
      ]).pipe(
        map(([[sale], open, workspace]) =>
          sale && sale.business_id === open?.business.id ? saleView(sale, open, workspace) : null,
        ),
      ),
    null,
  );

function saleView(sale: SaleDoc, open: OpenBusiness, { members }: Workspace): SaleView {
  const nameOf = (uid: string) =>
    members.find(({ business_id, user_id }) => business_id === sale.business_id && user_id === uid)?.name;
  return {
    sale: draftOfSale(sale),
    sale_no: sale.sale_no,
    initial_payment: sale.initial_payment,
    sync: sale.sync_state,
    accepted: sale.rev > 0,
    voided: sale.voided_at !== undefined,
    may_edit: mayEdit(open, sale, SALES_RIGHTS) && !isWithOwner(sale) && sale.voided_at === undefined,
    history: (sale.history ?? []).map(({ at, by, changed, reason }) => ({
      at,
      by: nameOf(by),
      changed: changed.split(', '),
      reason,
    })),
  };
}
