import { written } from '../../domain/numbers/decimal-sign.ts';
import { groupWhole } from '../../domain/money/grouping.ts';
import { grouping } from '../setup/habits.ts';

/** A number with the business's digit grouping: "12000.5" is "12,000.5", or "12 000,5". [MNY-14] */
export const groupDigits = (number: string): string => written(groupTyped(number));

/** The same for typed text, which keeps its point. */
export function groupTyped(typed: string): string {
  const [whole = '', ...rest] = typed.split('.');
  const grouped = groupWhole(whole, grouping());
  return rest.length > 0 ? `${grouped}.${rest.join('')}` : grouped;
}
