import { mulDiv } from '../money/mul-div.ts';
import type { SaleLine } from '../../../schemas/sale.schema.ts';
import type { Dice } from './dice.ts';
import type { Farm, LiveFlock } from './farm.ts';
import { DRESSED_CHICKEN, EGG_GOODS, FARM_GATE, RESALE } from './names.ts';

/** A line before it has an id. */
export type NewLine = Pick<
  SaleLine,
  'item_kind' | 'item_id' | 'farm_id' | 'description' | 'qty' | 'unit' | 'factor' | 'unit_price' | 'discount'
>;

/** Maximum number of trays per line: no buyer takes a whole truckload. */
const MAX_TRAYS = 40;
export const TRAY = 30;

/**
 * Trays of a grade, up to the quantity on hand; more when the store is full. Undefined when there is less than half a
 * tray.
 */
export function eggLine(
  farm: Farm,
  day: string,
  grade: 'good' | 'small' | 'cracked',
  wanted: number,
  dice: Dice,
): NewLine | undefined {
  const { id, description, price } = EGG_GOODS.find((goods) => goods.grade === grade)!;
  const there = Math.floor(farm.stock.of(id) / TRAY);
  const usual = grade === 'good' ? 28 * farm.scale : 4 * farm.scale;
  const trays = Math.min(
    there,
    MAX_TRAYS,
    Math.max(1, Math.round(wanted * Math.min(2.2, Math.max(0.5, there / usual)))),
  );
  const half =
    trays > 0 && trays < 5 && dice.chance(0.08) && farm.stock.of(id) >= trays * TRAY + TRAY / 2 ? TRAY / 2 : 0;
  const qty = farm.stock.take(id, trays * TRAY + half);
  if (qty === 0) return undefined;
  const season = 500 * Math.round(1.3 * Math.sin(farm.clock.back(day) / 50));
  const unit_price = price + season - (trays >= 20 ? 500 : 0);
  return { item_kind: 'egg', item_id: id, description, qty, unit: 'tray', factor: TRAY, unit_price };
}

/** One to three pieces of an item from the shelf. */
export function pieceLine({ stock, things }: Farm, dice: Dice): NewLine | undefined {
  const i = dice.between(0, RESALE.length - 1);
  const { name, price } = RESALE[i]!;
  const { id } = things.resale[i]!;
  const qty = stock.take(id, price < 1_000 ? dice.between(5, 20) : dice.between(1, 3));
  if (qty === 0) return undefined;
  return { item_kind: 'shop', item_id: id, description: name, qty, unit: 'piece', factor: 1, unit_price: price };
}

export function chickenLine({ stock, things }: Farm, dice: Dice): NewLine | undefined {
  const { id, name } = things.dressedChicken;
  const qty = stock.take(id, dice.between(1, 4));
  if (qty === 0) return undefined;
  return { item_kind: 'shop', item_id: id, description: name, qty, unit: 'piece', factor: 1, unit_price: DRESSED_CHICKEN.price }; // prettier-ignore
}

/** Manure is an income of a laying flock. */
export function manureLine({ flocks }: Farm, dice: Dice): NewLine | undefined {
  const flock = flocks.find(({ open, purpose }) => open && purpose === 'layer');
  if (!flock) return undefined;
  const qty = dice.between(3, 25);
  return { item_kind: 'other', farm_id: flock.document.id, description: 'Manure, bag', qty, unit: 'piece', factor: 1, unit_price: FARM_GATE.manure }; // prettier-ignore
}

export function birdLine({ document, purpose }: LiveFlock, heads: number): NewLine {
  const [description, price] = purpose === 'layer' ? ['Spent hens', FARM_GATE.spentHen] : ['Broilers, live', FARM_GATE.broiler]; // prettier-ignore
  const unit_price = heads > 60 ? price - 1_500 : price;
  return { item_kind: 'bird', farm_id: document.id, description, qty: heads, unit: 'piece', factor: 1, unit_price };
}

/** Total of a sale of this farm: without taxes, so lines minus discounts plus delivery. */
export const totalOf = (sale: {
  readonly lines: readonly Pick<NewLine, 'qty' | 'unit_price' | 'factor' | 'discount'>[];
  readonly order_discount?: number | undefined;
  readonly delivery_fee?: number | undefined;
}): number =>
  sale.lines.reduce((sum, line) => sum + mulDiv(line.qty, line.unit_price, line.factor) - (line.discount ?? 0), 0) -
  (sale.order_discount ?? 0) +
  (sale.delivery_fee ?? 0);
