import { twoDigits } from '../numbers/two-digits.ts';
import type { Habits } from '../business/habits.ts';
import { plainWords } from '../text/plain-words.ts';
import { plainSigns } from '../text/plain-signs.ts';
import { addDays, localDay } from '../time/local-day.ts';

/** Prefixes of the month names in English, Swahili and French. */
const MONTHS = [/^jan/, /^fe[bv]/, /^ma(r|c)/, /^a[pv]r/, /^(may|mei|mai)/, /^(jun|juin)/, /^(jul|juil)/, /^(aug|ago|aou)/, /^sep/, /^o[ck]t/, /^nov/, /^d[ei][cs]/]; // prettier-ignore

/** Day 0 of spreadsheets, and the range of valid day numbers: from 1954 to 2064. */
const SHEET_DAY_0 = '1899-12-30';
const SHEET_DAYS = { from: 20_000, to: 60_000 };

/**
 * Read a date as people write it: "2026-11-05", "5/11/2026", "5.11.26", "5 Nov 2026", "Nov 5, 2026", a spreadsheet's
 * number. Undefined when invalid. When day and month are ambiguous, the business's date order decides. [LOK-11]
 */
export function readDay(typed: string, form: Habits['date_form']): string | undefined {
  const plain = plainSigns(typed).trim();
  // An instant with a time zone is converted to the day of the business.
  if (MOMENT.test(plain)) return momentsDay(plain);
  const text = plainWords(plain).replace(/[ t]\d{1,2}:\d{2}.*$/, '');
  if (/^\d{5}(?:[.,]\d+)?$/.test(text)) return sheetDay(Number(text.replace(',', '.')));
  const year1 = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text);
  if (year1) return dayOf(year1[1]!, Number(year1[2]), Number(year1[3]));
  const year3 = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d{2})$/.exec(text);
  if (year3) {
    const [first, second] = [Number(year3[1]), Number(year3[2])];
    const isMonthFirst = second > 12 || (form === 'month_first' && first <= 12);
    return isMonthFirst ? dayOf(year3[3]!, first, second) : dayOf(year3[3]!, second, first);
  }
  const named = /^(\d{1,2})(?:st|nd|rd|th|er)?[-/. ,]+(\p{L}+)[-/. ,]+(\d{4}|\d{2})$/u.exec(text);
  if (named) return dayOf(named[3]!, monthNamed(named[2]!), Number(named[1]));
  const american = /^(\p{L}+)[-/. ]+(\d{1,2})(?:st|nd|rd|th)?[-/. ,]+(\d{4})$/u.exec(text);
  return american ? dayOf(american[3]!, monthNamed(american[1]!), Number(american[2])) : undefined;
}

const monthNamed = (word: string): number => MONTHS.findIndex((begins) => begins.test(word)) + 1;

/** The day of a spreadsheet's day number. */
const sheetDay = (number: number): string | undefined =>
  number >= SHEET_DAYS.from && number <= SHEET_DAYS.to ? addDays(SHEET_DAY_0, wholeDay(number)) : undefined;

const MINUTES_A_DAY = 1_440;

/**
 * The day of a fractional day number: programs lose seconds when writing one, so a value just short of midnight counts
 * as the next day.
 */
export const wholeDay = (days: number): number => Math.floor(Math.round(days * MINUTES_A_DAY) / MINUTES_A_DAY);

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i;

function momentsDay(moment: string): string | undefined {
  const at = new Date(moment);
  return Number.isNaN(at.getTime()) ? undefined : localDay(at);
}

/** A valid calendar day; a two-digit year is in this century. */
function dayOf(year: string, month: number, day: number): string | undefined {
  const written = `${year.length === 2 ? `20${year}` : year}-${twoDigits(month)}-${twoDigits(day)}`;
  const at = new Date(`${written}T12:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) ? written : undefined;
}
