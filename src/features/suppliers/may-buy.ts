import type { BusinessView } from '../../contract/account.ts';
import { hasRight } from '../../domain/people/has-right.ts';

/** Whether this person may add suppliers and pay them. */
export const mayBuy = (business: BusinessView): boolean => hasRight(business, 'add_purchases');
