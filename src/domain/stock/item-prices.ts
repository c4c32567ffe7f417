import { farPrices, type FarPrice, type UnitPrice } from '../money/far-price.ts';
import type { ItemDraft } from './check-item.ts';

type Units = ItemDraft['sell_units'];

/** Selling prices of an item that are far from its previous ones, or, without previous ones, from its cost. [MSG-8] */
export const farItemPrices = (
  { name, sell_units }: Pick<ItemDraft, 'name' | 'sell_units'>,
  before: Units,
  cost: UnitPrice | undefined,
): FarPrice[] =>
  sell_units.flatMap(({ label, factor, price }) =>
    farPrices({ name: name.trim(), unit: label.trim(), price, factor }, knownOf(before, { label, factor }) ?? cost),
  );

/** The previous price of the same unit, or of any other, converted: a bag costs as much as its kilograms. */
function knownOf(before: Units, { label, factor }: { label: string; factor: number }): UnitPrice | undefined {
  const priced = before.filter(({ price }) => price > 0);
  return priced.find((one) => one.label === label) ?? priced.find((one) => one.factor === factor) ?? priced[0];
}
