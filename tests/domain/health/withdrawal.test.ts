import { expect, test } from 'vitest';
import { daysOfHours, isSafe, latestSafeFrom, safeDay, safeFrom } from '../../../src/domain/health/safe-from.ts';
import { withdrawalOf } from '../../../src/domain/health/withdrawal.ts';
import {
  WITHDRAWAL_SOURCE,
  WITHDRAWAL_STARTERS,
  starterNamed,
} from '../../../src/domain/health/withdrawal-starters.ts';
import { withdrawalIn } from '../../../src/domain/health/withdrawal-now.ts';
import { localDay } from '../../../src/domain/time/local-day.ts';
import { onDay } from '../../../src/domain/time/on-day.ts';
import { stretchOf } from '../../../src/domain/time/stretch.ts';
import { anActivity } from '../../support/variant-documents.ts';

const LAST_DOSE = '2026-11-10T14:00:00.000Z';

test('[VET-3] last dose 10 Nov 14:00, meat 7 days: safe from 17 Nov 14:00; by the date only, from 18 Nov', () => {
  expect(safeFrom({ at: LAST_DOSE }, 7)).toEqual({ kind: 'moment', at: '2026-11-17T14:00:00.000Z' });
  expect(safeFrom({ day: '2026-11-10' }, 7)).toEqual({ kind: 'day', day: '2026-11-18' });
  expect(safeFrom({ day: '2026-11-10' }, 0)).toEqual({ kind: 'day', day: '2026-11-10' });
});

test('[VET-3] safe at the moment itself and from the first moment of the day, not before', () => {
  const moment = safeFrom({ at: LAST_DOSE }, 7);
  expect(isSafe(moment, new Date('2026-11-17T13:59:59.999Z'))).toBe(false);
  expect(isSafe(moment, new Date('2026-11-17T14:00:00.000Z'))).toBe(true);
  const day = safeFrom({ day: '2026-11-10' }, 7);
  expect(isSafe(day, new Date(2026, 10, 17, 23, 59))).toBe(false);
  expect(isSafe(day, new Date(2026, 10, 18, 0, 0))).toBe(true);
});

test.each([
  [36, 2],
  [24, 1],
  [25, 2],
  [0, 0],
])('[VET-4] %i hours are %i days', (hours, days) => expect(daysOfHours(hours)).toBe(days));

test('[VET-4] of several drugs the latest wins, whatever their order; without a date wins over every date', () => {
  const early = safeFrom({ at: LAST_DOSE }, 2);
  const late = safeFrom({ at: LAST_DOSE }, 7);
  const day = safeFrom({ day: '2026-11-10' }, 7);
  for (const all of [[early, late], [late, early]]) expect(latestSafeFrom(all)).toEqual(late); // prettier-ignore
  for (const all of [[day, late], [late, day]]) expect(latestSafeFrom(all)).toEqual(day); // prettier-ignore
  const sameDay = { kind: 'day', day: localDay(new Date('2026-11-17T14:00:00.000Z')) } as const;
  for (const all of [[sameDay, late], [late, sameDay]]) expect(latestSafeFrom(all)).toEqual(late); // prettier-ignore
  for (const kind of ['open', 'unknown', 'never'] as const)
    expect(latestSafeFrom([{ kind }, day, late])).toEqual({ kind });
  expect(latestSafeFrom([{ kind: 'open' }, { kind: 'never' }, { kind: 'unknown' }])).toEqual({ kind: 'never' });
  expect(latestSafeFrom([])).toBeUndefined();
});

const course = (but: object) =>
  anActivity('medication', {
    occurred_at: '2026-11-06T14:00:00.000Z',
    days: 5,
    withdrawal_meat_days: 7,
    withdrawal_egg_days: 3,
    ...but,
  });

test('[VET-3, VET-4] a course of 5 days ends with its fifth dose', () => {
  expect(withdrawalOf([course({})], 'meat')).toEqual({ kind: 'moment', at: '2026-11-17T14:00:00.000Z' });
  expect(withdrawalOf([course({})], 'egg')).toEqual({ kind: 'day', day: '2026-11-14' });
});

test('[VET-3] a dose that is written down later is known by its day: the full days after it, at whatever hour it was typed', () => {
  for (const typed of ['2026-11-11T06:30:00.000Z', '2026-11-11T20:45:00.000Z', '2026-11-15T12:00:00.000Z']) {
    const given = course({ ...onDayOf('2026-11-10', typed), days: 1 });
    expect(withdrawalOf([given], 'meat')).toEqual({ kind: 'day', day: '2026-11-18' });
    expect(withdrawalOf([given], 'egg')).toEqual({ kind: 'day', day: '2026-11-14' });
    expect(withdrawalOf([course({ ...onDayOf('2026-11-06', typed) })], 'meat')).toEqual({ kind: 'day', day: '2026-11-18' }); // prettier-ignore
    const open = course({ open_course: true, days: undefined });
    const end = course({ ...onDayOf('2026-11-10', typed), days: undefined, finishes: open.id, withdrawal_meat_days: undefined }); // prettier-ignore
    expect(withdrawalOf([open, end], 'meat')).toEqual({ kind: 'day', day: '2026-11-18' });
  }
});

/** A treatment dated to a day and typed later. */
const onDayOf = (day: string, typed: string) => ({ day, occurred_at: onDay(day, typed), created_at: typed });

test('[VET-5] what is known by its day only is withheld when any of its day is, on the day of the dose and on the last one', () => {
  const given = course({ ...onDayOf('2026-11-10', '2026-11-11T06:30:00.000Z'), days: 1, withdrawal_egg_days: 5 });
  const live = course({ occurred_at: '2026-11-10T14:00:00.000Z', day: '2026-11-10', days: 1 });
  const round = (day: string) => stretchOf(onDayOf(day, '2026-11-20T10:00:00.000Z'));
  const days = ['2026-11-09', '2026-11-10', '2026-11-15', '2026-11-16'];
  expect(days.map((day) => withdrawalIn([given], 'egg', round(day)) !== undefined)).toEqual([false, true, true, false]);
  // Birds of the day on whose afternoon they were treated, and of the day on whose afternoon they become safe.
  const birds = ['2026-11-09', '2026-11-10', '2026-11-17', '2026-11-18'];
  expect(birds.map((day) => withdrawalIn([live], 'meat', round(day)) !== undefined)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('[VET-3] the day that people are told is the first of which all is safe', () => {
  expect(safeDay({ kind: 'day', day: '2026-11-18' })).toBe('2026-11-18');
  expect(safeDay({ kind: 'moment', at: new Date(2026, 10, 17, 14).toISOString() })).toBe('2026-11-18');
  expect(safeDay({ kind: 'moment', at: new Date(2026, 10, 17).toISOString() })).toBe('2026-11-17');
  for (const kind of ['open', 'never', 'unknown'] as const) expect(safeDay({ kind })).toBeUndefined();
});

test('[VET-4] an open course keeps it running until a record finishes it', () => {
  const open = course({ open_course: true, days: undefined });
  expect(withdrawalOf([open], 'meat')).toEqual({ kind: 'open' });
  expect(isSafe({ kind: 'open' }, new Date('2036-01-01T00:00:00.000Z'))).toBe(false);
  const end = course({ occurred_at: LAST_DOSE, days: undefined, finishes: open.id, withdrawal_meat_days: undefined });
  expect(withdrawalOf([end, open], 'meat')).toEqual({ kind: 'moment', at: '2026-11-17T14:00:00.000Z' });
  expect(withdrawalOf([{ ...end, voided_at: LAST_DOSE }, open], 'meat')).toEqual({ kind: 'open' });
});

test('[VET-4, VET-7] never in lay is never, unknown days are not 0, no withdrawal forbids nothing, a void is as if it never was', () => {
  const never = course({ never_in_lay: true, withdrawal_egg_days: undefined });
  expect(withdrawalOf([never], 'egg')).toEqual({ kind: 'never' });
  expect(withdrawalOf([never], 'meat')).toMatchObject({ kind: 'moment' });
  expect(withdrawalOf([course({ withdrawal_egg_days: undefined })], 'egg')).toEqual({ kind: 'unknown' });
  expect(withdrawalOf([course({ withdrawal_egg_days: 0 })], 'egg')).toBeUndefined();
  expect(withdrawalOf([course({ voided_at: LAST_DOSE })], 'meat')).toBeUndefined();
  const vaccine = anActivity('vaccination', {
    occurred_at: LAST_DOSE,
    withdrawal_meat_days: 21,
    withdrawal_egg_days: 0,
  });
  expect(withdrawalOf([course({}), vaccine], 'meat')).toEqual({ kind: 'moment', at: '2026-12-01T14:00:00.000Z' });
  expect(withdrawalOf([anActivity('mortality')], 'meat')).toBeUndefined();
});

test('[VET-12] the starter withdrawals, meat / eggs', () =>
  expect(WITHDRAWAL_STARTERS.map(({ ingredient, meat_days, egg_days }) => [ingredient, meat_days, egg_days])).toEqual([
    ['oxytetracycline', 7, 'never_in_lay'],
    ['tylosin', 0, 'never_in_lay'],
    ['chlortetracycline', 7, 0],
    ['amoxicillin', 2, 'never_in_lay'],
    ['erythromycin', 7, 'never_in_lay'],
    ['levamisole', 7, 0],
    ['piperazine', 0, 0],
    ['lincomycin+spectinomycin', 10, 'never_in_lay'],
    ['trimethoprim+sulfadiazine', 14, 0],
  ]));

test('[VET-7, VET-12] a drug is found in the name of a medicine; an unknown one has no values; the source is told', () => {
  expect(WITHDRAWAL_SOURCE).toContain('inkoko.rw');
  expect(starterNamed('OXYTETRACYCLINE 20 %, 100 g')?.meat_days).toBe(7);
  expect(starterNamed(' Lincomycin + Spectinomycin ')?.meat_days).toBe(10);
  expect(starterNamed('Lincomycin')).toBeUndefined();
  expect(starterNamed('doxycycline')).toBeUndefined();
});
