import { daysBetween } from '../time/days-between.ts';

/** A document with an open amount: positive is owed, negative is a credit. Units: minor units. */
export interface OpenDocument {
  readonly day: string;
  readonly due_date?: string | undefined;
  readonly open: number;
}

export const AGE_BUCKETS = ['0-30', '31-60', '61-90', '90+'] as const;
export type AgeBucket = (typeof AGE_BUCKETS)[number];

/**
 * Receivables or payables by age; credits are separate and never netted within a bucket. Units: minor units.
 * [DEB-1, DEB-3]
 */
export interface Ageing {
  readonly buckets: Readonly<Record<AgeBucket, number>>;
  /** The part of the first bucket that is not due yet. */
  readonly notDue: number;
  readonly total: number;
  readonly credits: number;
}

/** Age of a debt in days, from its due day if set, else from its own day; negative when not due yet. [DEB-1] */
const ageOf = ({ day, due_date }: OpenDocument, asOf: string): number => daysBetween(due_date ?? day, asOf);

/** The bucket of a debt as of a day. [DEB-1, DEB-2] */
export function ageBucket(document: OpenDocument, asOf: string): AgeBucket {
  const age = ageOf(document, asOf);
  if (age <= 30) return '0-30';
  if (age <= 60) return '31-60';
  return age <= 90 ? '61-90' : '90+';
}

/** Whether a debt has a due day in the future: it counts in 0-30 and is marked. [DEB-3] */
export const isNotDue = (document: OpenDocument, asOf: string): boolean =>
  document.due_date !== undefined && ageOf(document, asOf) < 0;

/** The ageing of open documents as of a day. [DEB-1..3] */
export function ageingOf(documents: readonly OpenDocument[], asOf: string): Ageing {
  const buckets: Record<AgeBucket, number> = { '0-30': 0, '31-60': 0, '61-90': 0, '90+': 0 };
  let [notDue, total, credits] = [0, 0, 0];
  for (const document of documents) {
    if (document.open < 0) credits -= document.open;
    if (document.open <= 0) continue;
    buckets[ageBucket(document, asOf)] += document.open;
    total += document.open;
    if (isNotDue(document, asOf)) notDue += document.open;
  }
  return { buckets, notDue, total, credits };
}
