import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import type { ChangeRow } from '../../src/contract/home.ts';
import { changeLink, changeWords, worthWords } from '../../src/nouns/home/screens/change-words.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const AT = '2026-11-20T09:30:00.000Z';
const change = (more: Partial<ChangeRow>): ChangeRow => ({ key: 'a', by: 'Brian', kind: 'sale', did: 'made', count: 1, first_at: AT, last_at: AT, ...more }); // prettier-ignore

test('[RPT-1] who did what to which records: written down, changed, voided', () => {
  expect(changeWords(change({ count: 3 }), false)).toBe('Brian: 3 sales');
  expect(changeWords(change({ did: 'changed' }), false)).toBe('Brian: 1 sale changed');
  expect(changeWords(change({ did: 'voided', kind: 'eggs' }), false)).toBe('Brian: 1 egg round voided');
  expect(changeWords(change({ did: 'voided', by: undefined, kind: 'expense', count: 2 }), false)).toBe('Somebody: 2 expenses voided'); // prettier-ignore
  expect(changeWords(change({ did: 'voided' }), true)).toBe('1 sale voided');
});

test('[RPT-1] what was changed is said as it was and as it is', () => {
  expect(worthWords(change({ did: 'changed', was: 18_000, amount: 24_000 }), 'UGX')).toBe('18,000 → 24,000');
  expect(worthWords(change({ did: 'changed', amount: 24_000 }), 'UGX')).toBe('24,000');
  expect(worthWords(change({ did: 'changed', count: 2 }), 'UGX')).toBe('2');
  expect(worthWords(change({ kind: 'expense', amount: 5_000 }), 'UGX')).toBe('− 5,000');
});

test('[RPT-2] each opens what it is about: the sale, what was voided, the diary of that day', () => {
  expect(changeLink(change({ did: 'changed', id: 'SaleSaleSale' }))).toBe('/sales/receipt/SaleSaleSale');
  expect(changeLink(change({ did: 'voided', id: 'SaleSaleSale' }))).toBe('/sales/view/5');
  expect(changeLink(change({ did: 'voided', kind: 'eggs', day: '2026-10-02' }))).toBe('/farm/view/1?day=2026-10-02');
  expect(changeLink(change({ kind: 'eggs' }))).toBe('/farm/view/1');
});
