import { t } from '@lingui/core/macro';
import { splitQuantity } from '../../domain/money/units.ts';
import { countWords } from '../words/count-words.ts';

/**
 * A quantity in everyday units: "2 trays + 15", "15 pieces", "1.5 bags", "20 birds, 41.5 kg". [SAL-9, SHP-10, MNY-12]
 * Units: `qty` in base units.
 */
export function quantityWords(qty: number, unit: string, factor: number, weight_g?: number): string {
  const counted = countedWords(qty, unit, factor);
  return weight_g === undefined ? counted : t`${counted}, ${String(weight_g / 1_000)} kg`;
}

/**
 * Remainder besides whole units: pieces; grams of a bag of kilograms, or millilitres of a bottle of litres, are not
 * counted separately.
 */
const THOUSANDTHS = 1_000;

function countedWords(qty: number, unit: string, factor: number): string {
  const { whole, loose } = splitQuantity(qty, factor);
  if (loose === 0 || factor % THOUSANDTHS === 0) return countWords(qty / factor, unit);
  return whole === 0 ? countWords(loose, 'piece') : `${countWords(whole, unit)} + ${loose}`;
}
