import type { MoneyMethod } from '../../schemas/choices.ts';
import type { CollectionBelow } from '../../schemas/collections.ts';
import type { Nothing, SyncState } from './pieces.ts';
import type { RecordKind } from './sync.ts';
import type { ItemView } from './stock.ts';
import type { QuestionKind } from '../domain/ledger/questions.ts';

/** Something with a name or a number, wherever it stands. */
export interface FoundThing {
  /** Collection it stands in; of a payment, what it was for says where it opens. */
  readonly kind: Extract<
    CollectionBelow,
    'customers' | 'vendors' | 'shop' | 'raw_materials' | 'farm' | 'sales' | 'purchases' | 'expenses' | 'payments'
  >;
  readonly id: string;
  /** Its name, number or transaction number. */
  readonly name: string;
  /** A phone, a house, a buyer: what tells it from another of the same name. */
  readonly more?: string | undefined;
  /** Of what happened, when. */
  readonly day?: string | undefined;
  /** Out of the lists: archived, closed, voided. */
  readonly gone: boolean;
  /** Of a payment: what was paid for, and whose account it is on. */
  readonly target?: { readonly kind: string; readonly id?: string | undefined; readonly party_id?: string | undefined } | undefined;
} // prettier-ignore

/* Answers for the first screen, as they cross the port. Units: minor units, eggs, birds, base units. */

/** What today came to, from the books. [RPT-1] */
export interface HomeDay {
  readonly today: string;
  /** The last seven days, today last. Out is positive too. */
  readonly week: readonly { readonly day: string; readonly in: number; readonly out: number }[];
  /** What is left of today by how it is held; only what moved. */
  readonly methods: readonly { readonly method: MoneyMethod; readonly left: number }[];
  /** Of all flocks; absent when nothing was written down. */
  readonly eggs_today?: number | undefined;
  readonly eggs_yesterday?: number | undefined;
  readonly dead_today: number;
  readonly dead_yesterday: number;
  readonly sold_today: number;
  readonly sales_today: number;
  /** Feeds that are used, what ends first first. */
  readonly feeds: readonly FeedRow[];
}

/** A feed with the days it will last. [RAW-5] */
export interface FeedRow {
  readonly id: string;
  readonly name: string;
  readonly on_hand: number;
  readonly base_unit: 'g' | 'ml' | 'dose' | 'piece';
  readonly pack?: { readonly label: string; readonly factor: number } | undefined;
  readonly a_day: number;
  readonly days_left: number;
  /** Days of it that the farm wants to keep. */
  readonly low: boolean;
}

/** What the books ask the owner. Units: minor units, base units, birds. [LED-51] */
export interface Question {
  readonly kind: QuestionKind;
  /** Of the item, flock, sale or return that it is about. */
  readonly id: string;
  readonly item?: ItemView | undefined;
  /** Of the flock, or the number of the return. */
  readonly name?: string | undefined;
  readonly count?: number | undefined;
  readonly amount?: number | undefined;
  /** Of a day with more eggs than hens: the day, its hens, and how many such days there are besides. */
  readonly day?: string | undefined;
  readonly hens?: number | undefined;
  readonly more?: number | undefined;
  /** The day that a wrong clock said. */
  readonly said?: string | undefined;
}

/** When a phone was heard of last. */
export interface HeardPhone {
  readonly device_id: string;
  readonly this_phone: boolean;
  /** Who used it last, when they are known here. */
  readonly name?: string | undefined;
  readonly last_at: string;
}

export type ChangeKind = 'sale' | 'return' | 'money_in' | 'money_out' | 'purchase' | 'expense' | 'eggs' | 'dead' | 'activity' | 'stock'; // prettier-ignore

/** What one person wrote down, changed or took out of the book, of one kind. */
export interface ChangeRow {
  readonly key: string;
  /** Absent when they are not known here. */
  readonly by?: string | undefined;
  readonly kind: ChangeKind;
  readonly did: 'made' | 'changed' | 'voided';
  readonly count: number;
  /** Money of it, where it is money: minor units; eggs and birds of those. */
  readonly amount?: number | undefined;
  /** Of one record that was changed: what it was before, where that is known. */
  readonly was?: number | undefined;
  readonly first_at: string;
  readonly last_at: string;
  /** Who or what it was about, when that is one only. */
  readonly about?: string | undefined;
  /** The one record that it is. */
  readonly id?: string | undefined;
  /** Of one that was changed or taken out: its day, and why. */
  readonly day?: string | undefined;
  readonly reason?: string | undefined;
}

/** One thing that somebody did to a record. */
export interface PastChange extends RecordKind {
  readonly key: string;
  readonly id: string;
  /** As in UnsentRecord. */
  readonly title: string;
  readonly did: 'made' | 'changed' | 'voided';
  readonly at: string;
  /** Absent of somebody who is not known here. */
  readonly by?: string | undefined;
  /** Day of a fact. */
  readonly day?: string | undefined;
  /** The day that a wrong clock said when it was written down. [DOC-18] */
  readonly said?: string | undefined;
  /** Names of the fields that were changed. */
  readonly fields: readonly string[];
  readonly reason?: string | undefined;
  /** The day was closed when this came. [SET-9] */
  readonly late: boolean;
  readonly sync: SyncState;
}

export interface WhoChanged {
  readonly rows: readonly PastChange[];
  /** More wait behind `limit`. */
  readonly more: boolean;
  /** Everybody who did something, by name. */
  readonly people: readonly { readonly uid: string; readonly name: string }[];
  /** How much came for closed days. */
  readonly late: number;
}

/** Questions about Home, search and history. */
export interface HomeQueries {
  /** Today for the first screen; null while no books are kept. [RPT-1] */
  'home.day': { input: Nothing; output: HomeDay | null };
  /** What only the owner can put right. [LED-51] */
  'home.questions': { input: Nothing; output: readonly Question[] };
  /** Whatever has these words in its name or number, at most so many of each kind. [SHL-15] */
  'find.everything': { input: { search: string; limit: number }; output: readonly FoundThing[] };
  'home.phones': { input: Nothing; output: readonly HeardPhone[] };
  /** What others wrote down since an instant, or this person today. [RPT-1, RPT-2] */
  'home.changes': { input: { whose: 'mine' | 'others'; since: string }; output: readonly ChangeRow[] };
  /** Who wrote down, changed and voided what, the newest first. [SET-7] */
  'history.changes': {
    input: { by: string | null; late: boolean; limit: number };
    output: WhoChanged;
  };
}
