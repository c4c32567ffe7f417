import type { Customer } from '../../../schemas/customer.schema.ts';
import type { Vendor } from '../../../schemas/vendor.schema.ts';
import type { Devices } from './devices.ts';
import type { Dice } from './dice.ts';
import type { Doc, FarmBook } from './farm-book.ts';
import type { FarmClock } from './farm-clock.ts';
import type { FeedKey, RemedyKey, VendorKey } from './names.ts';
import type { Purse, Stock } from './stores.ts';

/** What everybody on the farm works with while its days go by. */
export interface Farm {
  readonly scale: number;
  readonly people: { readonly owner: string; readonly seller: string; readonly attendant: string };
  readonly clock: FarmClock;
  readonly book: FarmBook;
  readonly devices: Devices;
  /** Dice of a purpose on a day; counted from the last day, so that today is the same whichever day it is. */
  dice(purpose: string, day: string, which?: number): Dice;
  readonly stock: Stock;
  readonly purse: Purse;
  readonly things: Things;
  readonly flocks: LiveFlock[];
  /** The first expense of each that comes again every month, by what it is and who is paid. */
  readonly monthly: Map<string, string>;
  /** Do something on a later day; not at all when the year ends before. */
  readonly later: (day: string, act: (day: string) => void) => void;
}

/** The things that documents point to. */
export interface Things {
  readonly customers: readonly Customer[];
  readonly vendors: Readonly<Record<VendorKey, Vendor>>;
  readonly feeds: Readonly<Record<FeedKey, Doc<'raw_materials'>>>;
  readonly remedies: Readonly<Record<RemedyKey, Doc<'raw_materials'>>>;
  /** In the order of RESALE. */
  readonly resale: readonly Doc<'shop'>[];
  readonly dressedChicken: Doc<'shop'>;
}

/** A flock that is there, with what the people of the farm know of it. */
export interface LiveFlock {
  readonly document: Doc<'farm'>;
  readonly purpose: 'layer' | 'broiler';
  /** Its number among the houses or lines, from 0. */
  readonly house: number;
  readonly hatched: string;
  /** The day on which its last birds go. */
  readonly closes: string;
  /** How good a flock it is, around 1. */
  readonly quality: number;
  heads: number;
  open: boolean;
  /** Vaccines given so far. */
  readonly given: { step_id: string; day: string }[];
  /** Last day on which its eggs are put apart, and how many lie there by grade. */
  withheldUntil?: string;
  readonly withheld: Map<'good' | 'small' | 'cracked', number>;
}
