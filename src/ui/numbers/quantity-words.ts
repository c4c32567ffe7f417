import { plural, t } from '@lingui/core/macro';
import { splitQuantity } from '../../domain/money/units.ts';

/** "2 trays", "1 dozen", "5 pieces"; the unit's own word when it is none of ours. */
export function unitWords(count: number, unit: string): string {
  switch (unit) {
    case 'tray':
      return plural(count, { one: '# tray', other: '# trays' });
    case 'dozen':
      return t`${count} dozen`;
    case 'box':
      return plural(count, { one: '# box', other: '# boxes' });
    case 'piece':
      return plural(count, { one: '# piece', other: '# pieces' });
    case 'bird':
      return plural(count, { one: '# bird', other: '# birds' });
    default:
      return `${count} ${unit}`;
  }
}

/** A quantity as people count it: "2 trays + 15", "15 eggs", "20 birds, 41.5 kg". [SAL-9, MNY-12] Units: `qty` in base units. */
export function quantityWords(qty: number, unit: string, factor: number, weight_g?: number): string {
  const counted = countedWords(qty, unit, factor);
  return weight_g === undefined ? counted : t`${counted}, ${String(weight_g / 1_000)} kg`;
}

function countedWords(qty: number, unit: string, factor: number): string {
  const { whole, loose } = splitQuantity(qty, factor);
  if (factor === 1 || loose === 0) return unitWords(whole, unit);
  return whole === 0 ? unitWords(loose, 'piece') : `${unitWords(whole, unit)} + ${loose}`;
}
