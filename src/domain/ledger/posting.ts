import { lastDayOf } from '../time/periods.ts';
import type { CollectionBelow } from '../../../schemas/collections.ts';

/* The books and what stands in them. Amounts are minor units of the business's currency: debit +, credit −. [LED-23] */

/** money: double entry; the others count: goods, birds, eggs put apart, eggs laid, tax bases, counted cash, orders. */
export type Book = 'money' | 'stock' | 'heads' | 'withheld' | 'eggs' | 'tax' | 'cash' | 'order';

/** The accounts, as an accountant numbers them. [LED-26..32] */
export const ACCOUNTS = {
  money: '1000',
  receivables: '1100',
  goods: '1200',
  materials: '1210',
  processing: '1290',
  returning: '1295',
  birds: '1400',
  taxToClaim: '1500',
  inKind: '1900',
  payables: '2000',
  paidAhead: '2100',
  taxCollected: '2200',
  taxPaid: '2210',
  taxBefore: '2220',
  opening: '3000',
  capital: '3100',
  drawings: '3200',
  sales: '4000',
  birdSales: '4010',
  letOff: '4090',
  delivery: '4100',
  otherIncome: '4900',
  costOfSales: '5000',
  costOfBirds: '5010',
  keepingLayers: '5100',
  intoEggStock: '5190',
  losses: '5200',
  countDifferences: '5210',
  abnormalDeaths: '5220',
  cashDifferences: '5230',
  priceDifferences: '5240',
  lateCost: '5250',
  expenses: '6000',
  gifts: '6900',
  usedInBusiness: '6910',
  chargedToFlocks: '6990',
} as const;

export type Account = (typeof ACCOUNTS)[keyof typeof ACCOUNTS];

/** What moves goods. */
export type StockCause =
  | 'opening'
  | 'purchase'
  | 'purchase_return'
  | 'sale'
  | 'return'
  | 'return_loss'
  | 'loss'
  | 'found'
  | 'use'
  | 'gift'
  | 'run_in'
  | 'run_out'
  | 'release'
  | 'eggs'
  | 'feed'
  | 'medicine'
  | 'vaccine'
  | 'placement'
  | 'count';

/** What moves birds. */
export type HeadCause =
  | 'placement'
  | 'sale'
  | 'return'
  | 'return_loss'
  | 'dead'
  | 'eaten'
  | 'run_in'
  | 'transfer_out'
  | 'transfer_in'
  | 'count'
  | 'close';

/** What the fold must do with a quantity, or with an expense. */
export type Cause = StockCause | HeadCause | 'expense' | 'spread';

/** What of a flock its costs depend on, as its document says. */
export interface FlockMeta {
  readonly purpose?: string | undefined;
  readonly placed_on: string;
  /** The day from which it lays: its own, or 126 days after hatch. [LED-41] */
  readonly lays_from: string;
  readonly laying_months: number;
  /** Of one bird at the end. Units: minor units. */
  readonly salvage: number;
}

/** One line of a book. What is absent does not apply. */
export interface Posting {
  /** `<document id>:<line key>`: the key comes from the line, never from its place, which an edit would shift. [LED-2] */
  readonly id: string;
  /** Place within the document: inputs before outputs. */
  readonly n: number;
  readonly book: Book;
  readonly account?: Account;
  /** Minor units: debit +, credit −. */
  readonly amount?: number;
  /** Customer or supplier; absent for a walk-in. */
  readonly party?: string;
  /** Whom the document names, when they were merged into `party`. [VEN-4, CUS-8] */
  readonly named?: string;
  /** The document that is owed or settled. */
  readonly target?: string;
  readonly item?: string;
  readonly farm?: string;
  readonly method?: string;
  readonly category?: string;
  readonly grade?: string;
  readonly batch?: string;
  readonly expiry?: string;
  readonly rate_bp?: number;
  /** Base units; + in, − out. With `absolute` the level itself. */
  readonly qty?: number;
  readonly absolute?: true;
  /** Cost that the document itself fixes. Units: minor units. */
  readonly value?: number;
  readonly cause?: Cause;
  /** The posting that a return gives back, and how much of it, also what is thrown away. */
  readonly of?: string;
  readonly gives_back?: number;
  /** Of birds: what they weighed alive as they left, or came back. Units: grams. */
  readonly weight_g?: number;
  /** Day by which a debt is to be paid. */
  readonly due?: string;
  /** That day was agreed: without one a debt is never overdue. */
  readonly agreed?: true;
  /** What the seller gets for a stock line: its price without tax. Units: minor units. */
  readonly net?: number;
  /** What was taxed. Units: minor units. */
  readonly base?: number;
  /** Share of a run's cost. Units: basis points. */
  readonly cost_share_bp?: number;
  readonly meta?: FlockMeta;
}

/** What one document means at one moment. */
export interface FixedGroup {
  /** Its place in the one order of all folds; unique, as it holds the document's id. See `ordOf`. */
  readonly ord: string;
  readonly doc_id: string;
  readonly doc_kind: CollectionBelow;
  readonly day: string;
  /** Whose it is in reports: who sold, or who was to mind what was lost. */
  readonly by?: string | undefined;
  readonly postings: readonly Posting[];
}

/** Time of facts that only have a day: before, and after, everything else of that day. [LED-22] */
export const DAY_START = '';
export const DAY_END = '~';

/** The one order of all folds: day, then time, then document. A space sorts before every digit, so a day alone comes first. [LED-22] */
export const ordOf = (day: string, at: string, docId: string): string => `${day} ${at} ${docId}`;

/** The end of a month: after the closings of its last day. */
export const closeOrd = (month: string): string => `${lastDayOf(month)} ~~ close`;
export const isClose = (ord: string): boolean => ord.endsWith('~~ close');
