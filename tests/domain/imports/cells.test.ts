import { expect, test } from 'vitest';
import { guessColumns, guessReading, plainHead, rowsOf } from '../../../src/domain/imports/columns.ts';
import { countIn, meantIn, readAmount, readTerms } from '../../../src/domain/imports/read-cell.ts';
import type { Meaning } from '../../../src/domain/numbers/read-number.ts';
import { readDay } from '../../../src/domain/imports/read-day.ts';
import { readUnit } from '../../../src/domain/imports/read-unit.ts';
import { shiftedId } from '../../../src/domain/imports/shifted-id.ts';
import { readCsv } from '../../../src/domain/text/csv.ts';

const EN = { language: 'en' } as const;
const single = (meant: Meaning) =>
  meant.is === 'one' ? meant.value : meant.is === 'either' ? [meant.point, meant.comma] : undefined;
const amountOf = (typed: string, currency: string) => single(readAmount(typed, { currency }, EN));
const countOf = (typed: string) => single(meantIn(countIn(typed), EN));

test.each([
  ['12,000', 12_000],
  ['12 000', 12_000],
  ['12\u00A0000', 12_000],
  ['12\u202F000', 12_000],
  ['12.000', 12_000],
  ['1.234.567', 1_234_567],
  ['12,34,567', 1_234_567],
  ["12'000", 12_000],
  ['12000.00', 12_000],
  ['12,000.00', 12_000],
  ['12.000,00', 12_000],
  ['UGX 12,000', 12_000],
  ['USh12,000.00', 12_000],
  ['Sh.12,000', 12_000],
  ['12,000/=', 12_000],
  ['12 000 F CFA', undefined],
  ['USD 12,000', undefined],
  ['-500', -500],
  ['−500', -500],
  ['(500)', -500],
  ['500-', -500],
  ['UGX -500', -500],
  ['0', 0],
  ['12000.50', undefined],
  ['1.5', undefined],
  ['many', undefined],
  ['12a34', undefined],
  ['', undefined],
  ['99999999999999', undefined],
])('[IMP-1] an amount without decimals is read as people write it: %s', (typed, amount) => {
  expect(amountOf(typed, 'UGX')).toBe(amount);
});

test.each([
  ['12,000', 1_200_000],
  ['1.5', 150],
  ['1,5', 150],
  ['1,50', 150],
  ['1,234.50', 123_450],
  ['1.234,50', 123_450],
  ['KSh 1 234,5', 123_450],
  ['KES 0.05', 5],
  ['$0.05', undefined],
  ['-2.25', -225],
  ['1.500', [150, 150_000]],
  ['1.505', 150_500],
  ['12k', 1_200_000],
  ['1.5m', 150_000_000],
])('[IMP-1] an amount with two decimals is read as people write it: %s', (typed, amount) => {
  expect(amountOf(typed, 'KES')).toEqual(amount);
});

test.each([
  ['6.5', 6_500],
  ['6,5', 6_500],
  ['1,200', 1_200_000],
  ['1 200', 1_200_000],
  ['10 bags', 10_000],
  ['.5', 500],
  ['-3', -3_000],
  ['1.250', [1_250, 1_250_000]],
  ['2 1/2', 2_500],
  ['ten', undefined],
])('[IMP-1] a count is read as people write it: %s', (typed, count) => {
  expect(countOf(typed)).toEqual(count);
});

test.each([
  ['2026-11-05', '2026-11-05'],
  ['2026/11/5', '2026-11-05'],
  ['2026-11-05T08:00:00Z', '2026-11-05'],
  ['2026-11-05 08:00', '2026-11-05'],
  ['5/11/2026', '2026-11-05'],
  ['05.11.26', '2026-11-05'],
  ['5-11-2026', '2026-11-05'],
  ['11/25/2026', '2026-11-25'],
  ['25/11/2026', '2026-11-25'],
  ['5 Nov 2026', '2026-11-05'],
  ['5-Nov-26', '2026-11-05'],
  ['5th November 2026', '2026-11-05'],
  ['Nov 5, 2026', '2026-11-05'],
  ['5 Novemba 2026', '2026-11-05'],
  ['1 Machi 2026', '2026-03-01'],
  ['9 Desemba 2026', '2026-12-09'],
  ['1er août 2026', '2026-08-01'],
  ['5 février 2026', '2026-02-05'],
  ['9 juillet 2026', '2026-07-09'],
  ['46331', '2026-11-05'],
  ['31/02/2026', undefined],
  ['5/13/13', '2013-05-13'],
  ['yesterday', undefined],
  ['5 Foo 2026', undefined],
  ['12', undefined],
])('[IMP-1] a day is read as people write it: %s', (typed, day) => {
  expect(readDay(typed, 'day_first')).toBe(day);
});

test('[IMP-1] where day and month could be either, the form of the business decides', () => {
  expect([readDay('5/11/2026', 'month_first'), readDay('25/11/2026', 'month_first')]).toEqual(['2026-05-11', '2026-11-25']); // prettier-ignore
  expect(['14', 'Net 30', '30 days', 'siku 7', '10 jours', 'Due on receipt', 'soon'].map(readTerms)).toEqual([14, 30, 30, 7, 10, 0, Number.NaN]); // prettier-ignore
});

test.each([
  ['', '', { base: 'piece', label: 'piece', factor: 1 }],
  ['Pcs', '', { base: 'piece', label: 'piece', factor: 1 }],
  ['kg', '', { base: 'g', label: 'kg', factor: 1_000 }],
  ['Lita', '', { base: 'ml', label: 'l', factor: 1_000 }],
  ['Plateau', '', { base: 'egg', label: 'tray', factor: 36 }],
  ['tray', '30', { base: 'egg', label: 'tray', factor: 30 }],
  ['bag', '50 kg', { base: 'g', label: 'bag', factor: 50_000 }],
  ['gunia', '70', { base: 'g', label: 'bag', factor: 70_000 }],
  ['sac', '12,5 kg', { base: 'g', label: 'bag', factor: 12_500 }],
  ['bag', '', { base: 'piece', label: 'bag', factor: 1 }],
  ['bottle', '500ml', { base: 'ml', label: 'bottle', factor: 500 }],
  ['vial', '500', { base: 'dose', label: 'vial', factor: 500 }],
  ['Crate', '24', { base: 'piece', label: 'Crate', factor: 24 }],
  ['crate', '12 bottles', undefined],
  ['bag', 'much', undefined],
  ['bag', '0', undefined],
])('[IMP-1] a unit of goods says in what they are counted: %s %s', (word, holds, unit) => {
  expect(readUnit(word, holds, { tray_eggs: 36 })).toEqual(unit);
});

test('[IMP-1] heads are found however they are written, and of other programs: Loyverse, Zoho, QuickBooks', () => {
  expect(plainHead(' Opening_Balance (UGX) *')).toBe('opening balance');
  const loyverse = 'Handle,SKU,Name,Category,Description,Sold by weight,Default price,Cost,Barcode,Supplier,Price [Main],In stock [Main],Low stock [Main]'; // prettier-ignore
  expect(guessColumns('items', loyverse.split(','))).toEqual({ name: 2, category: 3, price: 10, cost: 7, barcode: 8, on_hand: 11, reorder_level: 12 }); // prettier-ignore
  const zoho = 'Item ID,Item Name,SKU,UPC,Rate,Purchase Rate,Usage unit,Opening Stock,Reorder Level';
  expect(guessColumns('items', zoho.split(','))).toEqual({ name: 1, barcode: 3, price: 4, cost: 5, unit: 6, on_hand: 7, reorder_level: 8 }); // prettier-ignore
  const quickbooks = 'Product/Service Name,Sales Price / Rate,Type,Category,Quantity On Hand,Purchase Cost,Quantity as-of Date,Reorder Point'; // prettier-ignore
  expect(guessColumns('items', quickbooks.split(','))).toEqual({ name: 0, price: 1, category: 3, on_hand: 4, cost: 5, counted_on: 6, reorder_level: 7 }); // prettier-ignore
  expect(guessColumns('customers', ['Display Name', 'MobilePhone', 'Credit Limit', 'Open Balance', 'Payment Terms'])).toEqual({ name: 0, phone: 1, credit_limit: 2, opening_balance: 3, terms_days: 4 }); // prettier-ignore
  expect(guessColumns('customers', ['Jina', 'Simu', 'Deni'])).toEqual({ name: 0, phone: 1, opening_balance: 2 });
  expect(guessColumns('suppliers', ['Téléphone', 'Fournisseur', 'Solde'])).toEqual({
    phone: 0,
    name: 1,
    opening_balance: 2,
  });
});

test('[IMP-1] tables with semicolons and tabs, a mark at the start, empty rows and quoted line ends are read; without heads in order', () => {
  const read = (text: string, kind: 'items' | 'money' = 'items') => {
    const table = readCsv(text);
    return table.ok ? rowsOf(table.rows, guessReading(kind, table.rows)) : [];
  };
  expect(read('\uFEFFPrix;Nom\r\n\r\n12 000;"Aliment\npondeuse"\r\n;;\r\n500;Alvéole')).toEqual([
    { row: 3, price: '12 000', name: 'Aliment\npondeuse' },
    { row: 5, price: '500', name: 'Alvéole' },
  ]);
  expect(read('sep=;\nName;Price\nMash;5')).toEqual([{ row: 3, name: 'Mash', price: '5' }]);
  expect(read('Cash in hand\t50,000\nBank\t20,000', 'money')).toEqual([
    { row: 1, method: 'Cash in hand', amount: '50,000' },
    { row: 2, method: 'Bank', amount: '20,000' },
  ]);
  // As our own exports escape text that a spreadsheet would treat as a formula.
  expect(read("Name,Price\n'=Mash,'-5")).toEqual([{ row: 2, name: '=Mash', price: '-5' }]);
});

test('[IMP-1] what may be there once has an id that follows from another, the same on every phone', () => {
  expect(shiftedId('Az9000000000', 1)).toBe('B0A111111111');
  expect(shiftedId(shiftedId('LayersMash01', 1), 61)).toBe('LayersMash01');
});
