import type { Payment } from '../../../../schemas/payment.schema.ts';
import { moveOf } from '../../../domain/money/money-moves.ts';
import { rowsById, storesOf, type Book } from '../../../store/book.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Names of flocks, items and people, by their id. */
export type NamesOfThings = ReadonlyMap<string, string>;

/** Fields with the subject of a record. */
const ABOUT = ['farm_id', 'item_id', 'customer_id', 'vendor_id'];

/** The first of some fields that is a text. */
export const word = (row: Fields, ...fields: string[]): string =>
  fields.map((field) => row[field]).find((value) => typeof value === 'string') ?? '';

/**
 * The title of a record: its number or name, or else the name of its subject: a flock, an item, a person. '' without
 * any.
 */
export function titleOf(row: Fields, names: NamesOfThings): string {
  const own = word(row, 'sale_no', 'purchase_no', 'voucher_no', 'run_no', 'name', 'first_name', 'number');
  return own || (ABOUT.map((field) => names.get(word(row, field))).find((name) => name !== undefined) ?? '');
}

/**
 * The kind of a record within its collection, for money the kind of movement. Undefined where there is only one kind.
 */
export function kindOf(collection: string, row: Fields): string | undefined {
  if (collection === 'payments') return moveOf(row as unknown as Payment);
  // Counts of money are stored among those of goods.
  return row['item_kind'] === 'cash' ? 'counted' : word(row, 'kind') || undefined;
}

export const namesOf = (things: readonly object[]): NamesOfThings =>
  new Map(things.map((thing) => [word(thing as Fields, 'id'), word(thing as Fields, 'name')]));

/** Names of the subjects of some records, as far as they are on this phone. */
export async function namesFor(book: Book, rows: readonly Fields[]): Promise<NamesOfThings> {
  const ids = [...new Set(rows.flatMap((row) => ABOUT.map((field) => word(row, field))))].filter(Boolean);
  const found = await Promise.all(storesOf(book, 'thing').map((store) => rowsById<object>(store, ids)));
  return namesOf(found.flat());
}
