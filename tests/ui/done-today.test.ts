import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import type { ActivityRow } from '../../src/contract/farm.ts';
import { doneToday } from '../../src/nouns/farm/screens/activities/done-today.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const row = (qty: number, sync: ActivityRow['sync'] = 'synced', voided_at?: string) =>
  ({ sync, activity: { kind: 'mortality', qty, voided_at } }) as unknown as ActivityRow;

test('[FLK-7, SYN-25] what was done today is what stands: a refused record and a voided one are not counted', () => {
  expect(doneToday('mortality', [row(2), row(3)])).toBe('5 today');
  expect(doneToday('mortality', [row(2), row(3, 'rejected')])).toBe('2 today');
  expect(doneToday('mortality', [row(2), row(3, 'synced', '2026-11-20T09:00:00.000Z')])).toBe('2 today');
  expect(doneToday('mortality', [row(3, 'rejected')])).toBe('none today');
});
