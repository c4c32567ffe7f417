import { expect, test } from 'vitest';
import { isQuiet, readChoice } from '../../../src/domain/notices/quiet-hours.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:30`);

test('[NTF-11] quiet hours by the phone’s clock, also past midnight; their end is quiet no more', () => {
  const night = { from: '21:00', to: '06:00' };
  expect(['20:59', '21:00', '23:59', '00:00', '05:59', '06:00'].map((time) => isQuiet(night, at(time)))).toEqual([false, true, true, true, true, false]); // prettier-ignore
  const noon = { from: '12:30', to: '14:00' };
  expect(['12:29', '12:30', '13:59', '14:00'].map((time) => isQuiet(noon, at(time)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('[NTF-11] none at all, two equal times, and what is no time hold nothing back', () => {
  expect(isQuiet(undefined, at('23:00'))).toBe(false);
  expect(isQuiet({ from: '07:00', to: '07:00' }, at('07:00'))).toBe(false);
  expect(isQuiet({ from: '9', to: '25:00' }, at('12:00'))).toBe(false);
});

test('[NTF-11] what was kept is read, whatever it became', () => {
  const whole = { quiet: { from: '21:00', to: '06:00' }, off: ['debt_due'] };
  expect(readChoice(whole)).toEqual(whole);
  for (const broken of [undefined, null, 'x', 3, {}, { quiet: { from: '21:00' }, off: 'all' }])
    expect(readChoice(broken)).toEqual({ off: [] });
});
