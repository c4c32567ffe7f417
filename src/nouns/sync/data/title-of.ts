import type { Payment } from '../../../../schemas/payment.schema.ts';
import { moveOf } from '../../../domain/money/money-moves.ts';
import { rowsById, storesOf, type Book } from '../../../store/book.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Names of flocks, items and people, by their id. */
export type NamesOfThings = ReadonlyMap<string, string>;

/** The fields that say what a record is about. */
const ABOUT = ['farm_id', 'item_id', 'customer_id', 'vendor_id'];

/** The first of some fields that is a text. */
export const word = (row: Fields, ...fields: string[]): string =>
  fields.map((field) => row[field]).find((value) => typeof value === 'string') ?? '';

/** What a person knows a record by: its number or name, or else the name of what it is about: a flock, an item, a person. '' without any. */
export function titleOf(row: Fields, names: NamesOfThings): string {
  const own = word(row, 'sale_no', 'purchase_no', 'voucher_no', 'run_no', 'name', 'first_name', 'number');
  return own || (ABOUT.map((field) => names.get(word(row, field))).find((name) => name !== undefined) ?? '');
}

/** Which of its collection a record is, of money what it does. Undefined where there is only one kind. */
export function kindOf(collection: string, row: Fields): string | undefined {
  if (collection === 'payments') return moveOf(row as unknown as Payment);
  // Counts of money stand among those of goods.
  return row['item_kind'] === 'cash' ? 'counted' : word(row, 'kind') || undefined;
}

export const namesOf = (things: readonly object[]): NamesOfThings =>
  new Map(things.map((thing) => [word(thing as Fields, 'id'), word(thing as Fields, 'name')]));

/** Names of what some records are about, as far as it is here. */
export async function namesFor(book: Book, rows: readonly Fields[]): Promise<NamesOfThings> {
  const ids = [...new Set(rows.flatMap((row) => ABOUT.map((field) => word(row, field))))].filter(Boolean);
  const found = await Promise.all(storesOf(book, 'thing').map((store) => rowsById<object>(store, ids)));
  return namesOf(found.flat());
}
