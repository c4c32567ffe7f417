import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessReading, rowsOf } from '../../../src/domain/imports/columns.ts';
import { dayFormOf } from '../../../src/domain/imports/days-of-file.ts';
import type { ImportKind } from '../../../src/domain/imports/import-row.ts';
import { styleOf } from '../../../src/domain/imports/number-columns.ts';
import { planItems } from '../../../src/domain/imports/plan-items.ts';
import { planPeople } from '../../../src/domain/imports/plan-people.ts';
import { amountIn, meantIn, readAmount } from '../../../src/domain/imports/read-cell.ts';
import { readDay } from '../../../src/domain/imports/read-day.ts';
import type { DecimalSign } from '../../../src/domain/numbers/read-digits.ts';
import { readCsv } from '../../../src/domain/text/csv.ts';
import type { Language } from '../../../src/domain/text/languages.ts';
import { runs } from '../../support/runs.ts';

const rowsIn = (kind: ImportKind, text: string) => {
  const read = readCsv(text);
  return read.ok ? rowsOf(read.rows, guessReading(kind, read.rows)) : [];
};
const styled = (numbers: readonly string[], language: Language = 'en', currency = 'KES') =>
  styleOf('customers', rowsIn('customers', `name;they owe\n${numbers.map((one, i) => `P${i};"${one}"`).join('\n')}`), { currency, language }); // prettier-ignore

test('[IMP-5] a number of a file that may be two is asked about with its row, unless another number of the file tells', () => {
  expect(styled(['15.000', '7', '2.500'])).toEqual({
    sign: undefined,
    unclear: [
      { row: 2, typed: '15.000', point: 15, comma: 15_000 },
      { row: 4, typed: '2.500', point: 2.5, comma: 2_500 },
    ],
  });
  expect(styled(['15.000', '1.234,50']).sign).toBe('comma');
  expect(styled(['15.000', '1.234.567']).sign).toBe('comma');
  expect(styled(['15.000', '12.5']).sign).toBe('point');
  expect(styled(['15.000', '1,234,567']).sign).toBe('point');
  expect(styled(['15.000', '12.50', '12,50'])).toMatchObject({ sign: undefined, unclear: [{ row: 2 }] });
  // In English a comma before three digits is never a decimal separator; where French is read, the user is asked.
  expect(styled(['15,000']).unclear).toEqual([]);
  expect(styled(['15,000'], 'fr').unclear).toMatchObject([{ row: 2, point: 15_000, comma: 15 }]);
  // Ugandan shillings have no decimals.
  expect(styled(['15.000', '15,000'], 'fr', 'UGX').unclear).toEqual([]);
});

test('[IMP-5] what is unclear and was not answered is left out in words, never guessed', () => {
  const around = { known: [], currency: 'KES', today: '2026-11-20', date_form: 'day_first', onKnown: 'keep' } as const;
  const rows = rowsIn('customers', 'name;they owe\nAmina;15.000');
  const plan = (sign?: DecimalSign) => planPeople('customers', rows, { ...around, style: { language: 'en', sign } });
  expect(plan()).toMatchObject([{ is: 'bad', error: { type: 'NumberUnclear', field: 'opening_balance', typed: '15.000' } }]); // prettier-ignore
  expect(plan('point')).toMatchObject([{ draft: { details: { opening_balance: 1_500 } } }]);
  expect(plan('comma')).toMatchObject([{ draft: { details: { opening_balance: 1_500_000 } } }]);
});

test.each([
  ['5,000.00 Cr', -1, -500_000],
  ['5,000.00 Dr', -1, 500_000],
  ['5,000.00 Cr', 1, 500_000],
  ['5,000 DR', 1, -500_000],
  ['Cr 5,000', -1, -500_000],
  ['5,000 advance', -1, -500_000],
  ['5,000 paid ahead', 1, -500_000],
  ['KSh 5,000 owed', -1, 500_000],
  ['5 000 avance', -1, -500_000],
  ['(5,000)', -1, -500_000],
  ['5,000-', -1, -500_000],
  ['−5,000', 1, -500_000],
  ['-5,000 Cr', -1, undefined],
  ['5,000 ??', -1, undefined],
  ['5,000 USD', -1, undefined],
  ['about 5,000', -1, undefined],
  ['5,000 + 2,000', -1, undefined],
  ['1.5E+06', -1, undefined],
  ['5,000/= Cr', -1, -500_000],
] as const)('[IMP-5] a balance of %s, a credit being %i, is %s', (typed, credit, minor) => {
  const meant = readAmount(typed, { currency: 'KES', credit }, { language: 'en' });
  expect(meant).toEqual(minor === undefined ? { is: 'none' } : { is: 'one', value: minor });
});

test('[IMP-5] no side stands in a column of prices: a price with one is refused', () => {
  expect(readAmount('5,000 Cr', { currency: 'KES' }, { language: 'en' })).toEqual({ is: 'none' });
});

test('[IMP-5] a count is of the unit that stands behind it; of another thing it is refused', () => {
  const table = 'name;unit;one holds;price;on hand\nMash;bag;70 kg;100;10 bags\nMash 2;bag;70 kg;100;140 kg\nMash 3;bag;70 kg;100;3 trays\nMash 4;bag;70 kg;100;2 1/2'; // prettier-ignore
  const plan = planItems(rowsIn('items', table), { known: [], moved: new Set(), currency: 'KES', today: '2026-11-20', habits: { date_form: 'day_first', tray_eggs: 30 }, style: { language: 'en' }, onKnown: 'keep' }); // prettier-ignore
  expect(plan.map((row) => (row.is === 'new' ? row.draft.stock?.qty : row.is === 'bad' ? row.error : row.is))).toEqual([
    700_000,
    140_000,
    { type: 'CellWrong', field: 'on_hand', wanted: 'count', typed: '3 trays' },
    175_000,
  ]);
});

test('[LOK-11] the order of day and month is that of the days of the file that say it', () => {
  const form = (...days: string[]) => dayFormOf(days.map((opening_on, row) => ({ row, opening_on })));
  expect(form('5/11/2026', '25/11/2026')).toBe('day_first');
  expect(form('5/11/2026', '11/25/2026')).toBe('month_first');
  expect(form('5/11/2026')).toBeUndefined();
  expect(form('25/11/2026', '11/25/2026')).toBeUndefined();
});

test('[IMP-1] days of spreadsheets and moments', () => {
  expect(['46331', '46331.999815', '46331.5', '٥/١١/٢٠٢٦'].map((day) => readDay(day, 'day_first'))).toEqual(['2026-11-05', '2026-11-06', '2026-11-05', '2026-11-05']); // prettier-ignore
  const at = new Date('2026-11-05T22:30:00Z');
  const here = `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`;
  expect(readDay('2026-11-05T22:30:00Z', 'day_first')).toBe(here);
  expect(readDay('2026-11-05T22:30:00', 'day_first')).toBe('2026-11-05');
});

test('[IMP-5] an amount that is written as a table of its language writes it is read back, with its sign', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: -99_999_999, max: 99_999_999 }),
      fc.constantFrom(
        ...([
          [',', '.'],
          ['.', ','],
          [' ', ','],
          ['', '.'],
          ["'", '.'],
        ] as const),
      ),
      fc.constantFrom(...(['-1', '(1)', '1-', '1 Cr', '−1'] as const)),
      (minor, [group, decimal], below) => {
        const [whole = '', part = ''] = (Math.abs(minor) / 100).toFixed(2).split('.');
        const digits = `${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group)}${decimal}${part}`;
        const typed = minor < 0 ? below.replace('1', digits) : digits;
        const sign = decimal === '.' ? 'point' : 'comma';
        expect(meantIn(amountIn(typed, { currency: 'KES', credit: -1 }), { language: 'en', sign })).toEqual({ is: 'one', value: minor }); // prettier-ignore
      },
    ),
    { numRuns: runs(500, 20_000) },
  ));
