import type { BusinessWork } from '../../../data/command.ts';
import type { Habits } from '../../../domain/business/habits.ts';
import type { NumberStyle } from '../../../domain/imports/read-cell.ts';
import { dayStart } from '../../../domain/time/day-start.ts';
import type { KnownRows, PlannedRow } from '../../../domain/imports/import-row.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import type { Deps } from '../../../data/deps.ts';

/** Who brings something in, and where. */
export interface Importer extends BusinessWork {
  /** Whether nobody stopped it; asked before anything is written. */
  readonly goesOn: () => Promise<boolean>;
  readonly onKnown: KnownRows;
  readonly style: NumberStyle;
  /** What stands first in the days of the file. */
  readonly date_form: Habits['date_form'];
  /** Why an amount that stands makes place for another one. */
  readonly reason: string;
}

/** One kind of rows, ready to be looked at or added; adding gives what was decided on what is stored then, or nothing when it was stopped. */
export interface Importing<Draft> {
  readonly look: () => Promise<readonly PlannedRow<Draft>[]>;
  readonly add: () => Promise<readonly PlannedRow<Draft>[] | undefined>;
}

/** What was there when the book began was there before all of that day. */
export const beginningOf = (day: string): string => dayStart(day).toISOString();

/** Drafts of the rows that are new, or that change something. */
export const draftsOf = <Draft>(plan: readonly PlannedRow<Draft>[], is: 'new' | 'changed'): Draft[] =>
  plan.flatMap((row) => (row.is === is && 'draft' in row ? [row.draft] : []));

/**
 * Carry out what the rows change, one after the other. A change that is refused, as to who may add but not edit, leaves what it is about as it
 * is: its row is one that is known. `change` tells whether it was carried out.
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
