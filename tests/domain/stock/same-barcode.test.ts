import { expect, test } from 'vitest';
import { isBarcode } from '../../../src/domain/stock/is-barcode.ts';
import { sameBarcode } from '../../../src/domain/stock/same-barcode.ts';

test('[SHP-14] a UPC with and without its nought is one barcode; what a shop prints itself is compared as it stands', () => {
  expect(sameBarcode('0036000291452', '036000291452')).toBe(true);
  expect(sameBarcode(' 6001087340014 ', '6001087340014')).toBe(true);
  expect(sameBarcode('6001087340014', '6001087340015')).toBe(false);
  expect(sameBarcode('00123456', '123456')).toBe(false);
  expect(sameBarcode('SHELF-7', 'SHELF-7')).toBe(true);
  expect(sameBarcode('x'.repeat(40), 'x'.repeat(41))).toBe(true);
});

test('[SHP-14] six digits and more are a barcode, anything else is a name', () => {
  expect(['600108', ' 6001087340014 '].map(isBarcode)).toEqual([true, true]);
  expect(['', '12', 'mash 70'].map(isBarcode)).toEqual([false, false, false]);
});
