import { expect, test } from 'vitest';
import { checkHabits, habitsOf, USUAL_HABITS, type HabitsDraft } from '../../../src/domain/business/habits.ts';

const draft: HabitsDraft = { default_units: 'tray', date_form: 'month_first', first_weekday: 'sunday', tray_eggs: ' 24 ', feed_bag_kg: '' }; // prettier-ignore

test('[SET-4, MNY-2] without a word in the settings a tray is 30, weeks begin on Monday and the day stands first', () => {
  expect(habitsOf({})).toEqual(USUAL_HABITS);
  expect(USUAL_HABITS).toEqual({ date_form: 'day_first', first_weekday: 'monday', tray_eggs: 30 });
  expect(habitsOf({ tray_eggs: 24, feed_bag_kg: 70 })).toMatchObject({ tray_eggs: 24, feed_bag_kg: 70 });
});

test('[SET-4] a tray holds 4 to 100 eggs, a bag 1 to 200 kg, or bags differ', () => {
  expect(checkHabits(draft, 'UGX')).toEqual({ ok: true, value: { default_units: 'tray', date_form: 'month_first', first_weekday: 'sunday', tray_eggs: 24 } }); // prettier-ignore
  for (const tray_eggs of ['3', '101', '', 'x', '2.5', '-30'])
    expect(checkHabits({ ...draft, tray_eggs }, 'UGX')).toEqual({ ok: false, error: { type: 'TrayOutOfRange' } });
  for (const tray_eggs of ['4', '100']) expect(checkHabits({ ...draft, tray_eggs }, 'UGX')).toMatchObject({ ok: true });
  for (const feed_bag_kg of ['0', '201', 'x', '1.5'])
    expect(checkHabits({ ...draft, feed_bag_kg }, 'UGX')).toEqual({ ok: false, error: { type: 'BagOutOfRange' } });
  expect(checkHabits({ ...draft, feed_bag_kg: '70' }, 'UGX')).toMatchObject({ value: { feed_bag_kg: 70 } });
});
