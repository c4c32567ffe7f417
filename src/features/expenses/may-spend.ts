import type { BusinessView } from '../../contract/account.ts';
import { hasRight } from '../../domain/people/has-right.ts';

/** Whether this person may record and pay expenses. */
export const maySpend = (business: BusinessView): boolean => hasRight(business, 'add_expenses');
