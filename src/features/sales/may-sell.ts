import type { BusinessView } from '../../client/port-types.ts';

/** Whether this person may add customers and take money. */
export const maySell = ({ role, roles }: BusinessView): boolean => role === 'owner' || roles.add_sales === true;
