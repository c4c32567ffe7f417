import { plural, t } from '@lingui/core/macro';
import type { PartyError } from '../../../../domain/parties/check-party.ts';
import { notSavedWords } from '../../../../ui/feedback/not-done-words.ts';

/** The text of each refusal of a customer or supplier. [CUS-2, CUS-4, VEN-1] */
export function partyErrorWords(error: PartyError | { type: string }): string {
  const known = error as PartyError | { type: 'SamePerson' | 'DayPassed' };
  switch (known.type) {
    case 'NameMissing':
      return t`Type the name.`;
    case 'PhoneWrong':
      return known.digits === 0
        ? t`A phone number has only digits.`
        : plural(known.digits, {
            one: 'This number has # digit. Check it.',
            other: 'This number has # digits. Check it.',
          });
    case 'PhoneShortened':
      return t`Excel shortened this number. Type all of its digits.`;
    case 'PhoneNeedsCountry':
      return t`Begin with + and the country, like +256 772 000 118.`;
    case 'WhatsappWrong':
      return t`Check the WhatsApp number.`;
    case 'TermsOutOfRange':
      return t`Days to pay are from 0 to 180.`;
    case 'AmountWrong':
      return t`Type an amount, or leave it empty.`;
    case 'OpeningDayMissing':
      return t`Choose the day of this amount.`;
    case 'OpeningInFuture':
      return t`This date is in the future.`;
    case 'DayPassed':
      return t`This day has passed already.`;
    case 'SamePerson':
      return t`These two are one already. Open the list again.`;
    default:
      return notSavedWords(error);
  }
}
