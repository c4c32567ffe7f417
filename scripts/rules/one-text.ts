import { inLines } from './function-text.ts';

/** A field, or a valid default, and the pattern that it must match. */
export interface Patterned {
  readonly asked: string;
  readonly pattern: RegExp;
}

/**
 * Check all fields that have a pattern as one text: a separate check for each would cost more. Spaces separate them,
 * and no pattern allows one, so that nothing can move from one field into the next. A value that is not a text cannot
 * be appended to one. [RUL-26]
 */
export function lookAtOnce(fields: readonly Patterned[]): string {
  const sources = new Map<string, string[]>();
  for (const { asked, pattern } of fields) {
    const source = sourceOf(pattern);
    sources.set(source, [...(sources.get(source) ?? []), asked]);
  }
  const texts = [...sources.values()].flat();
  const whole = [...sources].map(([source, { length }]) => source + repeated(` ${source}`, length - 1)).join(' ');
  if (texts.length === 1) return `${texts[0]!}.matches('^${whole}$')`;
  return `(${inLines(texts, " + ' ' + ")})\n  .matches('^${whole}$')`;
}

/** A pattern that matches any of these words. */
export const anyOf = (words: readonly string[]): RegExp => new RegExp(`^(${words.join('|')})$`);

function repeated(source: string, times: number): string {
  if (times === 0) return '';
  return times === 1 ? source : `(${source}){${times}}`;
}

/** A pattern in the syntax of the rules: RE2, in a text in which a backslash would stand for itself. */
function sourceOf(pattern: RegExp): string {
  const { source } = pattern;
  const plain = source
    .slice(1, -1)
    .replaceAll('\\/', '/')
    .replaceAll('\\d', '[0-9]')
    .replaceAll(/\\([.+])/g, '[$1]');
  const free = plain.replaceAll(/\[[^\]]*\]/g, '');
  if (!/^\^.*\$$/.test(source) || /[\\']|\[\^/.test(plain) || plain.includes(' ') || free.includes('.'))
    throw new TypeError(`${source}: a pattern is anchored, without a space, a quote or “any character”`);
  // An alternation must not extend beyond its field.
  return /^[^()]*\|/.test(plain) ? `(${plain})` : plain;
}
