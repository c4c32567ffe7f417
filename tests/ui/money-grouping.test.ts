import { i18n } from '@lingui/core';
import fc from 'fast-check';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { USUAL_HABITS } from '../../src/domain/business/habits.ts';
import { paperFigures } from '../../src/domain/papers/paper.ts';
import { fixed } from '../../src/domain/numbers/decimal-sign.ts';
import { percentText } from '../../src/domain/numbers/percent-text.ts';
import { shownTyped } from '../../src/ui/numbers/typed-text.ts';
import { adoptHabits } from '../../src/ui/setup/habits.ts';
import { writePaper } from '../../src/nouns/papers/shared/write-paper.ts';
import { statementText } from '../../src/nouns/parties/shared/statement/statement-words.ts';
import { groupDigits } from '../../src/ui/numbers/group-digits.ts';
import { typedMoney } from '../../src/ui/numbers/typed-money.ts';
import { plainNumber } from '../../src/ui/numbers/typed-number.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(() => adoptHabits());
const CURRENCIES = ['UGX', 'INR', 'XOF', 'KWD'] as const;

test('[MNY-14] counts and typed prices are parted as the money of the business is', () => {
  const parted = (currency: string) => {
    adoptHabits(USUAL_HABITS, currency);
    return ['999', '12000', '1234567', '12345678.5'].map(groupDigits);
  };
  expect(parted('UGX')).toEqual(['999', '12,000', '1,234,567', '12,345,678.5']);
  expect(parted('INR')).toEqual(['999', '12,000', '12,34,567', '1,23,45,678.5']);
  expect(parted('XOF')).toEqual(['999', '12\u00A0000', '1\u00A0234\u00A0567', '12\u00A0345\u00A0678,5']);
  // Percentages and other decimals too; typed text keeps its decimal point.
  expect([percentText(70.4), fixed(1.5, 2), shownTyped('12000.5')]).toEqual(['70,4 %', '1,50', '12\u00A0000.5']);
  // Texts are rendered again only when the digit grouping changes.
  const changes = adoptHabits(USUAL_HABITS, 'XOF');
  expect(adoptHabits(USUAL_HABITS, 'XAF')).toBe(changes);
  expect(adoptHabits(USUAL_HABITS, 'BDT')).toBe(changes + 1);
});

test('[MNY-14] whatever is shown in a field can be read again, as a count and as money', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.constantFrom(...CURRENCIES), (count, currency) => {
      adoptHabits(USUAL_HABITS, currency);
      const shown = groupDigits(String(count));
      expect(plainNumber(shown)).toBe(String(count));
      expect(typedMoney(shown, 'UGX')).toBe(count);
    }),
  ));

test('[MNY-14] lakhs typed with their commas are read; commas that part nothing are not', () => {
  const typed = ['1,20,000', '12,34,567.5', '1,23,45,678', '1,20,00', '12,34', '0,12,345', '123,45,678'];
  expect(typed.map(plainNumber)).toEqual(['120000', '1234567.5', '12345678', '1,20,00', '12.34', '0,12,345', '123,45,678']); // prettier-ignore
  expect(typedMoney('12,34,567.89', 'INR')).toBe(123_456_789);
});

const SELLER = { name: 'Nakato Poultry' };
const sale = (currency: string, paid: number) => {
  const lines = [{ description: 'Eggs', unit: 'tray', qty: 300, factor: 30, unit_price: 12_345_600 }];
  const figures = paperFigures({ lines }, { returned: 0, paid, balance: 123_456_000 - paid });
  return writePaper({ ...figures, seller: SELLER, currency, number: 'K7M-0001', day: '2026-11-20' }, { kind: 'receipt' }); // prettier-ignore
};

test('[MNY-14, INV-1] on a paper the lines are grouped and what counts carries the symbol', () => {
  const sums = (currency: string, paid: number) =>
    sale(currency, paid).sums.map(({ label, amount }) => `${label} ${amount}`.replaceAll('\u00A0', ' '));
  expect(sums('INR', 0)).toEqual(['Total ₹12,34,560.00', 'To pay ₹12,34,560.00']);
  expect(sums('UGX', 23_456_000)).toEqual(['Total USh 123,456,000', 'Paid 23,456,000', 'To pay USh 100,000,000']);
  expect(sums('XOF', 123_456_000)).toEqual(['Total 123 456 000 CFA', 'Paid 123 456 000']);
  expect(sale('INR', 0).lines[0]).toMatchObject({ price: '1,23,456.00', amount: '12,34,560.00' });
});

test('[INV-1, SAL-33] on a paper what came back is no money: it stands between the total and what was paid', () => {
  const figures = paperFigures({ lines: [{ description: 'Eggs', unit: 'tray', qty: 1, factor: 1, unit_price: 5_650 }] }, { returned: 1_100, paid: 2_000, balance: 2_550 }); // prettier-ignore
  for (const kind of ['invoice', 'receipt'] as const) {
    const paper = writePaper({ ...figures, seller: SELLER, currency: 'UGX', number: 'K7M-0001', day: '2026-11-20' }, { kind }); // prettier-ignore
    const sums = paper.sums.map(({ label, amount }) => `${label} ${amount}`.replaceAll('\u00A0', ' '));
    expect(sums).toEqual(['Total USh 5,650', 'Came back −1,100', 'Paid 2,000', 'To pay USh 2,550']);
  }
});

test('[MNY-14, CUS-9] a statement says with its symbol what is owed', () => {
  const statement = { name: 'Musa', before: 9_000, owed: 129_000, charged: 120_000, paid: 0, lines: [{ kind: 'sale', day: '2026-11-20', number: 'K7M-0001', charged: 120_000, paid: 0, balance: 129_000 }] }; // prettier-ignore
  const text = statementText(statement as never, { from: '2026-11-01', to: '2026-11-30' }, { ...SELLER, currency: 'UGX' }); // prettier-ignore
  expect(text.replaceAll('\u00A0', ' ').split('\n')).toEqual([
    'Nakato Poultry',
    expect.stringMatching(/^Statement for Musa, .*30 Nov/),
    'Owed before: USh 9,000',
    expect.stringMatching(/Sale K7M-0001: \+120,000 = 129,000$/),
    'Owed now: USh 129,000',
  ]);
});
