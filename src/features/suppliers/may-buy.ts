import type { BusinessView } from '../../client/port-types.ts';

/** Whether this person may add suppliers and pay them. */
export const mayBuy = ({ role, roles }: BusinessView): boolean =>
  role === 'owner' || (role === 'admin' && roles.add_purchases === true);
