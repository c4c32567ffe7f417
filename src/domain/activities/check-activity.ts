import { MAX_BIRDS, MAX_QUANTITY } from '../../../schemas/bounds.ts';
import { ok, refuse, type Result } from '../result.ts';
import { eggsIn, type ActivityContent, type ActivityDraft, type ContentOf } from './activity-draft.ts';

export type ActivityError =
  | { type: 'NumberAboveZero'; field: string }
  | { type: 'NumberTooLong'; field: string }
  | { type: 'LooseTooMany'; field: string }
  | { type: 'OutOfRange'; field: string; from: number; to: number }
  | { type: 'MoreThanHens' }
  | { type: 'WastedTooMuch' }
  | { type: 'MaterialMissing' }
  | { type: 'OtherFlockMissing' }
  | { type: 'DaysMissing' }
  | { type: 'WordsMissing' }
  | { type: 'NothingSaid' }
  | { type: 'FutureDate' };

/** What is known when an activity is checked. */
export interface KnownOfFlock {
  /** Birds by the books; absent where they are not known for certain: an estimate never refuses. [LED-52] */
  readonly heads?: number | undefined;
  /** Eggs of the flock that were written down on that day already. */
  readonly eggs?: number | undefined;
}

/** Device clocks drift: a time this far ahead is still taken. [DOC-6] */
const FUTURE_TOLERANCE_MS = 10 * 60_000;
/** More eggs than this for each hen are a slip. [MSG-12] */
const MOST_EGGS_A_HEN = 2;

/**
 * Check an activity before it is saved; the form and the command ask the same question. [ACT-3..7]
 * Errors: the first refusal, tagged, with the field it belongs to where there are several.
 */
export function checkActivity(
  draft: ActivityDraft,
  { at, ...known }: KnownOfFlock & { at: string },
): Result<ActivityDraft, ActivityError> {
  const error = errorOf(draft, known);
  if (error) return refuse(error);
  if (draft.occurred_at && Date.parse(draft.occurred_at) > Date.parse(at) + FUTURE_TOLERANCE_MS)
    return refuse({ type: 'FutureDate' });
  return ok(draft);
}

function errorOf({ content, farm_id, note, photo }: ActivityDraft, known: KnownOfFlock): ActivityError | undefined {
  switch (content.kind) {
    case 'eggs':
      return eggsError(content, known);
    case 'mortality':
    case 'cull':
      return birdsError(content.qty, 1);
    case 'transfer':
      if (content.to_farm_id === '' || content.to_farm_id === farm_id) return { type: 'OtherFlockMissing' };
      return birdsError(content.qty, 1);
    case 'count':
      return birdsError(content.qty, 0);
    case 'feed':
      if (content.raw_material_id === '') return { type: 'MaterialMissing' };
      if ((content.wasted ?? 0) > content.qty) return { type: 'WastedTooMuch' };
      return amountError(content.qty, 'qty');
    case 'water':
      return amountError(content.qty, 'qty');
    case 'weighing':
      return weighingError(content);
    case 'medication':
    case 'vaccination':
      return treatmentError(content);
    case 'temperature':
      return rangeError(content.tenths_c / 10, 'degrees', -10, 60) ?? rangeError(content.humidity ?? 0, 'humidity', 0, 100); // prettier-ignore
    case 'lighting':
      return rangeError(content.light_minutes / 60, 'hours', 0, 24);
    case 'visit':
      return content.visitor.trim() === '' ? { type: 'WordsMissing' } : undefined;
    case 'note':
      return note?.trim() || photo ? undefined : { type: 'NothingSaid' };
    case 'cleaning':
      return undefined;
  }
}

/** Grades of 0 or more, together more than none, and not twice as many as there are hens. [ACT-3, MSG-12] */
function eggsError(content: ContentOf<'eggs'>, { heads, eggs = 0 }: KnownOfFlock): ActivityError | undefined {
  for (const { grade, qty } of content.grades)
    if (!isWhole(qty, 0, MAX_QUANTITY)) return { type: 'NumberTooLong', field: grade };
  const laid = eggsIn(content);
  if (laid === 0) return { type: 'NumberAboveZero', field: content.grades[0]?.grade ?? 'good' };
  // No bird at all in the book is a mistake of the book.
  if (heads !== undefined && heads > 0 && laid + eggs > MOST_EGGS_A_HEN * heads) return { type: 'MoreThanHens' };
  return undefined;
}

/** A sample of 1 to 500 birds, as one weight or as a list of theirs. [ACT-7] */
function weighingError({ sample, total_g, weights_g }: ContentOf<'weighing'>): ActivityError | undefined {
  if (weights_g && !weights_g.every((weight) => isWhole(weight, 1, 100_000)))
    return { type: 'OutOfRange', field: 'weight', from: 0, to: 100 };
  return rangeError(sample, 'sample', 1, 500) ?? (weights_g ? undefined : amountError(total_g ?? 0, 'weight'));
}

function treatmentError(content: ContentOf<'medication' | 'vaccination'>): ActivityError | undefined {
  if (content.raw_material_id === '') return { type: 'MaterialMissing' };
  if (content.qty !== undefined && amountError(content.qty, 'qty')) return amountError(content.qty, 'qty');
  if (content.kind === 'vaccination') return birdsError(content.birds, 1);
  if (content.days !== undefined) return rangeError(content.days, 'days', 1, 365);
  return content.open_course || content.finishes !== undefined ? undefined : { type: 'DaysMissing' };
}

const isWhole = (value: number, from: number, to: number): boolean =>
  Number.isSafeInteger(value) && value >= from && value <= to;

const amountError = (qty: number, field: string): ActivityError | undefined =>
  !isWhole(qty, 1, Number.MAX_SAFE_INTEGER)
    ? { type: 'NumberAboveZero', field }
    : qty > MAX_QUANTITY
      ? { type: 'NumberTooLong', field }
      : undefined;

const birdsError = (qty: number, least: number): ActivityError | undefined =>
  !isWhole(qty, least, Number.MAX_SAFE_INTEGER)
    ? { type: 'NumberAboveZero', field: 'qty' }
    : qty > MAX_BIRDS
      ? { type: 'NumberTooLong', field: 'qty' }
      : undefined;

const rangeError = (value: number, field: string, from: number, to: number): ActivityError | undefined =>
  Number.isFinite(value) && value >= from && value <= to ? undefined : { type: 'OutOfRange', field, from, to };

/** Kinds by which birds leave a flock. */
export const birdsLeaving = (content: ActivityContent): number =>
  content.kind === 'mortality' || content.kind === 'transfer'
    ? content.qty
    : content.kind === 'cull' && content.outcome !== 'sold'
      ? content.qty
      : 0;
