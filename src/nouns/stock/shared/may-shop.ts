import type { BusinessView } from '../../../contract/account.ts';
import { hasRight } from '../../../domain/people/has-right.ts';

/** What this person may do with goods of the shop; the owner everything. [PPL-2] */
export const mayShop = (business: BusinessView): { add: boolean; edit: boolean } => ({
  add: hasRight(business, 'add_purchases'),
  edit: hasRight(business, 'edit_purchases'),
});
