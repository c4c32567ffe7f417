import { formatAmount } from '../../domain/money/currency.ts';
import { groupTyped } from './group-digits.ts';

/** Maximum length of pasted text; no number is longer. */
const MAX_LENGTH = 40;

/**
 * A typed amount as displayed in its field: with grouped thousands if it consists of plain digits, else unchanged.
 * [MNY-14]
 */
export const shownTyped = (typed: string): string => (/^\d+(\.\d*)?$/.test(typed) ? groupTyped(typed) : typed);

/**
 * The typed text after the field showing `typed` was changed to `text`. Separators between thousands come from the
 * field; every other sign comes from the user, who may mean decimals. When the user replaces existing text by pasting,
 * all signs are kept.
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

/** An amount as text for a field. Units: minor units. */
export const typedAmountOf = (amount: number, currency: string): string =>
  formatAmount(amount, currency).replace(/[^\d.]/g, '');
