import { lastDayOf } from '../time/periods.ts';
import type { CollectionBelow } from '../../../schemas/collections.ts';

/* The books and their postings. Amounts are minor units of the business's currency: debit +, credit −. [LED-23] */

/**
 * money: double entry; the others are counting books: goods, birds, withheld eggs, laid eggs, tax bases, counted cash,
 * orders.
 */
export type Book = 'money' | 'stock' | 'heads' | 'withheld' | 'eggs' | 'tax' | 'cash' | 'order';

/** Chart of accounts. [LED-26..32] */
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

/** Causes of stock movements. */
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

/** Causes of bird movements. */
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

/** How the fold treats a quantity or an expense. */
export type Cause = StockCause | HeadCause | 'expense' | 'spread';

/** Properties of a flock on which its costs depend, from its document. */
export interface FlockMeta {
  readonly purpose?: string | undefined;
  readonly placed_on: string;
  /** First day of lay: as specified, or 126 days after hatch. [LED-41] */
  readonly lays_from: string;
  readonly laying_months: number;
  /** Salvage value of one bird. Units: minor units. */
  readonly salvage: number;
}

/** One posting in a book. Fields that do not apply are absent. */
export interface Posting {
  /** `<document id>:<line key>`: the key is the line's own, never its index, which an edit would shift. [LED-2] */
  readonly id: string;
  /** Order within the document: inputs before outputs. */
  readonly n: number;
  readonly book: Book;
  readonly account?: Account;
  /** Units: minor units; debit +, credit −. */
  readonly amount?: number;
  /** Customer or supplier; absent for a walk-in customer. */
  readonly party?: string;
  /** The party named by the document, when merged into `party`. [VEN-4, CUS-8] */
  readonly named?: string;
  /** The document owed or settled. */
  readonly target?: string;
  readonly item?: string;
  readonly farm?: string;
  readonly method?: string;
  readonly category?: string;
  readonly grade?: string;
  readonly batch?: string;
  readonly expiry?: string;
  readonly rate_bp?: number;
  /** Units: base units; + in, − out. With `absolute` the level itself. */
  readonly qty?: number;
  readonly absolute?: true;
  /** Cost fixed by the document itself. Units: minor units. */
  readonly value?: number;
  readonly cause?: Cause;
  /** The posting that a return reverses, and the quantity returned, including discarded goods. */
  readonly of?: string;
  readonly gives_back?: number;
  /** Live weight of birds when they left or came back. Units: grams. */
  readonly weight_g?: number;
  /** Due day of a debt. */
  readonly due?: string;
  /** Set when the due day was agreed: without it a debt is never overdue. */
  readonly agreed?: true;
  /** Net price of a sold stock line, without tax. Units: minor units. */
  readonly net?: number;
  /** Tax base. Units: minor units. */
  readonly base?: number;
  /** Share of a run's cost. Units: basis points. */
  readonly cost_share_bp?: number;
  readonly meta?: FlockMeta;
}

/** The postings of one document at one moment. */
export interface FixedGroup {
  /** Place in the one order of all folds; unique, because it contains the document's id. See `ordOf`. */
  readonly ord: string;
  readonly doc_id: string;
  readonly doc_kind: CollectionBelow;
  readonly day: string;
  /** Person in reports: the seller, or the person responsible for a loss. */
  readonly by?: string | undefined;
  readonly postings: readonly Posting[];
}

/** Time of facts that only have a day: before, or after, everything else on that day. [LED-22] */
export const DAY_START = '';
export const DAY_END = '~';

/**
 * The one order of all folds: day, then time, then document. A space sorts before every digit, so a day alone comes
 * first. [LED-22]
 */
export const ordOf = (day: string, at: string, docId: string): string => `${day} ${at} ${docId}`;

/** Place of a month end: after the closings of its last day. */
export const closeOrd = (month: string): string => `${lastDayOf(month)} ~~ close`;
export const isClose = (ord: string): boolean => ord.endsWith('~~ close');
