import { MAX_QUANTITY } from '../../../schemas/bounds.ts';
import type { Habits } from '../business/habits.ts';
import { maxMoney } from '../money/max-money.ts';
import { ok, refuse, type Result } from '../result.ts';
import { checkItem, sameName, type ItemDraft } from '../stock/check-item.ts';
import { MAX_BARCODE, plainBarcode } from '../stock/same-barcode.ts';
import { plainName } from '../text/find-words.ts';
import type { ImportField } from './fields.ts';
import type { ImportRow, KnownRows, PlannedRow, RowError } from './import-row.ts';
import { countIn, meantIn, readAmount, type NumberStyle } from './read-cell.ts';
import { readDay } from './read-day.ts';
import { factorNamed, readUnit, type ReadUnit } from './read-unit.ts';

/** Stock on hand when the book begins. Units: base units, minor units. [SHP-6] */
export interface FirstStock {
  readonly qty: number;
  readonly value: number;
  readonly day: string;
  readonly expiry?: string | undefined;
}

/** An item of a file, without an id while it is new, and its opening stock. [IMP-1] */
export interface ItemImport {
  readonly item: ItemDraft;
  readonly stock?: FirstStock | undefined;
}

export interface ItemsContext {
  readonly known: readonly ItemDraft[];
  /** Items that have moved or already have opening stock. */
  readonly moved: ReadonlySet<string>;
  readonly currency: string;
  readonly today: string;
  readonly habits: Pick<Habits, 'date_form' | 'tray_eggs'>;
  readonly style: NumberStyle;
  readonly onKnown: KnownRows;
}

/** Plan every row of a file of items, in order: an item is known by its barcode, else by its name. [IMP-1, SHP-2] */
export function planItems(rows: readonly ImportRow[], context: ItemsContext): PlannedRow<ItemImport>[] {
  const byName = new Map<string, ItemDraft>();
  const byCode = new Map<string, ItemDraft>();
  const add = (item: ItemDraft) => {
    byName.set(plainName(item.name), item);
    for (const { barcode } of item.sell_units) if (barcode) byCode.set(plainBarcode(barcode), item);
  };
  context.known.forEach(add);
  return rows.map((one): PlannedRow<ItemImport> => {
    const { row, name = '' } = one;
    const read = readItem(one, context);
    if (!read.ok) return { row, name, is: 'bad', error: read.error };
    const { item } = read.value;
    const code = item.sell_units[0]?.barcode;
    const same = (code && byCode.get(plainBarcode(code))) || byName.get(plainName(item.name));
    if (!same) {
      add(item);
      return { row, name: item.name, is: 'new', draft: read.value };
    }
    const draft = context.onKnown === 'update' ? changedBy(same, read.value, one, context) : undefined;
    const stock = read.value.stock;
    // Stock in the file that is not imported is reported, never dropped silently.
    const left = stock && !draft?.stock ? { field: 'on_hand' as const, amount: stock.qty } : undefined;
    return draft
      ? { row, name, is: 'changed', as: same.name, draft, left }
      : { row, name, is: 'known', as: same.name, left };
  });
}

const wrong = (error: RowError): Result<never, RowError> => refuse(error);

function readItem(row: ImportRow, context: ItemsContext): Result<ItemImport, RowError> {
  const units = readUnits(row, context);
  if (!units.ok) return units;
  const [main] = units.value;
  const reorder = quantityIn(row, 'reorder_level', main!, context);
  if (!reorder.ok) return reorder;
  const checked = checkItem(
    {
      id: '',
      name: row.name ?? '',
      kind: 'resale',
      category: row.category,
      base_unit: main!.base,
      sell_units: units.value.map(({ base: _base, ...unit }) => unit),
      reorder_level: reorder.value,
    },
    { others: [], currency: context.currency },
  );
  if (!checked.ok) return checked;
  const stock = readStock(row, main!, context);
  return stock.ok ? ok({ item: checked.value, ...(stock.value && { stock: stock.value }) }) : stock;
}

type PricedUnit = ReadUnit & { readonly price: number; readonly barcode?: string };

/** One or two selling units; the second has the same base unit. */
function readUnits(row: ImportRow, context: ItemsContext): Result<readonly PricedUnit[], RowError> {
  const { habits, style } = context;
  const { unit = '', holds = '', second_unit, second_holds = '' } = row;
  const first = readUnit(unit, holds, habits, style);
  if (!first) return wrong({ type: 'CellWrong', field: 'holds', wanted: 'holds', typed: holds });
  const price = amountOf(row, 'price', context);
  if (!price.ok) return price;
  const barcode = row.barcode?.slice(0, MAX_BARCODE);
  const main: PricedUnit = { ...first, price: price.value ?? 0, ...(barcode && { barcode }) };
  if (second_unit === undefined) return ok([main]);
  const second = readUnit(second_unit, second_holds, habits, style);
  if (!second) return wrong({ type: 'CellWrong', field: 'second_holds', wanted: 'holds', typed: second_holds });
  if (second.base !== first.base) return wrong({ type: 'UnitsOfTwoKinds' });
  const itsPrice = amountOf(row, 'second_price', context);
  return itsPrice.ok ? ok([main, { ...second, price: itsPrice.value ?? 0 }]) : itsPrice;
}

/** Quantity on hand and its cost; undefined when there is none. */
function readStock(row: ImportRow, unit: ReadUnit, context: ItemsContext): Result<FirstStock | undefined, RowError> {
  const { currency, today, habits } = context;
  const qty = quantityIn(row, 'on_hand', unit, context);
  if (!qty.ok) return qty;
  const cost = amountOf(row, 'cost', context);
  if (!cost.ok) return cost;
  const day = dayIn(row, 'counted_on', habits.date_form);
  if (!day.ok) return day;
  const expiry = dayIn(row, 'expiry', habits.date_form);
  if (!expiry.ok) return expiry;
  if (day.value !== undefined && day.value > today) return wrong({ type: 'DayInFuture', field: 'counted_on' });
  if (!qty.value) return ok(undefined);
  const value = Math.round(((cost.value ?? 0) * qty.value) / unit.factor);
  if (value > maxMoney(currency)) return wrong({ type: 'TooLarge', field: 'cost' });
  return ok({ qty: qty.value, value, day: day.value ?? today, ...(expiry.value && { expiry: expiry.value }) });
}

/** An amount of 0 or more; undefined for an empty cell. */
function amountOf(
  row: ImportRow,
  field: ImportField,
  { currency, style }: ItemsContext,
): Result<number | undefined, RowError> {
  const typed = row[field];
  if (typed === undefined) return ok(undefined);
  const meant = readAmount(typed, { currency }, style);
  if (meant.is === 'either') return wrong({ type: 'NumberUnclear', field, typed });
  if (meant.is === 'none') return wrong({ type: 'CellWrong', field, wanted: 'amount', typed });
  const amount = meant.value;
  if (amount < 0) return wrong({ type: 'BelowZero', field });
  return amount > maxMoney(currency) ? wrong({ type: 'TooLarge', field }) : ok(amount);
}

/** Counts are read in thousandths. */
const THOUSANDTHS = 1_000;

/**
 * A count of a unit, or of the unit written after it; fractions of a piece are invalid. Units of the answer: base
 * units.
 */
function quantityIn(
  row: ImportRow,
  field: ImportField,
  unit: ReadUnit,
  { style, habits }: ItemsContext,
): Result<number | undefined, RowError> {
  const typed = row[field];
  if (typed === undefined) return ok(undefined);
  const written = countIn(typed);
  const meant = meantIn(written, style);
  if (meant.is === 'either') return wrong({ type: 'NumberUnclear', field, typed });
  const factor = written && factorNamed(written.unit, unit, habits);
  const qty = meant.is === 'one' && factor !== undefined ? (meant.value * factor) / THOUSANDTHS : Number.NaN;
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
 * The item with the file's prices, category and limit, a barcode if it had none, and opening stock if it never had any;
 * undefined when nothing changes. Name, units and base unit stay as they are.
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
