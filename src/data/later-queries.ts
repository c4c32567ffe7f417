import { attachmentsKept } from '../nouns/attachments/data/attachments-kept.query.ts';
import { oneAttachment } from '../nouns/attachments/data/one-attachment.query.ts';
import { customerAccount, supplierAccount } from '../nouns/parties/data/party-account.query.ts';
import {
  customerAlike,
  customerTwins,
  customersList,
  customersPage,
  oneCustomer,
  supplierAlike,
  suppliersList,
  suppliersPage,
  supplierTwins,
} from '../nouns/parties/data/parties.query.ts';
import { customerStatement, supplierStatement } from '../nouns/parties/data/party-statement.query.ts';
import { creditors } from '../nouns/parties/data/creditors.query.ts';
import { debtors } from '../nouns/parties/data/debtors.query.ts';
import { expensesList } from '../nouns/expenses/data/expenses-list.query.ts';
import { oneExpense } from '../nouns/expenses/data/one-expense.query.ts';
import { payees } from '../nouns/expenses/data/payees.query.ts';
import { aroundRecord } from '../nouns/farm/data/around.query.ts';
import { flockPage } from '../nouns/farm/data/flock-page.query.ts';
import { oneActivity } from '../nouns/farm/data/one-activity.query.ts';
import { missingDay } from '../nouns/farm/data/missing.query.ts';
import { materials } from '../nouns/farm/data/materials.query.ts';
import { standards } from '../nouns/farm/data/standards.query.ts';
import { allFlocks } from '../nouns/transfer/data/all-flocks.query.ts';
import { allPayments } from '../nouns/transfer/data/all-payments.query.ts';
import { allCustomers, allSuppliers } from '../nouns/transfer/data/all-people.query.ts';
import { farmRecords } from '../nouns/transfer/data/farm-records.query.ts';
import { saleLines } from '../nouns/transfer/data/sale-lines.query.ts';
import { findEverything } from '../nouns/home/data/find-everything.query.ts';
import { whoChanged } from '../nouns/business/data/who-changed.query.ts';
import { homeChanges } from '../nouns/home/data/changes.query.ts';
import { homeDay } from '../nouns/home/data/home-day.query.ts';
import { homePhones } from '../nouns/home/data/phones.query.ts';
import { questions } from '../nouns/home/data/questions.query.ts';
import { salePaper } from '../nouns/papers/data/sale-paper.query.ts';
import { moneyPage } from '../nouns/money/data/money-page.query.ts';
import { maybePaidTwice } from '../nouns/payments/data/maybe-twice.query.ts';
import { outPayments } from '../nouns/payments/data/out-payments.query.ts';
import { referenceUsed } from '../nouns/payments/data/reference-used.query.ts';
import { salePayments } from '../nouns/payments/data/sale-payments.query.ts';
import { invitation } from '../nouns/people/data/invitation.query.ts';
import { people } from '../nouns/people/data/people.query.ts';
import { ingredients } from '../nouns/processing/data/ingredients.query.ts';
import { runs } from '../nouns/processing/data/runs.query.ts';
import { onePurchase } from '../nouns/purchases/data/one-purchase.query.ts';
import { purchasesList } from '../nouns/purchases/data/purchases-list.query.ts';
import type { queries } from './queries.ts';
import { queriesOf, type Queries } from './query.ts';
import { oneReport } from '../nouns/reports/data/one-report.query.ts';
import { reportParts } from '../nouns/reports/data/report-parts.query.ts';
import { nextSaleNo } from '../nouns/sales/data/next-sale-no.query.ts';
import { oneSale } from '../nouns/sales/data/one-sale.query.ts';
import { saleToReturn } from '../nouns/sales/data/sale-to-return.query.ts';
import { findSellable, sellableItems } from '../nouns/sales/data/sellable.query.ts';
import { itemHistory } from '../nouns/stock/data/item-history.query.ts';
import { itemPage } from '../nouns/stock/data/item-page.query.ts';
import { lastCosts } from '../nouns/stock/data/last-costs.query.ts';
import { losses } from '../nouns/stock/data/losses.query.ts';
import { stockList } from '../nouns/stock/data/stock-list.query.ts';
import { itemsWithBarcode } from '../nouns/stock/data/with-barcode.query.ts';
import { friends } from '../nouns/subscription/data/friends.query.ts';
import { myPlan } from '../nouns/subscription/data/my-plan.query.ts';
import { plans } from '../nouns/subscription/data/plans.query.ts';
import { lateRecords } from '../nouns/sync/data/late.query.ts';
import { phoneSeries } from '../nouns/sync/data/series.query.ts';
import { savedRecords } from '../nouns/sync/data/saved.query.ts';
import { unreadableRows, unsentRecords } from '../nouns/sync/data/unsent.query.ts';
import { twoVersions } from '../nouns/sync/data/versions.query.ts';

/** Queries of the screens beyond the first ones. [DAT-2, PRF-11] */
export const laterQueries: Omit<Queries, keyof typeof queries> = queriesOf([
  homeChanges,
  questions,
  homePhones,
  homeDay,
  findEverything,
  whoChanged,
  reportParts,
  oneReport,
  unsentRecords,
  savedRecords,
  unreadableRows,
  twoVersions,
  lateRecords,
  phoneSeries,
  oneSale,
  saleToReturn,
  salePaper,
  sellableItems,
  findSellable,
  nextSaleNo,
  referenceUsed,
  maybePaidTwice,
  moneyPage,
  salePayments,
  outPayments,
  expensesList,
  oneExpense,
  payees,
  suppliersList,
  suppliersPage,
  supplierAccount,
  supplierAlike,
  supplierTwins,
  supplierStatement,
  customersList,
  oneCustomer,
  customersPage,
  customerAccount,
  customerAlike,
  customerTwins,
  customerStatement,
  debtors,
  creditors,
  aroundRecord,
  missingDay,
  oneActivity,
  flockPage,
  standards,
  oneAttachment,
  attachmentsKept,
  materials,
  ingredients,
  runs,
  stockList,
  itemPage,
  lastCosts,
  itemsWithBarcode,
  itemHistory,
  losses,
  purchasesList,
  onePurchase,
  allCustomers,
  allSuppliers,
  saleLines,
  allPayments,
  allFlocks,
  farmRecords,
  people,
  invitation,
  myPlan,
  plans,
  friends,
]);
