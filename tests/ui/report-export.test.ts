import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import type { Report } from '../../src/domain/reports/report.ts';
import { reportTable } from '../../src/nouns/reports/screens/report-cells.ts';
import { readCsv, writeCsv } from '../../src/domain/text/csv.ts';
import { nextLook } from '../../src/nouns/home/screens/use-looked.ts';
import { datesOf, reportRange } from '../../src/nouns/reports/screens/report-dates.ts';
import { isSilent } from '../../src/domain/phones/is-silent.ts';
import { tablesToXlsx } from '../../src/ui/files/write-xlsx.ts';
import { plainTable, tableCsv } from '../../src/domain/exports/table.ts';
import { unzipped } from '../support/unzip.ts';

const ATTACKS = ['=1+1', '@SUM(A1)', '+cmd|x', '-2+3', '\t=1', '\r=1'];

test('[IMP-3] what a spreadsheet would take for a formula is text, in CSV and in Excel', async () => {
  const table = [['Name', 'Sum'], ...ATTACKS.map((name): (string | number)[] => [name, -5])];
  const read = readCsv(writeCsv(table));
  const cells = read.ok ? read.rows.slice(1).map(({ cells: [name = ''] }) => name) : [];
  expect(cells).toHaveLength(ATTACKS.length);
  for (const name of cells) expect(name).toMatch(/^'/);
  const file = await tablesToXlsx([plainTable('Sales / by: customer [all]', table)]);
  const parts = unzipped(Buffer.from(await file.arrayBuffer()));
  const sheet = parts.get('xl/worksheets/sheet1.xml')!;
  expect(sheet).not.toMatch(/<f[ >]/);
  expect(sheet).toContain('<v>-5</v>');
  expect([...parts.values()].join('')).toContain('=1+1');
});

test('[IMP-3, RPT-8] a report in Excel: days are dates, money is whole and negative where it is, its total is a row of words and numbers', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const report: Report = {
    columns: [{ key: 'day', format: 'day' }, { key: 'other', format: 'money' }, { key: 'qty', format: 'grams' }],
    rows: [{ key: '2026-11-20', cells: ['2026-11-20', -125_50, 52_500] }],
    total: [{ word: 'total' }, -125_50, null],
  };
  const table = reportTable(report, { title: 'Cash', currency: 'KES' });
  const read = readCsv(tableCsv(table));
  const [, first, total] = read.ok ? read.rows.map(({ cells }) => cells) : [];
  expect([first, total]).toEqual([['2026-11-20', '-125.50', '52.5'], ['Total', '-125.50', '']]);
  const file = await tablesToXlsx([table]);
  const sheet = unzipped(Buffer.from(await file.arrayBuffer())).get('xl/worksheets/sheet1.xml')!;
  expect(sheet).toMatch(/<c r="A2"[^>]*><v>46346<\/v>/);
  expect(sheet).toMatch(/<c r="B2"[^>]*><v>-125.5<\/v>/);
  expect(sheet).toMatch(/<c r="A3"[^>]* t="/);
}); // prettier-ignore

test('[RPT-8] the days of a report are any days', () => {
  const own = { from: '2026-11-09', to: '2026-11-02' };
  const range = (dates: Parameters<typeof reportRange>[0]) => reportRange(dates, '2026-03-01', own);
  expect(range('today')).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(range('last7')).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  expect(range('month')).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(range('lastmonth')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(range('own')).toEqual({ from: '2026-11-02', to: '2026-11-09' });
  expect(range('all')).toBeNull();
  expect([datesOf('last7'), datesOf('nonsense'), datesOf(null)]).toEqual(['last7', 'month', 'month']);
});

test('[RPT-1] what changed is counted from the last look; two looks close together are one', () => {
  const minute = 60_000;
  const first = nextLook(undefined, 1_000_000 * minute);
  expect(first.since).toBe((1_000_000 - 24 * 60) * minute);
  const soon = nextLook(first, first.seen + 5 * minute);
  expect(soon.since).toBe(first.since);
  // Without a visit a day ago, the text claims none.
  expect([first.first, soon.first]).toEqual([true, true]);
  const later = nextLook(soon, soon.seen + 11 * minute);
  expect(later.since).toBe(soon.seen);
  expect(later.first).toBeUndefined();
});

test('[RPT-1] a phone is silent after two days, this one never, a forgotten one no more', () => {
  const now = Date.parse('2026-11-22T12:00:00.000Z');
  const heard = (last_at: string, this_phone = false) => isSilent({ last_at, this_phone }, 2, now);
  expect(heard('2026-11-21T12:00:00.000Z')).toBe(false);
  expect(heard('2026-11-20T11:00:00.000Z')).toBe(true);
  expect(heard('2026-11-20T11:00:00.000Z', true)).toBe(false);
  expect(heard('2026-09-20T11:00:00.000Z')).toBe(false);
});
