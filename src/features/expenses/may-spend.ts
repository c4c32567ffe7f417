import type { BusinessView } from '../../client/port-types.ts';

/** Whether this person may record and pay expenses. */
export const maySpend = ({ role, roles }: BusinessView): boolean =>
  role === 'owner' || (role === 'admin' && roles.add_purchases === true);
