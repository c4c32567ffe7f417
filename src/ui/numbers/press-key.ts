/** Keys of the pad: single, double and triple digits, the signs, and delete. */
export type PadKey =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '00'
  | '000'
  | '.'
  | '½'
  | '+'
  | 'delete';

const MAX_LENGTH = 24;

/**
 * The text of a number field after a key. [SAL-9] `fresh` means that the field has just gained focus: the first digit
 * replaces its value.
 */
export function pressKey(text: string, key: PadKey, fresh: boolean): string {
  if (key === 'delete') return fresh ? '' : text.slice(0, -1);
  if (key === '+') return text === '' || text.endsWith('+') ? text : text + key;
  const kept = fresh ? '' : text;
  const part = kept.slice(kept.lastIndexOf('+') + 1);
  if (part.endsWith('½')) return kept;
  if (key === '.' || key === '½') return /[.,]/.test(part) ? kept : kept + key;
  if (part === '' && key.startsWith('00')) return kept;
  if (part === '0') return kept.slice(0, -1) + key.replace(/^0+(?=.)/, '');
  return (kept + key).slice(0, MAX_LENGTH);
}
