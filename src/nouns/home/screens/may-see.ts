import type { BusinessView } from '../../../contract/account.ts';
import { hasRight } from '../../../domain/people/has-right.ts';

/** Whether this person sees the whole business: the owner, and who was given the right to view reports. [PPL-2, RPT-2] */
export const seesBooks = (business: BusinessView): boolean => hasRight(business, 'view_reports');

/** Whether this person sees where the money is: who takes it counts it and brings it to the bank. [PAY-15, PAY-16] */
export const seesMoney = (business: BusinessView): boolean => seesBooks(business) || hasRight(business, 'add_sales');
