/** Words as they are looked for: without capitals, accents and double spaces. */
export const plainWords = (words: string): string =>
  words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
