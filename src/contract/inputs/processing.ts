import * as v from 'valibot';
import { METHODS } from '../../../schemas/choices.ts';
import { stockEntry } from '../../../schemas/stock-entry.schema.ts';
import { RUN_TYPES, type RunDraft } from '../../domain/processing/check-run.ts';
import type { CommandInput } from '../port.ts';
import { id, list, maybe, number, shape, text, word } from './shape.ts';

const stored = stockEntry.variants.production;

// The item or flock of a line is empty while nothing is chosen, which is refused in words.
const runInput = shape<RunDraft['inputs'][number]>()({
  line_id: id,
  item_kind: stored.inputs.item.entries.item_kind,
  item_id: maybe(text),
  farm_id: maybe(text),
  qty: number,
  weight_g: maybe(number),
  batch_no: maybe(text),
});

const runOutput = shape<RunDraft['outputs'][number]>()({
  line_id: id,
  item_kind: stored.outputs.item.entries.item_kind,
  item_id: text,
  qty: number,
  cost_share: number,
  batch_no: maybe(text),
  expiry: maybe(text),
});

export const runDraft = shape<RunDraft>()({
  id,
  type: word(RUN_TYPES),
  inputs: list(runInput),
  outputs: list(runOutput),
  fee: maybe(v.looseObject({ amount: number, method: word(METHODS) })),
  occurred_at: maybe(text),
  note: maybe(text),
});

export const runCorrection = shape<CommandInput<'processing.correctRun'>>()({ draft: runDraft, reason: text });
