import { t } from '@lingui/core/macro';
import type { PresetName } from '../../../domain/people/role-presets.ts';
import type { Rights } from '../../../domain/people/check-invite.ts';

type RoleName = keyof Rights;

/** Description of each right, in plain words; in display order. [PPL-1, PPL-12] */
export const rightWords = (): Record<RoleName, string> => ({
  add_sales: t`Record sales`,
  edit_sales: t`Change sales`,
  delete_sales: t`Cancel sales`,
  add_purchases: t`Record what the shop buys`,
  edit_purchases: t`Change purchases and see the stock`,
  add_farm_activities: t`Record the day on the farm`,
  add_farm: t`Add flocks`,
  edit_farm: t`Change flocks`,
  add_raw_materials: t`Record feed and medicine`,
  edit_raw_materials: t`Change feed and medicine`,
  add_expenses: t`Record what is spent`,
  edit_expenses: t`Change what was spent`,
  add_production: t`Record what is made here`,
  view_reports: t`See all sums and reports`,
});

/** Names of the presets of rights. [PPL-6] */
export const presetWords = (): Record<PresetName, string> => ({
  manager: t`Manager`,
  cashier: t`Cashier`,
  storekeeper: t`Storekeeper`,
  farm_supervisor: t`Farm supervisor`,
});

/** The granted rights as text. */
export function givenWords(roles: Rights): string[] {
  const words = rightWords();
  return (Object.keys(words) as RoleName[]).filter((right) => roles[right] === true).map((right) => words[right]);
}

/**
 * Warnings about rights that were granted without the one that leads to them: routes require both.
 * [RTE-14, RTE-65, PPL-12]
 */
export function leadsNowhere(given: Rights): string[] {
  const has = (right: keyof Rights) => given[right] === true;
  return [
    ...(has('edit_sales') === has('delete_sales')
      ? []
      : [t`The list of sales opens only to who may both change and cancel sales.`]),
    ...(has('edit_farm') && !has('add_farm') && !has('add_farm_activities')
      ? [t`Flocks are changed from their list: it opens to who may add flocks or record the day.`]
      : []),
    ...(has('edit_raw_materials') && !has('add_raw_materials')
      ? [t`Feed and medicine are changed from their pages: these open to who may record feed and medicine.`]
      : []),
  ];
}
