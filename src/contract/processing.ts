import type { LocalFields } from '../../schemas/document-kind.ts';
import type { Change, CorrectError, EditError, Nothing } from './pieces.ts';
import type { ItemView } from './stock.ts';
import type { RunDraft, RunError, RunType } from '../domain/processing/check-run.ts';

/* Answers of the queries of what is made on the farm, as they cross the port. Units: base units, birds, minor units. */

/** One thing that went into a run or came out of it. */
export interface RunLine {
  readonly line_id: string;
  /** Of birds the name of their flock. */
  readonly name: string;
  readonly grade?: ItemView['grade'];
  readonly base_unit: ItemView['base_unit'];
  readonly pack?: { readonly unit: string; readonly factor: number } | undefined;
  readonly qty: number;
  /** Of birds what they weighed alive, all together. [PRC-7] Units: grams. */
  readonly weight_g?: number | undefined;
}

/** One production run with what follows from it. [PRC-3] */
export interface RunRow {
  readonly id: string;
  readonly run_no: string;
  readonly type: RunType;
  readonly day: string;
  readonly at: string;
  readonly inputs: readonly RunLine[];
  /** Each with its part of the cost; absent while the books work it out. */
  readonly outputs: readonly (RunLine & { readonly cost?: number | undefined })[];
  readonly fee: number;
  /** 0.98: absent where in and out are counted in different things. */
  readonly yield?: number | undefined;
  readonly note?: string | undefined;
  readonly by?: string | undefined;
  readonly voided: boolean;
  readonly sync: LocalFields['sync_state'];
  readonly sync_error?: string | undefined;
  readonly may_void: boolean;
  readonly may_correct: boolean;
  /** What was changed of it, the oldest first. [PRC-20] */
  readonly history: readonly Change[];
  /** As the forms of the same again, and of what was wrong, need it. */
  readonly draft: Pick<RunDraft, 'type' | 'inputs' | 'outputs' | 'fee'>;
}

export interface RunsPage {
  readonly rows: readonly RunRow[];
  readonly more: boolean;
}

/** Whatever may go into a run or come out of it, with what is there. */
export interface Ingredient {
  readonly kind: 'shop' | 'raw_material' | 'bird';
  readonly id: string;
  readonly name: string;
  readonly grade?: ItemView['grade'];
  readonly base_unit: ItemView['base_unit'];
  readonly units: readonly { readonly label: string; readonly factor: number }[];
  readonly on_hand?: number | undefined;
}

/** Questions about production runs. */
export interface ProcessingQueries {
  'processing.ingredients': { input: Nothing; output: readonly Ingredient[] };
  'processing.runs': { input: { limit: number }; output: RunsPage };
}

/** Commands on production runs. */
export interface ProcessingCommands {
  'processing.addRun': { input: RunDraft; value: { id: string }; error: RunError };
  /** Its id is that of the wrong one; gives the id of the right one. [PRC-20] */
  'processing.correctRun': { input: { draft: RunDraft; reason: string }; value: { id: string }; error: RunError | CorrectError }; // prettier-ignore
  'processing.voidRun': { input: { id: string; reason: string }; value: null; error: EditError };
}
