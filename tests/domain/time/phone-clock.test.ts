import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { phoneClock, type PhoneClock } from '../../../src/domain/time/phone-clock.ts';

const NOW = Date.parse('2026-11-27T09:00:00.000Z');
const [MINUTE, HOUR, YEAR] = [60_000, 3_600_000, 365 * 86_400_000];

let right: number;
let off: number;
let asleep: number;
let clock: PhoneClock;
beforeEach(() => {
  right = NOW;
  off = 0;
  asleep = 0;
  clock = phoneClock({ wall: () => right + off, steady: () => right - NOW - asleep });
});
const isRight = () => clock.now().getTime() - right;

test('[DOC-18] before the server said anything the phone is believed', () => {
  off = YEAR;
  expect(isRight()).toBe(YEAR);
});

test('[DOC-18] a clock a year ahead, of 1970 or some hours wrong goes right once the server said so, also after a night asleep', () => {
  for (const wrong of [YEAR, -56 * YEAR, 3 * HOUR, -3 * HOUR]) {
    off = wrong;
    clock.told(off);
    right += 40 * MINUTE;
    expect(isRight()).toBe(0);
  }
  off = YEAR;
  clock.told(off);
  right += 9 * HOUR;
  asleep += 9 * HOUR;
  expect(isRight()).toBe(0);
});

test('[DOC-18] once it is set right it is believed at once, and goes on being', () => {
  for (const wrong of [YEAR, -56 * YEAR, 3 * HOUR, -3 * HOUR]) {
    off = wrong;
    clock.told(off);
    right += 10 * MINUTE;
    off = 4 * MINUTE; // people set minutes, not seconds
    expect(isRight()).toBe(4 * MINUTE);
    right += HOUR;
    expect(isRight()).toBe(4 * MINUTE);
    clock.told(0);
    expect(isRight()).toBe(4 * MINUTE);
  }
});

test('[DOC-18] whatever it is off and however long it sleeps: set right or not, it is never more wrong than the phone itself', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: -60 * YEAR, max: 60 * YEAR }),
      fc.integer({ min: 0, max: 30 * 24 * HOUR }),
      fc.integer({ min: 0, max: 9 * HOUR }),
      (wrong, later, sleep) => {
        off = wrong;
        clock.told(off);
        right += later + sleep;
        asleep += sleep;
        expect(Math.abs(isRight())).toBeLessThanOrEqual(Math.abs(wrong));
        off = 0;
        expect(Math.abs(isRight())).toBeLessThanOrEqual(Math.abs(wrong));
      },
    ),
  ));
