import type { PaymentRow } from './payments.ts';
import type { EditError, SyncState, ThingCursor } from './pieces.ts';
import type { Ageing } from '../domain/debts/ageing.ts';
import type { ExpenseCategory } from '../domain/expenses/check-expense.ts';
import type { PartyDetails, PartyDraft, PartyError } from '../domain/parties/check-party.ts';
import type { Statement, StatementEntry } from '../domain/parties/statement.ts';
import type { OwedKind } from '../domain/payments/check-payment-out.ts';

/** A customer or supplier as a line to choose from. Units: minor units. */
export interface PartyRow {
  id: string;
  name: string;
  phone?: string | undefined;
  /** What a customer still owes us, or we owe a supplier; below 0 it was paid ahead. */
  balance: number;
  /** Of a customer: above it a sale on credit warns. [MSG-6] */
  credit_limit?: number | undefined;
  /** Of a customer: after how many days they pay. [SAL-35] */
  terms_days?: number | undefined;
}

/** A customer or supplier as the form that corrects them needs it. */
export interface PartyView {
  id: string;
  name: string;
  phone?: string | undefined;
  details: PartyDetails;
  archived: boolean;
  /** Whether this person may change it. */
  may_edit: boolean;
}

/** Which parties a list shows: those one trades with, whoever was changed last first or by name, those with something open, those who were archived. */
export type PartiesShown = 'all' | 'by_name' | 'owing' | 'archived';

export interface ListedParty extends PartyRow {
  /** Day on which the oldest of what is owed was due. [CUS-5, VEN-2] */
  oldest_due?: string | undefined;
  /** Of a customer. */
  last_sale?: string | undefined;
  /** Of a supplier. */
  supplies: readonly string[];
  archived: boolean;
  sync: SyncState;
}

/** The parties down to a cursor and one page after it, newest first. Sums are of all that match. Units: minor units. [CUS-6, VEN-2] */
export interface PartiesPage {
  rows: readonly ListedParty[];
  /** The end of these rows, when more follow. */
  next: ThingCursor | null;
  totals: { count: number; owed: number; ahead: number };
  none_at_all: boolean;
}

/** One thing that is not paid: by a customer, or by us. Units: minor units. [DEB-1, DEB-5] */
export interface OwedDocument {
  id: string;
  /** `opening`: from before the book began; `run`: costs of making products; `money`: given back beyond what had been paid. */
  kind: OwedKind | 'sale' | 'opening' | 'run' | 'money';
  /** Number of the sale, voucher or purchase, name of the flock. */
  number?: string | undefined;
  category?: ExpenseCategory | undefined;
  vendor_id?: string | undefined;
  /** Who is paid, when no supplier is named. */
  payee?: string | undefined;
  due: string;
  /** Of a sale: that day was agreed. */
  agreed?: boolean | undefined;
  balance: number;
}

/** What the page of a customer or supplier shows. [CUS-5, VEN-4] */
export interface PartyAccount extends PartyView {
  /** Whether this person may take payments of a customer, or pay a supplier. */
  may_pay: boolean;
  balance: number;
  ageing: Ageing;
  /** The oldest due first. */
  open: readonly OwedDocument[];
  last_sale?: string | undefined;
  /** By when a customer said that they would pay. [DEB-4] */
  promised_on?: string | undefined;
  /** Who else was found to be this one. [CUS-8, VEN-4] */
  merged: readonly { id: string; name: string }[];
  sync: SyncState;
}

/** Two customers, or two suppliers, that look like one. [CUS-8, VEN-4] */
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
  /** Of a payment, for whoever may put it right or void it. [PAY-20] */
  payment?: PaymentRow | undefined;
}

export interface PartyStatement extends Omit<Statement<StatementEntry>, 'lines'> {
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

interface OneParty {
  id: string;
}

/** Questions about customers or suppliers; the same of both. */
interface PartyQuestions {
  /** By name, place, what they bring, or any part of a phone; `after` is the end of the pages that are shown already. [CUS-6, VEN-2] */
  page: { input: { search: string; shown: PartiesShown; after: ThingCursor | null }; output: PartiesPage };
  list: { input: { search: string; limit: number }; output: readonly PartyRow[] };
  account: { input: OneParty; output: PartyAccount | null };
  /** Somebody else with this phone or name. [MSG-20] */
  alike: { input: { id: string; name: string; phone: string }; output: PartyRow | null };
  /** Two that look like one, but those that were said to be two: `apart` are their keys. [CUS-8, VEN-4] */
  twins: { input: { apart: readonly string[] }; output: PartyTwins | null };
  statement: { input: { id: string; range: { from: string; to: string } | null }; output: PartyStatement | null };
}

/** What can be done with customers or suppliers; the same with both. */
interface PartyActs {
  add: { input: PartyDraft; value: { id: string; name: string }; error: PartyError };
  edit: { input: PartyDraft; value: { id: string; name: string }; error: PartyError | EditError };
  archive: { input: { id: string; archived: boolean }; value: { id: string; name: string }; error: EditError };
  /** Everything of one stands under another from now on; without `into` under their own name again. [CUS-8, VEN-4] */
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

/** Questions about customers, suppliers and what is owed. */
export interface PartiesQueries extends OfBoth<PartyQuestions> {
  'customers.one': { input: OneParty; output: PartyView | null };
  'debts.debtors': { input: { sort: 'oldest' | 'largest'; search: string; limit: number }; output: DebtorsView };
  'debts.creditors': { input: { sort: 'due' | 'largest'; search: string; limit: number }; output: CreditorsView };
}

/** Commands on customers, suppliers and what is owed. */
export interface PartiesCommands extends OfBoth<PartyActs> {
  /** Without a day nothing is promised any more. [DEB-4] */
  'customers.promise': {
    input: { id: string; promised_on?: string | undefined };
    value: { id: string; name: string };
    error: EditError | { type: 'DayPassed' };
  };
}
