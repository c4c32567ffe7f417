import type { Habits } from '../business/habits.ts';
import type { NumberStyle } from './read-cell.ts';
import type { ImportKind, ImportRow, KnownRows } from './import-row.ts';
import type { ItemImport } from './plan-items.ts';
import type { MoneyImport } from './plan-money.ts';
import type { PartyDraft } from '../parties/check-party.ts';

/** Rows of a file, and what is done with what is known already; without a word it stays as it is. [IMP-1] */
export interface ImportInput {
  /** By which it can be stopped. */
  readonly id?: string | undefined;
  readonly kind: ImportKind;
  readonly rows: readonly ImportRow[];
  readonly onKnown?: KnownRows | undefined;
  /** How the numbers of the file are written; as in English without a word. */
  readonly style?: NumberStyle | undefined;
  /** What stands first in its days; as the business writes them without a word. */
  readonly days?: Habits['date_form'] | undefined;
  /** Why an amount that stands is taken out of the book for another one, in the person's words. */
  readonly reason?: string | undefined;
}

/** What a row would add. */
export type ImportDraft = PartyDraft | ItemImport | MoneyImport;

/** How many rows became what. */
export interface ImportAdded {
  readonly added: number;
  readonly changed: number;
  readonly known: number;
  readonly bad: number;
}
