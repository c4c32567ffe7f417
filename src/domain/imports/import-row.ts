import type { PartyError } from '../parties/check-party.ts';
import type { ItemError } from '../stock/check-item.ts';
import type { ImportField } from './fields.ts';

/** What is brought in from a table. [IMP-1] */
export type ImportKind = 'customers' | 'suppliers' | 'items' | 'money';

/** A row as it stands in a table or in the phone's contacts: everything as text. `row` is the line there, from 1. */
export type ImportRow = { readonly row: number } & Readonly<Partial<Record<ImportField, string>>>;

/** What is done with what is in the book already: it stays as it is, or it takes over what the file says. */
export type KnownRows = 'keep' | 'update';

/** What of a row that is known does not come into the book, as the book says something else. Units: minor units, base units. */
interface LeftOut {
  readonly left?: { readonly field: ImportField; readonly amount: number } | undefined;
}

/** What becomes of a row: new, known (`as`), known and changed by it, or left out because it is wrong. [IMP-1, CUS-7, VEN-3, MSG-21] */
export type PlannedRow<Draft> = { readonly row: number; readonly name: string } &
  /** `shares`: somebody of another name who has the same phone. */
  (
    | { readonly is: 'new'; readonly draft: Draft; readonly shares?: string | undefined }
    | ({ readonly is: 'known'; readonly as: string } & LeftOut)
    /** The same as a row above: what it owes is added to that. */
    | { readonly is: 'joined'; readonly as: string; readonly amount: number }
    | ({ readonly is: 'changed'; readonly as: string; readonly draft: Draft } & LeftOut)
    | { readonly is: 'bad'; readonly error: RowError }
  );

/** Why a row is left out. [MSG-21] */
export type RowError =
  | PartyError
  | ItemError
  /** What stands in a cell is not what its column holds. */
  | { type: 'CellWrong'; field: ImportField; wanted: 'amount' | 'count' | 'day' | 'holds' | 'method'; typed: string }
  /** It may be either of two numbers, and nobody said which. */
  | { type: 'NumberUnclear'; field: ImportField; typed: string }
  | { type: 'DayInFuture' | 'BelowZero' | 'TooLarge'; field: ImportField }
  /** Two ways to sell an item are counted in different things: kilograms and pieces. */
  | { type: 'UnitsOfTwoKinds' }
  /** Money of this kind stands in a row before. */
  | { type: 'MethodTwice' }
  /** More than one has this name, and no phone tells which of them is meant. */
  | { type: 'SeveralOfThisName' }
  /** An amount of 0 where nothing stands that it could change. */
  | { type: 'NothingThere' };

/** Rows that can be read at once. */
export const MAX_IMPORT_ROWS = 5_000;
