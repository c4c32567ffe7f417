import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import type { ActivityRow } from '../../src/contract/farm.ts';
import { doneOn } from '../../src/nouns/farm/screens/activities/done-on.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const row = (qty: number, sync: ActivityRow['sync'] = 'synced', voided_at?: string) =>
  ({ sync, activity: { kind: 'mortality', qty, voided_at } }) as unknown as ActivityRow;

test('[FLK-7, SYN-25] what was done today is what stands: a refused record and a voided one are not counted', () => {
  expect(doneOn('mortality', [row(2), row(3)])).toBe('5 today');
  expect(doneOn('mortality', [row(2), row(3, 'rejected')])).toBe('2 today');
  expect(doneOn('mortality', [row(2), row(3, 'synced', '2026-11-20T09:00:00.000Z')])).toBe('2 today');
  expect(doneOn('mortality', [row(3, 'rejected')])).toBe('none today');
});

test('[ACT-12] of another day the buttons say what there is of it, and not that it is of today', () => {
  expect(doneOn('mortality', [row(2)], false)).toBe('2');
  expect(doneOn('mortality', [], false)).toBe('none');
  expect(doneOn('eggs', [], false)).toBe('missing');
  expect(doneOn('cleaning', [], false)).toBe('');
});
