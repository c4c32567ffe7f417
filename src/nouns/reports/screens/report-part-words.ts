import { t } from '@lingui/core/macro';
import { formatAmount } from '../../../domain/money/currency.ts';
import { FILTERS, partOf } from '../../../domain/reports/report-filter.ts';
import type { Report, ReportName } from '../../../domain/reports/report.ts';
import { dayWords } from '../../../ui/words/date-words.ts';

/** Explanation of a part of the business where it is not obvious. */
export function partNote(report: ReportName, only: string | null): string | undefined {
  const kind = FILTERS[report];
  if (only === null || (kind !== 'parts' && kind !== 'spent')) return undefined;
  const isFlock = partOf(only).is === 'flock';
  if (kind === 'spent') return isFlock || only === 'rest' ? t`What is spent for all flocks is shared among them at the end of each month.` : undefined; // prettier-ignore
  return isFlock ? t`Eggs of all flocks lie together: what is booked on them is shared by the eggs that each flock laid.` : undefined; // prettier-ignore
}

/** Note that closed days keep their values, and where later changes are shown. [LED-50] */
export function closedNote(until: string | undefined): string | undefined {
  if (until === undefined) return undefined;
  const day = dayWords(until);
  return t`The days before ${day} are closed and stand as they did then. What changed since is one line on that day.`;
}

/** Note that the month is not over, and whether the postings of its end are included. [LED-42] */
export function runningNote(running: Report['running']): string | undefined {
  if (running === undefined) return undefined;
  return running === 'so-far'
    ? t`This month is not over: the wear of the hens and what all flocks share are counted up to today.`
    : t`This month is not over: the wear of the hens is not in it yet.`;
}

/** Note that the list of expenses shows a higher amount, by the tax that is claimed back. [TAX-7] */
export function claimedNote(claimed: number | undefined, currency: string): string | undefined {
  if (claimed === undefined) return undefined;
  const amount = formatAmount(claimed, currency);
  return t`Without ${amount} of tax in them, which is claimed back.`;
}

/** A file name that is valid on any phone and program. */
export const fileName = (report: ReportName, of: string | undefined, from: string, to: string): string =>
  [report, ...(of ? [of.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')] : []), ...new Set([from, to])].join(
    '-',
  );
