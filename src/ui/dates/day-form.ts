import dayjs from 'dayjs';
import { habits } from '../setup/habits.ts';

/** Formats of a day of this year, and of another year. */
const FORMS = {
  day_first: ['D MMM', 'D MMM YYYY'],
  month_first: ['MMM D', 'MMM D, YYYY'],
  year_first: ['MMM D', 'YYYY MMM D'],
} as const;

/** "27 Nov", with the year when it differs from that of `now`, in the business's date format. [SET-4, LOK-11] */
export const formedDay = (day: string, now: string, form = habits().date_form): string =>
  dayjs(day).format(FORMS[form][day.slice(0, 4) === now.slice(0, 4) ? 0 : 1]);

/** A complete day: "Friday 20 November". */
export const longDay = (day: string): string =>
  dayjs(day).format(habits().date_form === 'day_first' ? 'dddd D MMMM' : 'dddd MMMM D');
