import type { BusinessView } from '../../../contract/account.ts';
import { hasRight } from '../../../domain/people/has-right.ts';

/**
 * True when this person sees the whole business: the owner, and users with the right to view reports. [PPL-2, RPT-2]
 */
export const seesBooks = (business: BusinessView): boolean => hasRight(business, 'view_reports');

/**
 * True when this person sees the cash balances: a user who takes money counts it and brings it to the bank.
 * [PAY-15, PAY-16]
 */
export const seesMoney = (business: BusinessView): boolean => seesBooks(business) || hasRight(business, 'add_sales');
