import { MAX_QUANTITY } from '../../../schemas/bounds.ts';
import type { RawMaterial } from '../../../schemas/raw-material.schema.ts';
import { ok, refuse, type Result } from '../result.ts';
import { takenBy, wrongInRecipe, type ItemContext } from './check-item.ts';

/** Feed, medicine or another material in a form. Units: base units, days. [RAW-1] */
export type MaterialDraft = Pick<
  RawMaterial,
  | 'id'
  | 'name'
  | 'category'
  | 'base_unit'
  | 'pack'
  | 'reorder_level'
  | 'min_days_left'
  | 'withdrawal_meat_days'
  | 'withdrawal_egg_days'
  | 'never_in_lay'
  | 'feed_type'
  | 'crude_protein'
  | 'active_ingredient'
  | 'storage'
  | 'recipe'
>;

export type MaterialError =
  | { type: 'NameMissing' }
  | { type: 'NameTaken'; name: string; archived: boolean }
  | { type: 'CategoryMissing' }
  | { type: 'PackWrong'; field: 'label' | 'factor' }
  | { type: 'ReorderWrong' }
  | { type: 'DaysLeftWrong' }
  | { type: 'ProteinWrong' }
  | { type: 'RecipeWrong'; field: 'inputs' | 'output_qty' | 'expected_loss' }
  /** The label's withdrawal period must be entered, and is never 0 by default. [VET-7] */
  | { type: 'WithdrawalMissing'; field: 'meat' | 'eggs' }
  | { type: 'BaseUnitFixed' };

/** Categories given to birds that are eaten or whose eggs are eaten. [RAW-2] */
export const isTreatment = (category: string): boolean => category === 'medications' || category === 'vaccines';

/** Check a material: a unique name, a category, and for a treatment its withdrawal periods. [RAW-1, RAW-2] */
export function checkMaterial(
  draft: MaterialDraft,
  { others, fixedUnit }: ItemContext,
): Result<MaterialDraft, MaterialError> {
  const name = draft.name.trim().replace(/\s+/g, ' ');
  if (name.length < 1 || name.length > 80) return refuse({ type: 'NameMissing' });
  const same = takenBy({ id: draft.id, name }, others);
  if (same) return refuse({ type: 'NameTaken', name: same.name, archived: same.archived === true });
  const { category, base_unit, reorder_level, min_days_left, never_in_lay } = draft;
  if (category === '') return refuse({ type: 'CategoryMissing' });
  if (fixedUnit !== undefined && fixedUnit !== base_unit) return refuse({ type: 'BaseUnitFixed' });
  const label = draft.pack?.label.trim() ?? '';
  if (draft.pack && (label === '' || label.length > 20)) return refuse({ type: 'PackWrong', field: 'label' });
  if (draft.pack && !isWhole(draft.pack.factor, 1, 1_000_000)) return refuse({ type: 'PackWrong', field: 'factor' });
  if (reorder_level !== undefined && !isWhole(reorder_level, 0, MAX_QUANTITY)) return refuse({ type: 'ReorderWrong' });
  if (min_days_left !== undefined && !isWhole(min_days_left, 0, 365)) return refuse({ type: 'DaysLeftWrong' });
  const { crude_protein } = draft;
  if (crude_protein !== undefined && !isWhole(crude_protein, 0, 10_000)) return refuse({ type: 'ProteinWrong' });
  const wrong = draft.recipe && wrongInRecipe(draft.recipe, draft.id);
  if (wrong) return refuse({ type: 'RecipeWrong', field: wrong });
  const isFeed = category === 'feeds';
  const [feed_type, active_ingredient, storage] = [draft.feed_type?.trim().slice(0, 40), draft.active_ingredient?.trim().slice(0, 80), draft.storage?.trim().slice(0, 80)]; // prettier-ignore
  const treats = isTreatment(category);
  const { withdrawal_meat_days: meat, withdrawal_egg_days: eggs } = draft;
  if (treats && !isWhole(meat ?? Number.NaN, 0, 365)) return refuse({ type: 'WithdrawalMissing', field: 'meat' });
  if (treats && !never_in_lay && !isWhole(eggs ?? Number.NaN, 0, 365))
    return refuse({ type: 'WithdrawalMissing', field: 'eggs' });
  return ok({
    id: draft.id,
    name,
    category,
    base_unit,
    ...(draft.pack && { pack: { label, factor: draft.pack.factor } }),
    ...(reorder_level !== undefined && { reorder_level }),
    ...(min_days_left !== undefined && { min_days_left }),
    ...(treats && meat !== undefined && { withdrawal_meat_days: meat }),
    ...(treats && !never_in_lay && eggs !== undefined && { withdrawal_egg_days: eggs }),
    ...(treats && never_in_lay && { never_in_lay }),
    ...(isFeed && feed_type && { feed_type }),
    ...(isFeed && crude_protein !== undefined && { crude_protein }),
    ...(treats && active_ingredient && { active_ingredient }),
    ...(storage && { storage }),
    ...(draft.recipe && { recipe: draft.recipe }),
  });
}

const isWhole = (value: number, min: number, max: number): boolean =>
  Number.isSafeInteger(value) && value >= min && value <= max;
