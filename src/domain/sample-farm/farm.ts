import type { Customer } from '../../../schemas/customer.schema.ts';
import type { Vendor } from '../../../schemas/vendor.schema.ts';
import type { Devices } from './devices.ts';
import type { Dice } from './dice.ts';
import type { Doc, FarmBook } from './farm-book.ts';
import type { FarmClock } from './farm-clock.ts';
import type { FeedKey, RemedyKey, VendorKey } from './names.ts';
import type { Purse, Stock } from './stores.ts';

/** Shared state of the farm while its days are generated. */
export interface Farm {
  readonly scale: number;
  readonly people: { readonly owner: string; readonly seller: string; readonly attendant: string };
  readonly clock: FarmClock;
  readonly book: FarmBook;
  readonly devices: Devices;
  /**
   * Random numbers for a purpose on a day; days are counted from the last one, so that today is the same for any
   * calendar date.
   */
  dice(purpose: string, day: string, which?: number): Dice;
  readonly stock: Stock;
  readonly purse: Purse;
  readonly things: Things;
  readonly flocks: LiveFlock[];
  /** The first expense of each monthly series, by category and payee. */
  readonly monthly: Map<string, string>;
  /** Schedule an action for a later day; dropped when the period ends before. */
  readonly later: (day: string, act: (day: string) => void) => void;
}

/** Things to which documents refer. */
export interface Things {
  readonly customers: readonly Customer[];
  readonly vendors: Readonly<Record<VendorKey, Vendor>>;
  readonly feeds: Readonly<Record<FeedKey, Doc<'raw_materials'>>>;
  readonly remedies: Readonly<Record<RemedyKey, Doc<'raw_materials'>>>;
  /** In the order of RESALE. */
  readonly resale: readonly Doc<'shop'>[];
  readonly dressedChicken: Doc<'shop'>;
}

/** A live flock with the known facts about it. */
export interface LiveFlock {
  readonly document: Doc<'farm'>;
  readonly purpose: 'layer' | 'broiler';
  /** Its index among the houses or lines, from 0. */
  readonly house: number;
  readonly hatched: string;
  /** The day on which its last birds leave. */
  readonly closes: string;
  /** Performance factor of the flock, around 1. */
  readonly quality: number;
  heads: number;
  open: boolean;
  /** Vaccines given so far. */
  readonly given: { step_id: string; day: string }[];
  /** Last day on which its eggs are withheld, and the number of withheld eggs by grade. */
  withheldUntil?: string;
  readonly withheld: Map<'good' | 'small' | 'cracked', number>;
}
