import { attachmentsKept } from './attachments/attachments-kept.query.ts';
import { oneAttachment } from './attachments/one-attachment.query.ts';
import { customerAccount } from './customers/customer-account.query.ts';
import { customerAlike } from './customers/customer-alike.query.ts';
import { customerStatement } from './customers/customer-statement.query.ts';
import { customerTwins } from './customers/customer-twins.query.ts';
import { customersList } from './customers/customers-list.query.ts';
import { customersPage } from './customers/customers-page.query.ts';
import { oneCustomer } from './customers/one-customer.query.ts';
import { creditors } from './debts/creditors.query.ts';
import { debtors } from './debts/debtors.query.ts';
import { expensesList } from './expenses/expenses-list.query.ts';
import { oneExpense } from './expenses/one-expense.query.ts';
import { payees } from './expenses/payees.query.ts';
import { aroundRecord } from './farm/around.query.ts';
import { flockPage } from './farm/flock-page.query.ts';
import { materials } from './farm/materials.query.ts';
import { standards } from './farm/standards.query.ts';
import { allFlocks } from './exports/all-flocks.query.ts';
import { allPayments } from './exports/all-payments.query.ts';
import { allCustomers, allSuppliers } from './exports/all-people.query.ts';
import { farmRecords } from './exports/farm-records.query.ts';
import { saleLines } from './exports/sale-lines.query.ts';
import { findEverything } from './find/find-everything.query.ts';
import { whoChanged } from './history/who-changed.query.ts';
import { homeChanges } from './home/changes.query.ts';
import { homeDay } from './home/home-day.query.ts';
import { homePhones } from './home/phones.query.ts';
import { questions } from './home/questions.query.ts';
import { salePaper } from './papers/sale-paper.query.ts';
import { maybePaidTwice } from './payments/maybe-twice.query.ts';
import { outPayments } from './payments/out-payments.query.ts';
import { referenceUsed } from './payments/reference-used.query.ts';
import { salePayments } from './payments/sale-payments.query.ts';
import { invitation } from './people/invitation.query.ts';
import { people } from './people/people.query.ts';
import { ingredients } from './processing/ingredients.query.ts';
import { runs } from './processing/runs.query.ts';
import { onePurchase } from './purchases/one-purchase.query.ts';
import { purchasesList } from './purchases/purchases-list.query.ts';
import type { queries } from './queries.ts';
import { queriesOf, type Queries } from './query.ts';
import { oneReport } from './reports/one-report.query.ts';
import { reportParts } from './reports/report-parts.query.ts';
import { nextSaleNo } from './sales/next-sale-no.query.ts';
import { oneSale } from './sales/one-sale.query.ts';
import { saleToReturn } from './sales/sale-to-return.query.ts';
import { findSellable, sellableItems } from './sales/sellable.query.ts';
import { itemHistory } from './shop/item-history.query.ts';
import { itemPage } from './shop/item-page.query.ts';
import { lastCosts } from './shop/last-costs.query.ts';
import { losses } from './shop/losses.query.ts';
import { stockList } from './shop/stock-list.query.ts';
import { itemsWithBarcode } from './shop/with-barcode.query.ts';
import { friends } from './subscription/friends.query.ts';
import { myPlan } from './subscription/my-plan.query.ts';
import { plans } from './subscription/plans.query.ts';
import { supplierAccount } from './suppliers/supplier-account.query.ts';
import { supplierAlike } from './suppliers/supplier-alike.query.ts';
import { supplierStatement } from './suppliers/supplier-statement.query.ts';
import { suppliersList } from './suppliers/suppliers-list.query.ts';
import { suppliersPage } from './suppliers/suppliers-page.query.ts';
import { lateRecords } from './sync/late.query.ts';
import { phoneSeries } from './sync/series.query.ts';
import { unreadableRows, unsentRecords } from './sync/unsent.query.ts';
import { twoVersions } from './sync/versions.query.ts';

/** What the screens ask that people go on to. [DAT-2, PRF-11] */
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
  salePayments,
  outPayments,
  expensesList,
  oneExpense,
  payees,
  suppliersList,
  suppliersPage,
  supplierAccount,
  supplierAlike,
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
