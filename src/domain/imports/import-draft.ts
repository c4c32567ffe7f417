import type { Habits } from '../business/habits.ts';
import type { NumberStyle } from './read-cell.ts';
import type { ImportKind, ImportRow, KnownRows } from './import-row.ts';
import type { ItemImport } from './plan-items.ts';
import type { MoneyImport } from './plan-money.ts';
import type { PartyDraft } from '../parties/check-party.ts';

/** Rows of a file, and how to treat records that already exist; by default they stay unchanged. [IMP-1] */
export interface ImportInput {
  /** Id by which the import can be stopped. */
  readonly id?: string | undefined;
  readonly kind: ImportKind;
  readonly rows: readonly ImportRow[];
  readonly onKnown?: KnownRows | undefined;
  /** Number notation of the file; English by default. */
  readonly style?: NumberStyle | undefined;
  /** Date order of the file; the business's own by default. */
  readonly days?: Habits['date_form'] | undefined;
  /** The user's reason for replacing an opening amount that exists. */
  readonly reason?: string | undefined;
}

/** The record that a row would add. */
export type ImportDraft = PartyDraft | ItemImport | MoneyImport;

/** Number of rows by result. */
export interface ImportAdded {
  readonly added: number;
  readonly changed: number;
  readonly known: number;
  readonly bad: number;
}
