const DIGIT = /^\p{Nd}$/u;

/** What people of any script type for a sign that numbers and phones know. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  // Marks of direction, joiners and soft hyphens: nobody sees them, and copied text is full of them.
  [/^\p{Cf}$/u, ''],
  [/^[\p{Zs}\t]$/u, ' '],
  [/^[\p{Pd}\u2212\u207B\u02D7]$/u, '-'],
  [/^[\u2018\u2019\u201B\u02BC\u2032\u00B4`\u066C]$/u, "'"],
  [/^[\u066B\uFF0E]$/u, '.'],
  [/^[\u060C\uFF0C\u3001]$/u, ','],
];

/**
 * Text with the digits of every script as 0 to 9, each form of space, dash, apostrophe, comma and point as the plain one, and without what
 * nobody sees. "٢٥٠٫٥" is "250.5"; Arabic's sign between thousands is an apostrophe, which parts nothing else. Letters stay as they are.
 */
export const plainSigns = (text: string): string =>
  /^[\x20-\x5F\x61-\x7E]*$/.test(text) ? text : text.replace(NO_LETTER, plainSign);

/** All that may change; letters, of which most text is, are not looked at one by one. */
const NO_LETTER = /(?![\x20-\x5F\x61-\x7E])[\p{Nd}\p{P}\p{S}\p{Z}\p{C}\u02BC\uFF21-\uFF3A\uFF41-\uFF5A]/gu;

function plainSign(sign: string): string {
  const code = sign.codePointAt(0)!;
  if (DIGIT.test(sign)) return digitOf(code);
  for (const [form, plain] of SIGNS) if (form.test(sign)) return plain;
  // Letters, brackets and signs of full width are those of ASCII.
  return code >= 0xff01 && code <= 0xff5e ? String.fromCodePoint(code - 0xfee0) : sign;
}

/** Digits of a script follow each other from its 0; a few scripts follow another one at once, ten by ten. */
function digitOf(code: number): string {
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
