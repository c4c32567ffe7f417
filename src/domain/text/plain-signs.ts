const DIGIT = /^\p{Nd}$/u;

/** Variants of signs in any script, for signs used in numbers and phone numbers. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  // Direction marks, joiners and soft hyphens: invisible, and frequent in copied text.
  [/^\p{Cf}$/u, ''],
  [/^[\p{Zs}\t]$/u, ' '],
  [/^[\p{Pd}\u2212\u207B\u02D7]$/u, '-'],
  [/^[\u2018\u2019\u201B\u02BC\u2032\u00B4`\u066C]$/u, "'"],
  [/^[\u066B\uFF0E]$/u, '.'],
  [/^[\u060C\uFF0C\u3001]$/u, ','],
];

/**
 * Text with the digits of every script as 0 to 9, every form of space, dash, apostrophe, comma and point as the plain
 * one, and without invisible characters. "٢٥٠٫٥" is "250.5"; the Arabic thousands separator becomes an apostrophe,
 * which separates nothing else. Letters stay unchanged.
 */
export const plainSigns = (text: string): string =>
  /^[\x20-\x5F\x61-\x7E]*$/.test(text) ? text : text.replace(NO_LETTER, plainSign);

/** Characters that may change; letters, which make up most text, are skipped. */
const NO_LETTER = /(?![\x20-\x5F\x61-\x7E])[\p{Nd}\p{P}\p{S}\p{Z}\p{C}\u02BC\uFF21-\uFF3A\uFF41-\uFF5A]/gu;

function plainSign(sign: string): string {
  const code = sign.codePointAt(0)!;
  if (DIGIT.test(sign)) return digitOf(code);
  for (const [form, plain] of SIGNS) if (form.test(sign)) return plain;
  // Full-width letters, brackets and signs map to ASCII.
  return code >= 0xff01 && code <= 0xff5e ? String.fromCodePoint(code - 0xfee0) : sign;
}

/** The digits of a script follow its 0; in a few scripts another set of digits follows immediately, ten by ten. */
function digitOf(code: number): string {
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
