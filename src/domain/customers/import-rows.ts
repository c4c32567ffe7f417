import type { CsvRow } from '../text/csv.ts';
import { plainWords } from '../text/plain-words.ts';

/** Somebody as they stand in a file or in the phone's contacts: everything as text. `row` is the line there, from 1. */
export interface ImportRow {
  readonly row: number;
  readonly name: string;
  readonly phone: string;
  readonly location?: string | undefined;
  readonly terms_days?: string | undefined;
  readonly credit_limit?: string | undefined;
  readonly opening_balance?: string | undefined;
  /** Of suppliers: what they bring, and where they are paid. */
  readonly supplies?: string | undefined;
  readonly mobile_money?: string | undefined;
}

type Column = Exclude<keyof ImportRow, 'row'>;

/** What people and other programs call the columns. */
const COLUMNS: Readonly<Record<Column, readonly string[]>> = {
  name: [
    'name',
    'customer',
    'customer name',
    'supplier',
    'supplier name',
    'vendor',
    'full name',
    'display name',
    'first name',
  ],
  phone: [
    'phone',
    'phones',
    'mobile',
    'phone number',
    'mobile phone',
    'telephone',
    'tel',
    'phone 1 - value',
    'contact',
  ],
  location: ['place', 'location', 'address', 'area', 'town'],
  terms_days: ['days to pay', 'terms', 'terms_days', 'payment terms'],
  credit_limit: ['credit limit', 'credit_limit', 'limit'],
  opening_balance: ['opening balance', 'opening_balance', 'balance', 'owes', 'we owe'],
  supplies: ['supplies', 'brings', 'goods', 'products'],
  mobile_money: ['mobile money', 'mobile_money', 'till', 'paybill'],
};

/** The rows of a table as customers: by its headings, or, without any, name and phone in this order. [CUS-7] */
export function rowsOfTable(table: readonly CsvRow[]): ImportRow[] {
  const [first, ...others] = table;
  if (!first) return [];
  const headings = first.cells.map(plainWords);
  const places = new Map<Column, number>();
  for (const [column, words] of Object.entries(COLUMNS) as [Column, readonly string[]][]) {
    const at = headings.findIndex((heading) => words.includes(heading));
    if (at >= 0) places.set(column, at);
  }
  const hasHeadings = places.has('name') || places.has('phone');
  if (!hasHeadings) {
    places.clear();
    places.set('name', 0).set('phone', 1);
  }
  return (hasHeadings ? others : table).map(({ row, cells }) => {
    const cell = (column: Column) => {
      const at = places.get(column);
      return at === undefined ? '' : (cells[at] ?? '').trim();
    };
    return {
      row,
      name: cell('name'),
      phone: cell('phone'),
      location: cell('location') || undefined,
      terms_days: cell('terms_days') || undefined,
      credit_limit: cell('credit_limit') || undefined,
      opening_balance: cell('opening_balance') || undefined,
      supplies: cell('supplies') || undefined,
      mobile_money: cell('mobile_money') || undefined,
    };
  });
}
