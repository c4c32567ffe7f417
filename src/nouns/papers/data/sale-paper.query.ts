import { firstPayments, paidFirst } from '../../../domain/sales/first-payments.ts';
import { query } from '../../../data/query.ts';
import { combineLatest, from, switchMap } from 'rxjs';
import { publicDocPath } from '../../../../schemas/public-doc.schema.ts';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import { debtId } from '../../../books/keep/names.ts';
import { fromLedger } from '../../../books/read/balances.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { changesIn, liveRows, whenBusinessOpen } from '../../../data/live.ts';
import type { PaperView } from '../../../contract/sales.ts';
import { mayDo, type OpenBusiness, type Session, type Workspace } from '../../../data/session.ts';
import { namesIn } from '../../../data/names-in.ts';
import { publicPageOf, saysTheSame, type PublicDocRow } from './public-page.ts';
import { saleOnPaper, type SaleOnPaper } from './sale-on-paper.ts';

/** A sale for its invoice and receipt, with the state of its link; null when it is not on this phone. [INV-1, INV-6] */
export const salePaper = query({
  name: 'sales.paper',
  read: (deps, { id }) =>
    whenBusinessOpen<PaperView | null>(
      deps,
      (session, businessId) =>
        combineLatest([
          // Every booking on the sale changes the answer.
          fromLedger(session, ({ db }) => db.debts.get(debtId(ACCOUNTS.receivables, id)).then(() => db), undefined),
          changesIn(session.book.sales, session.book.customers),
          liveRows<PublicDocRow>(session.book.workspace.collection, {
            selector: { path: { $eq: publicDocPath(businessId, id) } },
          }),
          session.open$,
          session.workspace$,
        ]).pipe(
          switchMap(([db, , [page], open, workspace]) => from(viewOf(session, db, { id, open, workspace, page }))),
        ),
      null,
    ),
});

interface About {
  readonly id: string;
  readonly open: OpenBusiness | undefined;
  readonly workspace: Workspace;
  readonly page: PublicDocRow | undefined;
}

async function viewOf(
  { book }: Session,
  db: LedgerDatabase | undefined,
  { id, open, workspace, page }: About,
): Promise<PaperView | null> {
  const found = open && (await saleOnPaper(book, db, open, id));
  if (!found) return null;
  const { sale, paper } = found;
  const first = firstPayments(sale);
  return {
    id,
    business_id: sale.business_id,
    paper,
    is: sale.voided_at !== undefined ? 'voided' : sale.kind === 'return' ? 'return' : sale.status === 'order' ? 'order' : 'sale', // prettier-ignore
    occurred_at: sale.occurred_at,
    served_by: namesIn(workspace, sale.business_id)(sale.created_by),
    methods: paidFirst(sale) === paper.paid ? first.map(({ method }) => method) : [],
    sync: sale.sync_state,
    roll: open.settings.receipt_width ?? '58',
    link: page && linkOf(page, found),
    may_share: mayDo(open, page ? 'edit_sales' : 'add_sales'),
    may_close: mayDo(open, 'edit_sales'),
  };
}

const linkOf = (page: PublicDocRow, found: SaleOnPaper): NonNullable<PaperView['link']> => ({
  closed: page.revoked,
  shared_at: page.shared_at,
  sync: page.sync_state,
  outdated: !page.revoked && !saysTheSame(page, publicPageOf(found, page.shared_at)),
});
