import type { ShopItem } from '../../../schemas/shop-item.schema.ts';
import { ratio } from '../numbers/ratio.ts';
import { sumOf } from '../numbers/sum.ts';

export type Recipe = NonNullable<ShopItem['recipe']>;

/** Inputs of a recipe for a wanted output, in whole base units, rounded up. [PRC-3] */
export function scaleRecipe({ inputs, output_qty }: Recipe, wanted: number): Recipe['inputs'] {
  return inputs.map((input) => ({ ...input, qty: Math.ceil((input.qty * wanted) / output_qty) }));
}

/** A quantity with its base unit; for birds with their live weight. */
export interface Measured {
  readonly qty: number;
  readonly base_unit: string;
  /** Units: grams. */
  readonly weight_g?: number | undefined;
}

/**
 * Output divided by input: 98 kg of 100 kg is 0.98; for weighed birds the meat divided by their live weight, regardless
 * of other inputs. [PRC-3, PRC-4, PRC-7] Undefined when the base units differ, as when birds become pieces.
 */
export function runYield(inputs: readonly Measured[], outputs: readonly Measured[]): number | undefined {
  const birds = inputs.filter(({ base_unit }) => base_unit === 'bird');
  if (birds.length > 0 && birds.every(({ weight_g }) => weight_g !== undefined)) {
    const meat = outputs.filter(({ base_unit }) => base_unit === 'g');
    if (meat.length === 0) return undefined;
    return ratio(sumOf(meat, ({ qty }) => qty), sumOf(birds, ({ weight_g = 0 }) => weight_g)); // prettier-ignore
  }
  const units = new Set([...inputs, ...outputs].map(({ base_unit }) => base_unit));
  if (units.size !== 1) return undefined;
  return ratio(sumOf(outputs, ({ qty }) => qty), sumOf(inputs, ({ qty }) => qty)); // prettier-ignore
}
