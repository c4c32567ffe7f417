import { MAX_MINOR_UNITS, MAX_QUANTITY } from '../../../schemas/bounds.ts';
import type { Habits } from '../business/habits.ts';
import { ok, refuse, type Result } from '../result.ts';
import { checkItem, sameName, type ItemDraft } from '../stock/check-item.ts';
import { LONGEST_BARCODE, plainBarcode } from '../stock/same-barcode.ts';
import { plainWords } from '../text/plain-words.ts';
import type { ImportField } from './fields.ts';
import type { ImportRow, KnownRows, PlannedRow, RowError } from './import-row.ts';
import { readAmount, readCount } from './read-cell.ts';
import { readDay } from './read-day.ts';
import { readUnit, type ReadUnit } from './read-unit.ts';

/** What is on the shelf when the book begins. Units: base units, minor units. [SHP-6] */
export interface FirstStock {
  readonly qty: number;
  readonly value: number;
  readonly day: string;
  readonly expiry?: string | undefined;
}

/** An item of a file, without an id while it is new, and its first stock. [IMP-1] */
export interface ItemImport {
  readonly item: ItemDraft;
  readonly stock?: FirstStock | undefined;
}

export interface ItemsContext {
  readonly known: readonly ItemDraft[];
  /** Items that have moved, or have a first stock already. */
  readonly moved: ReadonlySet<string>;
  readonly currency: string;
  readonly today: string;
  readonly habits: Pick<Habits, 'date_form' | 'tray_eggs'>;
  readonly onKnown: KnownRows;
}

/** Decide on every row of a file of items, in their order: an item is known by a barcode, else by its name. [IMP-1, SHP-2] */
export function planItems(rows: readonly ImportRow[], context: ItemsContext): PlannedRow<ItemImport>[] {
  const byName = new Map<string, ItemDraft>();
  const byCode = new Map<string, ItemDraft>();
  const add = (item: ItemDraft) => {
    byName.set(plainWords(item.name), item);
    for (const { barcode } of item.sell_units) if (barcode) byCode.set(plainBarcode(barcode), item);
  };
  context.known.forEach(add);
  return rows.map((one): PlannedRow<ItemImport> => {
    const { row, name = '' } = one;
    const read = readItem(one, context);
    if (!read.ok) return { row, name, is: 'bad', error: read.error };
    const { item } = read.value;
    const code = item.sell_units[0]?.barcode;
    const same = (code && byCode.get(plainBarcode(code))) || byName.get(plainWords(item.name));
    if (!same) {
      add(item);
      return { row, name: item.name, is: 'new', draft: read.value };
    }
    const draft = context.onKnown === 'update' ? changedBy(same, read.value, one, context) : undefined;
    return draft ? { row, name, is: 'changed', as: same.name, draft } : { row, name, is: 'known', as: same.name };
  });
}

const wrong = (error: RowError): Result<never, RowError> => refuse(error);

function readItem(row: ImportRow, context: ItemsContext): Result<ItemImport, RowError> {
  const units = readUnits(row, context);
  if (!units.ok) return units;
  const { base, factor } = units.value[0]!;
  const reorder = quantityIn(row, 'reorder_level', factor);
  if (!reorder.ok) return reorder;
  const checked = checkItem(
    {
      id: '',
      name: row.name ?? '',
      kind: 'resale',
      category: row.category,
      base_unit: base,
      sell_units: units.value.map(({ base: _base, ...unit }) => unit),
      reorder_level: reorder.value,
    },
    { others: [] },
  );
  if (!checked.ok) return checked;
  const stock = readStock(row, factor, context);
  return stock.ok ? ok({ item: checked.value, ...(stock.value && { stock: stock.value }) }) : stock;
}

type PricedUnit = ReadUnit & { readonly price: number; readonly barcode?: string };

/** One way to sell it, or two; the second one is counted in the same. */
function readUnits(row: ImportRow, { currency, habits }: ItemsContext): Result<readonly PricedUnit[], RowError> {
  const { unit = '', holds = '', second_unit, second_holds = '' } = row;
  const first = readUnit(unit, holds, habits);
  if (!first) return wrong({ type: 'CellWrong', field: 'holds', wanted: 'holds', typed: holds });
  const price = amountIn(row, 'price', currency);
  if (!price.ok) return price;
  const barcode = row.barcode?.slice(0, LONGEST_BARCODE);
  const main: PricedUnit = { ...first, price: price.value ?? 0, ...(barcode && { barcode }) };
  if (second_unit === undefined) return ok([main]);
  const second = readUnit(second_unit, second_holds, habits);
  if (!second) return wrong({ type: 'CellWrong', field: 'second_holds', wanted: 'holds', typed: second_holds });
  if (second.base !== first.base) return wrong({ type: 'UnitsOfTwoKinds' });
  const itsPrice = amountIn(row, 'second_price', currency);
  return itsPrice.ok ? ok([main, { ...second, price: itsPrice.value ?? 0 }]) : itsPrice;
}

/** What is here of it and what that cost; nothing when none is here. */
function readStock(
  row: ImportRow,
  factor: number,
  { currency, today, habits }: ItemsContext,
): Result<FirstStock | undefined, RowError> {
  const qty = quantityIn(row, 'on_hand', factor);
  if (!qty.ok) return qty;
  const cost = amountIn(row, 'cost', currency);
  if (!cost.ok) return cost;
  const day = dayIn(row, 'counted_on', habits.date_form);
  if (!day.ok) return day;
  const expiry = dayIn(row, 'expiry', habits.date_form);
  if (!expiry.ok) return expiry;
  if (day.value !== undefined && day.value > today) return wrong({ type: 'DayInFuture', field: 'counted_on' });
  if (!qty.value) return ok(undefined);
  const value = Math.round(((cost.value ?? 0) * qty.value) / factor);
  if (value > MAX_MINOR_UNITS) return wrong({ type: 'TooLarge', field: 'cost' });
  return ok({ qty: qty.value, value, day: day.value ?? today, ...(expiry.value && { expiry: expiry.value }) });
}

/** An amount of 0 or more; undefined when the cell is empty. */
function amountIn(row: ImportRow, field: ImportField, currency: string): Result<number | undefined, RowError> {
  const typed = row[field];
  if (typed === undefined) return ok(undefined);
  const amount = readAmount(typed, currency);
  if (amount === undefined) return wrong({ type: 'CellWrong', field, wanted: 'amount', typed });
  if (amount < 0) return wrong({ type: 'BelowZero', field });
  return amount > MAX_MINOR_UNITS ? wrong({ type: 'TooLarge', field }) : ok(amount);
}

/** A count of units with this many base units in each; half a piece is none. Units of the answer: base units. */
function quantityIn(row: ImportRow, field: ImportField, factor: number): Result<number | undefined, RowError> {
  const typed = row[field];
  if (typed === undefined) return ok(undefined);
  const count = readCount(typed);
  const qty = count === undefined ? Number.NaN : Math.round(count * factor * 1_000) / 1_000;
  if (!Number.isSafeInteger(qty)) return wrong({ type: 'CellWrong', field, wanted: 'count', typed });
  if (qty < 0) return wrong({ type: 'BelowZero', field });
  return qty > MAX_QUANTITY ? wrong({ type: 'TooLarge', field }) : ok(qty);
}

function dayIn(row: ImportRow, field: ImportField, form: Habits['date_form']): Result<string | undefined, RowError> {
  const typed = row[field];
  if (typed === undefined) return ok(undefined);
  const day = readDay(typed, form);
  return day === undefined ? wrong({ type: 'CellWrong', field, wanted: 'day', typed }) : ok(day);
}

/**
 * The item with the file's prices, category and limit, the barcode it lacked, and its first stock if it never had any; undefined when that changes
 * nothing. Name, units and what it is counted in stay as they are.
 */
function changedBy(
  known: ItemDraft,
  { item, stock }: ItemImport,
  row: ImportRow,
  { moved }: ItemsContext,
): ItemImport | undefined {
  if (known.id === '') return undefined;
  const sell_units = known.sell_units.map((unit, at) => {
    const theirs = item.sell_units.find(({ label, factor }) => sameName(label, unit.label) && factor === unit.factor);
    const isFirst = theirs === item.sell_units[0];
    const isPriced = theirs && row[isFirst ? 'price' : 'second_price'] !== undefined;
    const barcode = unit.barcode ?? (at === 0 ? item.sell_units[0]?.barcode : undefined);
    return { ...unit, ...(isPriced && { price: theirs.price }), ...(barcode && { barcode }) };
  });
  const sameBase = known.base_unit === item.base_unit;
  const after: ItemDraft = {
    ...known,
    sell_units,
    ...(item.category !== undefined && { category: item.category }),
    ...(sameBase && item.reorder_level !== undefined && { reorder_level: item.reorder_level }),
  };
  const first = sameBase && !moved.has(known.id) ? stock : undefined;
  if (first === undefined && JSON.stringify(after) === JSON.stringify(known)) return undefined;
  return { item: after, ...(first && { stock: first }) };
}
