import { formatAmount } from '../../domain/money/currency.ts';
import { groupTyped } from './group-digits.ts';

/** What is kept of a paste; no number is longer. */
const MAX_LENGTH = 40;

/** A typed amount as its field shows it: with its thousands parted while it is plain digits, else as it was typed. [MNY-14] */
export const shownTyped = (typed: string): string => (/^\d+(\.\d*)?$/.test(typed) ? groupTyped(typed) : typed);

/**
 * What is typed once the field of what was `typed` holds `text`. The signs between thousands are the field's; every other sign is the person's,
 * who may mean decimals by it. Who puts something in place of the whole means every sign of it.
 */
export function afterTyping(typed: string, text: string): string {
  const shown = shownTyped(typed);
  if (shown === typed) return text.slice(0, MAX_LENGTH);
  const most = Math.min(shown.length, text.length);
  let start = 0;
  while (start < most && shown[start] === text[start]) start += 1;
  let end = 0;
  while (end < most - start && shown.at(-1 - end) === text.at(-1 - end)) end += 1;
  const added = text.slice(start, text.length - end);
  const isPutInPlace = added.length > 1 && start + end < shown.length;
  const own = (part: string) => part.replace(/[^\d.]/g, '');
  const after = isPutInPlace ? text : own(shown.slice(0, start)) + added + own(shown.slice(shown.length - end));
  return after.slice(0, MAX_LENGTH);
} // prettier-ignore

/** An amount as it would be typed. Units: minor units. */
export const typedAmountOf = (amount: number, currency: string): string =>
  formatAmount(amount, currency).replace(/[^\d.]/g, '');
