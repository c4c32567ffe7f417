import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionOf } from '../../../src/domain/activities/session-of.ts';
import { readDay } from '../../../src/domain/imports/read-day.ts';
import { dayStart } from '../../../src/domain/time/day-start.ts';
import { addDays, localDay } from '../../../src/domain/time/local-day.ts';
import { movedTo, onDay } from '../../../src/domain/time/on-day.ts';
import { stretchOf } from '../../../src/domain/time/stretch.ts';
import { instantOf, timeOf } from '../../../src/domain/time/wall-clock.ts';
import { isZone, tellTimeIn } from '../../../src/domain/time/zone.ts';
import { runs } from '../../support/runs.ts';

/** A phone without a configured time zone. */
beforeEach(() => vi.stubEnv('TZ', 'UTC'));
afterEach(() => {
  tellTimeIn(undefined);
  vi.unstubAllEnvs();
});

const DAY_MS = 86_400_000;

test('[DOC-6] case I: on a phone that stands in UTC a sale at 01:30 in Kampala is of the day that Kampala has', () => {
  const soldAt = new Date('2026-11-19T22:30:00.000Z');
  expect(localDay(soldAt)).toBe('2026-11-19');
  tellTimeIn('Africa/Kampala');
  expect([localDay(soldAt), timeOf(soldAt)]).toEqual(['2026-11-20', '01:30']);
  expect(dayStart('2026-11-20').toISOString()).toBe('2026-11-19T21:00:00.000Z');
});

test('[DOC-6] neighbours of case I: zones of quarter hours, far ahead and far behind, and a phone elsewhere than its farm', () => {
  const at = new Date('2026-11-19T22:30:00.000Z');
  const shown = { 'Asia/Kathmandu': '2026-11-20 04:15', 'Pacific/Auckland': '2026-11-20 11:30', 'Pacific/Honolulu': '2026-11-19 12:30', 'America/St_Johns': '2026-11-19 19:00' }; // prettier-ignore
  for (const phone of ['UTC', 'America/New_York', 'Asia/Tokyo']) {
    vi.stubEnv('TZ', phone);
    for (const [zone, right] of Object.entries(shown)) {
      tellTimeIn(zone);
      expect(`${localDay(at)} ${timeOf(at)}`).toBe(right);
    }
  }
});

test('[DOC-6] case I: the nights on which clocks change in Cairo, Casablanca, London and New York have one beginning each', () => {
  const nights = {
    // Midnight does not exist: the day begins at one.
    'Africa/Cairo 2026-04-24': '2026-04-23T22:00:00.000Z',
    // Set back at midnight: the hour from eleven is repeated, and the next day begins an hour later.
    'Africa/Cairo 2026-10-30': '2026-10-29T22:00:00.000Z',
    'Africa/Casablanca 2026-02-15': '2026-02-14T23:00:00.000Z',
    'Africa/Casablanca 2026-02-16': '2026-02-16T00:00:00.000Z',
    'Africa/Casablanca 2026-03-23': '2026-03-22T23:00:00.000Z',
    'Europe/London 2026-03-29': '2026-03-29T00:00:00.000Z',
    'Europe/London 2026-03-30': '2026-03-29T23:00:00.000Z',
    'Europe/London 2026-10-25': '2026-10-24T23:00:00.000Z',
    'America/New_York 2026-03-09': '2026-03-09T04:00:00.000Z',
    'America/New_York 2026-11-02': '2026-11-02T05:00:00.000Z',
    // Similar cases: midnight repeated; a shift of half an hour.
    'America/Havana 2026-11-01': '2026-11-01T04:00:00.000Z',
    'Australia/Lord_Howe 2026-04-06': '2026-04-05T13:30:00.000Z',
  };
  for (const [night, begins] of Object.entries(nights)) {
    const [zone = '', day = ''] = night.split(' ');
    tellTimeIn(zone);
    const start = dayStart(day);
    const begun = [night, start.toISOString(), localDay(start), localDay(new Date(start.getTime() - 1))];
    expect(begun).toEqual([night, begins, day, addDays(day, -1)]);
  }
});

test('[DOC-6] [DOC-15] what follows from the day follows the business: yesterday, midday, a count, a round, a stretch, a moment in a file', () => {
  tellTimeIn('Africa/Kampala');
  const now = '2026-11-19T22:30:00.000Z'; // 01:30 of the 20th
  expect(onDay('2026-11-20', now)).toBe(now);
  expect(onDay('2026-11-19', now).slice(0, 16)).toBe('2026-11-19T09:00');
  expect(onDay('2026-11-19', now, { atEnd: true }).slice(0, 16)).toBe('2026-11-19T20:58');
  expect(movedTo(now, '2026-11-20', '2026-11-24T08:00:00.000Z')).toBe(now);
  expect([sessionOf(new Date('2026-11-20T03:30:00.000Z')), sessionOf(new Date(now))]).toEqual(['morning', 'other']);
  expect(stretchOf({ occurred_at: now, created_at: '2026-11-21T08:00:00.000Z' }).from.toISOString()).toBe('2026-11-19T21:00:00.000Z'); // prettier-ignore
  expect(readDay('2026-11-19T22:30:00Z', 'day_first')).toBe('2026-11-20');
});

const ZONES = Intl.supportedValuesOf('timeZone');
const YEARS = { min: new Date('2000-01-01T00:00:00Z'), max: new Date('2040-01-01T00:00:00Z'), noInvalidDate: true };

test('[DOC-6] any moment in any zone: day and time are what the phone itself would show there', () =>
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), fc.date(YEARS), (zone, at) => {
      tellTimeIn(zone);
      const shown = at.toLocaleString('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
      expect(`${localDay(at)} ${timeOf(at)}`).toBe(shown);
    }),
    { numRuns: runs(500, 20_000) },
  ));

test('[DOC-6] any day in any zone: it begins once, right after the day before, and holds every hour that is shown in it', () =>
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), fc.date(YEARS), fc.nat(23), fc.nat(59), (zone, at, hour, minute) => {
      tellTimeIn(zone);
      const day = localDay(at);
      const begins = dayStart(day);
      expect(localDay(begins)).toBe(day);
      expect(localDay(new Date(begins.getTime() - 1)) < day).toBe(true);
      const then = instantOf(day, { hour, minute });
      const wanted = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
      // Or the time is skipped by the clock change: no instant of that day shows it.
      const around = Array.from({ length: 2 * 1_440 }, (_, i) => new Date(begins.getTime() - DAY_MS / 4 + i * 60_000));
      const isShown = (one: Date) => localDay(one) === day && timeOf(one) === wanted;
      expect(isShown(then) || !around.some(isShown)).toBe(true);
    }),
    { numRuns: runs(500, 20_000) },
  ));

test('[DOC-6] a phone knows zones by its own names, and goes by its own clock where it has none', () => {
  expect(['Asia/Calcutta', 'Asia/Kolkata', 'Europe/Kyiv', 'UTC'].map(isZone)).toEqual([true, true, true, true]);
  expect(['Mars/Olympus', '', 'Kampala'].map(isZone)).toEqual([false, false, false]);
  tellTimeIn('Mars/Olympus');
  expect(localDay(new Date('2026-11-19T22:30:00.000Z'))).toBe('2026-11-19');
});
