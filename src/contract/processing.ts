import type { LocalFields } from '../../schemas/document-kind.ts';
import type { Change, CorrectError, EditError, Nothing } from './pieces.ts';
import type { ItemView } from './stock.ts';
import type { RunDraft, RunError, RunType } from '../domain/processing/check-run.ts';

/* Answers of the queries about production as they cross the port. Units: base units, birds, minor units. */

/** One input or output of a run. */
export interface RunLine {
  readonly line_id: string;
  /** For birds, the name of their flock. */
  readonly name: string;
  readonly grade?: ItemView['grade'];
  readonly base_unit: ItemView['base_unit'];
  readonly pack?: { readonly unit: string; readonly factor: number } | undefined;
  readonly qty: number;
  /** For birds, their total live weight. [PRC-7] Units: grams. */
  readonly weight_g?: number | undefined;
}

/** One production run with its derived figures. [PRC-3] */
export interface RunRow {
  readonly id: string;
  readonly run_no: string;
  readonly type: RunType;
  readonly day: string;
  readonly at: string;
  readonly inputs: readonly RunLine[];
  /** Each with its share of the cost; absent while the books fold it. */
  readonly outputs: readonly (RunLine & { readonly cost?: number | undefined })[];
  readonly fee: number;
  /** Output ÷ input, such as 0.98; absent when they are counted in different units. */
  readonly yield?: number | undefined;
  readonly note?: string | undefined;
  readonly by?: string | undefined;
  readonly voided: boolean;
  readonly sync: LocalFields['sync_state'];
  readonly sync_error?: string | undefined;
  readonly may_void: boolean;
  readonly may_correct: boolean;
  /** Its changes, oldest first. [PRC-20] */
  readonly history: readonly Change[];
  /** As needed by the forms that repeat or correct a run. */
  readonly draft: Pick<RunDraft, 'type' | 'inputs' | 'outputs' | 'fee'>;
}

export interface RunsPage {
  readonly rows: readonly RunRow[];
  readonly more: boolean;
}

/** Possible inputs and outputs of a run, with their quantity on hand. */
export interface Ingredient {
  readonly kind: 'shop' | 'raw_material' | 'bird';
  readonly id: string;
  readonly name: string;
  readonly grade?: ItemView['grade'];
  readonly base_unit: ItemView['base_unit'];
  readonly units: readonly { readonly label: string; readonly factor: number }[];
  readonly on_hand?: number | undefined;
}

/** Queries about production runs. */
export interface ProcessingQueries {
  'processing.ingredients': { input: Nothing; output: readonly Ingredient[] };
  'processing.runs': { input: { limit: number }; output: RunsPage };
}

/** Commands on production runs. */
export interface ProcessingCommands {
  'processing.addRun': { input: RunDraft; value: { id: string }; error: RunError };
  /** `draft.id` is the id of the wrong run; returns the id of the correction. [PRC-20] */
  'processing.correctRun': { input: { draft: RunDraft; reason: string }; value: { id: string }; error: RunError | CorrectError }; // prettier-ignore
  'processing.voidRun': { input: { id: string; reason: string }; value: null; error: EditError };
}
