import type { ReportName } from './report.ts';

/*
 * Filters of a report besides its days. In the address a filter is one word: the id of a flock, a payment method, or a
 * word of `PART_WORDS`.
 */

/**
 * parts: everything that money belongs to: the shop and its categories, each flock, and the rest; spent and runs:
 * flocks and the rest; goods: items in stock; flocks: flocks only; methods: payment methods.
 */
export type FilterKind = 'parts' | 'spent' | 'runs' | 'goods' | 'flocks' | 'methods';

/**
 * The filter of each report; debts, tax and the activity log belong to no flock and no part of the shop, and have none.
 * [RPT-8]
 */
export const FILTERS: Readonly<Partial<Record<ReportName, FilterKind>>> = {
  profit: 'parts',
  products: 'parts',
  customers: 'parts',
  sellers: 'parts',
  hours: 'parts',
  losses: 'parts',
  expenses: 'spent',
  production: 'runs',
  prices: 'goods',
  stock: 'goods',
  slow: 'goods',
  expiry: 'goods',
  flocks: 'flocks',
  daily: 'flocks',
  weekly: 'flocks',
  medicine: 'flocks',
  recorded: 'flocks',
  cash: 'methods',
};

/** A part of the business. `rest`: neither of the shop nor of a flock. */
export type Part =
  | { readonly is: 'flock'; readonly id: string }
  | { readonly is: 'shop'; readonly category?: string }
  | { readonly is: 'eggs' | 'materials' | 'rest' };

const CATEGORY = 'category:';
/** Address word of a category of the shop. */
export const categoryPart = (category: string): string => `${CATEGORY}${category}`;

/** The part denoted by a word in the address. */
export function partOf(word: string): Part {
  if (word.startsWith(CATEGORY)) return { is: 'shop', category: word.slice(CATEGORY.length) };
  if (word === 'shop' || word === 'eggs' || word === 'materials' || word === 'rest') return { is: word };
  return { is: 'flock', id: word };
}
