import { MAX_QUANTITY } from '../../../schemas/bounds.ts';
import type { StockEntry } from '../../../schemas/stock-entry.schema.ts';
import { maxMoney } from '../money/max-money.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { NotForSale } from '../sales/birds-for-sale.ts';
import type { PayMethod } from '../sales/check-sale.ts';
import { isInFuture } from '../time/future.ts';

type Run = Extract<StockEntry, { kind: 'production' }>;

export const RUN_TYPES = ['feed_milling', 'dressing_birds', 'packing', 'hatching', 'other'] as const;
export type RunType = (typeof RUN_TYPES)[number];

/**
 * A production run in the form, before the device adds numbers and times. Units: base units, birds, minor units, basis
 * points.
 */
export interface RunDraft {
  /** Generated when the form opens, so that saving twice saves one record. */
  readonly id: string;
  readonly type: RunType;
  readonly inputs: readonly Run['inputs'][number][];
  readonly outputs: readonly Run['outputs'][number][];
  /** Cost besides the inputs, such as the mill's fee. */
  readonly fee?: { readonly amount: number; readonly method: PayMethod } | undefined;
  readonly occurred_at?: string | undefined;
  readonly note?: string | undefined;
}

export type RunError =
  | { type: 'NoInputs' }
  | { type: 'NoOutputs' }
  | { type: 'TooManyLines' }
  | { type: 'LineUnchosen'; line_id: string }
  | { type: 'NumberAboveZero' | 'NumberTooLong'; line_id: string }
  /** The live weight of the birds is invalid. */
  | { type: 'WeightWrong'; line_id: string }
  /** An item that is both input and output would include itself in its cost. */
  | { type: 'MadeOfItself'; line_id: string }
  | { type: 'SharesNotWhole' }
  | { type: 'FeeWrong' }
  /** Birds within a withdrawal period may not be used as meat. [VET-5] */
  | NotForSale
  | { type: 'FutureDate' };

/** Maximum number of lines on either side. [PRC-2] */
const MAX_LINES = 20;
/** Check a run before it is saved; used by both the form and the command. [PRC-2, PRC-3] */
export function checkRun(draft: RunDraft, now: { at: string; currency: string }): Result<RunDraft, RunError> {
  const { inputs, outputs, fee, occurred_at } = draft;
  if (inputs.length === 0) return refuse({ type: 'NoInputs' });
  if (outputs.length === 0) return refuse({ type: 'NoOutputs' });
  if (Math.max(inputs.length, outputs.length) > MAX_LINES) return refuse({ type: 'TooManyLines' });
  for (const line of [...inputs, ...outputs]) {
    const chosen = line.item_kind === 'bird' ? line.farm_id : line.item_id;
    if (!chosen) return refuse({ type: 'LineUnchosen', line_id: line.line_id });
    if (line.qty > MAX_QUANTITY) return refuse({ type: 'NumberTooLong', line_id: line.line_id });
    if (!isWhole(line.qty, 1, MAX_QUANTITY)) return refuse({ type: 'NumberAboveZero', line_id: line.line_id });
  }
  const unweighed = inputs.find(({ weight_g = 1 }) => !isWhole(weight_g, 1, MAX_QUANTITY));
  if (unweighed) return refuse({ type: 'WeightWrong', line_id: unweighed.line_id });
  const made = new Set(outputs.map(({ item_id }) => item_id));
  const circle = inputs.find(({ item_id }) => item_id !== undefined && made.has(item_id));
  if (circle) return refuse({ type: 'MadeOfItself', line_id: circle.line_id });
  const shares = outputs.map(({ cost_share }) => cost_share);
  if (shares.some((share) => !isWhole(share, 0, 10_000)) || shares.reduce((sum, share) => sum + share, 0) !== 10_000)
    return refuse({ type: 'SharesNotWhole' });
  if (fee && !isWhole(fee.amount, 1, maxMoney(now.currency))) return refuse({ type: 'FeeWrong' });
  if (isInFuture(occurred_at, now.at)) return refuse({ type: 'FutureDate' });
  return ok(draft);
}

const isWhole = (value: number, min: number, max: number): boolean =>
  Number.isSafeInteger(value) && value >= min && value <= max;
