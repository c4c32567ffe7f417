import type { PartyError } from '../parties/check-party.ts';
import type { ItemError } from '../stock/check-item.ts';
import type { ImportField } from './fields.ts';

/** Data imported from a table. [IMP-1] */
export type ImportKind = 'customers' | 'suppliers' | 'items' | 'money';

/** A row of a table or of the phone's contacts, with all values as text. `row` is the line number, from 1. */
export type ImportRow = { readonly row: number } & Readonly<Partial<Record<ImportField, string>>>;

/** Treatment of records that already exist: keep them, or update them from the file. */
export type KnownRows = 'keep' | 'update';

/** A value of a known row that is not imported because the book has a different one. Units: minor units, base units. */
interface LeftOut {
  readonly left?: { readonly field: ImportField; readonly amount: number } | undefined;
}

/**
 * Result of a row: new, known (`as`), known and changed by it, or skipped because of an error.
 * [IMP-1, CUS-7, VEN-3, MSG-21]
 */
export type PlannedRow<Draft> = { readonly row: number; readonly name: string } &
  /** `shares`: a person of another name with the same phone. */
  (
    | { readonly is: 'new'; readonly draft: Draft; readonly shares?: string | undefined }
    | ({ readonly is: 'known'; readonly as: string } & LeftOut)
    /** The same as a row above: its balance is added to that row's. */
    | { readonly is: 'joined'; readonly as: string; readonly amount: number }
    | ({ readonly is: 'changed'; readonly as: string; readonly draft: Draft } & LeftOut)
    | { readonly is: 'bad'; readonly error: RowError }
  );

/** Why a row is skipped. [MSG-21] */
export type RowError =
  | PartyError
  | ItemError
  /** The cell does not contain a value of the column's kind. */
  | { type: 'CellWrong'; field: ImportField; wanted: 'amount' | 'count' | 'day' | 'holds' | 'method'; typed: string }
  /** Two numbers are possible, and the notation is not specified. */
  | { type: 'NumberUnclear'; field: ImportField; typed: string }
  | { type: 'DayInFuture' | 'BelowZero' | 'TooLarge'; field: ImportField }
  /** Two selling units of an item have different base units: kilograms and pieces. */
  | { type: 'UnitsOfTwoKinds' }
  /** An earlier row has the same money method. */
  | { type: 'MethodTwice' }
  /** Several people have this name, and no phone identifies one of them. */
  | { type: 'SeveralOfThisName' }
  /** An amount of 0 without an existing amount to change. */
  | { type: 'NothingThere' };

/** Maximum number of rows read at once. */
export const MAX_IMPORT_ROWS = 5_000;
