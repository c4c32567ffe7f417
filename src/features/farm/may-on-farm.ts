import type { BusinessView } from '../../client/port-types.ts';

/** Whether this person records activities, and whether they open flocks. [RTE-28] */
export function mayOnFarm({ role, roles }: BusinessView): { record: boolean; add: boolean } {
  const has = (right: keyof typeof roles) => role === 'owner' || (role === 'admin' && roles[right] === true);
  return { record: has('add_farm_activities'), add: has('add_farm') };
}
