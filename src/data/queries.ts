import type { Observable } from 'rxjs';
import { pinAccounts } from './account/pins.query.ts';
import { currentSession } from './account/session.query.ts';
import { customerAccount } from './customers/customer-account.query.ts';
import { customerAlike } from './customers/customer-alike.query.ts';
import { customerStatement } from './customers/customer-statement.query.ts';
import { customersList } from './customers/customers-list.query.ts';
import { customersPage } from './customers/customers-page.query.ts';
import { oneCustomer } from './customers/one-customer.query.ts';
import { debtors } from './debts/debtors.query.ts';
import type { Deps } from './deps.ts';
import { farmDay } from './farm/day.query.ts';
import { flocks } from './farm/flocks.query.ts';
import { materials } from './farm/materials.query.ts';
import { ownActivities } from './farm/own-activities.query.ts';
import { ledgerProgress } from './ledger/progress.query.ts';
import type { QueryInput, QueryName, QueryOutput } from './port.ts';
import { latestNotices } from './notifications/latest.query.ts';
import { salePaper } from './papers/sale-paper.query.ts';
import { salePayments } from './payments/sale-payments.query.ts';
import { nextSaleNo } from './sales/next-sale-no.query.ts';
import { oneSale } from './sales/one-sale.query.ts';
import { salesList } from './sales/sales-list.query.ts';
import { referenceUsed } from './payments/reference-used.query.ts';
import { saleToReturn } from './sales/sale-to-return.query.ts';
import { sellableItems } from './sales/sellable.query.ts';
import { businesses } from './business/businesses.query.ts';
import { invitation } from './people/invitation.query.ts';
import { people } from './people/people.query.ts';
import { lateRecords } from './sync/late.query.ts';
import { protection } from './sync/protection.query.ts';
import { phoneSeries } from './sync/series.query.ts';
import { syncStatus } from './sync/status.query.ts';
import { unreadableRows, unsentRecords } from './sync/unsent.query.ts';
import { twoVersions } from './sync/versions.query.ts';

/** Everything that can be asked, by name; answers are live. [DAT-2] */
export const queries: { [N in QueryName]: (deps: Deps, input: QueryInput<N>) => Observable<QueryOutput<N>> } = {
  'session.current': currentSession,
  'account.pins': pinAccounts,
  'notifications.latest': latestNotices,
  'sync.status': syncStatus,
  'sync.unsent': unsentRecords,
  'sync.unreadable': unreadableRows,
  'sync.versions': twoVersions,
  'sync.late': lateRecords,
  'sync.series': phoneSeries,
  protection,
  'sales.list': salesList,
  'sales.one': oneSale,
  'sales.toReturn': saleToReturn,
  'sales.paper': salePaper,
  'sales.sellable': sellableItems,
  'sales.nextNo': nextSaleNo,
  'payments.referenceUsed': referenceUsed,
  'payments.ofSale': salePayments,
  'customers.list': customersList,
  'customers.one': oneCustomer,
  'customers.page': customersPage,
  'customers.account': customerAccount,
  'customers.alike': customerAlike,
  'customers.statement': customerStatement,
  'debts.debtors': debtors,
  'ledger.progress': ledgerProgress,
  'farm.flocks': flocks,
  'farm.day': farmDay,
  'farm.own': ownActivities,
  'farm.materials': materials,
  businesses,
  people,
  'people.invitation': invitation,
};
