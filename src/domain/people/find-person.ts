import { plainWords } from '../text/plain-words.ts';

interface Person {
  readonly name: string;
  readonly phones?: readonly string[] | undefined;
  readonly location?: string | undefined;
}

/** Whether somebody has these words in the name or place, or these digits in a phone, with or without the leading 0. */
export function isPersonFound({ name, phones = [], location = '' }: Person, search: string): boolean {
  const wanted = plainWords(search);
  if (wanted === '' || plainWords(`${name} ${location}`).includes(wanted)) return true;
  const digits = wanted.replace(/[\s()+-]/g, '');
  if (!/^\d{3,}$/.test(digits)) return false;
  const bare = digits.replace(/^0/, '');
  return phones.some((phone) => phone.replace(/\D/g, '').includes(bare));
}
