import { t } from '@lingui/core/macro';
import type { ExpenseCategory } from '../../domain/expenses/check-expense.ts';

/** Labels of expense categories, in display order. [EXP-2] */
export const categoryWords = (): Record<ExpenseCategory, string> => ({
  labour: t`Wages`,
  transport: t`Transport`,
  fuel: t`Fuel`,
  electricity: t`Electricity`,
  water: t`Water`,
  rent: t`Rent`,
  repairs: t`Repairs`,
  vet: t`Vet`,
  litter: t`Litter`,
  packaging: t`Packaging`,
  airtime_data: t`Airtime`,
  licence_tax: t`Licence, tax`,
  other: t`Other`,
});
