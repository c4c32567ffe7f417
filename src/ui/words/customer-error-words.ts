import { t } from '@lingui/core/macro';
import type { CustomerError } from '../../domain/customers/check-customer.ts';
import { notDoneWords } from '../feedback/not-done-words.ts';

/** The sentence of each refusal of a customer. [CUS-2] */
export function customerErrorWords(error: CustomerError | { type: string }): string {
  if (error.type === 'NameMissing') return t`Type the name.`;
  if (error.type === 'PhoneWrong') return t`A phone number has 7 to 15 digits.`;
  return notDoneWords(error) ?? t`Not saved. Nothing you typed is lost.`;
}
