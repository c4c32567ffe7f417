import { plural, t } from '@lingui/core/macro';
import type { ImportField } from '../../../../domain/imports/fields.ts';
import { MAX_IMPORT_ROWS, type ImportKind, type RowError } from '../../../../domain/imports/import-row.ts';
import { formatAmount } from '../../../../domain/money/currency.ts';
import { groupDigits } from '../../../../ui/numbers/group-digits.ts';
import { fieldWords } from './field-words.ts';
import type { Unreadable } from './read-file.ts';

/** Reason why a row of an import is left out: "Row 14: phone has 8 digits." [MSG-21] */
export const importErrorWords = (row: number, error: RowError, kind: ImportKind, currency: string): string => {
  const why = reasonWords(error, kind, currency);
  return t`Row ${row}: ${why}`;
};

/** An amount of a row that is not imported: "Row 5, Musa: 3,000 stays out." Units: minor units, base units. [IMP-6] */
export function leftWords({ row, name, field, amount }: LeftRow, currency: string): string {
  const much = field === 'on_hand' ? groupDigits(String(amount)) : formatAmount(amount, currency);
  return t`Row ${row}, ${name}: ${much} stays out.`;
}

interface LeftRow {
  readonly row: number;
  readonly name: string;
  readonly field: ImportField;
  readonly amount: number;
}

/** The same without the row. */
export function reasonWords(error: RowError, kind: ImportKind, currency: string): string {
  switch (error.type) {
    case 'NameMissing':
      return t`the name is missing.`;
    case 'PhoneWrong': {
      if (error.digits === 0) return t`the phone is no number.`;
      const digits = plural(error.digits, { one: '# digit', other: '# digits' });
      return t`phone has ${digits}.`;
    }
    case 'PhoneShortened':
      return t`Excel shortened the phone. Make its column text there and type the number anew.`;
    case 'PhoneNeedsCountry':
      return t`the phone must begin with + and the country.`;
    case 'WhatsappWrong':
      return t`the WhatsApp number is wrong.`;
    case 'TermsOutOfRange':
      return t`days to pay are from 0 to 180.`;
    case 'AmountWrong':
      return error.field === 'credit_limit' ? t`the credit limit is no amount.` : t`the opening balance is no amount.`;
    case 'OpeningDayMissing':
    case 'OpeningInFuture':
      return t`the day of the opening balance is wrong.`;
    case 'CellWrong': {
      const field = fieldWords(error.field, kind, currency);
      if (error.typed === '') return t`“${field}” is empty.`;
      const { typed } = error;
      switch (error.wanted) {
        case 'amount':
          return t`“${typed}” is no amount (${field}).`;
        case 'count':
          return t`“${typed}” is no number that can be counted (${field}).`;
        case 'day':
          return t`“${typed}” is no day (${field}).`;
        case 'holds':
          return t`“${typed}” does not say what one holds, like 50 kg.`;
        case 'method':
          return t`“${typed}” is neither cash, mobile money, bank, card nor cheque.`;
      }
    }
    // falls through -- every wanted thing is answered above
    case 'NumberUnclear': {
      const { typed } = error;
      const field = fieldWords(error.field, kind, currency);
      return t`“${typed}” may be two numbers (${field}). Write it without the sign in the middle.`;
    }
    case 'SeveralOfThisName':
      return t`several people have this name. Write the phone beside it.`;
    case 'DayInFuture': {
      const field = fieldWords(error.field, kind, currency);
      return t`the day is in the future (${field}).`;
    }
    case 'BelowZero': {
      const field = fieldWords(error.field, kind, currency);
      return t`the number is below 0 (${field}).`;
    }
    case 'TooLarge': {
      const field = fieldWords(error.field, kind, currency);
      return t`the number is too long (${field}).`;
    }
    case 'UnitsOfTwoKinds':
      return t`the two ways to sell it are counted in different things.`;
    case 'UnitTwice':
      return t`the two ways to sell it have the same name.`;
    case 'UnitMissing':
    case 'UnitWrong':
      return t`how it is sold cannot be read.`;
    case 'MethodTwice':
      return t`this money stands in a row above. Add the two up.`;
    case 'NothingThere':
      return t`the amount is 0.`;
    case 'NameTaken':
    case 'ReorderWrong':
    case 'ShelfLifeWrong':
    case 'RecipeWrong':
    case 'BaseUnitFixed':
      return t`this item cannot be added.`;
  }
}

/** Reason why a file or a text cannot be read. */
export function unreadableWords(why: Unreadable): string {
  switch (why.is) {
    case 'TooBig':
      return t`This file is too big.`;
    case 'TooManyRows': {
      const most = groupDigits(String(MAX_IMPORT_ROWS));
      return t`This file has more than ${most} rows. Split it and import the parts.`;
    }
    case 'Nothing':
      return t`Nothing was found in it.`;
    case 'NoTable':
      return t`This is no table. Save it as CSV or Excel first.`;
    case 'NoExcel':
      return t`This Excel file cannot be read. Save it as CSV and try again.`;
    case 'QuoteOpen':
      return t`Row ${why.row}: a quotation mark is not closed. Save the file as CSV again.`;
  }
}
