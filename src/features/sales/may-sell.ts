import type { BusinessView } from '../../client/port-types.ts';

/** Whether this person may add customers and take money. */
export const maySell = ({ role, roles }: BusinessView): boolean => role === 'owner' || roles.add_sales === true;

/** Whether this person may void sales and payments. [SAL-40] */
export const mayVoid = (business: BusinessView | undefined): boolean =>
  business !== undefined && (business.role === 'owner' || business.roles.delete_sales === true);
