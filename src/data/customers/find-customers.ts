import { plainWords } from '../../domain/text/plain-words.ts';
import type { CustomerDoc } from '../book.ts';

/** Whether somebody has these words in the name, or these digits in a phone, with or without the leading 0. */
export function isFound({ name, phones = [], location = '' }: CustomerDoc, search: string): boolean {
  const wanted = plainWords(search);
  if (wanted === '' || plainWords(`${name} ${location}`).includes(wanted)) return true;
  const digits = wanted.replace(/[\s()+-]/g, '');
  if (!/^\d{3,}$/.test(digits)) return false;
  const bare = digits.replace(/^0/, '');
  return phones.some((phone) => phone.replace(/\D/g, '').includes(bare));
}
