import { plural, t } from '@lingui/core/macro';
import dayjs from 'dayjs';
import { addDays, localDay } from '../../domain/time/local-day.ts';
import { timeOf } from '../../domain/time/wall-clock.ts';
import { formedDay } from '../dates/day-form.ts';
import { timeNow } from '../../domain/time/now.ts';

/** A number of days: "1 day", "12 days". */
export const daysWords = (days: number): string => plural(days, { one: '# day', other: '# days' });

/** Today's calendar day in the business's time zone. */
export const today = (): string => localDay(timeNow());

/** "14:32" of an instant, in the business's time zone. */
export const timeWords = (instant: string): string => timeOf(new Date(instant));

/** A day with its month's name: "Fri 20 Nov", with the year when it differs. [LOK-11] */
export const dayWords = (day: string, now = today()): string => `${weekdayWords(day)} ${shortDay(day, now)}`;

/** Short day for buttons: "27 Nov". */
export const shortDay = (day: string, now = today()): string => formedDay(day, now);

/** Day of a record that did not happen today, for the message after saving; undefined for today. [LOK-11] */
export function oldDayWords(instant: string | undefined): string | undefined {
  const day = instant === undefined ? today() : localDay(new Date(instant));
  return day === today() ? undefined : dayWords(day);
}

/** Heading of a day in a list: "Today", "Yesterday, Thu 19 Nov", "Wed 18 Nov". */
export function dayHeading(day: string, now = today()): string {
  const date = dayWords(day, now);
  if (day === now) return t`Today, ${date}`;
  return day === addDays(now, -1) ? t`Yesterday, ${date}` : date;
}

/** An instant in everyday words: "today 14:32", "yesterday 17:20", "Wed 18 Nov, 16:44". */
export function whenWords(instant: string, now = today()): string {
  const time = timeWords(instant);
  const day = localDay(new Date(instant));
  if (day === now) return t`today ${time}`;
  if (day === addDays(now, -1)) return t`yesterday ${time}`;
  const date = dayWords(day, now);
  return t`${date}, ${time}`;
}

/** "Mon", of a day. */
export const weekdayWords = (day: string): string => dayjs(day).format('ddd');

/** "Good morning, Grace": by the hour on this phone. */
export function greetingWords(name: string, hour = new Date().getHours()): string {
  if (hour < 12) return t`Good morning, ${name}`;
  return hour < 17 ? t`Good afternoon, ${name}` : t`Good evening, ${name}`;
}
