import type { AnswerChange } from '../domain/wire/answer-change.ts';
import type { PurchaseReturnDraft, PurchaseReturnError } from '../domain/purchases/check-purchase-return.ts';
import type { PurchaseDraft, PurchaseError } from '../domain/purchases/check-purchase.ts';
import type { EntryDraft, EntryError } from '../domain/stock/check-entry.ts';
import type { BackupError } from './business/backup-file.ts';
import type { AlertLimits, LimitsDraft, LimitsError } from '../domain/business/alert-limits.ts';
import type { Habits, HabitsDraft, HabitsError } from '../domain/business/habits.ts';
import type { ItemDraft, ItemError } from '../domain/stock/check-item.ts';
import type { MaterialDraft, MaterialError } from '../domain/stock/check-material.ts';
import type { Paper } from '../domain/papers/paper.ts';
import type { DifferingField } from '../domain/sync/differing-fields.ts';
import type { Series } from '../domain/sync/series.ts';
import type { Sale, SaleLine } from '../../schemas/sale.schema.ts';
import type { RoleName } from '../../schemas/workspace.schema.ts';
import type { InviteDraft, InviteError, Rights } from '../domain/people/check-invite.ts';
import type { InviteState } from '../domain/people/invite-state.ts';
import type {
  BusinessDraft,
  BusinessError,
  BusinessType,
  ProfileDraft,
  ReceiptDraft,
} from '../domain/business/check-business.ts';
import type { ChangedWords, ReasonList, WordList } from '../domain/business/word-lists.ts';
import type { CustomerDetails, CustomerDraft, CustomerError } from '../domain/customers/check-customer.ts';
import type { PlannedRow } from '../domain/imports/import-row.ts';
import type { ImportAdded, ImportDraft, ImportInput } from '../domain/imports/import-draft.ts';
import type { Statement, StatementEntry } from '../domain/customers/statement.ts';
import type { Ageing } from '../domain/debts/ageing.ts';
import type { RunDraft, RunError } from '../domain/processing/check-run.ts';
import type { PhoneError } from '../domain/phones/phone-number.ts';
import type { Result } from '../domain/result.ts';
import type { SupplierDetails, SupplierDraft, SupplierError } from '../domain/suppliers/check-supplier.ts';
import type { ExpenseCategory, ExpenseDraft, ExpenseError } from '../domain/expenses/check-expense.ts';
import type { OwedKind, PayOutDraft, PayOutError } from '../domain/payments/check-payment-out.ts';
import type { Arrivals } from './sync/arrivals.ts';
import type { ExpensesInput, ExpensesView, ExpenseView, KnownPayee } from './expenses/expense-views.ts';
import type { ActivityDraft } from '../domain/activities/activity-draft.ts';
import type { ActivityError } from '../domain/activities/check-activity.ts';
import type { FlockChange, FlockChangeError, FlockEnd, FlockEndError } from '../domain/flocks/change-flock.ts';
import type { FlockDraft, FlockError } from '../domain/flocks/check-flock.ts';
import type { ActivityRow, AroundRecord, FlocksView, MaterialRow, OwnActivities } from './farm/farm-views.ts';
import type { FlockPage } from './farm/flock-page-views.ts';
import type { Standards } from './farm/standards.query.ts';
import type { ApartDraft, ApartError } from '../domain/stock/check-apart.ts';
import type { CurveDraft, CurveError } from '../domain/flocks/check-curve.ts';
import type { PlanDraft, PlanError } from '../domain/health/check-plan.ts';
import type { PaymentDraft, PaymentError } from '../domain/payments/check-payment.ts';
import type { PayMethod, SaleDraft, SaleError } from '../domain/sales/check-sale.ts';
import type { NamedWithdrawal } from '../domain/health/withdrawal-now.ts';
import type { NotForSale } from '../domain/sales/birds-for-sale.ts';
import type { ReturnableSale, ReturnDraft, ReturnError } from '../domain/sales/check-return.ts';
import type { PaymentStatus } from '../domain/sales/sale-totals.ts';
import type { Held } from './held.ts';
import type { Protection } from './journal.ts';
import type { Ingredient, RunsPage } from './processing/processing-views.ts';
import type { PurchasePage, PurchasesList } from './purchases/purchase-views.ts';
import type {
  ItemHistory,
  ItemPage,
  ItemWithCode,
  LastCost,
  LossesView,
  StockShown,
  StockView,
} from './shop/shop-views.ts';
import type { ThingCursor } from './newest-things.ts';
import type { CustomerEntry, FlockEntry, PaymentEntry, SaleLineEntry, SupplierEntry } from './exports/export-views.ts';
import type { ReportName } from '../domain/reports/report.ts';
import type { ReportAnswer, ReportParts } from './reports/report-views.ts';
import type { FoundThing } from './find/find-views.ts';
import type { ChangeRow, HeardPhone, HomeDay, Question } from './home/home-views.ts';
import type { FriendsView, MyPlan, PlanAsk, PlansView } from './subscription/subscription-views.ts';
import type { WhoChanged } from './history/history-views.ts';
import type { BooksState } from './ledger/books-state.ts';

/*
 * The port between the window and the data worker: everything that can be asked and done, by name.
 * Types only: the window imports this file and nothing else of data. [DAT-1..3]
 */

export type { Ingredient, RunLine, RunRow } from './processing/processing-views.ts';
export type { PurchasedLine, PurchasePage, PurchaseRow, PurchasesList } from './purchases/purchase-views.ts';
export type {
  HistoryRow,
  ItemPage,
  ItemView,
  ItemWithCode,
  LossesView,
  MaterialFigures,
  StockRow,
  StockShown,
  StockView,
} from './shop/shop-views.ts';
export type { FriendsView, MyPlan, PlanAsk, PlansView } from './subscription/subscription-views.ts';
export type { ReportAnswer, ReportParts } from './reports/report-views.ts';
export type { FoundThing } from './find/find-views.ts';
export type { ChangeRow, HeardPhone, HomeDay, MoneyMethod, Question } from './home/home-views.ts';
export type { PastChange, WhoChanged } from './history/history-views.ts';
export type { ExpenseRow, ExpensesView, ExpenseView, KnownPayee } from './expenses/expense-views.ts';
export type { ActivityRow, FlockRow, FlocksView, MaterialRow, OwnActivities } from './farm/farm-views.ts';
export type { FlockMoney, FlockPage, Given } from './farm/flock-page-views.ts';

/** Where a record is: on this phone, on the server, or refused. [SYN-15] */
export type SyncState = 'pending' | 'synced' | 'rejected';

/** Who is signed in on this device and which book is open. */
export type SessionView =
  | { state: 'signed-out' }
  | { state: 'held'; why: Held }
  | {
      state: 'signed-in';
      /** A farm to look around in, without an account. [RTE-3] */
      sample: boolean;
      uid: string;
      email: string;
      first_name: string;
      /** The own phone number, E.164. [SET-10] */
      phone?: string | undefined;
      /** Where this person registered, ISO 3166-1: it proposes the money and how phones begin. [ACC-12] */
      country?: string | undefined;
      /** False until this person's own document has been seen here: a first sign-in still fetching. */
      ready: boolean;
      business?: BusinessView | undefined;
      /** The chosen business when this person was removed from it: nothing of it is shown. [SYN-24] */
      locked?: LockedView | undefined;
      businesses: readonly { id: string; name: string }[];
    };

/** A business that this person may no longer see. */
export interface LockedView {
  id: string;
  name?: string | undefined;
  owner_name?: string | undefined;
  /** When this phone learnt of it. */
  since: string;
}

/** The open business and what this person may do in it. */
export interface BusinessView {
  id: string;
  name: string;
  currency: string;
  default_units: 'tray' | 'dozen' | 'piece';
  /** How it counts and dates. [SET-4] */
  habits: Habits;
  /** From which point on somebody is told, and when. [SET-6] */
  limits: AlertLimits;
  address?: string | undefined;
  phone?: string | undefined;
  tax_id?: string | undefined;
  website?: string | undefined;
  /** A data address of a small JPEG. [SET-4] */
  logo?: string | undefined;
  /** What stands on every invoice and receipt, and how wide the roll is in millimetres. [SET-7] */
  receipt: {
    header?: string | undefined;
    footer?: string | undefined;
    width: '58' | '80';
    prefix?: string | undefined;
  };
  /** Categories of raw materials. [BIZ-3] */
  categories: readonly string[];
  /** Grades and reasons: what this business does not use, and its own words. [SET-5] */
  words: Readonly<Record<WordList, ChangedWords>>;
  /** The first open day; the days before it are closed. [SET-9] */
  locked_until?: string | undefined;
  /** The specification's flags: shop and farm option, processing. */
  purchases: boolean;
  farm_activities: boolean;
  production: boolean;
  role: 'owner' | 'admin' | 'attendant';
  roles: Partial<Record<RoleName, boolean>>;
  /** Name of the owner, to say whom to ask. */
  owner_name?: string | undefined;
}

/** State of the exchange with the server, exact at any moment. [SYN-13] */
export interface SyncStatus {
  /** `starting` until the first round trip of this start has been tried. */
  connection: 'starting' | 'online' | 'offline';
  /** Records saved here and not yet accepted. */
  waiting: number;
  /** Records in the request that is under way. */
  sending: number;
  /** Records that the server refused. */
  refused: number;
  last_sent_at?: string | undefined;
  last_heard_at?: string | undefined;
  /** Records of the open business that came so far, while others are still to come. [LED-59] */
  arriving?: Arrivals | undefined;
  /** `expired`: the server no longer accepts this sign-in; everything stays here until the person signs in again. [SYN-16] */
  session: 'ok' | 'expired';
  /** Phone's clock minus the server's, when they are more than ten minutes apart. Units: ms. [MSG-24] */
  clock_off_ms?: number | undefined;
  /** The newest version of the app, as the operator says it; absent until it was heard. [OFF-2] */
  newest_version?: string | undefined;
}

/** A photo or voice note of a record: its bytes, or why they are not here. */
export type AttachmentView =
  | { state: 'here'; file: Blob; sent: boolean }
  /** `offline`: it comes with the signal. `gone`: its phone has not sent it yet. */
  | { state: 'fetching' | 'offline' | 'gone' }
  /** Nobody asked the server for it yet. */
  | { state: 'elsewhere' };

/** Photos and voice notes on this phone. Units: bytes. */
export interface AttachmentsKept {
  waiting: number;
  refused: number;
  /** How many there are in all, and what they use. */
  count: number;
  size: number;
  wifiOnly: boolean;
}

/** A waiting or refused record, as the list on "phones & sync" shows it. [SYN-8] */
export interface UnsentRecord {
  collection: string;
  id: string;
  /** Sale number, customer's name …: what the person knows it by. */
  title: string;
  saved_at: string;
  /** Absent for records that belong to no business. */
  business_id?: string | undefined;
  /** Whether the server ever had it: if not, whoever made it may correct it. [SYN-25] */
  accepted: boolean;
  /** Of a purchase that a form can change: what it brought, and for the farm its first material. */
  bought?: { goods: 'shop' } | { goods: 'raw_material'; material: string } | undefined;
  state: 'pending' | 'rejected';
  error?: { code: string; message: string; at: string } | undefined;
}

/** Rows of a server that this version cannot read: kept, listed, out of the books. [SYN-11] */
export interface UnreadableRow {
  path: string;
  problem: string;
}

/** A record that somebody could not send before they were removed; the owner decides. [PPL-11] */
export interface LateEntry {
  path: string;
  collection: string;
  title: string;
  saved_at: string;
  /** When it reached the server. */
  handed_at: string;
  /** Who wrote it, when they are known here. */
  by?: string | undefined;
}

/** A record that was changed here and elsewhere at once: the fields that differ, mine beside theirs. [SYN-26] */
export interface TwoVersions {
  /** As in UnsentRecord. */
  id: string;
  collection: string;
  at: string;
  fields: readonly DifferingField[];
}

/** What became of the records of a backup file. [IMP-4] */
export interface RestoredBusiness {
  business: string;
  exported_at: string;
  /** Records that came back as sent. */
  added: number;
  /** Here already, or newer here. */
  known: number;
  /** They were not sent, and wait again. */
  waiting: number;
  /** Here they say something else: both versions are kept, and the person is asked. [SYN-26] */
  asked: number;
}

/** What became of the records of a hand-over file: how many of each kind, see `Taken`. [SYN-28] */
export type TakenOver = { from: string; made_at: string } & Record<
  'taken' | 'known' | 'asked' | 'unreadable' | 'not-here' | 'not-allowed',
  number
>;

/** What only the window can know of the device. Units: bytes. */
export interface WindowFacts {
  browser: string;
  storage: { used: number; quota: number; persisted: boolean } | null;
}

/** The numbered records of one phone. [SYN-33] */
export interface PhoneSeries extends Series {
  this_phone: boolean;
  /** Who used it last, when they are a member still. */
  name?: string | undefined;
}

/** A page of the list of sales. */
export interface SalesInput {
  tab: number;
  /** Name or number, any part. */
  search: string;
  /** First and last day, both included; null = all days. */
  range: { from: string; to: string } | null;
  limit: number;
}
export interface SaleRow {
  id: string;
  sale_no: string;
  /** Absent for a walk-in. */
  customer_name?: string | undefined;
  lines: readonly SaleLine[];
  occurred_at: string;
  day: string;
  due_date?: string | undefined;
  /** Total − what came back − paid = balance. */
  total: number;
  returned: number;
  paid: number;
  balance: number;
  status: PaymentStatus;
  overdue: boolean;
  /** What is no sale, or no more: it is shown and is in no sum. */
  no_sale?: 'return' | 'order' | 'voided' | undefined;
  /** How far it got, when it is brought. [SAL-36] */
  delivery?: NonNullable<Sale['delivery']>['status'] | undefined;
  sync: SyncState;
  sync_error?: string | undefined;
}
export interface SalesView {
  rows: readonly SaleRow[];
  /** More rows wait behind `limit`. */
  more: boolean;
  /** Sums of all rows that match, not only of the page. Refused ones are left out. [SAL-24] */
  totals: { count: number; sold: number; returned: number; paid: number; to_collect: number };
  /** Sum of each day that is shown, for its heading. */
  day_totals: Readonly<Record<string, number>>;
  /** Refused sales that the totals leave out. */
  refused: { count: number; worth: number };
  /** Rows behind the tabs "to collect", "overdue" and "orders", for their counters. */
  counts: { to_collect: number; overdue: number; to_do: number };
  /** True when the business has no sale at all: the list teaches instead. */
  none_at_all: boolean;
}

/** One payment for a sale. Units: minor units; below 0 it was given back. [PAY-9] */
export interface PaymentRow {
  id: string;
  at: string;
  amount: number;
  method: PayMethod;
  reference?: string | undefined;
  /** No money came: goods did. [SAL-33] */
  is_return?: true | undefined;
  /** Who took it, and the letters before the numbers of their phone, if they are known here. */
  by?: string | undefined;
  phone?: string | undefined;
  /** It was voided, and why; it counts for nothing. */
  voided?: string | undefined;
  sync: SyncState;
}
/** A sale with what was paid for it. Units: minor units. */
export interface SalePayments {
  id: string;
  sale_no: string;
  customer_id?: string | undefined;
  customer_name?: string | undefined;
  occurred_at: string;
  total: number;
  returned: number;
  paid: number;
  balance: number;
  /** The first payment first. */
  payments: readonly PaymentRow[];
  /** Whether this person may void those that came later. [PAY-1] */
  may_void: boolean;
}

/** Something that we owe for, with what was paid for it. Units: minor units. [PUR-5] */
export interface OutPayments {
  id: string;
  kind: OwedKind;
  /** Number of the voucher or purchase, name of the flock. */
  number: string;
  payee?: string | undefined;
  /** Who may be paid ahead. */
  vendor_id?: string | undefined;
  total: number;
  returned: number;
  paid: number;
  balance: number;
  /** The first payment first; it has the id of the document itself. */
  payments: readonly PaymentRow[];
  may_pay: boolean;
  may_void: boolean;
}

/** Two payments that may be one. Units: minor units. [MSG-18] */
export interface MaybePaidTwice {
  amount: number;
  customer_name?: string | undefined;
  first: { id: string; at: string; by?: string | undefined };
  second: { id: string; at: string; by?: string | undefined };
}

/** A sale as its invoice and receipt show it. [INV-1] */
export interface PaperView {
  id: string;
  business_id: string;
  paper: Paper;
  /** What is no plain sale says so on its paper. */
  is: 'sale' | 'order' | 'return' | 'voided';
  occurred_at: string;
  /** Who wrote it, when they are known here. */
  served_by?: string | undefined;
  /** How it was paid, when that was once and at once. */
  method?: PayMethod | undefined;
  sync: SyncState;
  /** Width of the roll that the business prints on. Units: mm. */
  roll: '58' | '80';
  /** The link that was shared from this phone. `outdated`: its page says something older than the sale. [INV-6, INV-10] */
  link?: { closed: boolean; shared_at: string; sync: SyncState; outdated: boolean } | undefined;
  may_share: boolean;
  may_close: boolean;
}

/** One sale as the form that corrects it needs it. */
export interface SaleView {
  sale: SaleDraft;
  sale_no: string;
  initial_payment?: Sale['initial_payment'];
  sync: SyncState;
  /** Whether the server ever had it: its payment then stays as it is. [SAL-39] */
  accepted: boolean;
  voided: boolean;
  /** Who voided it, when and why. [SAL-40] */
  void?: { at: string; by?: string | undefined; reason?: string | undefined } | undefined;
  /** What came back of it, the oldest first. Units: minor units. */
  returns: readonly { id: string; sale_no: string; at: string; total: number; paid_back: number }[];
  /** How many payments came later for it. */
  later_payments: number;
  /** Of a return: the sale it gives back. */
  of_sale_no?: string | undefined;
  /** Whether this person may change it, void it, take goods back. [RTE-21, SAL-40, SAL-33] */
  may_edit: boolean;
  may_void: boolean;
  may_return: boolean;
  /** What was changed since it was made, oldest first; `by` when they are known here. [SAL-39] */
  history: readonly {
    at: string;
    by?: string | undefined;
    changed: readonly string[];
    reason?: string | undefined;
    /** How it was (`mine`) and what it became (`theirs`), where that is known. */
    fields?: readonly DifferingField[] | undefined;
  }[];
}

/** A sale of which goods may come back. [SAL-33] */
export interface SaleToReturn extends ReturnableSale {
  id: string;
  sale_no: string;
  customer_name?: string | undefined;
  occurred_at: string;
  /** What is still with the customer, by line. Units: base units. */
  left: Readonly<Record<string, number>>;
}

/** A thing that can be sold with one press: a built-in egg grade, an item of the shop, or something sold before. */
export interface SellableItem {
  /** Stable key: the item's id, or `other:` and the description. */
  key: string;
  item_kind: 'egg' | 'shop' | 'bird' | 'other';
  item_id?: string | undefined;
  /** The flock whose birds these are. */
  farm_id?: string | undefined;
  /** Egg grade for built-in items; the screens have the words. */
  grade?: 'good' | 'small' | 'cracked' | undefined;
  description?: string | undefined;
  unit: string;
  factor: number;
  /** Price of a unit when it was last sold; absent when never sold. Units: minor units. */
  last_price?: number | undefined;
  /** They were last sold by weight: the price is of a kilogram. [MNY-12] */
  by_weight?: true | undefined;
  /** Of an item that was ever in the stock, and of birds. */
  stock?: KnownStock | undefined;
  /** Why these birds are not for sale now. [SAL-44] */
  withdrawal?: NamedWithdrawal | undefined;
}

/** What the books say of an item: how many are there, and what so many cost. Units: base units, minor units. */
export interface KnownStock {
  on_hand: number;
  cost?: { value: number; qty: number } | undefined;
}

export interface CustomerRow {
  id: string;
  name: string;
  phone?: string | undefined;
  /** What this person still owes. Units: minor units. */
  balance: number;
  /** Above it a sale on credit warns. [MSG-6] */
  credit_limit?: number | undefined;
  /** After how many days they pay. [SAL-35] */
  terms_days?: number | undefined;
}

/** Somebody who buys, as the form that corrects them needs it. */
export interface CustomerView {
  id: string;
  name: string;
  phone?: string | undefined;
  details: CustomerDetails;
  archived: boolean;
  /** Whether this person may change it. */
  may_edit: boolean;
}

/** Which customers a list shows: who still buys, who owes us, who was archived. */
export type CustomersShown = 'all' | 'owes' | 'archived';
export type CustomerCursor = ThingCursor;
export interface ListedCustomer extends CustomerRow {
  /** Day on which the oldest of what is owed was due, and of the last sale. [CUS-5] */
  oldest_due?: string | undefined;
  last_sale?: string | undefined;
  archived: boolean;
  sync: SyncState;
}
/** The customers down to a cursor and one page after it, newest first. Sums are of all that match. Units: minor units. */
export interface CustomersPage {
  rows: readonly ListedCustomer[];
  /** The end of these rows, when more follow. */
  next: CustomerCursor | null;
  totals: { count: number; owed: number; ahead: number };
  none_at_all: boolean;
}

/** One thing that a customer has not paid. Units: minor units. */
export interface OpenDebt {
  id: string;
  /** Number of the sale; absent for what was owed when the book began, and for money that was given back beyond what they had paid. */
  sale_no?: string | undefined;
  is?: 'money' | undefined;
  due: string;
  /** That day was agreed. */
  agreed: boolean;
  balance: number;
}
/** What a customer's page shows. */
export interface CustomerAccount extends CustomerView {
  balance: number;
  ageing: Ageing;
  /** The oldest first. */
  open: readonly OpenDebt[];
  last_sale?: string | undefined;
  /** By when they said that they would pay. [DEB-4] */
  promised_on?: string | undefined;
  /** Who else was found to be this one. [CUS-8] */
  merged: readonly { id: string; name: string }[];
  sync: SyncState;
}
/** Two customers that look like one. [CUS-8] */
export interface CustomerTwins {
  key: string;
  two: readonly [CustomerRow, CustomerRow];
}

/** One line of a statement. Units: minor units. [CUS-9] */
export interface StatementRow extends StatementEntry {
  balance: number;
  /** Number of a sale, or transaction number of a payment. */
  number?: string | undefined;
  method?: string | undefined;
}
export interface CustomerStatement extends Omit<Statement<StatementEntry>, 'lines'> {
  name: string;
  phone?: string | undefined;
  lines: readonly StatementRow[];
}

/** Somebody who owes the business. `id` and `name` are absent for walk-ins. Units: minor units. [DEB-4] */
export interface Debtor {
  id?: string | undefined;
  name?: string | undefined;
  phone?: string | undefined;
  /** Where reminders go. */
  whatsapp?: string | undefined;
  owed: number;
  oldest_due: string;
  /** The earliest day on which they agreed to pay any of it; absent where none was agreed on. [NTF-4] */
  agreed_due?: string | undefined;
  /** Of what is written to them. */
  language?: string | undefined;
  /** By when they said that they would pay. */
  promised_on?: string | undefined;
  /** How many documents are open. */
  documents: number;
  buckets: Ageing['buckets'];
}
export interface DebtorsView {
  ageing: Ageing;
  people: number;
  /** As many as were asked for. */
  rows: readonly Debtor[];
  more: boolean;
}

/** A supplier as a line to choose from. Units: minor units. */
export interface SupplierRow {
  id: string;
  name: string;
  phone?: string | undefined;
  /** What we still owe; below 0 we paid ahead. */
  balance: number;
}

/** Which suppliers a list shows: who brings us something, whom we owe, who was archived. */
export type SuppliersShown = 'all' | 'owed' | 'archived';
export interface ListedSupplier extends SupplierRow {
  supplies: readonly string[];
  oldest_due?: string | undefined;
  archived: boolean;
  sync: SyncState;
}
/** The suppliers down to a cursor and one page after it, newest first. Sums are of all that match. Units: minor units. [VEN-2] */
export interface SuppliersPage {
  rows: readonly ListedSupplier[];
  /** The end of these rows, when more follow. */
  next: ThingCursor | null;
  totals: { count: number; owed: number; ahead: number };
  none_at_all: boolean;
}

/** One thing that we have not paid. Units: minor units. [DEB-5] */
export interface OwedDocument {
  id: string;
  /** `opening`: from before the book began; `run`: costs of making products; `money`: they gave us more than we had paid ahead. */
  kind: OwedKind | 'opening' | 'run' | 'money';
  /** Number of the voucher or purchase, name of the flock. */
  number?: string | undefined;
  category?: ExpenseCategory | undefined;
  vendor_id?: string | undefined;
  /** Who is paid, when no supplier is named. */
  payee?: string | undefined;
  due: string;
  balance: number;
}

/** What a supplier's page shows, and the form that corrects them. [VEN-4] */
export interface SupplierAccount {
  id: string;
  name: string;
  phone?: string | undefined;
  details: SupplierDetails;
  archived: boolean;
  /** Who else was found to be this one. [VEN-4] */
  merged: readonly { id: string; name: string }[];
  may_edit: boolean;
  may_pay: boolean;
  balance: number;
  ageing: Ageing;
  /** The oldest due first. */
  open: readonly OwedDocument[];
  sync: SyncState;
}
export type SupplierStatement = CustomerStatement;

/** Somebody, or something of nobody by name, that the business owes for. Units: minor units. [DEB-5] */
export interface Creditor {
  key: string;
  vendor_id?: string | undefined;
  /** The supplier, or whoever an expense names. */
  name?: string | undefined;
  phone?: string | undefined;
  owed: number;
  /** The first day on which any of it is to be paid. */
  due: string;
  /** Of it what is due this week, or was due before. */
  due_soon: number;
  /** How many documents are open. */
  documents: number;
  /** What it is, when no supplier is named. */
  document?: OwedDocument | undefined;
}
export interface CreditorsView {
  ageing: Ageing;
  /** Due this week, or before. */
  due: number;
  count: number;
  /** As many as were asked for. */
  rows: readonly Creditor[];
  more: boolean;
}

/** The number that the next sale on this phone will carry; shown while typing. */
export interface NextSaleNo {
  sale_no: string;
}

/** Somebody who works in the business. */
export interface PersonView {
  user_id: string;
  name: string;
  email: string;
  joined_at: string;
  sync: SyncState;
}

/** An invitation as the owner sees it. [PPL-7] */
export interface InviteView {
  id: string;
  kind: 'admin' | 'attendant';
  name: string;
  email: string;
  roles: Rights;
  farm_ids: readonly string[];
  state: InviteState;
  ends_at: string;
  sync: SyncState;
}

/** Everybody in the open business, under the specification's names; attendants see nobody. [PPL-5] */
export interface PeopleView {
  owner?: PersonView | undefined;
  admin_users: readonly { user: PersonView; roles: Rights }[];
  attendants: readonly { user: PersonView; farm_ids: readonly string[] }[];
  invites: readonly InviteView[];
  /** Open flocks, among which an attendant's are chosen. */
  flocks: readonly { id: string; name: string; house_name: string }[];
  /** Whether this person is the owner. */
  may_manage: boolean;
}

/** What the page of an invitation shows. [PPL-8] */
export type InvitationView =
  | { state: 'signed-out' | 'asking' | 'offline' }
  /** Another e-mail, or a link that is not whole: the server does not tell which. */
  | { state: 'not-for-you'; email: string }
  | {
      state: 'open' | 'expired' | 'revoked' | 'used' | 'joined';
      /** Who is signed in. */
      email: string;
      kind: 'admin' | 'attendant';
      business_id: string;
      business_name: string;
      inviter_name: string;
      roles: Rights;
      all_flocks: boolean;
      ends_at: string;
    };

/** One business of this person with what this phone knows of its sales. Units: minor units. [BIZ-11] */
export interface BusinessSums {
  id: string;
  name: string;
  /** Absent until its settings were here once. */
  currency?: string | undefined;
  own: boolean;
  is_open: boolean;
  /** Minor units; absent for whom they are not, and while this phone has no whole books of it. */
  sold_today?: number | undefined;
  to_collect?: number | undefined;
}

/** Something that this person should see. [NTF-1] */
export interface Notice {
  path: string;
  title: string;
  body: string;
  opened: boolean;
  created_at: string;
  kind?: string | undefined;
  /** Where it leads, a path of the app. */
  link?: string | undefined;
}

/** Somebody whose book opens here with a PIN. [ACC-14] */
export interface PinAccount {
  uid: string;
  first_name: string;
  email: string;
  /** When the next try is allowed, after wrong ones. Units: ms since 1970. */
  next_try_at?: number | undefined;
}

export interface QueryMap {
  'session.current': { input: Record<string, never>; output: SessionView };
  /** Who opens their book on this phone with a PIN; who was here last stands first. [ACC-14] */
  'account.pins': { input: Record<string, never>; output: readonly PinAccount[] };
  /** The latest 20, newest first. [NTF-2] */
  'notifications.latest': { input: Record<string, never>; output: readonly Notice[] };
  /** Today for the first screen; null while no books are kept. [RPT-1] */
  'home.day': { input: Record<string, never>; output: HomeDay | null };
  /** What only the owner can put right. [LED-51] */
  'home.questions': { input: Record<string, never>; output: readonly Question[] };
  /** Whatever has these words in its name or number, at most so many of each kind. [SHL-15] */
  'find.everything': { input: { search: string; limit: number }; output: readonly FoundThing[] };
  'home.phones': { input: Record<string, never>; output: readonly HeardPhone[] };
  /** What others wrote down since an instant, or this person today. [RPT-1, RPT-2] */
  'home.changes': { input: { whose: 'mine' | 'others'; since: string }; output: readonly ChangeRow[] };
  /** Who wrote down, changed and voided what, the newest first. [SET-7] */
  'history.changes': {
    input: { by: string | null; late: boolean; limit: number };
    output: WhoChanged;
  };
  /** What reports can be narrowed to. [RPT-8] */
  'reports.parts': { input: Record<string, never>; output: ReportParts };
  /** One report; `range` null = all days, `only` a part of the business or one way to pay. [RPT-8] */
  'reports.one': {
    input: { report: ReportName; range: { from: string; to: string } | null; only: string | null };
    output: ReportAnswer;
  };
  'sync.status': { input: Record<string, never>; output: SyncStatus };
  'sync.unsent': { input: Record<string, never>; output: readonly UnsentRecord[] };
  'sync.unreadable': { input: Record<string, never>; output: readonly UnreadableRow[] };
  'sync.versions': { input: Record<string, never>; output: readonly TwoVersions[] };
  /** For the owner: records that came too late. [PPL-11] */
  'sync.late': { input: Record<string, never>; output: readonly LateEntry[] };
  'sync.series': { input: Record<string, never>; output: readonly PhoneSeries[] };
  /** Whether what is saved here has a second copy. [SYN-20] */
  protection: { input: Record<string, never>; output: Protection };
  'sales.list': { input: SalesInput; output: SalesView };
  'sales.one': { input: { id: string }; output: SaleView | null };
  'sales.toReturn': { input: { id: string }; output: SaleToReturn | null };
  'sales.paper': { input: { id: string }; output: PaperView | null };
  'sales.sellable': { input: { also: readonly string[] }; output: readonly SellableItem[] };
  'sales.findItem': { input: { search: string; limit: number }; output: readonly SellableItem[] };
  'sales.nextNo': { input: Record<string, never>; output: NextSaleNo };
  /** When this transaction number was used before; `except` is the record that is typed. [MSG-10] */
  'payments.referenceUsed': {
    input: { reference: string; except?: string | undefined };
    output: { at: string } | null;
  };
  /** Written down on two phones within a day: paid twice, or recorded twice? [MSG-18] */
  'payments.twice': { input: Record<string, never>; output: readonly MaybePaidTwice[] };
  'payments.ofSale': { input: { id: string }; output: SalePayments | null };
  'payments.out': { input: { kind: OwedKind; id: string }; output: OutPayments | null };
  'expenses.list': { input: ExpensesInput; output: ExpensesView };
  'expenses.one': { input: { id: string }; output: ExpenseView | null };
  /** Who was paid lately, by category. [EXP-3] */
  'expenses.payees': { input: Record<string, never>; output: readonly KnownPayee[] };
  /** By name, place, what they bring, or any part of a phone; `after` is the end of the pages that are shown already. [VEN-2] */
  'suppliers.page': {
    input: { search: string; shown: SuppliersShown; after: ThingCursor | null };
    output: SuppliersPage;
  };
  'suppliers.account': { input: { id: string }; output: SupplierAccount | null };
  /** Another supplier with this phone or name. [MSG-20] */
  'suppliers.alike': { input: { id: string; name: string; phone: string }; output: SupplierRow | null };
  'suppliers.statement': {
    input: { id: string; range: { from: string; to: string } | null };
    output: SupplierStatement | null;
  };
  'suppliers.list': { input: { search: string; limit: number }; output: readonly SupplierRow[] };
  'customers.list': { input: { search: string; limit: number }; output: readonly CustomerRow[] };
  'customers.one': { input: { id: string }; output: CustomerView | null };
  /** By name or any part of a phone; `after` is the end of the pages that are shown already. [CUS-6] */
  'customers.page': {
    input: { search: string; shown: CustomersShown; after: CustomerCursor | null };
    output: CustomersPage;
  };
  'customers.account': { input: { id: string }; output: CustomerAccount | null };
  /** Somebody else with this phone or name. [MSG-20] */
  'customers.alike': { input: { id: string; name: string; phone: string }; output: CustomerRow | null };
  /** Two that look like one, but those that were said to be two: `apart` are their keys. [CUS-8] */
  'customers.twins': { input: { apart: readonly string[] }; output: CustomerTwins | null };
  'customers.statement': {
    input: { id: string; range: { from: string; to: string } | null };
    output: CustomerStatement | null;
  };
  'debts.debtors': { input: { sort: 'oldest' | 'largest'; search: string; limit: number }; output: DebtorsView };
  'debts.creditors': { input: { sort: 'due' | 'largest'; search: string; limit: number }; output: CreditorsView };
  /** How the books stand; null where none are kept. [LED-47, LED-52, LED-59] */
  'ledger.progress': { input: Record<string, never>; output: BooksState };
  /** Flocks with heads and age. [FLK-8, LED-52] */
  'farm.flocks': { input: Record<string, never>; output: FlocksView };
  /** What was written down on a day; attendants see their own. [FLK-8, ACT-8] */
  'farm.day': { input: { day: string }; output: readonly ActivityRow[] };
  /** Birds, eggs and feed of a flock on a day, by which a record of that day is judged. [MSG-11, MSG-12, MSG-13] */
  'farm.around': { input: { farm_id: string; day: string }; output: AroundRecord };
  /** One flock, with so many days of its diary; null when it is not here. [RTE-30] */
  'farm.flock': { input: { id: string; days: number }; output: FlockPage | null };
  /** What flocks may follow and be compared with: vaccination plans and breed curves, own ones and the app's. [VET-8, FLK-24] */
  'farm.standards': { input: Record<string, never>; output: Standards };
  'farm.own': { input: { limit: number }; output: OwnActivities };
  'attachments.one': { input: { path: string; wanted: boolean }; output: AttachmentView };
  'attachments.kept': { input: Record<string, never>; output: AttachmentsKept };
  'farm.materials': { input: Record<string, never>; output: readonly MaterialRow[] };
  /** The stock by name; its sums are of all that is not archived. [SHP-11] */
  /** Items of the shop; of a category, materials of the farm instead. */
  'shop.stock': { input: { search: string; shown: StockShown; materials?: string | undefined }; output: StockView };
  'shop.item': { input: { id: string }; output: ItemPage | null };
  /** What some items cost when they were last bought, by their ids. [PUR-4] */
  'shop.lastCosts': { input: { ids: readonly string[] }; output: Readonly<Record<string, LastCost>> };
  'shop.withBarcode': { input: { code: string }; output: readonly ItemWithCode[] };
  'shop.history': { input: { id: string; limit: number }; output: ItemHistory };
  'shop.losses': { input: { id: string }; output: LossesView };
  'processing.ingredients': { input: Record<string, never>; output: readonly Ingredient[] };
  'processing.runs': { input: { limit: number }; output: RunsPage };
  /** Of goods for the shop; with `materials` those of feed and materials too. */
  'purchases.list': {
    input: { search: string; range: { from: string; to: string } | null; limit: number; materials?: true | undefined };
    output: PurchasesList;
  };
  'purchases.one': { input: { id: string }; output: PurchasePage | null };
  /** What tables for people are made of and no list has whole. [IMP-2] */
  'exports.customers': { input: Record<string, never>; output: readonly CustomerEntry[] };
  'exports.suppliers': { input: Record<string, never>; output: readonly SupplierEntry[] };
  'exports.saleLines': { input: Record<string, never>; output: readonly SaleLineEntry[] };
  'exports.payments': { input: Record<string, never>; output: readonly PaymentEntry[] };
  'exports.flocks': { input: Record<string, never>; output: readonly FlockEntry[] };
  'exports.farmRecords': { input: Record<string, never>; output: readonly ActivityRow[] };
  businesses: { input: Record<string, never>; output: readonly BusinessSums[] };
  people: { input: Record<string, never>; output: PeopleView };
  'people.invitation': { input: { id: string }; output: InvitationView };
  /** null for everybody but the owner. [SUB-6] */
  'subscription.mine': { input: Record<string, never>; output: MyPlan | null };
  'subscription.plans': { input: Record<string, never>; output: PlansView };
  'subscription.friends': { input: Record<string, never>; output: FriendsView };
}

/** Refusals that any command may answer with. */
export type CommonError =
  /** The phone could not store it: full, or its storage failed. Nothing was saved. [DAT-5] */
  | { type: 'NotSaved'; reason: 'quota' | 'storage' }
  | { type: 'SignedOut' }
  /** This person's role does not allow it. */
  | { type: 'NotAllowed' };

/** Why something is not voided. */
export type VoidError = EditError | { type: 'ReasonMissing' };

/** What is to be changed is not on this phone. */
export interface EditError {
  type: 'NotHere';
}

export type AuthError =
  /** Code and message as the identity provider words them, and in plain words where its own say little. [ACC-3] */
  { type: 'AuthRefused'; code: string; message: string; advice?: string | undefined } | { type: 'NoConnection' };

export interface CommandMap {
  'account.signIn': { input: { email: string; password: string }; value: { uid: string }; error: AuthError };
  'account.register': {
    /** `referral_id`: the code of the link that brought them. [RTE-13] `country`: ISO 3166-1, what it proposes follows. [ACC-12] */
    input: {
      first_name: string;
      email: string;
      password: string;
      referral_id?: string | undefined;
      country?: string | undefined;
    };
    value: { uid: string };
    error: AuthError | { type: 'NameMissing' };
  };
  /** A PIN for this person on this phone, instead of any earlier one. [ACC-14] */
  'account.setPin': { input: { pin: string }; value: null; error: { type: 'NotAPin' | 'NoPinHere' } };
  'account.removePin': { input: Record<string, never>; value: null; error: never };
  /** A token with which messages reach this phone; `instead` is its earlier one. [NTF-6] */
  'account.keepPushToken': { input: { token: string; instead?: string | undefined }; value: null; error: never };
  /** Close the book until the PIN is typed; in every tab. Refused without a PIN. */
  /** Open a sample farm for whoever is not signed in. [RTE-3] */
  'account.lookAround': { input: Record<string, never>; value: null; error: { type: 'SignedIn' } };
  'account.lock': { input: Record<string, never>; value: null; error: { type: 'NoPinHere' } };
  /** Open somebody's book with their PIN, without a network. `wait_ms`: no try before. [ACC-14] */
  'account.unlock': {
    input: { uid: string; pin: string };
    value: null;
    error: { type: 'WrongPin'; wait_ms: number } | { type: 'TooSoon'; wait_ms: number } | { type: 'NoPinHere' };
  };
  'account.sendReset': { input: { email: string }; value: null; error: AuthError };
  /** Refused with a count while records wait, unless `leave_unsent`; they are then kept for the same person. [ACC-7] */
  'account.signOut': {
    input: { leave_unsent: boolean };
    value: null;
    error: { type: 'UnsentRecords'; count: number } | { type: 'SignOutFailed' };
  };
  'account.setMe': {
    input: { first_name: string; phone: string };
    value: null;
    error: { type: 'NameMissing' } | PhoneError;
  };
  'business.create': { input: BusinessDraft; value: { id: string }; error: BusinessError };
  'business.open': { input: { id: string }; value: null; error: never };
  'business.setProfile': { input: ProfileDraft; value: null; error: { type: 'NameMissing' | 'TooLong' | 'UrlWrong' } };
  /** The logo becomes small; null takes it away. [SET-4] */
  'business.setLogo': { input: { file: Blob | null }; value: null; error: { type: 'NotAPicture' } };
  'business.setType': {
    input: BusinessType;
    value: null;
    /** NotSentYet: both farm and shop, of a business that the server does not have yet. */
    error: { type: 'PickOneOption' } | { type: 'NotSentYet' };
  };
  'business.setHabits': { input: HabitsDraft; value: null; error: HabitsError };
  /** From which point on somebody is told, and when. [SET-6] */
  'business.setLimits': { input: LimitsDraft; value: null; error: LimitsError };
  'business.setReceipts': { input: ReceiptDraft; value: null; error: { type: 'TooLong' } };
  'business.addCategory': {
    input: { name: string };
    value: null;
    error: { type: 'NameMissing' | 'AlreadyThere' | 'TooMany' };
  };
  'business.removeCategory': { input: { name: string }; value: null; error: never };
  /** The days before `until` are closed; null opens all. [SET-9] */
  'business.lockDays': {
    input: { until: string | null };
    value: null;
    error: { type: 'FutureDate' | 'NoDay' | 'StillAddingUp' };
  };
  /** A grade or reason of the app is offered, or is not. [SET-5] */
  'business.offerWord': {
    input: { list: WordList; word: string; on: boolean };
    value: null;
    error: { type: 'NotInList' };
  };
  'business.addReason': {
    input: { list: ReasonList; name: string };
    value: null;
    error: { type: 'NameMissing' | 'AlreadyThere' | 'TooMany' };
  };
  'business.removeReason': { input: { list: ReasonList; name: string }; value: null; error: never };
  'sales.add': { input: SaleDraft; value: { id: string; sale_no: string }; error: SaleError };
  /** Only what differs between `seen`, the sale as the form opened, and `draft` is changed. [RTE-21, SYN-25] */
  'sales.edit': {
    input: { draft: SaleDraft; seen: SaleDraft; reason?: string | undefined };
    value: { id: string; sale_no: string };
    error: SaleError | EditError | { type: 'Voided' | 'ChangedMeanwhile' | 'CameBack' };
  };
  /** As if it had never happened; asked for a reason, refused while something followed. [SAL-40, SAL-41] */
  'sales.void': {
    input: { id: string; reason: string };
    value: null;
    error: VoidError | { type: 'HasReturns'; count: number } | { type: 'HasPayments'; count: number };
  };
  /** An order or a delivery goes on. [SAL-34, SAL-36] */
  'sales.progress': {
    input: { id: string; to: 'confirmed' | 'out' | 'delivered' | 'failed' };
    value: null;
    error: EditError | NotForSale | { type: 'Voided' };
  };
  /** Goods that came back. [SAL-33] */
  'sales.return': {
    input: ReturnDraft;
    value: { id: string; sale_no: string };
    error: ReturnError | EditError;
  };
  /** Make the page that a link shows, or bring it up to date. [INV-6] */
  'sales.share': { input: { id: string }; value: null; error: EditError };
  /** From then on the page of the link shows nothing. [INV-10] */
  'sales.closeLink': { input: { id: string }; value: null; error: EditError };
  /** A payment is never edited: a wrong one is voided, with a reason. [PAY-1] */
  'payments.void': { input: { id: string; reason: string }; value: null; error: VoidError };
  'payments.add': { input: PaymentDraft; value: { id: string }; error: PaymentError | { type: 'NotHere' } };
  'shop.addItem': { input: ItemDraft; value: { id: string }; error: ItemError };
  'shop.editItem': { input: ItemDraft; value: { id: string }; error: ItemError | EditError };
  'shop.archive': { input: { id: string; archived: boolean }; value: { id: string }; error: EditError };
  /** `item`: the item itself when it is new. [SHP-6] */
  'shop.addEntry': {
    input: { entry: EntryDraft; item?: ItemDraft | undefined };
    value: { id: string };
    error: EntryError | ItemError | EditError;
  };
  /** What was counted on the shelves, each with the id of its record. [SHP-9] */
  'shop.count': {
    input: { counts: readonly { id: string; item_id: string; qty: number; note?: string | undefined }[] };
    value: { count: number };
    error: EntryError;
  };
  'processing.addRun': { input: RunDraft; value: { id: string }; error: RunError };
  'processing.voidRun': { input: { id: string; reason: string }; value: null; error: EditError };
  'shop.voidEntry': { input: { id: string; reason: string }; value: null; error: EditError };
  'materials.add': { input: MaterialDraft; value: { id: string }; error: MaterialError };
  'materials.edit': { input: MaterialDraft; value: { id: string }; error: MaterialError | EditError };
  'materials.archive': { input: { id: string; archived: boolean }; value: { id: string }; error: EditError };
  /** `items`, `materials`: those among its lines that are new. All lines are of one kind. [PUR-1, PUR-7] */
  'purchases.add': {
    input: { draft: PurchaseDraft; items?: readonly ItemDraft[]; materials?: readonly MaterialDraft[] };
    value: { id: string; purchase_no: string };
    error: PurchaseError | ItemError | MaterialError;
  };
  /** Only what differs between `seen`, the purchase as the form opened, and `draft` is changed. [RTE-46] */
  'purchases.edit': {
    input: { draft: PurchaseDraft; seen: PurchaseDraft; reason?: string | undefined };
    value: { id: string };
    error: PurchaseError | EditError | { type: 'Voided' | 'ChangedMeanwhile' | 'WentBack' };
  };
  /** Goods of a purchase go back to the supplier. [PUR-8] */
  'purchases.return': {
    input: PurchaseReturnDraft;
    value: { id: string; purchase_no: string };
    error: PurchaseReturnError | { type: 'NotHere' | 'NotAllowed' };
  };
  'purchases.void': {
    input: { id: string; reason: string };
    value: null;
    error: EditError | { type: 'HasReturns'; count: number };
  };
  'payments.payOut': { input: PayOutDraft; value: { id: string }; error: PayOutError | EditError };
  'suppliers.add': { input: SupplierDraft; value: { id: string; name: string }; error: SupplierError };
  'suppliers.edit': { input: SupplierDraft; value: { id: string; name: string }; error: SupplierError | EditError };
  'suppliers.archive': {
    input: { id: string; archived: boolean };
    value: { id: string; name: string };
    error: EditError;
  };
  /** Everything of a supplier stands under another from now on; without `into` under their own name again. [VEN-4] */
  'suppliers.merge': {
    input: { id: string; into: string | undefined };
    value: { id: string };
    error: EditError | { type: 'SamePerson' };
  };
  'expenses.add': { input: ExpenseDraft; value: { id: string; voucher_no: string }; error: ExpenseError };
  /** Only what differs between `seen`, the expense as the form opened, and `draft` is changed. [RTE-42] */
  'expenses.edit': {
    input: { draft: ExpenseDraft; seen: ExpenseDraft; reason?: string | undefined };
    value: { id: string; voucher_no: string };
    error: ExpenseError | EditError | { type: 'Voided' | 'ChangedMeanwhile' };
  };
  'expenses.void': { input: { id: string; reason: string }; value: null; error: EditError | { type: 'ReasonMissing' } };
  /** Make what comes again every month; `settled`: nothing more is to be made before the next month. [EXP-5] */
  'expenses.makeDue': { input: Record<string, never>; value: { made: number; settled: boolean }; error: never };
  'customers.add': { input: CustomerDraft; value: { id: string; name: string }; error: CustomerError };
  'customers.edit': { input: CustomerDraft; value: { id: string; name: string }; error: CustomerError | EditError };
  /** A picture becomes small and is kept until its record is saved. [EXP-7] */
  'attachments.keep': {
    input: { file: Blob; as: 'photo' | 'voice' };
    value: { path: string };
    error: { type: 'NotAPicture' | 'NotAVoice' };
  };
  'attachments.drop': { input: { path: string }; value: null; error: never };
  'attachments.sendAgain': { input: Record<string, never>; value: null; error: never };
  'attachments.setWifi': { input: { only: boolean }; value: null; error: never };
  /** A vaccination plan of the business's own, as a new version; running flocks keep theirs. [VET-8] */
  'farm.savePlan': {
    input: PlanDraft;
    value: { version_id: string };
    error: PlanError | { type: 'ChangedMeanwhile' | 'TooMany' };
  };
  'farm.removePlan': { input: { version_id: string }; value: null; error: never };
  /** A breed curve of the business's own, as a new version; running flocks keep theirs. [FLK-24] */
  'farm.saveCurve': {
    input: CurveDraft;
    value: { version_id: string; version: number };
    error: CurveError | { type: 'ChangedMeanwhile' | 'TooMany' };
  };
  'farm.removeCurve': { input: { version_id: string }; value: null; error: never };
  'farm.addFlock': { input: FlockDraft; value: { id: string }; error: FlockError | { type: 'PlanGone' | 'CurveGone' } };
  /** Corrections, the end and the new beginning of a flock. [FLK-11] */
  'farm.editFlock': {
    input: FlockChange;
    value: { id: string };
    error: FlockChangeError | EditError | { type: 'PlanGone' | 'CurveGone' };
  };
  'farm.closeFlock': { input: FlockEnd; value: { id: string }; error: FlockEndError | EditError };
  'farm.reopenFlock': { input: { id: string }; value: { id: string }; error: EditError };
  'farm.addActivity': { input: ActivityDraft; value: { id: string }; error: ActivityError };
  'farm.voidActivity': { input: { id: string; reason: string }; value: null; error: EditError };
  /** What became of eggs that were put apart. [VET-5] */
  'farm.clearApart': { input: ApartDraft; value: { id: string }; error: ApartError };
  /** Without a day nothing is promised any more. [DEB-4] */
  'customers.promise': {
    input: { id: string; promised_on?: string | undefined };
    value: { id: string; name: string };
    error: EditError | { type: 'DayPassed' };
  };
  /** Everything of a customer stands under another from now on; without `into` under their own name again. [CUS-8] */
  'customers.merge': {
    input: { id: string; into: string | undefined };
    value: { id: string };
    error: EditError | { type: 'SamePerson' };
  };
  'customers.archive': {
    input: { id: string; archived: boolean };
    value: { id: string; name: string };
    error: EditError;
  };
  /** What would come of each row of a file; nothing is stored. [IMP-1] */
  'imports.look': { input: ImportInput; value: readonly PlannedRow<ImportDraft>[]; error: never };
  /** How many were added, changed, known and left alone, and left out because something is wrong with them. [IMP-1, CUS-7, VEN-3] */
  'imports.add': { input: ImportInput; value: ImportAdded; error: { type: 'Stopped' } };
  /** Stop an import that is not written yet. [IMP-7] */
  'imports.stop': { input: { id: string }; value: { id: string }; error: never };
  /** Everybody as a table for a spreadsheet. */
  'people.invite': { input: InviteDraft; value: { id: string }; error: InviteError };
  'people.revoke': { input: { id: string }; value: null; error: EditError };
  'people.change': {
    input: { uid: string; roles?: Rights | undefined; farm_ids?: readonly string[] | undefined };
    value: null;
    error: EditError;
  };
  'people.remove': { input: { uid: string }; value: null; error: EditError };
  /** InviteClosed: somebody used it, it was revoked, it is over, or it is for another e-mail; the page then says which. */
  /** With the token of a letter anybody, without one the owner. [NTF-11] */
  'letters.stop': {
    input: { business_id: string; token?: string | undefined; stopped: boolean };
    value: null;
    error: { type: 'NoConnection' } | { type: 'LinkWrong' };
  };
  'people.accept': {
    input: { id: string };
    value: { business_id: string };
    error: { type: 'NoConnection' } | { type: 'InviteClosed' };
  };
  /** This person has looked at it. [NTF-3] */
  'notifications.open': { input: { path: string }; value: null; error: never };
  'sync.sendNow': { input: Record<string, never>; value: null; error: never };
  /** Put a refused record back into the queue. [SYN-8] */
  'sync.sendAgain': { input: { collection: string; id: string }; value: null; error: never };
  /** Of two versions, theirs stays and mine is let go: the person chose. [SYN-26] */
  'sync.keepTheirs': { input: { id: string }; value: null; error: never };
  /** All unsent records as one file, or one of them alone, for another phone of the same business. [SYN-28, SYN-25] */
  'sync.handOver': {
    input: { only?: { collection: string; id: string } | undefined };
    value: { filename: string; json: string; count: number };
    error: never;
  };
  /** Take over the records of such a file. [SYN-28] */
  'sync.takeOver': {
    input: { json: string };
    value: TakenOver;
    error: { type: 'NotAHandOver' };
  };
  /** The owner accepts or refuses a record that came too late. [PPL-11] */
  'sync.decideLate': {
    input: { path: string; accept: boolean };
    value: null;
    error: { type: 'CannotAccept'; reason: 'unreadable' | 'not-here' };
  };
  /** States, counts and reasons for somebody who helps; no names, no amounts. [SYN-33] */
  /** Make the books anew from all records. [LED-48] */
  'ledger.rebuild': { input: Record<string, never>; value: null; error: never };
  'device.diagnostic': { input: WindowFacts; value: { filename: string; json: string }; error: never };
  /** Everything of the open business, for its owner, as one JSON text: what a program reads, and a phone restores. [IMP-2, IMP-4] */
  'business.export': {
    input: Record<string, never>;
    value: { filename: string; json: string };
    error: never;
  };
  /** Ask the operator for a plan, or take that back. [SUB-6] */
  'subscription.ask': { input: PlanAsk; value: null; error: { type: 'NoSuchPlan' | 'PhoneMissing' } };
  'subscription.withdraw': { input: Record<string, never>; value: null; error: never };
  /** Bring a business back from its backup file; any number of times is once. Counts are of records. [IMP-4] */
  'business.restore': {
    input: { json: string };
    value: RestoredBusiness;
    error: BackupError | { type: 'BackupOfSomebodyElse'; email: string };
  };
  /** Everything this device holds for this person, as one JSON text. [SHL-8] */
  'device.export': { input: Record<string, never>; value: { filename: string; json: string }; error: never };
}

export type QueryName = keyof QueryMap;
export type CommandName = keyof CommandMap;
export type QueryInput<N extends QueryName> = QueryMap[N]['input'];
export type QueryOutput<N extends QueryName> = QueryMap[N]['output'];
export type CommandInput<N extends CommandName> = CommandMap[N]['input'];
export type CommandError<N extends CommandName> = CommandMap[N]['error'] | CommonError;
export type CommandResult<N extends CommandName> = Result<CommandMap[N]['value'], CommandError<N>>;

/** What a live query tells its window. */
export type Told =
  | {
      readonly change: AnswerChange;
      /** Whose turn it is: it rises with another person, business or role, for whom nothing that was told before is. [ACC-20] */
      readonly turn: number;
      /** Records of the business are still on their way: a list lacks rows, and its sums are none. [LED-59] */
      readonly isPart?: true;
    }
  | { readonly fault: string };

/** What the worker exposes to its window over comlink. */
export interface DataPort {
  /**
   * Live answers until `unsubscribe` is called with the returned number, each as what changed since the one before (the first is
   * whole). [DAT-8] A fault tells that the query itself failed. One callback for both: each is a channel of its own to the window.
   */
  subscribe<N extends QueryName>(name: N, input: QueryInput<N>, tell: (told: Told) => void): Promise<number>;
  unsubscribe(subscription: number): Promise<void>;
  run<N extends CommandName>(name: N, input: CommandInput<N>): Promise<CommandResult<N>>;
  /** The window tells what only it can know: the browser's own network events and that the page is visible again. */
  hint(hint: 'network-up' | 'network-down' | 'visible'): Promise<void>;
}
