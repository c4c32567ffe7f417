import type { ReportName } from './report.ts';

/*
 * What a report can be narrowed to, beside its days. It stands in the address as one word: the id of a flock, a way to pay, or a word of
 * `PART_WORDS`.
 */

/**
 * parts: whatever money belongs to: the shop and its categories, each flock, all else; spent and runs: flocks and all else; goods: what
 * lies in the stock; flocks: flocks alone; methods: ways to pay.
 */
export type FilterKind = 'parts' | 'spent' | 'runs' | 'goods' | 'flocks' | 'methods';

/** The filter of each report; debts, tax and the activity log belong to no flock and no part of the shop, and have none. [RPT-8] */
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

/** A part of the business. `rest`: what is neither of the shop nor of a flock. */
export type Part =
  | { readonly is: 'flock'; readonly id: string }
  | { readonly is: 'shop'; readonly category?: string }
  | { readonly is: 'eggs' | 'materials' | 'rest' };

const CATEGORY = 'category:';
/** As the address names a category of the shop. */
export const categoryPart = (category: string): string => `${CATEGORY}${category}`;

/** The part that a word of the address means. */
export function partOf(word: string): Part {
  if (word.startsWith(CATEGORY)) return { is: 'shop', category: word.slice(CATEGORY.length) };
  if (word === 'shop' || word === 'eggs' || word === 'materials' || word === 'rest') return { is: word };
  return { is: 'flock', id: word };
}
