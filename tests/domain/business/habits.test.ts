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

test('[SET-4] [DOC-6] days follow a place whose clocks this phone knows, or the one that they follow already', () => {
  const in_ = (time_zone: string | undefined, before?: string) => checkHabits({ ...draft, time_zone }, 'UGX', before);
  expect(in_('Africa/Kampala')).toMatchObject({ value: { time_zone: 'Africa/Kampala' } });
  expect(in_('Africa/Wakanda')).toEqual({ ok: false, error: { type: 'ZoneUnknown' } });
  expect(in_('Africa/Wakanda', 'Africa/Wakanda')).toMatchObject({ value: { time_zone: 'Africa/Wakanda' } });
  expect(in_(undefined)).toMatchObject({ ok: true });
  expect(habitsOf({ time_zone: 'Africa/Kampala' })).toMatchObject({ time_zone: 'Africa/Kampala' });
});
