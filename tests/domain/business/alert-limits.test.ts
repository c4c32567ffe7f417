import * as v from 'valibot';
import { expect, test } from 'vitest';
import { settings } from '../../../schemas/workspace.schema.ts';
import { checkLimits, LIMIT_BOUNDS, limitsOf, typedLimit, USUAL_LIMITS, type LimitName, type LimitsDraft } from '../../../src/domain/business/alert-limits.ts'; // prettier-ignore
import { flockAlerts } from '../../../src/domain/flocks/flock-alerts.ts';
import { daysOfFeedLeft } from '../../../src/domain/stock/days-of-feed-left.ts';
import { expiresSoon } from '../../../src/domain/stock/stock-status.ts';
import { fieldsOf } from '../../support/schema-node.ts';

const NAMES = Object.keys(USUAL_LIMITS) as LimitName[];
const usual = Object.fromEntries(NAMES.map((name) => [name, typedLimit(name, USUAL_LIMITS[name])])) as LimitsDraft;

test('[SET-6, FLK-25] without a word in the settings the limits are what they were', () => {
  expect(limitsOf(undefined)).toEqual(USUAL_LIMITS);
  expect(limitsOf({ feed_days: 3 })).toEqual({ ...USUAL_LIMITS, feed_days: 3 });
  expect(USUAL_LIMITS).toMatchObject({ laying_points: 5, dead_meat: 10, dead_other: 5, feed_days: 7, expiry_days: 30, debt_days: 60, evening_hour: 20 }); // prettier-ignore
});

test('[SET-6] what is typed is kept: deaths in percent with a point or a comma, the rest whole', () => {
  expect(usual).toMatchObject({ dead_meat: '1', dead_other: '0.5', feed_days: '7' });
  expect(checkLimits(usual)).toEqual({ ok: true, value: USUAL_LIMITS });
  expect(checkLimits({ ...usual, dead_other: '0,7', feed_days: ' 10 ' })).toMatchObject({ ok: true, value: { dead_other: 7, feed_days: 10 } }); // prettier-ignore
});

test('[SET-6] what cannot be is refused with its bounds, as they are typed', () => {
  for (const typed of ['', 'x', '-1', '0', '1.5', '366', '1e2'])
    expect(checkLimits({ ...usual, debt_days: typed })).toEqual({ ok: false, error: { type: 'LimitOutOfRange', field: 'debt_days', from: 1, to: 365 } }); // prettier-ignore
  for (const typed of ['0', '0.05', '51', ''])
    expect(checkLimits({ ...usual, dead_meat: typed })).toEqual({ ok: false, error: { type: 'LimitOutOfRange', field: 'dead_meat', from: 0.1, to: 50 } }); // prettier-ignore
});

test('[SET-6] the bounds are those of the schema', () => {
  const { node } = fieldsOf(settings.schema)['alerts']!;
  expect(node.type === 'group' && Object.keys(node.fields).sort()).toEqual([...NAMES].sort());
  const document = (alerts: object) => ({ business_id: 'NakatoPoult1', purchases: true, farm_activities: false, production: false, currency: 'UGX', default_units: 'tray', categories: { raw_materials: [] }, alerts, rev: 0 }); // prettier-ignore
  for (const name of NAMES) {
    const [from, to] = LIMIT_BOUNDS[name];
    const isKept = (value: number) => v.is(settings.schema, document({ ...USUAL_LIMITS, [name]: value }));
    expect([from - 1, from, to, to + 1].map(isKept)).toEqual([false, true, true, false]);
  }
});

test('[SET-6, FLK-25, RAW-5, SHP-11] what is judged by them follows', () => {
  const limits = { ...USUAL_LIMITS, dead_other: 20, evening_hour: 17 };
  const day = { day: '2026-11-20', heads: 1_000, dead: 12, eggs: undefined } as never;
  const types = (own?: typeof limits) =>
    flockAlerts({ purpose: 'layer', days: [day], writtenToday: false, hour: 18, limits: own }).map(({ type }) => type);
  expect(types()).toEqual(['ManyDied']);
  expect(types(limits)).toEqual(['NothingToday']);
  const layers = [{ qty: 1, expiry: '2026-12-10' }];
  expect(expiresSoon(layers, '2026-11-20')).toBeDefined();
  expect(expiresSoon(layers, '2026-11-20', 10)).toBeUndefined();
  expect(daysOfFeedLeft(100, [{ day: '2026-11-19', qty: 10 }], { today: '2026-11-20', minDaysLeft: 3 })?.buyBy).toBe('2026-11-27'); // prettier-ignore
});
