import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsOf, readWeights, rowsOfText, type ListUnit } from '../../../src/domain/activities/read-weights.ts';
import { typedWeight } from '../../../src/domain/activities/typed-weight.ts';
import { tries } from '../../support/runs.ts';

const read = (text: string, unit: ListUnit = 'kg', column?: number) => readWeights(rowsOfText(text), { unit, column });
const grams = (text: string, unit: ListUnit = 'kg') => read(text, unit).weights_g;
const unread = (text: string, unit: ListUnit = 'kg') =>
  read(text, unit).unread.map(({ row, text: said, why }) => `${row}: ${said} ${why}`);

/** A way to write a weight; `least` and `most` limit the weights it can express. */
interface Style {
  readonly unit: 'kg' | 'g';
  readonly write: (weight: number) => string;
  readonly between: readonly string[];
  readonly least?: number;
  readonly most?: number;
}
const ALWAYS = ['\n', '\r\n', ';', '; ', '\t', ' ', '  ', ', ', ' + ', '|', ',\n', ' ,  '];
const parted = (sign: string) => (weight: number) => String(weight).replace(/(\d)(?=(\d{3})+$)/g, `$1${sign}`);
const STYLES: Readonly<Record<string, Style>> = {
  'kg, point': { unit: 'kg', write: (weight) => (weight / 1_000).toFixed(3), between: [...ALWAYS, ','] },
  'kg, point, short': { unit: 'kg', write: (weight) => String(weight / 1_000), between: ALWAYS },
  'kg, comma': { unit: 'kg', write: (weight) => String(weight / 1_000).replace('.', ','), between: ALWAYS },
  'kg, comma, long': { unit: 'kg', write: (weight) => (weight / 1_000).toFixed(3).replace('.', ','), between: ALWAYS },
  'kg, with its unit': { unit: 'kg', write: (weight) => `${weight / 1_000} kg`, between: ALWAYS },
  'kg, in quotes': { unit: 'kg', write: (weight) => `"${String(weight / 1_000).replace('.', ',')}"`, between: ['\n', ','] }, // prettier-ignore
  'kg, Arabic': { unit: 'kg', write: (weight) => String(weight / 1_000).replace('.', '٫').replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!), between: ['\n', ' ', '، '] }, // prettier-ignore
  g: { unit: 'g', write: String, between: ALWAYS },
  'g, four digits': { unit: 'g', write: String, between: [','], least: 1_000, most: 9_999 },
  'g, with its unit': { unit: 'kg', write: (weight) => `${weight}g`, between: ALWAYS },
  'g, parted by a comma': {
    unit: 'g',
    write: parted(','),
    between: ['\n', ';', '\t', ' ', ', '],
    least: 1_000,
    most: 9_999,
  },
  'g, parted by a point': { unit: 'g', write: parted('.'), between: ALWAYS },
  'g, parted by an apostrophe': { unit: 'g', write: parted('’'), between: ALWAYS },
  'g, parted by a narrow space': { unit: 'g', write: parted('\u202F'), between: ALWAYS },
};

test.each(Object.keys(STYLES))('[ACT-14] any list of weights is read back to the gram: %s', (name) => {
  const { unit, write, between, least = 10, most = 100_000 } = STYLES[name]!;
  const { seed, numRuns } = tries(60, 3_000);
  const lists = fc.array(fc.integer({ min: least, max: most }), { minLength: 1, maxLength: 500 }); // prettier-ignore
  fc.assert(
    fc.property(lists, fc.constantFrom(...between), (weights, sign) => {
      expect(read(weights.map(write).join(sign), unit)).toMatchObject({ weights_g: weights, unread: [], rounded: 0 });
    }),
    { seed, numRuns, verbose: true },
  );
});

test('[ACT-14] a comma is one of decimals, or stands between weights; what may be either is said and not taken', () => {
  expect(grams('1,92')).toEqual([1_920]);
  expect(grams('1,92, 2,05')).toEqual([1_920, 2_050]);
  expect(grams('1.92,2.05,1.9')).toEqual([1_920, 2_050, 1_900]);
  expect(grams('1,92;2,05')).toEqual([1_920, 2_050]);
  // A weight of 05 kg is never written: these are pairs.
  expect(grams('1,92,2,05')).toEqual([1_920, 2_050]);
  expect(unread('1,92,2,15\n1.9')).toEqual(['1: 1,92,2,15 either']);
  expect(grams('1,92,2,15\n1.9')).toEqual([1_900]);
  // A thousand grams are a kilogram: both readings give the same weight.
  for (const unit of ['kg', 'g', 'both'] as const) expect(grams('1,920', unit)).toEqual([1_920]);
  for (const unit of ['kg', 'g', 'both'] as const) expect(grams('1.920', unit)).toEqual([1_920]);
  expect(grams('1 920\n2 050', 'g')).toEqual([1_920, 2_050]);
  expect(unread('42,43', 'g')).toEqual(['1: 42,43 either']);
  expect(grams('42,43,45', 'g')).toEqual([42, 43, 45]);
});

test('[ACT-14] grams among kilograms are taken only when somebody says so', () => {
  const mixed = '1.92\n1920\n2.05\n45';
  expect(read(mixed)).toMatchObject({ weights_g: [1_920, 2_050, 45_000], inGrams: 1 });
  expect(unread(mixed)).toEqual(['2: 1920 range']);
  expect(grams(mixed, 'both')).toEqual([1_920, 1_920, 2_050, 45_000]);
  expect(unread(mixed, 'g')).toEqual(['1: 1.92 range', '3: 2.05 range']);
  expect(grams('1.92 kg 1920 g')).toEqual([1_920, 1_920]);
});

test('[ACT-14] each place that is no weight is named with its line, and nothing else is lost by it', () => {
  const text = 'Weight of the birds\n1.92\n\n1.9x\n2.05 abc def 2.1\n0\n0.009\n100.001\n-2\n1.\n2.2.2\n3e2';
  expect(grams(text)).toEqual([1_920, 2_050, 2_100]);
  expect(unread(text)).toEqual([
    '1: Weight of the birds none',
    '4: 1.9x none',
    '5: abc def none',
    '6: 0 range',
    '7: 0.009 range',
    '8: 100.001 range',
    '9: -2 none',
    '10: 1. none',
    '11: 2.2.2 none',
    '12: 3e2 none',
  ]);
  expect(read('1.92345 42.5g')).toMatchObject({ weights_g: [1_923, 43], rounded: 2, unread: [] });
});

test('[ACT-14] of a table the column with the weights is read, which its head or the running numbers propose', () => {
  const rows = rowsOfText('Bird;Weight, kg\n1;1,92\n2;2,05\n3;1,9');
  expect(columnsOf(rows)).toEqual({
    columns: [
      { at: 0, head: 'Bird' },
      { at: 1, head: 'Weight, kg' },
    ],
    proposed: 1,
  });
  expect(readWeights(rows, { unit: 'kg', column: 1 })).toMatchObject({
    weights_g: [1_920, 2_050, 1_900],
    unread: [{ row: 1, text: 'Weight kg', why: 'none' }],
  });
  expect(columnsOf(rowsOfText('1,1.92\n2,2.05\n3,1.9')).proposed).toBe(1);
  expect(columnsOf(rowsOfText('1920\t2050\n1870\t1990'))).toMatchObject({ columns: [{ at: 0 }, { at: 1 }] });
  expect(columnsOf(rowsOfText('1,92\n2,05'))).toEqual({ columns: [] });
});

test('[ACT-14] one weight at the scale is from 10 g to 100 kg, in the unit that stands beside it', () => {
  expect(typedWeight('1.92', 'kg')).toEqual({ ok: true, value: 1_920 });
  expect(typedWeight('1920', 'g')).toEqual({ ok: true, value: 1_920 });
  expect(typedWeight('1920', 'kg')).toEqual({ ok: false, error: { type: 'OutOfRange', field: 'weight', from: 0.01, to: 100 } }); // prettier-ignore
  expect(typedWeight('9', 'g')).toMatchObject({ ok: false, error: { from: 10, to: 100_000 } });
  expect(typedWeight('1.9234', 'kg')).toMatchObject({ ok: false, error: { type: 'NumberTooLong' } });
  expect(typedWeight('', 'kg')).toMatchObject({ ok: false, error: { type: 'NumberAboveZero' } });
});
