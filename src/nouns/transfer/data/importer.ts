import type { BusinessWork } from '../../../data/command.ts';
import type { Habits } from '../../../domain/business/habits.ts';
import type { NumberStyle } from '../../../domain/imports/read-cell.ts';
import { dayStart } from '../../../domain/time/day-start.ts';
import type { KnownRows, PlannedRow } from '../../../domain/imports/import-row.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import type { Deps } from '../../../data/deps.ts';

/** Context of an import: the user's work and its options. */
export interface Importer extends BusinessWork {
  /** False once the import was stopped; checked before anything is written. */
  readonly goesOn: () => Promise<boolean>;
  readonly onKnown: KnownRows;
  readonly style: NumberStyle;
  /** Whether day or month comes first in the dates of the file. */
  readonly date_form: Habits['date_form'];
  /** Reason for replacing an existing amount by another one. */
  readonly reason: string;
}

/**
 * One kind of rows, ready for the preview or for adding; adding returns the decisions on the data stored at that time,
 * or nothing when it was stopped.
 */
export interface Importing<Draft> {
  readonly look: () => Promise<readonly PlannedRow<Draft>[]>;
  readonly add: () => Promise<readonly PlannedRow<Draft>[] | undefined>;
}

/** Opening balances precede everything else of that day. */
export const beginningOf = (day: string): string => dayStart(day).toISOString();

/** Drafts of the rows that are new, or that change something. */
export const draftsOf = <Draft>(plan: readonly PlannedRow<Draft>[], is: 'new' | 'changed'): Draft[] =>
  plan.flatMap((row) => (row.is === is && 'draft' in row ? [row.draft] : []));

/**
 * Carry out the changes of the rows, one after the other. A refused change, as for a user who may add but not edit,
 * leaves its record unchanged: the row counts as known. `change` returns whether it was carried out.
 */
export async function changeEach<Draft>(
  plan: readonly PlannedRow<Draft>[],
  change: (draft: Draft) => Promise<boolean>,
): Promise<readonly PlannedRow<Draft>[]> {
  const done: PlannedRow<Draft>[] = [];
  for (const row of plan) {
    const isDone = row.is !== 'changed' || (await change(row.draft));
    done.push(isDone ? row : { row: row.row, name: row.name, is: 'known', as: row.as });
  }
  return done;
}

export const todayOf = ({ now }: Deps): string => localDay(now());
