import type { BusinessView } from '../../client/port-types.ts';

/** Whether this person records activities, opens flocks, and brings in feed and medicine. [RTE-27, RTE-28] */
export function mayOnFarm({ role, roles }: BusinessView): { record: boolean; add: boolean; buy: boolean } {
  const has = (right: keyof typeof roles) => role === 'owner' || (role === 'admin' && roles[right] === true);
  return { record: has('add_farm_activities'), add: has('add_farm'), buy: has('add_raw_materials') };
}
