import type { ItemView } from '../../../contract/stock.ts';
import type { MaterialDraft } from '../../../domain/stock/check-material.ts';
import { contentUnit, usualPack } from '../../../domain/stock/content-unit.ts';
import { habits } from '../../../ui/setup/habits.ts';
import { asTyped, ifTyped, typedNumber, typedOrStood, typedQuantity } from '../../../ui/numbers/typed-number.ts';

/** Feed, medicine or another material as typed. Pure, so that a form can be stored and tested without a screen. */
export interface MaterialForm {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly base: MaterialDraft['base_unit'];
  /** Name of the pack, such as bag; empty when it is only weighed or counted. */
  readonly pack: string;
  /** In the content unit: kilograms per bag. */
  readonly holds: string;
  /** In packs. */
  readonly reorder: string;
  /** The stored limit, in base units. */
  readonly reorderStood?: number | undefined;
  readonly daysLeft: string;
  /** Days after the last dose; typed from the label. */
  readonly meat: string;
  readonly eggs: string;
  readonly neverInLay: boolean;
  /** For feed: starter, grower, layers; and its protein in percent. Drafts of older versions of the app lack these. */
  readonly feedType?: string;
  readonly protein?: string;
  /** For a treatment: its active ingredient. */
  readonly active?: string;
  readonly storage?: string;
  /** Edited in a form of its own; kept unchanged here. */
  readonly recipe?: MaterialDraft['recipe'];
}

/** Protein is stored in basis points. */
const PROTEIN_PARTS = 100;

/** The usual base unit of a category. */
const USUAL: Readonly<Record<string, MaterialForm['base']>> = { feeds: 'g', medications: 'ml', vaccines: 'dose' };

export const emptyMaterialForm = (id: string, category: string, name = ''): MaterialForm => ({
  id,
  name,
  reorder: '',
  daysLeft: '',
  meat: '',
  eggs: '',
  neverInLay: false,
  ...ofCategory(category),
});

/** A category with the usual units of its materials. */
export const ofCategory = (category: string): Pick<MaterialForm, 'category' | 'base' | 'pack' | 'holds'> => ({
  category,
  ...countedIn(USUAL[category] ?? 'piece'),
});

/** With another base unit the content of a pack must be typed again. */
export function countedIn(base: MaterialForm['base']): Pick<MaterialForm, 'base' | 'pack' | 'holds'> {
  const { label, holds } = usualPack(base, habits());
  return { base, pack: base === 'piece' ? '' : label, holds: base === 'piece' ? '' : holds };
}

/** The form as a draft, for the check that form and command share. Units: base units, days. */
export function materialFromForm(form: MaterialForm): MaterialDraft {
  const { id, name, category, base, pack, holds, reorder, daysLeft, meat, eggs, neverInLay } = form;
  const { feedType = '', protein = '', active = '', storage = '' } = form;
  const content = contentUnit(base).factor;
  const factor = typedQuantity(holds, content);
  const hasPack = pack.trim() !== '' || holds.trim() !== '';
  const days = (typed: string) => ifTyped(typed, typedNumber);
  return {
    id,
    name,
    category,
    base_unit: base,
    ...(hasPack && { pack: { label: pack.trim(), factor } }),
    reorder_level: typedOrStood(reorder, hasPack && factor > 0 ? factor : content, form.reorderStood),
    min_days_left: days(daysLeft),
    withdrawal_meat_days: days(meat),
    ...(!neverInLay && { withdrawal_egg_days: days(eggs) }),
    ...(neverInLay && { never_in_lay: true }),
    ...(feedType.trim() !== '' && { feed_type: feedType.trim() }),
    ...(protein.trim() !== '' && { crude_protein: typedQuantity(protein, PROTEIN_PARTS) }),
    ...(active.trim() !== '' && { active_ingredient: active.trim() }),
    ...(storage.trim() !== '' && { storage: storage.trim() }),
    ...(form.recipe && { recipe: form.recipe }),
  };
}

/** The form of a material: the inverse of `materialFromForm`. */
export function formFromMaterial(draft: MaterialDraft): MaterialForm {
  const { id, name, category, base_unit: base, pack, reorder_level, min_days_left } = draft;
  const content = contentUnit(base).factor;
  const days = (known: number | undefined) => (known === undefined ? '' : String(known));
  return {
    id,
    name,
    category,
    base,
    pack: pack?.label ?? '',
    holds: pack ? asTyped(pack.factor, content) : '',
    reorder: reorder_level === undefined ? '' : asTyped(reorder_level, pack?.factor ?? content),
    reorderStood: reorder_level,
    daysLeft: days(min_days_left),
    meat: days(draft.withdrawal_meat_days),
    eggs: days(draft.withdrawal_egg_days),
    neverInLay: draft.never_in_lay === true,
    feedType: draft.feed_type ?? '',
    protein: draft.crude_protein === undefined ? '' : asTyped(draft.crude_protein, PROTEIN_PARTS),
    active: draft.active_ingredient ?? '',
    storage: draft.storage ?? '',
    ...(draft.recipe && { recipe: draft.recipe }),
  };
}

/** Units of a received material: its pack, and the kilogram or litre. */
export function unitsOfMaterial({ pack, base_unit }: Pick<MaterialDraft, 'pack' | 'base_unit'>): readonly { label: string; factor: number }[] {
  const { unit: label, factor } = contentUnit(base_unit);
  return [...(pack && pack.factor !== factor ? [pack] : []), { label, factor }];
} // prettier-ignore

/** The pack of a material in a list; undefined when it is only weighed or counted. */
export function packOf({ sell_units: [first], base_unit }: Pick<ItemView, 'sell_units' | 'base_unit'>): Pick<MaterialDraft, 'pack' | 'base_unit'> {
  const base = base_unit as MaterialDraft['base_unit'];
  const isPack = first !== undefined && first.factor !== contentUnit(base).factor;
  return { base_unit: base, ...(isPack && { pack: { label: first.label, factor: first.factor } }) };
} // prettier-ignore
