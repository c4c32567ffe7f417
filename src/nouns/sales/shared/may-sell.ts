import type { BusinessView } from '../../../contract/account.ts';
import { hasRight } from '../../../domain/people/has-right.ts';

/** True when this person may add customers and take money. */
export const maySell = (business: BusinessView): boolean => hasRight(business, 'add_sales');
