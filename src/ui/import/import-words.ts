import { plural, t } from '@lingui/core/macro';
import type { CustomerError } from '../../domain/customers/check-customer.ts';

/** Why a row of an import is left out: "Row 14: phone has 8 digits." [MSG-21] */
export function importErrorWords(row: number, error: CustomerError): string {
  switch (error.type) {
    case 'NameMissing':
      return t`Row ${row}: the name is missing.`;
    case 'PhoneWrong': {
      if (error.digits === 0) return t`Row ${row}: the phone is no number.`;
      const digits = plural(error.digits, { one: '# digit', other: '# digits' });
      return t`Row ${row}: phone has ${digits}.`;
    }
    case 'PhoneNeedsCountry':
      return t`Row ${row}: the phone must begin with + and the country.`;
    case 'WhatsappWrong':
      return t`Row ${row}: the WhatsApp number is wrong.`;
    case 'TermsOutOfRange':
      return t`Row ${row}: days to pay are from 0 to 180.`;
    case 'AmountWrong':
      return error.field === 'credit_limit'
        ? t`Row ${row}: the credit limit is no amount.`
        : t`Row ${row}: the opening balance is no amount.`;
    case 'OpeningDayMissing':
    case 'OpeningInFuture':
      return t`Row ${row}: the day of the opening balance is wrong.`;
  }
}
