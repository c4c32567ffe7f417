import { plural, t } from '@lingui/core/macro';
import { friendlyAmount, type CountedUnit } from '../../domain/stock/friendly-units.ts';
import type { LossReason } from '../../domain/stock/check-entry.ts';
import { groupDigits } from '../numbers/group-digits.ts';

/** An egg grade as a thing of the shop. [LOK-13] */
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

/** "6 bags", "1 tray", "15 kg"; the unit's own word when it is none of ours. */
export function countWords(count: number, unit: string): string {
  const number = groupDigits(String(Math.round(count * 1_000) / 1_000));
  switch (unit.toLowerCase()) {
    case 'tray':
      return plural(count, { one: `${number} tray`, other: `${number} trays` });
    case 'dozen':
      return plural(count, { one: `${number} dozen`, other: `${number} dozen` });
    case 'bag':
      return plural(count, { one: `${number} bag`, other: `${number} bags` });
    case 'piece':
      return plural(count, { one: `${number} piece`, other: `${number} pieces` });
    case 'egg':
      return plural(count, { one: `${number} egg`, other: `${number} eggs` });
    case 'bird':
      return plural(count, { one: `${number} bird`, other: `${number} birds` });
    case 'bottle':
      return plural(count, { one: `${number} bottle`, other: `${number} bottles` });
    case 'vial':
      return plural(count, { one: `${number} vial`, other: `${number} vials` });
    case 'sachet':
      return plural(count, { one: `${number} sachet`, other: `${number} sachets` });
    case 'box':
      return plural(count, { one: `${number} box`, other: `${number} boxes` });
    case 'dose':
      return plural(count, { one: `${number} dose`, other: `${number} doses` });
    case 'l':
      return plural(count, { one: `${number} litre`, other: `${number} litres` });
    default:
      return `${number} ${unit}`;
  }
}

/** Name of a unit beside a field: "bags", "kg". */
export const unitName = (unit: string): string => countWords(2, unit).replace(/^2 | 2$/, '');

/** An amount in people's units: "94 trays + 18", "6 bags + 15 kg", "−2 bags". [SHP-10] Units: base units. */
export function amountWords(qty: number, baseUnit: string, pack?: CountedUnit): string {
  const { negative, parts } = friendlyAmount(qty, baseUnit, pack);
  // Beside trays nobody says "eggs", beside boxes nobody says "pieces".
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

/** Why goods are gone, as people say it. [SHP-8] */
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
