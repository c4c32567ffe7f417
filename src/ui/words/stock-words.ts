import { t } from '@lingui/core/macro';
import { friendlyAmount, type CountedUnit } from '../../domain/stock/friendly-units.ts';
import type { LossReason } from '../../domain/stock/check-entry.ts';
import { groupDigits } from '../numbers/group-digits.ts';
import { countWords } from './count-words.ts';

/** An egg grade as an item of the shop. [LOK-13] */
export function eggsWords(grade: string): string {
  switch (grade) {
    case 'small':
      return t`Eggs, small`;
    case 'cracked':
      return t`Eggs, cracked`;
    case 'dirty':
      return t`Eggs, dirty`;
    case 'double_yolk':
      return t`Eggs, two yolks`;
    case 'soft_shell':
      return t`Eggs, soft shell`;
    case 'hatching':
      return t`Eggs for hatching`;
    default:
      return t`Eggs, good`;
  }
}

/** The name of an item; the built-in egg items have a grade instead. */
export const itemName = ({ name, grade }: { name: string; grade?: string | undefined }): string =>
  grade === undefined ? name : eggsWords(grade);

/** Name of a unit beside a field: "bags", "kg". */
export const unitName = (unit: string): string => countWords(2, unit).replace(/^2 | 2$/, '');

/** An amount in everyday units: "94 trays + 18", "6 bags + 15 kg", "−2 bags". [SHP-10] Units: base units. */
export function amountWords(qty: number, baseUnit: string, pack?: CountedUnit): string {
  const { negative, parts } = friendlyAmount(qty, baseUnit, pack);
  // Beside trays "eggs" is omitted, beside boxes "pieces".
  const isPlain = (unit: string) => unit === 'egg' || unit === 'piece' || unit === 'bird';
  const words = parts.map(({ unit, count }, i) =>
    i > 0 && isPlain(unit) ? groupDigits(String(count)) : countWords(count, unit),
  );
  return `${negative ? '−' : ''}${words.join(' + ')}`;
}

/** "133,000 a bag", "600 each". */
export function priceWords(price: string, sold: string): string {
  if (sold === 'piece' || sold === 'egg' || sold === 'bird') return t`${price} each`;
  const unit = countWords(1, sold).replace(/^1 | 1$/, '');
  return t`${price} a ${unit}`;
}

/** Label of a loss reason. [SHP-8] */
export function lossWords(reason: LossReason): string {
  switch (reason) {
    case 'breakage':
      return t`Broken`;
    case 'theft':
      return t`Stolen`;
    case 'expiry':
      return t({ message: 'Expired', context: 'goods' });
    case 'spoilage':
      return t`Spoiled`;
    case 'pests':
      return t`Rats or insects`;
    case 'leakage':
      return t`Leaked`;
    case 'short_delivery':
      return t`Less came than was paid`;
    case 'sample':
      return t`Given to try`;
    case 'data_error':
      return t`Written down wrong`;
    case 'other':
      return t`Something else`;
  }
}
