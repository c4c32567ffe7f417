import { MAX_BIRDS, MAX_QUANTITY } from '../../../schemas/bounds.ts';
import type { Withdrawal } from '../health/withdrawal-now.ts';
import { ok, refuse, type Result } from '../result.ts';
import { localDay } from '../time/local-day.ts';
import { eggsIn, type ActivityContent, type ActivityDraft, type ContentOf } from './activity-draft.ts';
import { isInFuture } from '../time/future.ts';
import { BIRD_G, GRAMS, isBirdWeight, MAX_WEIGHED, notABird } from './typed-weight.ts';

export type ActivityError =
  | { type: 'NumberAboveZero'; field: string }
  | { type: 'NumberTooLong'; field: string }
  | { type: 'LooseTooMany'; field: string; tray: number }
  | { type: 'OutOfRange'; field: string; from: number; to: number }
  /** More than any flock lays: over the whole day, including eggs already recorded. [MSG-12] */
  | { type: 'MoreThanTwoAHen'; eggs: number; hens: number }
  /** Number of birds of one weighing, including those about to be added. [ACT-14] */
  | { type: 'TooManyWeighed'; birds: number }
  | { type: 'WastedTooMuch' }
  | { type: 'MaterialMissing' }
  | { type: 'OtherFlockMissing' }
  | { type: 'DaysMissing' }
  /** The label requires a longer withdrawal period. [VET-1] */
  | { type: 'WithdrawalShorter'; field: 'meat' | 'egg'; days: number }
  /** No withdrawal period was entered: 0 is never assumed. [VET-7] */
  | { type: 'WithdrawalMissing'; field: 'meat' | 'egg' }
  /** [MSG-14] */
  | { type: 'Expired'; on: string }
  /** Eggs of a treated flock that are not withheld, or its birds, to be eaten. [VET-5] */
  | { type: 'NotForSale'; withdrawal: Withdrawal }
  | { type: 'WordsMissing' }
  | { type: 'NothingSaid' }
  | { type: 'FutureDate' };

/** Known facts when an activity is checked. */
export interface KnownOfFlock {
  /** Birds according to the books; absent when not known for certain: an estimate never leads to a refusal. [LED-52] */
  readonly heads?: number | undefined;
  /** Eggs of the flock already recorded on that day. */
  readonly eggs?: number | undefined;
  /** Withdrawal periods on the label of the medicine or vaccine. [VET-1] */
  readonly label?: WithdrawalLabel | undefined;
  /** Withdrawal because of which the eggs or birds of that moment are not for sale. [VET-5] */
  readonly withdrawal?: Withdrawal | undefined;
  /** Last expiry day of the medicine or vaccine in stock, set when all of it is expired. [RAW-4] */
  readonly expired?: string | undefined;
  /** The owner may override it, with a reason. [VET-5] */
  readonly isOwner?: boolean | undefined;
}

/** Withdrawal periods of a label, in days. [VET-1, RAW-2] */
export interface WithdrawalLabel {
  readonly withdrawal_meat_days?: number | undefined;
  readonly withdrawal_egg_days?: number | undefined;
  readonly never_in_lay?: boolean | undefined;
}

/** More eggs per hen than this are a typing error. [MSG-12] */
const MAX_EGGS_A_HEN = 2;

/**
 * Check an activity before it is saved; used by both the form and the command. [ACT-3..7] Errors: the first refusal,
 * tagged, with its field where there are several.
 */
export function checkActivity(
  draft: ActivityDraft,
  { at, ...known }: KnownOfFlock & { at: string },
): Result<ActivityDraft, ActivityError> {
  const error = errorOf(draft, known);
  if (error) return refuse(error);
  const on = localDay(new Date(draft.occurred_at ?? at));
  // The expiry day read from the package takes precedence over the book.
  const expiry = 'expiry' in draft.content ? draft.content.expiry : undefined;
  const last = expiry ?? known.expired;
  if (last !== undefined && last < on) return refuse({ type: 'Expired', on: last });
  if (isInFuture(draft.occurred_at, at)) return refuse({ type: 'FutureDate' });
  return ok(draft);
}

function errorOf(draft: ActivityDraft, known: KnownOfFlock): ActivityError | undefined {
  const { content, farm_id, note, photo, voice } = draft;
  switch (content.kind) {
    case 'eggs':
      return eggsError(content, known) ?? withheldError(content, known, note);
    case 'mortality':
      return birdsError(content.qty, 1);
    case 'cull':
      return birdsError(content.qty, 1) ?? eatenError(content, known);
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
      return treatmentError(content) ?? labelError(content, known.label);
    case 'temperature':
      return rangeError(content.tenths_c / 10, 'degrees', -10, 60) ?? rangeError(content.humidity ?? 0, 'humidity', 0, 100); // prettier-ignore
    case 'lighting':
      return rangeError(content.light_minutes / 60, 'hours', 0, 24);
    case 'visit':
      return content.visitor.trim() === '' ? { type: 'WordsMissing' } : undefined;
    case 'note':
      return note?.trim() || photo || voice ? undefined : { type: 'NothingSaid' };
    case 'cleaning':
      return undefined;
  }
}

/**
 * Require grades of 0 or more with a total above zero, and not more than twice as many eggs as hens. [ACT-3, MSG-12]
 */
function eggsError(content: ContentOf<'eggs'>, { heads, eggs = 0 }: KnownOfFlock): ActivityError | undefined {
  for (const { grade, qty } of content.grades)
    if (!isWhole(qty, 0, MAX_QUANTITY)) return { type: 'NumberTooLong', field: grade };
  const laid = eggsIn(content);
  if (laid === 0) return { type: 'NumberAboveZero', field: content.grades[0]?.grade ?? 'good' };
  // No birds at all in the book is an error of the book.
  if (heads !== undefined && heads > 0 && laid + eggs > MAX_EGGS_A_HEN * heads)
    return { type: 'MoreThanTwoAHen', eggs: laid + eggs, hens: heads };
  return undefined;
}

/** Eggs within a withdrawal period are withheld, unless the owner overrides it with a reason. [VET-5] */
function withheldError(
  { withheld }: ContentOf<'eggs'>,
  { withdrawal, isOwner }: KnownOfFlock,
  note: string | undefined,
): ActivityError | undefined {
  if (withdrawal === undefined || withheld || (isOwner && note?.trim())) return undefined;
  return { type: 'NotForSale', withdrawal };
}

/** Birds within a withdrawal period are not eaten, unless the owner overrides it with a reason. [VET-5] */
function eatenError(
  { outcome, reason }: ContentOf<'cull'>,
  { withdrawal, isOwner }: KnownOfFlock,
): ActivityError | undefined {
  if (outcome !== 'eaten' || withdrawal === undefined || (isOwner && reason?.trim())) return undefined;
  return { type: 'NotForSale', withdrawal };
}

/**
 * A withdrawal period may be longer than on the label, never shorter; a period missing on the label must be entered.
 * [VET-1, VET-7]
 */
function labelError(
  content: ContentOf<'medication' | 'vaccination'>,
  label: WithdrawalLabel | undefined,
): ActivityError | undefined {
  if (label === undefined || (content.kind === 'medication' && content.finishes !== undefined)) return undefined;
  for (const field of ['meat', 'egg'] as const) {
    const least = label[`withdrawal_${field}_days`];
    const said = content[`withdrawal_${field}_days`];
    if (said !== undefined && !isWhole(said, 0, 365)) return { type: 'OutOfRange', field, from: 0, to: 365 };
    if (field === 'egg' && label.never_in_lay) continue;
    if (said === undefined && least === undefined) return { type: 'WithdrawalMissing', field };
    if (said !== undefined && least !== undefined && said < least)
      return { type: 'WithdrawalShorter', field, days: least };
  }
  return undefined;
}

/**
 * Require a sample of 1 to 500 birds, as one total weight or as a list of weights, each of which is plausible for a
 * bird. [ACT-7]
 */
function weighingError({ sample, total_g = 0, weights_g }: ContentOf<'weighing'>): ActivityError | undefined {
  if (weights_g && weights_g.length > MAX_WEIGHED) return { type: 'TooManyWeighed', birds: weights_g.length };
  const several = rangeError(weights_g?.length ?? sample, 'sample', 1, MAX_WEIGHED);
  if (several) return several;
  if (weights_g) {
    if (sample !== weights_g.length) return { type: 'OutOfRange', field: 'sample', from: weights_g.length, to: weights_g.length }; // prettier-ignore
    return weights_g.every(isBirdWeight) ? undefined : notABird(GRAMS.kg);
  }
  const error = amountError(total_g, 'weight');
  if (error) return error;
  // The total weight must be plausible for that number of birds.
  return rangeError(total_g / GRAMS.kg, 'weight', (BIRD_G.least * sample) / GRAMS.kg, (BIRD_G.most * sample) / GRAMS.kg); // prettier-ignore
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

/** Number of birds leaving the flock, for the kinds by which birds leave. */
export const birdsLeaving = (content: ActivityContent): number =>
  content.kind === 'mortality' || content.kind === 'transfer'
    ? content.qty
    : content.kind === 'cull' && content.outcome !== 'sold'
      ? content.qty
      : 0;
