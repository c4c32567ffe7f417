import { hasWords, plainName, wantedWords } from '../text/find-words.ts';
import { plainSigns } from '../text/plain-signs.ts';

interface Person {
  readonly name: string;
  readonly phones?: readonly string[] | undefined;
  readonly location?: string | undefined;
  readonly contact?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly supplies?: readonly string[] | undefined;
}

/**
 * Whether a party has these words in the name, place, contact person, tags or goods supplied, or these digits in a
 * phone, with or without the leading 0. [SHL-19]
 */
export function isPersonFound(
  { name, phones = [], location = '', contact = '', tags = [], supplies = [] }: Person,
  search: string,
): boolean {
  const said = [name, location, contact, ...tags, ...supplies].join(' ');
  if (hasWords(plainName(said), wantedWords(search))) return true;
  const digits = plainSigns(search)
    .replace('(0)', '')
    .replace(/[-\s()+./]/g, '');
  if (!/^\d{3,}$/.test(digits)) return false;
  const bare = digits.replace(/^0+/, '');
  return phones.some((phone) => plainSigns(phone).replace(/\D/g, '').includes(bare));
}
