import { expect, test } from 'vitest';
import { readCsv, writeCsv } from '../../src/domain/text/csv.ts';

const cells = (text: string) => {
  const read = readCsv(text);
  return read.ok ? read.rows.map((one) => one.cells) : read.error;
};

test('[CUS-7] quotes, doubled quotes, line breaks within cells and empty rows are read as spreadsheets write them', () => {
  expect(cells('a,b\r\n"c, d","e ""f"""\r\n')).toEqual([['a', 'b'], ['c, d', 'e "f"']]); // prettier-ignore
  expect(cells('"two\nlines",x\n\n,,\ny,z')).toEqual([['two\nlines', 'x'], ['y', 'z']]); // prettier-ignore
  expect(cells('\uFEFFname;phone\nMusa;0772\n')).toEqual([['name', 'phone'], ['Musa', '0772']]); // prettier-ignore
  expect(cells('a\tb\r1\t"x"')).toEqual([['a', 'b'], ['1', 'x']]); // prettier-ignore
  expect(cells('"",b')).toEqual([['', 'b']]);
  expect(cells('')).toEqual([]);
});

test('[CUS-7] a quote that is not closed, or text after one, is told with its row', () => {
  expect(cells('a\n"b\nc')).toEqual({ type: 'QuoteNotClosed', row: 2 });
  expect(cells('a\n"b"c')).toEqual({ type: 'TextAfterQuote', row: 2 });
});

test('[CUS-7] what is written is read back, and no cell is a formula', () => {
  const table = [['Musa "K"', 'a, b', 'two\nlines', '+256 772 000 118'], ['', '-5', '', '']]; // prettier-ignore
  expect(cells(writeCsv(table))).toEqual(table);
  expect(writeCsv([['=1+1', '@x', '+cmd', 5]])).toBe("\uFEFF'=1+1,'@x,'+cmd,5\r\n");
  // A negative number is written as a number, with decimals too; text that only begins like one is not.
  const phones = '+256 772 000 111';
  expect(writeCsv([[phones, `${phones} / ${phones}`, '+256772000111', '+256 772-1']])).toBe(
    `\uFEFF${phones},${phones} / ${phones},'+256772000111,'+256 772-1\r\n`,
  );
  expect(writeCsv([['-12.50', '-5', '-1+1', '-2.5.1', undefined]])).toBe("\uFEFF-12.50,-5,'-1+1,'-2.5.1,\r\n");
});
