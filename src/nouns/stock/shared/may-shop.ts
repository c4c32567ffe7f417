import type { BusinessView } from '../../../contract/account.ts';
import { hasRight } from '../../../domain/people/has-right.ts';

/** Rights of this person on goods of the shop; the owner has all. [PPL-2] */
export const mayShop = (business: BusinessView): { add: boolean; edit: boolean } => ({
  add: hasRight(business, 'add_purchases'),
  edit: hasRight(business, 'edit_purchases'),
});
