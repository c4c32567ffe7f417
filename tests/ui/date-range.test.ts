import { expect, test } from 'vitest';
import { USUAL_HABITS } from '../../src/domain/business/habits.ts';
import { choiceOf, rangeOf } from '../../src/ui/dates/date-range.ts';
import { adoptHabits } from '../../src/ui/setup/habits.ts';
import { tabOf } from '../../src/nouns/sales/screens/sales-tab.ts';

test('[SAL-24] the week starts on Monday, also across a month', () => {
  expect(rangeOf('today', '2026-11-20')).toEqual({ from: '2026-11-20', to: '2026-11-20' });
  expect(rangeOf('week', '2026-11-20')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(rangeOf('week', '2026-11-01')).toEqual({ from: '2026-10-26', to: '2026-11-01' });
  expect(rangeOf('week', '2026-11-30')).toEqual({ from: '2026-11-30', to: '2026-12-06' });
});

test('[SET-4] the week begins with the day that the business says', () => {
  const begins = (first_weekday: 'monday' | 'sunday' | 'saturday') => {
    adoptHabits({ ...USUAL_HABITS, first_weekday });
    return ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((day) => rangeOf('week', day)!.from.slice(8));
  };
  expect(begins('sunday')).toEqual(['15', '15', '22', '22']);
  expect(begins('saturday')).toEqual(['14', '21', '21', '21']);
  expect(begins('monday')).toEqual(['16', '16', '16', '23']);
});

test('[SAL-24] the month ends on its last day', () => {
  expect(rangeOf('month', '2026-11-20')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(rangeOf('month', '2028-02-03')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(rangeOf('month', '2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});

test('[SAL-24] own days may come in any order; half of them is all days', () => {
  expect(rangeOf('own', '2026-11-20', { from: '2026-11-05', to: '2026-11-02' })).toEqual({
    from: '2026-11-02',
    to: '2026-11-05',
  });
  expect(rangeOf('own', '2026-11-20', { from: '2026-11-05', to: '' })).toBeNull();
  expect(rangeOf('all', '2026-11-20')).toBeNull();
});

test('[SAL-24] an address without dates means this month', () => {
  expect(choiceOf(null)).toBe('month');
  expect(choiceOf('nonsense')).toBe('month');
  expect(choiceOf('all')).toBe('all');
});

test('[SAL-21] an unknown tab is tab 0', () => {
  expect(['0', '1', '2', '3', '4', '5'].map(tabOf)).toEqual([0, 1, 2, 3, 4, 5]);
  for (const unknown of ['6', '-1', '01', 'x', '', undefined]) expect(tabOf(unknown)).toBe(0);
});
