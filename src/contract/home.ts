import type { MoneyMethod } from '../../schemas/choices.ts';
import type { CollectionBelow } from '../../schemas/collections.ts';
import type { Nothing, SyncState } from './pieces.ts';
import type { RecordKind } from './sync.ts';
import type { ItemView } from './stock.ts';
import type { QuestionKind } from '../domain/ledger/questions.ts';

/** A search result with a name or number, from any collection. */
export interface FoundThing {
  /** Its collection; for a payment, the target decides where it opens. */
  readonly kind: Extract<
    CollectionBelow,
    'customers' | 'vendors' | 'shop' | 'raw_materials' | 'farm' | 'sales' | 'purchases' | 'expenses' | 'payments'
  >;
  readonly id: string;
  /** Its name, number or transaction number. */
  readonly name: string;
  /** A phone, house or buyer that distinguishes it from another of the same name. */
  readonly more?: string | undefined;
  /** Day of a fact. */
  readonly day?: string | undefined;
  /** Not listed any more: archived, closed or voided. */
  readonly gone: boolean;
  /** For a payment: its target, and the party whose account it is on. */
  readonly target?: { readonly kind: string; readonly id?: string | undefined; readonly party_id?: string | undefined } | undefined;
} // prettier-ignore

/* Answers for the first screen as they cross the port. Units: minor units, eggs, birds, base units. */

/** Today's figures from the books. [RPT-1] */
export interface HomeDay {
  readonly today: string;
  /** The last seven days, today last. `out` is positive too. */
  readonly week: readonly { readonly day: string; readonly in: number; readonly out: number }[];
  /** Today's remaining money by method; only methods with movements. */
  readonly methods: readonly { readonly method: MoneyMethod; readonly left: number }[];
  /** For all flocks; absent when none were recorded. */
  readonly eggs_today?: number | undefined;
  readonly eggs_yesterday?: number | undefined;
  readonly dead_today: number;
  readonly dead_yesterday: number;
  readonly sold_today: number;
  readonly sales_today: number;
  /** Feeds in use, the first to run out first. */
  readonly feeds: readonly FeedRow[];
}

/** A feed with the days that it will last. [RAW-5] */
export interface FeedRow {
  readonly id: string;
  readonly name: string;
  readonly on_hand: number;
  readonly base_unit: 'g' | 'ml' | 'dose' | 'piece';
  readonly pack?: { readonly label: string; readonly factor: number } | undefined;
  readonly a_day: number;
  readonly days_left: number;
  /** True when the days left are below the minimum that the farm wants to keep. */
  readonly low: boolean;
}

/** A question from the books to the owner. Units: minor units, base units, birds. [LED-51] */
export interface Question {
  readonly kind: QuestionKind;
  /** Id of the item, flock, sale or return concerned. */
  readonly id: string;
  readonly item?: ItemView | undefined;
  /** Name of the flock, or number of the return. */
  readonly name?: string | undefined;
  readonly count?: number | undefined;
  readonly amount?: number | undefined;
  /** For a day with more eggs than hens: the day, its hens, and the number of other such days. */
  readonly day?: string | undefined;
  readonly hens?: number | undefined;
  readonly more?: number | undefined;
  /** The day reported by a wrong clock. */
  readonly said?: string | undefined;
}

/** A phone and when it was last heard of. */
export interface HeardPhone {
  readonly device_id: string;
  readonly this_phone: boolean;
  /** Name of its last user, when known on this phone. */
  readonly name?: string | undefined;
  readonly last_at: string;
}

export type ChangeKind = 'sale' | 'return' | 'money_in' | 'money_out' | 'purchase' | 'expense' | 'eggs' | 'dead' | 'activity' | 'stock'; // prettier-ignore

/** Records of one kind that one person added, changed or voided. */
export interface ChangeRow {
  readonly key: string;
  /** Absent when the person is not known on this phone. */
  readonly by?: string | undefined;
  readonly kind: ChangeKind;
  readonly did: 'made' | 'changed' | 'voided';
  readonly count: number;
  /** Its amount in minor units where it is money; else eggs or birds. */
  readonly amount?: number | undefined;
  /** For one changed record: the amount before, where known. */
  readonly was?: number | undefined;
  readonly first_at: string;
  readonly last_at: string;
  /** The party or subject, when there is only one. */
  readonly about?: string | undefined;
  /** Id of the record, when there is only one. */
  readonly id?: string | undefined;
  /** For one changed or voided record: its day, and the reason. */
  readonly day?: string | undefined;
  readonly reason?: string | undefined;
}

/** One change that a person made to a record. */
export interface PastChange extends RecordKind {
  readonly key: string;
  readonly id: string;
  /** As in UnsentRecord. */
  readonly title: string;
  readonly did: 'made' | 'changed' | 'voided';
  readonly at: string;
  /** Absent for a person not known on this phone. */
  readonly by?: string | undefined;
  /** Day of a fact. */
  readonly day?: string | undefined;
  /** The day reported by a wrong clock when it was recorded. [DOC-18] */
  readonly said?: string | undefined;
  /** Names of the changed fields. */
  readonly fields: readonly string[];
  readonly reason?: string | undefined;
  /** The day was already closed when this arrived. [SET-9] */
  readonly late: boolean;
  readonly sync: SyncState;
}

export interface WhoChanged {
  readonly rows: readonly PastChange[];
  /** More rows exist beyond `limit`. */
  readonly more: boolean;
  /** Everyone who made a change, by name. */
  readonly people: readonly { readonly uid: string; readonly name: string }[];
  /** Number of records that arrived for closed days. */
  readonly late: number;
}

/** Queries about Home, search and history. */
export interface HomeQueries {
  /** Today for the first screen; null when no books are kept. [RPT-1] */
  'home.day': { input: Nothing; output: HomeDay | null };
  /** Questions that only the owner can settle. [LED-51] */
  'home.questions': { input: Nothing; output: readonly Question[] };
  /** Everything with these words in its name or number, at most `limit` of each kind. [SHL-15] */
  'find.everything': { input: { search: string; limit: number }; output: readonly FoundThing[] };
  'home.phones': { input: Nothing; output: readonly HeardPhone[] };
  /** Changes by others since an instant, or by this person today. [RPT-1, RPT-2] */
  'home.changes': { input: { whose: 'mine' | 'others'; since: string }; output: readonly ChangeRow[] };
  /** Records added, changed and voided with their authors, newest first. [SET-7] */
  'history.changes': {
    input: { by: string | null; late: boolean; limit: number };
    output: WhoChanged;
  };
}
