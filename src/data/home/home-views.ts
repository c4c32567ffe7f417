import type { MONEY_METHODS } from '../../../schemas/pieces.ts';
import type { QuestionKind } from '../../domain/ledger/questions.ts';
import type { ItemView } from '../shop/shop-views.ts';

/* Answers for the first screen, as they cross the port. Units: minor units, eggs, birds, base units. */

export type MoneyMethod = (typeof MONEY_METHODS)[number];

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
