import { ok, refuse, type Result } from '../result.ts';
import { meantBy } from '../numbers/meant-by.ts';
import { maxCashStep } from '../money/max-money.ts';
import { isZone } from '../time/zone.ts';

/** Order of the parts of a date; the month is written by name in each. [LOK-11] */
export const DATE_FORMS = ['day_first', 'month_first', 'year_first'] as const;
/** First day of the week. */
export const FIRST_WEEKDAYS = ['monday', 'sunday', 'saturday'] as const;
/** Range of eggs per tray, and of kilograms per bag of feed. */
export const TRAY_EGGS = { from: 4, to: 100 };
export const BAG_KG = { from: 1, to: 200 };

/** Number and date conventions of a business, the same on all its phones. [SET-4] */
export interface Habits {
  readonly date_form: (typeof DATE_FORMS)[number];
  readonly first_weekday: (typeof FIRST_WEEKDAYS)[number];
  readonly tray_eggs: number;
  /** Weight of the usual bag of feed; absent when bags differ. Units: kg. */
  readonly feed_bag_kg?: number | undefined;
  /**
   * Step to which a total paid in cash is rounded; absent when there are coins for every amount. Units: minor units.
   * [SAL-45]
   */
  readonly cash_step?: number | undefined;
  /** Time zone of its days and clock times, IANA; when absent each phone uses its own. [DOC-6] */
  readonly time_zone?: string | undefined;
}

/** Defaults. [MNY-2] */
export const USUAL_HABITS: Habits = { date_form: 'day_first', first_weekday: 'monday', tray_eggs: 30 };

/** Conventions from the settings, with defaults. */
export const habitsOf = ({
  date_form,
  first_weekday,
  tray_eggs,
  feed_bag_kg,
  cash_step,
  time_zone,
}: Partial<Habits>): Habits => ({
  date_form: date_form ?? USUAL_HABITS.date_form,
  first_weekday: first_weekday ?? USUAL_HABITS.first_weekday,
  tray_eggs: tray_eggs ?? USUAL_HABITS.tray_eggs,
  feed_bag_kg,
  cash_step,
  time_zone,
});

/** Conventions as entered in the form. */
export interface HabitsDraft extends Omit<Habits, 'tray_eggs' | 'feed_bag_kg'> {
  readonly default_units: 'tray' | 'dozen' | 'piece';
  readonly tray_eggs: string;
  /** Empty when bags differ. */
  readonly feed_bag_kg: string;
}
export type HabitsError =
  | { type: 'TrayOutOfRange' }
  | { type: 'BagOutOfRange' }
  | { type: 'CashStepOutOfRange' }
  | { type: 'ZoneUnknown' };

/**
 * Check entered conventions. Existing records are unaffected, because they are stored in eggs and grams and with their
 * day. [SET-4] `zoneBefore`, a zone chosen on another phone, is accepted even if this phone does not know it.
 */
export function checkHabits(
  draft: HabitsDraft,
  currency: string,
  zoneBefore?: string,
): Result<Habits & Pick<HabitsDraft, 'default_units'>, HabitsError> {
  const tray_eggs = wholeIn(draft.tray_eggs, TRAY_EGGS);
  if (tray_eggs === undefined) return refuse({ type: 'TrayOutOfRange' });
  const { default_units, date_form, first_weekday, cash_step = 0, time_zone } = draft;
  if (!Number.isSafeInteger(cash_step) || cash_step < 0 || cash_step > maxCashStep(currency))
    return refuse({ type: 'CashStepOutOfRange' });
  if (time_zone !== undefined && time_zone !== zoneBefore && !isZone(time_zone)) return refuse({ type: 'ZoneUnknown' });
  const checked = {
    default_units,
    date_form,
    first_weekday,
    tray_eggs,
    ...(cash_step > 1 && { cash_step }),
    ...(time_zone !== undefined && { time_zone }),
  };
  if (draft.feed_bag_kg.trim() === '') return ok(checked);
  const feed_bag_kg = wholeIn(draft.feed_bag_kg, BAG_KG);
  return feed_bag_kg === undefined ? refuse({ type: 'BagOutOfRange' }) : ok({ ...checked, feed_bag_kg });
}

function wholeIn(typed: string, { from, to }: { from: number; to: number }): number | undefined {
  const meant = meantBy(typed, { decimals: 0, language: 'en' });
  return meant.is === 'one' && meant.value >= from && meant.value <= to ? meant.value : undefined;
}
