import { ok, refuse, type Result } from '../result.ts';
import { meantBy } from '../numbers/meant-by.ts';
import { maxCashStep } from '../money/max-money.ts';
import { isZone } from '../time/zone.ts';

/** How a date is put together; the month keeps its name in each. [LOK-11] */
export const DATE_FORMS = ['day_first', 'month_first', 'year_first'] as const;
/** With which day a week begins. */
export const FIRST_WEEKDAYS = ['monday', 'sunday', 'saturday'] as const;
/** Eggs that a tray may hold, and kilograms of a bag of feed. */
export const TRAY_EGGS = { from: 4, to: 100 };
export const BAG_KG = { from: 1, to: 200 };

/** How a business counts and dates; all its phones do it the same way. [SET-4] */
export interface Habits {
  readonly date_form: (typeof DATE_FORMS)[number];
  readonly first_weekday: (typeof FIRST_WEEKDAYS)[number];
  readonly tray_eggs: number;
  /** Of the usual bag of feed; absent where bags differ. Units: kg. */
  readonly feed_bag_kg?: number | undefined;
  /** To what a total paid in cash is rounded; absent where there are coins for all. Units: minor units. [SAL-45] */
  readonly cash_step?: number | undefined;
  /** Where its days begin and its clocks tell the hour, IANA; absent where each phone goes by its own. [DOC-6] */
  readonly time_zone?: string | undefined;
}

/** What holds until somebody says otherwise. [MNY-2] */
export const USUAL_HABITS: Habits = { date_form: 'day_first', first_weekday: 'monday', tray_eggs: 30 };

/** The habits that the settings tell of. */
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

/** Habits as they are typed. */
export interface HabitsDraft extends Omit<Habits, 'tray_eggs' | 'feed_bag_kg'> {
  readonly default_units: 'tray' | 'dozen' | 'piece';
  readonly tray_eggs: string;
  /** Empty where bags differ. */
  readonly feed_bag_kg: string;
}
export type HabitsError =
  | { type: 'TrayOutOfRange' }
  | { type: 'BagOutOfRange' }
  | { type: 'CashStepOutOfRange' }
  | { type: 'ZoneUnknown' };

/**
 * What is stored of it. What is recorded already stays as it is: it is kept in eggs and grams, and on its day. [SET-4]
 * An old phone need not know the zone that was chosen on another, `zoneBefore`.
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
