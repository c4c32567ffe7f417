import { plural } from '@lingui/core/macro';
import { groupDigits } from '../numbers/group-digits.ts';

/** "6 bags", "1 tray", "15 kg"; the unit's own label when it is not one of the app's. */
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
