import type { ItemView } from '../../../contract/stock.ts';
import type { MaterialDraft } from '../../../domain/stock/check-material.ts';
import { contentUnit, usualPack } from '../../../domain/stock/content-unit.ts';
import { habits } from '../../../ui/setup/habits.ts';
import { asTyped, ifTyped, typedNumber, typedOrStood, typedQuantity } from '../../../ui/numbers/typed-number.ts';

/** Feed, medicine or another material as typed. Pure, so that a form can be kept and tested without a screen. */
export interface MaterialForm {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly base: MaterialDraft['base_unit'];
  /** What it comes in, like bag; empty when it is only weighed or counted. */
  readonly pack: string;
  /** In the content unit: kilograms of a bag. */
  readonly holds: string;
  /** In packs. */
  readonly reorder: string;
  /** The limit that stands in the book, in base units. */
  readonly reorderStood?: number | undefined;
  readonly daysLeft: string;
  /** Days after the last dose; typed from the label. */
  readonly meat: string;
  readonly eggs: string;
  readonly neverInLay: boolean;
  /** Of feed: starter, grower, layers; and its protein in percent. Drafts of older versions of the app lack these. */
  readonly feedType?: string;
  readonly protein?: string;
  /** Of a treatment: what works in it. */
  readonly active?: string;
  readonly storage?: string;
  /** Typed in a form of its own; here it only stays. */
  readonly recipe?: MaterialDraft['recipe'];
}

/** Protein is stored in basis points. */
const PROTEIN_PARTS = 100;

/** How the materials of a category are mostly counted. */
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

/** A category brings what its materials are mostly counted in. */
export const ofCategory = (category: string): Pick<MaterialForm, 'category' | 'base' | 'pack' | 'holds'> => ({
  category,
  ...countedIn(USUAL[category] ?? 'piece'),
});

/** What a pack holds is another question when it is counted in something else. */
export function countedIn(base: MaterialForm['base']): Pick<MaterialForm, 'base' | 'pack' | 'holds'> {
  const { label, holds } = usualPack(base, habits());
  return { base, pack: base === 'piece' ? '' : label, holds: base === 'piece' ? '' : holds };
}

/** What the form says, for the check that form and command share. Units: base units, days. */
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

/** The form that means this material: the inverse of `materialFromForm`. */
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

/** The ways to count a material when it comes: by its pack, and by the kilogram or litre. */
export function unitsOfMaterial({ pack, base_unit }: Pick<MaterialDraft, 'pack' | 'base_unit'>): readonly { label: string; factor: number }[] {
  const { unit: label, factor } = contentUnit(base_unit);
  return [...(pack && pack.factor !== factor ? [pack] : []), { label, factor }];
} // prettier-ignore

/** The pack of a material as it stands in a list; none when it is only weighed or counted. */
export function packOf({ sell_units: [first], base_unit }: Pick<ItemView, 'sell_units' | 'base_unit'>): Pick<MaterialDraft, 'pack' | 'base_unit'> {
  const base = base_unit as MaterialDraft['base_unit'];
  const isPack = first !== undefined && first.factor !== contentUnit(base).factor;
  return { base_unit: base, ...(isPack && { pack: { label: first.label, factor: first.factor } }) };
} // prettier-ignore
