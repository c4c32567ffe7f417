import { groupWhole } from '../../domain/money/grouping.ts';
import { grouping } from '../setup/habits.ts';

/** A count or a typed price with its digits parted as this business does: "12000.5" is "12,000.5". [MNY-14] */
export function groupDigits(typed: string): string {
  const [whole = '', ...rest] = typed.split('.');
  const grouped = groupWhole(whole, grouping());
  return rest.length > 0 ? `${grouped}.${rest.join('')}` : grouped;
}
