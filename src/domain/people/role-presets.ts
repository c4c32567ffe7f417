import { ROLE_NAMES, type RoleName } from '../../../schemas/choices.ts';
import { onlyGiven, type Rights } from './check-invite.ts';

export type PresetName = 'manager' | 'cashier' | 'storekeeper' | 'farm_supervisor';

/** Rights that belong together, so that an owner need not make ten choices. [PPL-6] */
export const ROLE_PRESETS: Readonly<Record<PresetName, readonly RoleName[]>> = {
  manager: [...ROLE_NAMES, 'view_reports'],
  // The list of sales only opens for people who may edit and void sales. [RTE-14]
  cashier: ['add_sales', 'edit_sales', 'delete_sales'],
  storekeeper: ['add_purchases', 'edit_purchases', 'add_raw_materials', 'edit_raw_materials'],
  farm_supervisor: ['add_farm_activities', 'add_farm', 'edit_farm', 'add_raw_materials', 'edit_raw_materials'],
};

export const rightsOfPreset = (name: PresetName): Rights =>
  Object.fromEntries(ROLE_PRESETS[name].map((right) => [right, true]));

/** The preset equal to these rights; undefined for an individual choice. [PPL-6] */
export function presetOf(roles: Rights): PresetName | undefined {
  const given = Object.keys(onlyGiven(roles)).sort().join();
  return (Object.keys(ROLE_PRESETS) as PresetName[]).find((name) => ROLE_PRESETS[name].toSorted().join() === given);
}
