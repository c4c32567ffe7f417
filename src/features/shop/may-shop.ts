import type { BusinessView } from '../../client/port-types.ts';

/** What this person may do with goods of the shop; the owner everything. [PPL-2] */
export const mayShop = ({ role, roles }: BusinessView): { add: boolean; edit: boolean } => ({
  add: role === 'owner' || (role === 'admin' && roles.add_purchases === true),
  edit: role === 'owner' || (role === 'admin' && roles.edit_purchases === true),
});
