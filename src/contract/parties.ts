import type { PaymentRow } from './payments.ts';
import type { EditError, SyncState, ThingCursor } from './pieces.ts';
import type { Ageing } from '../domain/debts/ageing.ts';
import type { ExpenseCategory } from '../domain/expenses/check-expense.ts';
import type { PartyDetails, PartyDraft, PartyError } from '../domain/parties/check-party.ts';
import type { Statement, StatementEntry } from '../domain/parties/statement.ts';
import type { OwedKind } from '../domain/payments/check-payment-out.ts';

/** A customer or supplier as an option to choose. Units: minor units. */
export interface PartyRow {
  id: string;
  name: string;
  phone?: string | undefined;
  /** Amount that a customer owes us, or that we owe a supplier; negative when paid in advance. */
  balance: number;
  /** For a customer: a credit sale above it shows a warning. [MSG-6] */
  credit_limit?: number | undefined;
  /** For a customer: days until payment is due. [SAL-35] */
  terms_days?: number | undefined;
}

/** A customer or supplier, as needed by its edit form. */
export interface PartyView {
  id: string;
  name: string;
  phone?: string | undefined;
  details: PartyDetails;
  archived: boolean;
  /** Whether this person may edit it. */
  may_edit: boolean;
}

/**
 * Parties shown by a list: active ones, most recently changed first or by name; those with an open balance; archived
 * ones.
 */
export type PartiesShown = 'all' | 'by_name' | 'owing' | 'archived';

export interface ListedParty extends PartyRow {
  /** Due day of the oldest open debt. [CUS-5, VEN-2] */
  oldest_due?: string | undefined;
  /** For a customer. */
  last_sale?: string | undefined;
  /** For a supplier. */
  supplies: readonly string[];
  archived: boolean;
  sync: SyncState;
}

/**
 * The parties down to a cursor and one page after it, newest first. Sums cover all that match. Units: minor units.
 * [CUS-6, VEN-2]
 */
export interface PartiesPage {
  rows: readonly ListedParty[];
  /** The end of these rows, when more follow. */
  next: ThingCursor | null;
  totals: { count: number; owed: number; ahead: number };
  none_at_all: boolean;
}

/** One unpaid document of a customer, or of ours. Units: minor units. [DEB-1, DEB-5] */
export interface OwedDocument {
  id: string;
  /**
   * `opening`: from before the book began; `run`: costs of making products; `money`: money given back beyond what had
   * been paid.
   */
  kind: OwedKind | 'sale' | 'opening' | 'run' | 'money';
  /** Number of the sale, voucher or purchase, or name of the flock. */
  number?: string | undefined;
  category?: ExpenseCategory | undefined;
  vendor_id?: string | undefined;
  /** The payee, when no supplier is named. */
  payee?: string | undefined;
  due: string;
  /** For a sale: the due day was agreed. */
  agreed?: boolean | undefined;
  balance: number;
}

/** Contents of the page of a customer or supplier. [CUS-5, VEN-4] */
export interface PartyAccount extends PartyView {
  /** Whether this person may take payments from a customer, or pay a supplier. */
  may_pay: boolean;
  balance: number;
  ageing: Ageing;
  /** Oldest due first. */
  open: readonly OwedDocument[];
  last_sale?: string | undefined;
  /** Day by which a customer promised to pay. [DEB-4] */
  promised_on?: string | undefined;
  /** Parties merged into this one. [CUS-8, VEN-4] */
  merged: readonly { id: string; name: string }[];
  sync: SyncState;
}

/** Two customers, or two suppliers, that may be duplicates. [CUS-8, VEN-4] */
export interface PartyTwins {
  key: string;
  two: readonly [PartyRow, PartyRow];
}

/** One line of a statement. Units: minor units. [CUS-9] */
export interface StatementRow extends StatementEntry {
  balance: number;
  /** Number of a document, or transaction number of a payment. */
  number?: string | undefined;
  method?: string | undefined;
  /** For a payment, when this person may correct or void it. [PAY-20] */
  payment?: PaymentRow | undefined;
}

export interface PartyStatement extends Omit<Statement<StatementEntry>, 'lines'> {
  name: string;
  phone?: string | undefined;
  lines: readonly StatementRow[];
}

/** A debtor of the business. `id` and `name` are absent for walk-in customers. Units: minor units. [DEB-4] */
export interface Debtor {
  id?: string | undefined;
  name?: string | undefined;
  phone?: string | undefined;
  /** Where reminders are sent. */
  whatsapp?: string | undefined;
  owed: number;
  oldest_due: string;
  /** The earliest agreed due day; absent when none was agreed. [NTF-4] */
  agreed_due?: string | undefined;
  /** Language of messages to them. */
  language?: string | undefined;
  /** Day by which they promised to pay. */
  promised_on?: string | undefined;
  /** Number of open documents. */
  documents: number;
  buckets: Ageing['buckets'];
}

export interface DebtorsView {
  ageing: Ageing;
  people: number;
  /** At most as many as requested. */
  rows: readonly Debtor[];
  more: boolean;
}

/** A creditor of the business, or an open document without a named creditor. Units: minor units. [DEB-5] */
export interface Creditor {
  key: string;
  vendor_id?: string | undefined;
  /** The supplier, or the payee that an expense names. */
  name?: string | undefined;
  phone?: string | undefined;
  owed: number;
  /** The earliest due day. */
  due: string;
  /** The part that is due this week or overdue. */
  due_soon: number;
  /** Number of open documents. */
  documents: number;
  /** The document, when no supplier is named. */
  document?: OwedDocument | undefined;
}

export interface CreditorsView {
  ageing: Ageing;
  /** Due this week or overdue. */
  due: number;
  count: number;
  /** At most as many as requested. */
  rows: readonly Creditor[];
  more: boolean;
}

interface OneParty {
  id: string;
}

/** Queries about customers or suppliers; the same for both. */
interface PartyQuestions {
  /**
   * Search by name, place, goods supplied, or any part of a phone number; `after` is the end of the pages already
   * shown. [CUS-6, VEN-2]
   */
  page: { input: { search: string; shown: PartiesShown; after: ThingCursor | null }; output: PartiesPage };
  list: { input: { search: string; limit: number }; output: readonly PartyRow[] };
  account: { input: OneParty; output: PartyAccount | null };
  /** Another party with this phone or name. [MSG-20] */
  alike: { input: { id: string; name: string; phone: string }; output: PartyRow | null };
  /** Two possible duplicates; `apart` are the keys of pairs already declared distinct. [CUS-8, VEN-4] */
  twins: { input: { apart: readonly string[] }; output: PartyTwins | null };
  statement: { input: { id: string; range: { from: string; to: string } | null }; output: PartyStatement | null };
}

/** Commands on customers or suppliers; the same for both. */
interface PartyActs {
  add: { input: PartyDraft; value: { id: string; name: string }; error: PartyError };
  edit: { input: PartyDraft; value: { id: string; name: string }; error: PartyError | EditError };
  archive: { input: { id: string; archived: boolean }; value: { id: string; name: string }; error: EditError };
  /**
   * Book all documents of a party under another party from now on; without `into`, under its own name again.
   * [CUS-8, VEN-4]
   */
  merge: {
    input: { id: string; into: string | undefined };
    value: { id: string };
    error: EditError | { type: 'SamePerson' };
  };
}

type OfBoth<Asked> = {
  [
    Name in `${'customers' | 'suppliers'}.${keyof Asked & string}`
  ]: Name extends `${string}.${infer Ask extends keyof Asked & string}` ? Asked[Ask] : never; // prettier-ignore
};

/** Queries about customers, suppliers and debts. */
export interface PartiesQueries extends OfBoth<PartyQuestions> {
  'customers.one': { input: OneParty; output: PartyView | null };
  'debts.debtors': { input: { sort: 'oldest' | 'largest'; search: string; limit: number }; output: DebtorsView };
  'debts.creditors': { input: { sort: 'due' | 'largest'; search: string; limit: number }; output: CreditorsView };
}

/** Commands on customers, suppliers and debts. */
export interface PartiesCommands extends OfBoth<PartyActs> {
  /** Without a day the promise is removed. [DEB-4] */
  'customers.promise': {
    input: { id: string; promised_on?: string | undefined };
    value: { id: string; name: string };
    error: EditError | { type: 'DayPassed' };
  };
}
