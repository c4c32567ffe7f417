import { daysBetween } from '../time/days-between.ts';
import { lastDayOf, nextMonth } from '../time/periods.ts';
import { addDays } from '../time/local-day.ts';

/*
 * Monthly recurring expenses. The copy of a month has an id derived from the first expense of its series and the month,
 * so that every phone creates the same document. [EXP-5]
 */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Id of the copy for a month, `YYYY-MM`, of the series that began with `first`. */
export function copyId(first: string, month: string): string {
  const rule = `${first} ${month}`;
  let [a, b] = [hash53(rule, 1), hash53(rule, 2)];
  let id = '';
  for (let i = 0; i < 6; i++) {
    id += LETTERS[a % LETTERS.length]! + LETTERS[b % LETTERS.length]!;
    [a, b] = [Math.floor(a / LETTERS.length), Math.floor(b / LETTERS.length)];
  }
  return id;
}

/** Number of a copy's voucher: the series and the month, "K7M-V0042/2612". */
export const copyNumber = (voucherNo: string, month: string): string =>
  `${voucherNo.split('/')[0]!.slice(0, 15)}/${month.slice(2, 4)}${month.slice(5, 7)}`;

/**
 * Due day of the copy for a month: the same day of the month as the first (or the month's last day), plus the first
 * one's days until due.
 */
export function dueIn(month: string, first: { day: string; due_date?: string | undefined }): string {
  const last = lastDayOf(month);
  const same = `${month}-${first.day.slice(8)}`;
  const day = same < last ? same : last;
  return addDays(day, daysBetween(first.day, first.due_date ?? first.day));
}

/** Maximum number of months created at once for a series. */
const MAX_MONTHS = 12;

/** Months after that of `last` up to that of `today`; only the newest twelve. */
export function monthsAfter(last: string, today: string): string[] {
  const months: string[] = [];
  for (let month = nextMonth(last.slice(0, 7)); month <= today.slice(0, 7); month = nextMonth(month))
    months.push(month);
  return months.slice(-MAX_MONTHS);
}

/** A 53-bit hash (cyrb53): well distributed, and the same on every platform. */
function hash53(text: string, seed: number): number {
  let [h1, h2] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed];
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    h1 = Math.imul(h1 ^ code, 2654435761);
    h2 = Math.imul(h2 ^ code, 1597334677);
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
  return 4294967296 * (2097151 & h2) + (h1 >>> 0);
}
