import type { BusinessView } from '../../client/port-types.ts';

/** Whether this person sees the whole business: the owner, and who was given the right to view reports. [RPT-2] */
export const seesBooks = ({ role, roles }: BusinessView): boolean =>
  role === 'owner' || (role === 'admin' && (roles as Readonly<Record<string, boolean>>)['view_reports'] === true);
