import { twoDigits } from '../numbers/two-digits.ts';
import { addDays } from '../time/local-day.ts';
import { daysBetween } from '../time/days-between.ts';
import { INTRO_PLAN } from './plan.ts';

/** Days after the end during which only the end is reported, as time to pay. */
export const GRACE_DAYS = 14;

/** State of a business's plan. Days are whole; 0 is the last one. [SUB-1, SUB-6] */
export type Standing =
  | { is: 'free' }
  /** `days_left` is absent when the plan has no end. */
  | { is: 'paid'; days_left?: number | undefined }
  | { is: 'grace'; days_left: number }
  | { is: 'ended' };

/** Fields that the app reads from a subscription. */
export interface CurrentPlan {
  readonly plan_id: string;
  readonly until?: string | undefined;
}

/** State of a business's plan on `today` (`YYYY-MM-DD`). No part of the book ever depends on it. [SUB-4] */
export function standingOf(current: CurrentPlan | undefined, today: string): Standing {
  if (!hasAccess(current)) return { is: 'free' };
  if (current.until === undefined) return { is: 'paid' };
  if (today <= current.until) return { is: 'paid', days_left: daysBetween(today, current.until) };
  const last = addDays(current.until, GRACE_DAYS);
  return today <= last ? { is: 'grace', days_left: daysBetween(today, last) } : { is: 'ended' };
}

/** Subscription access: the plan is not the free one. [SUB-2] */
export const hasAccess = (current: CurrentPlan | undefined): current is CurrentPlan =>
  current !== undefined && current.plan_id !== INTRO_PLAN;

/**
 * The last day after extending by `months`, counted from the day after the paid period, or from today when that has
 * ended. In a shorter month it is the last day. [SUB-6]
 */
export function endOfPlan(months: number, today: string, until?: string): string {
  const from = until !== undefined && until >= today ? addDays(until, 1) : today;
  const [year = 0, month = 1, date = 1] = from.split('-').map(Number);
  const next = new Date(Date.UTC(year, month - 1 + months, 1, 12));
  const lastOfMonth = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0, 12)).getUTCDate();
  const same = `${next.toISOString().slice(0, 8)}${twoDigits(Math.min(date, lastOfMonth))}`;
  return date > lastOfMonth ? same : addDays(same, -1);
}
