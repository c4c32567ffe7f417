import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import type { ActivityWarning } from '../../src/domain/activities/activity-warnings.ts';
import {
  activityErrorWords,
  warningWords,
  type ActivityRefusal,
} from '../../src/nouns/farm/screens/activities/activity-error-words.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const WARNINGS: { readonly [T in ActivityWarning['type']]: Omit<Extract<ActivityWarning, { type: T }>, 'type'> } = {
  OnlyHeads: { heads: 506 },
  MoreThanHens: {},
  FeedPerBird: { grams: 310 },
  Closed: { on: '2026-11-01' },
  NotPlacedYet: { on: '2026-03-02' },
};
const withdrawal = { until: '2026-12-01' } as never;
const REFUSALS: { readonly [T in ActivityRefusal['type']]: Omit<Extract<ActivityRefusal, { type: T }>, 'type'> } = {
  NumberAboveZero: { field: 'qty' },
  NumberTooLong: { field: 'qty' },
  LooseTooMany: { field: 'good.loose', tray: 30 },
  OutOfRange: { field: 'sample', from: 1, to: 500 },
  MoreThanTwoAHen: { eggs: 1_200, hens: 506 },
  TooManyWeighed: { birds: 612 },
  WastedTooMuch: {},
  MaterialMissing: {},
  OtherFlockMissing: {},
  DaysMissing: {},
  WithdrawalShorter: { field: 'egg', days: 3 },
  WithdrawalMissing: { field: 'egg' },
  Expired: { on: '2026-11-01' },
  NotForSale: { withdrawal },
  WordsMissing: {},
  NothingSaid: {},
  FutureDate: {},
  NotAllowed: {},
  NotSaved: {} as never,
  SignedOut: {},
  NotHere: {},
  Voided: {},
  ReasonMissing: {},
};

test('[MSG-12] no warning of a record says what a refusal says: who may save all the same is never told the same words and then refused', () => {
  const said = Object.entries(REFUSALS).map(([type, rest]) => activityErrorWords({ type, ...rest } as ActivityRefusal));
  for (const [type, rest] of Object.entries(WARNINGS)) {
    const words = warningWords({ type, ...rest } as ActivityWarning);
    expect(words).not.toBe('');
    expect(said).not.toContain(words);
  }
  expect(said).toContain('1,200 eggs from 506 hens in one day cannot be. Check the number, or the number of birds.');
});
