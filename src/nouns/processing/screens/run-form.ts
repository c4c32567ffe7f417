import type { Ingredient, RunRow } from '../../../contract/processing.ts';
import type { ItemView } from '../../../contract/stock.ts';
import type { RunDraft, RunType } from '../../../domain/processing/check-run.ts';
import { KILOGRAM } from '../../../domain/sales/sale-money.ts';
import { scaleRecipe } from '../../../domain/processing/recipe.ts';
import type { PayMethod } from '../../../domain/sales/check-sale.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { onDay } from '../../../domain/time/on-day.ts';
import { typedMoney } from '../../../ui/numbers/typed-money.ts';
import { asTyped, ifTyped, typedNumber, typedQuantity } from '../../../ui/numbers/typed-number.ts';

/* The form of a production run as typed text. Pure, so that it can be tested without a screen. */

/** One input or output. */
export interface RunLineForm {
  readonly line_id: string;
  /** Id of the material, item or flock; empty until it is chosen. */
  readonly of: string;
  /** Index of the unit in use. */
  readonly unit: number;
  readonly qty: string;
  /** For outputs: their share of the cost in percent, when there are several. */
  readonly share: string;
  /** Live weight of birds, all together, in kilograms. Drafts of older versions of the app lack it. [PRC-7] */
  readonly weight?: string | undefined;
}

/** In a recipe: birds of any flock. */
export const ANY_BIRDS = 'birds';

export interface RunForm {
  readonly id: string;
  readonly type: RunType;
  readonly inputs: readonly RunLineForm[];
  readonly outputs: readonly RunLineForm[];
  readonly fee: string;
  readonly method: PayMethod;
  /** Production day, when it was not today. */
  readonly day: string;
  readonly note: string;
}

export const emptyRunLine = (line_id: string): RunLineForm => ({ line_id, of: '', unit: 0, qty: '', share: '' });

export const emptyRunForm = (newId: () => string): RunForm => ({
  id: newId(),
  type: 'feed_milling',
  inputs: [emptyRunLine(newId())],
  outputs: [emptyRunLine(newId())],
  fee: '',
  method: 'cash',
  day: '',
  note: '',
});

export const ingredientOf = (all: readonly Ingredient[], { of }: Pick<RunLineForm, 'of'>): Ingredient | undefined =>
  all.find(({ id }) => id === of);

/** A typed quantity in base units; NaN when it is not a number. */
export const quantityOf = (line: RunLineForm, one: Ingredient | undefined): number =>
  typedQuantity(line.qty, one?.units[line.unit]?.factor ?? 1);

const isTyped = ({ of, qty }: RunLineForm): boolean => of !== '' || qty.trim() !== '';

/** The form as a draft, for the check that form and command share. A line with no input is left out. */
export function runFromForm(form: RunForm, all: readonly Ingredient[], currency: string, now: Date): RunDraft {
  const outputs = form.outputs.filter(isTyped);
  const amount = ifTyped(form.fee, (typed) => typedMoney(typed, currency));
  const at = now.toISOString();
  return {
    id: form.id,
    type: form.type,
    inputs: form.inputs.filter(isTyped).map((line) => {
      const one = ingredientOf(all, line);
      const item_kind = one?.kind ?? 'raw_material';
      const which = item_kind === 'bird' ? { farm_id: line.of } : { item_id: line.of };
      const weight_g =
        item_kind === 'bird' ? ifTyped(line.weight ?? '', (typed) => typedQuantity(typed, KILOGRAM)) : undefined;
      return {
        line_id: line.line_id,
        item_kind,
        ...which,
        qty: quantityOf(line, one),
        ...(weight_g !== undefined && { weight_g }),
      };
    }),
    outputs: outputs.map((line) => {
      const one = ingredientOf(all, line);
      const cost_share = outputs.length === 1 ? 10_000 : Math.round(typedNumber(line.share || '0') * 100);
      const item_kind = one?.kind === 'raw_material' ? 'raw_material' : 'shop';
      return { line_id: line.line_id, item_kind, item_id: line.of, qty: quantityOf(line, one), cost_share } as const;
    }),
    ...(amount !== undefined && amount !== 0 && { fee: { amount, method: form.method } }),
    ...(form.day !== '' && form.day !== localDay(now) && { occurred_at: onDay(form.day, at) }),
    ...(form.note.trim() && { note: form.note.trim() }),
  };
}

/** A repetition: inputs and outputs of the last run, to be adjusted to today's. */
export function formAgain(
  { type, inputs, outputs, fee }: Pick<RunDraft, 'type' | 'inputs' | 'outputs' | 'fee'>,
  all: readonly Ingredient[],
  typedFee: (amount: number) => string,
  newId: () => string,
): RunForm {
  const line = ({ item_id, farm_id, qty, weight_g }: { item_id?: string | undefined; farm_id?: string | undefined; qty: number; weight_g?: number | undefined }): RunLineForm => {
    const of = item_id ?? farm_id ?? '';
    const factor = all.find(({ id }) => id === of)?.units[0]?.factor ?? 1;
    return { ...emptyRunLine(newId()), of, qty: asTyped(qty, factor), ...(weight_g !== undefined && { weight: asTyped(weight_g, KILOGRAM) }) };
  }; // prettier-ignore
  return {
    ...emptyRunForm(newId),
    type,
    inputs: inputs.map(line),
    outputs: outputs.map((output) => ({ ...line(output), share: String(output.cost_share / 100) })),
    ...(fee && { fee: typedFee(fee.amount), method: fee.method }),
  };
}

/**
 * The inputs that a recipe needs for a wanted amount; the real output is typed. Units of `wanted`: base units of the
 * product.
 */
export function formOfRecipe(
  form: RunForm,
  product: Pick<ItemView, 'id' | 'recipe' | 'base_unit'>,
  wanted: number,
  all: readonly Ingredient[],
  newId: () => string,
): RunForm {
  const { recipe } = product;
  if (!recipe || !(wanted > 0)) return form;
  const [output] = form.outputs;
  const flocks = all.filter(({ kind }) => kind === 'bird');
  const takesBirds = recipe.inputs.some(({ item_kind }) => item_kind === 'bird');
  return {
    ...form,
    type: takesBirds ? 'dressing_birds' : product.base_unit === 'g' ? 'feed_milling' : 'packing',
    inputs: scaleRecipe(recipe, wanted).map(({ item_id, qty }) => {
      // With several flocks the user chooses one.
      const of = item_id ?? (flocks.length === 1 ? flocks[0]!.id : '');
      const factor = all.find(({ id }) => id === of)?.units[0]?.factor ?? 1;
      return { ...emptyRunLine(newId()), of, qty: asTyped(qty, factor) };
    }),
    outputs: [{ ...(output ?? emptyRunLine(newId())), of: product.id, unit: 0, share: '' }],
  };
}

/** An earlier run on its form, for correction: its lines keep their ids. [PRC-20] */
export function formToCorrect(
  run: Pick<RunRow, 'id' | 'day' | 'note' | 'draft'>,
  all: readonly Ingredient[],
  { typedFee, newId, today }: { typedFee: (amount: number) => string; newId: () => string; today: string },
): RunForm {
  const { id, day, note = '', draft } = run;
  const form = formAgain(draft, all, typedFee, newId);
  const own = (lines: readonly RunLineForm[], of: readonly { readonly line_id: string }[]) =>
    lines.map((line, i) => ({ ...line, line_id: of[i]!.line_id }));
  return {
    ...form,
    id,
    day: day === today ? '' : day,
    note,
    inputs: own(form.inputs, draft.inputs),
    outputs: own(form.outputs, draft.outputs),
  };
}

/**
 * The choices, including ingredients of the run that are archived, or of a flock closed, by now; with the stock as it
 * would be without the run. [PRC-20]
 */
export function withOwnOf(
  { draft, inputs, outputs }: Pick<RunRow, 'draft' | 'inputs' | 'outputs'>,
  all: readonly Ingredient[],
): Ingredient[] {
  const moved = new Map<string, number>();
  const move = (lines: readonly Identified[], sign: 1 | -1) =>
    lines.forEach((line) => moved.set(idOf(line), (moved.get(idOf(line)) ?? 0) + sign * line.qty));
  move(draft.inputs, 1);
  move(draft.outputs, -1);
  const here = all.map((one) => ({ ...one, on_hand: one.on_hand && one.on_hand + (moved.get(one.id) ?? 0) }));
  const known = new Set(all.map(({ id }) => id));
  const named = [...inputs, ...outputs];
  const own = [...draft.inputs, ...draft.outputs].flatMap((line, i): Ingredient[] => {
    const { name, grade, base_unit, pack } = named[i]!;
    if (known.has(idOf(line))) return [];
    known.add(idOf(line));
    const units = [{ label: pack?.unit ?? base_unit, factor: pack?.factor ?? 1 }];
    return [{ kind: line.item_kind, id: idOf(line), name, grade, base_unit, units }];
  });
  return [...here, ...own];
}

interface Identified {
  readonly item_id?: string | undefined;
  readonly farm_id?: string | undefined;
  readonly qty: number;
}

const idOf = ({ item_id, farm_id }: Pick<Identified, 'item_id' | 'farm_id'>): string => item_id ?? farm_id ?? '';
