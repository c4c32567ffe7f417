import { i18n } from '@lingui/core';
import { inflateSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import type { Report } from '../../src/domain/reports/report.ts';
import { dayOf } from '../../src/nouns/reports/screens/report-dates.ts';
import { figureOf } from '../../src/nouns/reports/screens/report-figure.ts';
import { reportPaper } from '../../src/nouns/reports/screens/report-paper.ts';
import { fileName } from '../../src/nouns/reports/screens/report-part-words.ts';
import { layOutTable, pagesOf, wrapText } from '../../src/nouns/papers/shared/lay-out-table.ts';
import { pagesToPdf } from '../../src/nouns/papers/shared/write-pdf.ts';

const HEAD = { business: 'Nakato Poultry', title: 'Sales by product', about: ['1 Nov – 20 Nov', 'Of what: House 1'], currency: 'UGX' }; // prettier-ignore

const sold = (count: number): Report => ({
  columns: [
    { key: 'item', format: 'text' },
    { key: 'batch', format: 'text' },
    { key: 'sold', format: 'money' },
  ],
  rows: Array.from({ length: count }, (_, i) => ({ key: `${i}`, cells: [`Item ${i}`, null, 1_000 * (i + 1)] })),
  total: [{ word: 'total' }, null, 500 * count * (count + 1)],
  chart: { is: 'bars', label: 0, values: [2] },
});

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

/** Each letter is ten units wide. */
const measure = (text: string) => text.length * 10;

test('[RPT-8] a picture has the business, the title, the days, the filter, the chart and the table in words', () => {
  const paper = reportPaper(sold(3), HEAD);
  expect([paper.seller, paper.title, ...paper.about]).toEqual([
    'Nakato Poultry',
    'Sales by product',
    '1 Nov – 20 Nov',
    'Of what: House 1',
    'Amounts in UGX',
  ]);
  // An empty column is omitted, as on the screen.
  expect(paper.columns).toEqual([
    { head: 'Item', isNumber: false },
    { head: 'Sold', isNumber: true },
  ]);
  expect(paper.rows.map(({ cells }) => cells)).toEqual([['Item 0', '1,000'], ['Item 1', '2,000'], ['Item 2', '3,000']]); // prettier-ignore
  expect(paper.total).toEqual(['Total', '6,000']);
  expect(paper.figure).toMatchObject({ is: 'bars', bars: [{ label: 'Item 2', value: 3_000, words: '3,000' }, {}, {}] });
});

test('[RPT-8] a long table says how many lines a picture leaves out, and still ends with its total', () => {
  const table = layOutTable(reportPaper(sold(50), HEAD), measure, { least: 1_080, most: 40 });
  expect(table.rows.map(({ is }) => is).slice(-3)).toEqual(['row', 'more', 'total']);
  expect(table.rows.filter(({ is }) => is === 'row')).toHaveLength(40);
  expect(table.rows.at(-2)!.cells).toEqual([['and 10 more lines, in Excel and CSV']]);
  expect(table.rows.at(-1)!.cells).toEqual([['Total'], ['1,275,000']]);
});

test('[RPT-8] columns stand beside each other inside the drawing, and long names on more lines', () => {
  const report = sold(2);
  const name = 'Ready-made broiler finisher pellets from the mill at Namawojjolo';
  const paper = reportPaper({ ...report, rows: [{ key: 'a', cells: [name, 'B-1', 5] }, ...report.rows] }, HEAD);
  const table = layOutTable(paper, measure, { least: 300, most: 40 });
  const edges = table.columns.flatMap(({ left, width }) => [left, left + width]);
  expect(edges).toEqual(edges.toSorted((a, b) => a - b));
  expect(edges.at(-1)!).toBeLessThan(table.width);
  const [first] = table.rows;
  expect(first!.cells[0]!.length).toBeGreaterThan(1);
  expect(first!.cells[0]!.join(' ')).toBe(name);
  expect(first!.height).toBeGreaterThan(table.rows[1]!.height);
  expect(wrapText('Hippopotamuses', 100, measure)).toEqual(['Hippopota…']);
});

test('[RPT-8] pages hold every row once and no more than fits', () => {
  const table = layOutTable(reportPaper(sold(200), HEAD), measure, { least: 1_000, most: 2_000 });
  const pages = pagesOf(table, 900, 1_300);
  expect(pages.flat()).toEqual(table.rows);
  pages.forEach((rows, i) => {
    const height = rows.reduce((sum, row) => sum + row.height, table.head.height);
    expect(height).toBeLessThanOrEqual(i === 0 ? 900 : 1_300);
  });
  // Where not even one row fits, each page has one: nothing is lost.
  expect(pagesOf(table, 10, 10)).toHaveLength(table.rows.length);
});

test('[RPT-8] a chart tells losses from gains, sums what has one name, and keeps days in their order with gaps', () => {
  const report = sold(0);
  const row = (key: string, label: string, value: number | null) => ({ key, cells: [label, null, value] });
  const bars = figureOf({ ...report, rows: [row('1', 'Mash', 4), row('2', 'Chicks', -9), row('3', 'Mash', 3)] }, 'UGX');
  expect(bars).toMatchObject({ bars: [{ label: 'Chicks', value: -9, words: '−9' }, { label: 'Mash', value: 7 }] }); // prettier-ignore
  const days: Report = {
    columns: [{ key: 'day', format: 'day' }, { key: 'flock', format: 'text' }, { key: 'eggs', format: 'number' }], // prettier-ignore
    rows: [['2026-11-03', 'A', 30], ['2026-11-01', 'A', 20], ['2026-11-01', 'B', 5]].map((cells, i) => ({ key: `${i}`, cells })), // prettier-ignore
    chart: { is: 'days', label: 0, values: [2] },
  };
  expect(figureOf(days, 'UGX')).toEqual({
    is: 'days',
    label: 'Eggs',
    bars: [{ day: '2026-11-01', value: 25 }, { day: '2026-11-02', value: undefined }, { day: '2026-11-03', value: 30 }], // prettier-ignore
  });
  expect(figureOf({ ...report, rows: [row('1', 'Mash', 4)] }, 'UGX')).toBeNull();
});

test('[RPT-8] a file says of what it is, in a name that every program takes', () => {
  expect(fileName('profit', undefined, '2026-11-01', '2026-11-20')).toBe('profit-2026-11-01-2026-11-20');
  expect(fileName('stock', undefined, '2026-11-20', '2026-11-20')).toBe('stock-2026-11-20');
  expect(fileName('profit', 'House 2/B: "hens"', '2026-11-01', '2026-11-20')).toBe('profit-House-2-B-hens-2026-11-01-2026-11-20'); // prettier-ignore
});

test('[RPT-8] an address that names no day is of this month', () => {
  expect(['2026-11-02', '0002-11-02', '2026-13-40', 'soon', '', null].map(dayOf)).toEqual(['2026-11-02', undefined, undefined, undefined, undefined, undefined]); // prettier-ignore
});

test('[RPT-8] a PDF finds its objects where it says, shows each page’s pixels, and has its words unseen below', async () => {
  const pixels = Uint8ClampedArray.from([255, 0, 0, 255, 0, 255, 0, 255]);
  const page = (text: string) => ({ width: 2, height: 1, pixels, texts: [{ text, x: 0, y: 1, size: 20 }] });
  const file = await pagesToPdf('Faida – House 1', [page('Jumla (UGX) −1,000'), page('日本')]);
  expect(file.type).toBe('application/pdf');
  const bytes = Buffer.from(await file.arrayBuffer());
  const text = bytes.toString('latin1');
  const table = Number(/startxref\n(\d+)/.exec(text)![1]);
  const places = [...text.slice(table).matchAll(/^(\d{10}) 00000 n /gm)].map(([, at]) => Number(at));
  expect(places.length).toBeGreaterThan(8);
  places.forEach((at, i) => expect(text.slice(at, at + 10)).toMatch(new RegExp(`^${i + 1} 0 obj`)));
  const streams = [...text.matchAll(/\/Length (\d+) >>\nstream\n/g)].map((found) => {
    const from = found.index + found[0].length;
    return inflateSync(bytes.subarray(from, from + Number(found[1])));
  });
  expect(text).toContain('[/Indexed /DeviceRGB 1 <ff000000ff00>]');
  expect([...streams[0]!]).toEqual([0, 1]);
  expect(streams[1]!.toString('latin1')).toContain('3 Tr');
  expect(streams[1]!.toString('latin1')).toContain(String.raw`(Jumla \(UGX\) -1,000) Tj`);
  expect(text).toContain('/Count 2');
});

test('[RPT-8] a page of more colours than a byte can name shows each as the nearest', async () => {
  const colors = Array.from({ length: 300 }, (_, i) => [(i % 20) * 12, Math.floor(i / 20) * 16, 128, 255]);
  const pixels = Uint8ClampedArray.from(colors.flat());
  const file = await pagesToPdf('Many', [{ width: 300, height: 1, pixels, texts: [] }]);
  const bytes = Buffer.from(await file.arrayBuffer());
  const text = bytes.toString('latin1');
  const [, last, hex] = /\/DeviceRGB (\d+) <([0-9a-f]+)>/.exec(text)!;
  expect(Number(last)).toBe(255);
  const found = /\/Length (\d+) >>\nstream\n/.exec(text)!;
  const from = found.index + found[0].length;
  const shown = [...inflateSync(bytes.subarray(from, from + Number(found[1])))];
  const palette = Buffer.from(hex!, 'hex');
  const far = shown.map((at, i) => Math.max(...[0, 1, 2].map((part) => Math.abs(palette[at * 3 + part]! - colors[i]![part]!)))); // prettier-ignore
  expect(Math.max(...far.slice(0, 256))).toBe(0);
  expect(Math.max(...far)).toBeLessThanOrEqual(64);
});
