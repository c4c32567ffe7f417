import { t } from '@lingui/core/macro';
import type { MoneyMove } from '../../../domain/money/check-money.ts';

/** Name of a movement, as a button and as a title. */
export const moveWords = (move: MoneyMove): string =>
  ({
    counted: t`Count the money`,
    moved: t`Move money`,
    put_in: t`Own money put in`,
    taken_out: t`Money taken out for home`,
    tax_paid: t`Paid to the tax office`,
    tax_back: t`Back from the tax office`,
    tax_owed: t`Tax owed from before the book`,
    tax_credit: t`Tax to get back from before the book`,
    opening: t`Was there before the book`,
  })[move];
