import { MAX_QUANTITY } from '../../../schemas/bounds.ts';
import type { ShopItem } from '../../../schemas/shop-item.schema.ts';
import { maxMoney } from '../money/max-money.ts';
import { ok, refuse, type Result } from '../result.ts';
import { MAX_BARCODE } from './same-barcode.ts';
import { plainName } from '../text/find-words.ts';

/** An item of the shop in a form. Units: base units, minor units. [SHP-1] */
export type ItemDraft = Pick<
  ShopItem,
  | 'id'
  | 'name'
  | 'kind'
  | 'category'
  | 'base_unit'
  | 'sell_units'
  | 'reorder_level'
  | 'shelf_life_days'
  | 'tax_rate'
  | 'tax_exempt'
  | 'recipe'
>;

export type ItemError =
  | { type: 'NameMissing' }
  | { type: 'NameTaken'; name: string; archived: boolean }
  | { type: 'UnitMissing' }
  | { type: 'UnitWrong'; at: number; field: 'label' | 'factor' | 'price' }
  | { type: 'UnitTwice'; at: number }
  | { type: 'ReorderWrong' }
  | { type: 'ShelfLifeWrong' }
  | { type: 'RecipeWrong'; field: 'inputs' | 'output_qty' | 'expected_loss' }
  | { type: 'BaseUnitFixed' };

/** Context of an item check: the other items, and the base unit once it has moved. */
export interface ItemContext {
  readonly others: readonly { readonly id: string; readonly name: string; readonly archived?: boolean | undefined }[];
  readonly fixedUnit?: ItemDraft['base_unit'] | undefined;
  readonly currency: string;
}

const MAX_UNITS = 10;

/**
 * Check an item: a unique name, at least one selling unit, and an unchanged base unit once it has moved. [SHP-2, SHP-3]
 */
export function checkItem(
  draft: ItemDraft,
  { others, fixedUnit, currency }: ItemContext,
): Result<ItemDraft, ItemError> {
  const name = draft.name.trim().replace(/\s+/g, ' ');
  if (name.length < 1 || name.length > 80) return refuse({ type: 'NameMissing' });
  const same = takenBy({ id: draft.id, name }, others);
  if (same) return refuse({ type: 'NameTaken', name: same.name, archived: same.archived === true });
  if (fixedUnit !== undefined && fixedUnit !== draft.base_unit) return refuse({ type: 'BaseUnitFixed' });
  const units = checkUnits(draft.sell_units, maxMoney(currency));
  if (!units.ok) return units;
  const { reorder_level, shelf_life_days, tax_rate, tax_exempt } = draft;
  if (reorder_level !== undefined && !isWhole(reorder_level, 0, MAX_QUANTITY)) return refuse({ type: 'ReorderWrong' });
  if (shelf_life_days !== undefined && !isWhole(shelf_life_days, 1, 3_650)) return refuse({ type: 'ShelfLifeWrong' });
  const { recipe } = draft;
  const wrong = recipe && wrongInRecipe(recipe, draft.id);
  if (wrong) return refuse({ type: 'RecipeWrong', field: wrong });
  const category = draft.category?.trim().slice(0, 40);
  return ok({
    id: draft.id,
    name,
    kind: draft.kind,
    ...(category && { category }),
    base_unit: draft.base_unit,
    sell_units: units.value,
    ...(reorder_level !== undefined && { reorder_level }),
    ...(shelf_life_days !== undefined && { shelf_life_days }),
    ...(tax_exempt ? { tax_exempt } : tax_rate !== undefined && { tax_rate }),
    ...(recipe && { recipe }),
  });
}

/** Error of a recipe: other items as inputs, in whole quantities, with a loss below 100 %. [PRC-3] */
export function wrongInRecipe(
  { inputs, output_qty, expected_loss }: NonNullable<ItemDraft['recipe']>,
  id: string,
): 'inputs' | 'output_qty' | 'expected_loss' | undefined {
  const isInput = ({ item_kind, item_id, qty }: (typeof inputs)[number]) =>
    (item_kind === 'bird' || (item_id !== undefined && item_id !== '' && item_id !== id)) &&
    isWhole(qty, 1, MAX_QUANTITY);
  if (inputs.length === 0 || inputs.length > 20 || !inputs.every(isInput)) return 'inputs';
  if (!isWhole(output_qty, 1, MAX_QUANTITY)) return 'output_qty';
  return isWhole(expected_loss, 0, 10_000) ? undefined : 'expected_loss';
}

/**
 * The other record that already has a name; an unchanged name is not refused because of another with the same spelling.
 */
export function takenBy<Other extends { readonly id: string; readonly name: string }>(
  { id, name }: { id: string; name: string },
  others: readonly Other[],
): Other | undefined {
  if (others.some((other) => other.id === id && other.name === name)) return undefined;
  return others.find((other) => other.id !== id && sameName(other.name, name));
}

/** Names that differ only in capitals, accents, apostrophes or hyphens are the same. [SHP-2, SHL-19] */
export const sameName = (a: string, b: string): boolean => plainName(a) === plainName(b);

function checkUnits(units: ItemDraft['sell_units'], most: number): Result<ItemDraft['sell_units'], ItemError> {
  if (units.length === 0 || units.length > MAX_UNITS) return refuse({ type: 'UnitMissing' });
  const kept: ItemDraft['sell_units'] = [];
  for (const [at, unit] of units.entries()) {
    const label = unit.label.trim();
    if (label.length < 1 || label.length > 20) return refuse({ type: 'UnitWrong', at, field: 'label' });
    if (!isWhole(unit.factor, 1, 100_000)) return refuse({ type: 'UnitWrong', at, field: 'factor' });
    if (!isWhole(unit.price, 0, most)) return refuse({ type: 'UnitWrong', at, field: 'price' });
    if (kept.some((other) => sameName(other.label, label))) return refuse({ type: 'UnitTwice', at });
    const barcode = unit.barcode?.trim().slice(0, MAX_BARCODE);
    kept.push({ label, factor: unit.factor, price: unit.price, ...(barcode && { barcode }) });
  }
  return ok(kept);
}

const isWhole = (value: number, min: number, max: number): boolean =>
  Number.isSafeInteger(value) && value >= min && value <= max;
