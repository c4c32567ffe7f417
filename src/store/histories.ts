import { dequal } from 'dequal/lite';
import type { Customer } from '../../schemas/customer.schema.ts';

/** One change of a record that the server had. [DOC-9] */
export type HistoryEntry = NonNullable<Customer['history']>[number];

const MAX_ENTRIES = 20;

/** The newest entries, up to the number that a record keeps. [DOC-9] */
export const newestHistory = <E>(entries: readonly E[]): E[] => entries.slice(-MAX_ENTRIES);

/**
 * Join the histories of both sides: entries are only ever added, so two histories never contradict each other. [SYN-7]
 * `base` is the common history. Returns undefined when neither side has one.
 */
export function joinHistories(base: unknown, mine: unknown, theirs: unknown): unknown[] | undefined {
  const known = [...entriesOf(base), ...entriesOf(theirs)];
  const added = entriesOf(mine).filter((entry) => !known.some((other) => dequal(other, entry)));
  const joined = [...entriesOf(theirs), ...added];
  return joined.length > 0 ? newestHistory(joined) : undefined;
}

const entriesOf = (history: unknown): readonly object[] => (Array.isArray(history) ? (history as object[]) : []);

/**
 * Previous values of the fields changed by an entry; undefined when not known, because another phone may have written
 * anything. [SAL-39]
 */
export function saidBefore({ was }: HistoryEntry): Readonly<Record<string, unknown>> | undefined {
  if (was === undefined) return undefined;
  try {
    const said: unknown = JSON.parse(was);
    return typeof said === 'object' && said !== null && !Array.isArray(said)
      ? (said as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
