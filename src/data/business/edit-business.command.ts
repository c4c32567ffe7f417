import { workspacePath, type Business, type Settings } from '../../../schemas/workspace.schema.ts';
import {
  checkCategory,
  checkProfile,
  checkReceipts,
  checkType,
  withFarmCategories,
} from '../../domain/business/check-business.ts';
import { ok, refuse } from '../../domain/result.ts';
import type { WorkspaceDoc } from '../book.ts';
import type { Deps } from '../deps.ts';
import { asOwner } from '../people/owner-acts.ts';
import type { CommandInput, CommandResult } from '../port.ts';
import { saveAsPending } from '../save.ts';

/** Name, address, phone and tax number of the business, as they are printed. [SET-4, BIZ-9] */
export async function setProfile(
  deps: Deps,
  draft: CommandInput<'business.setProfile'>,
): Promise<CommandResult<'business.setProfile'>> {
  const checked = checkProfile(draft);
  if (!checked.ok) return checked;
  return edit<Business>(deps, workspacePath.business, ({ address: _a, phone: _p, tax_id: _t, ...before }) => ({
    ...before,
    ...checked.value,
  }));
}

/**
 * Farm, shop and processing, as three flags; the farm option brings its categories. [BIZ-3, BIZ-5, BIZ-12]
 * A business is founded as one of farm and shop, so both wait until the server has it. [RUL-19]
 */
export const setType = (
  deps: Deps,
  draft: CommandInput<'business.setType'>,
): Promise<CommandResult<'business.setType'>> =>
  asOwner<CommandResult<'business.setType'>>(deps, async ({ open }) => {
    const checked = checkType(draft);
    if (!checked.ok) return checked;
    const { farm, shop, production } = checked.value;
    if (farm && shop && open.settings.rev === 0) return refuse({ type: 'NotSentYet' });
    return edit<Settings>(deps, workspacePath.settings, (before) => ({
      ...before,
      purchases: shop,
      farm_activities: farm,
      production,
      categories: farm
        ? { ...before.categories, raw_materials: withFarmCategories(before.categories.raw_materials) }
        : before.categories,
    }));
  });

/** In what eggs are counted first. [SET-4] */
export const setUnits = (
  deps: Deps,
  { default_units }: CommandInput<'business.setUnits'>,
): Promise<CommandResult<'business.setUnits'>> =>
  edit<Settings>(deps, workspacePath.settings, (before) => ({ ...before, default_units }));

/** What stands on every invoice and receipt, and the width of the roll. [SET-7] */
export async function setReceipts(
  deps: Deps,
  draft: CommandInput<'business.setReceipts'>,
): Promise<CommandResult<'business.setReceipts'>> {
  const checked = checkReceipts(draft);
  if (!checked.ok) return checked;
  return edit<Settings>(
    deps,
    workspacePath.settings,
    ({ receipt_header: _h, receipt_footer: _f, number_prefix: _p, ...before }) => ({ ...before, ...checked.value }),
  );
}

/** One more category of raw materials. [SET-5] */
export const addCategory = (
  deps: Deps,
  { name }: CommandInput<'business.addCategory'>,
): Promise<CommandResult<'business.addCategory'>> =>
  asOwner<CommandResult<'business.addCategory'>>(deps, ({ open }) => {
    const checked = checkCategory(name, open.settings.categories.raw_materials);
    if (!checked.ok) return Promise.resolve(checked);
    return edit<Settings>(deps, workspacePath.settings, (before) =>
      withCategories(before, [...before.categories.raw_materials, checked.value]),
    );
  });

/** A category that is not used any more; what was recorded under it keeps its name. [SET-5] */
export const removeCategory = (
  deps: Deps,
  { name }: CommandInput<'business.removeCategory'>,
): Promise<CommandResult<'business.removeCategory'>> =>
  edit<Settings>(deps, workspacePath.settings, (before) =>
    withCategories(
      before,
      before.categories.raw_materials.filter(({ category }) => category !== name),
    ),
  );

const withCategories = <S extends Settings>(before: S, raw_materials: Settings['categories']['raw_materials']): S => ({
  ...before,
  categories: { ...before.categories, raw_materials },
});

/** Change one document of the open business; only its owner does. [RUL-13, RUL-19] */
const edit = <K extends Business | Settings>(
  deps: Deps,
  pathOf: (businessId: string) => string,
  change: (before: K & WorkspaceDoc) => K & WorkspaceDoc,
) =>
  asOwner(deps, async ({ session: { book, sync }, open }) => {
    const path = pathOf(open.business.id);
    const edited = await book.exclusive(async () => {
      const before = (await book.workspace.find([path])).get(path) as (K & WorkspaceDoc) | undefined;
      if (!before) return refuse({ type: 'SignedOut' as const });
      await saveAsPending(book, book.workspace, [{ before, after: change(before) }]);
      return ok(null);
    });
    if (edited.ok) sync.sendNow();
    return edited;
  });
