import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cashRounding } from '../../../src/domain/sales/cash-rounding.ts';
import { checkSale, type SaleDraft } from '../../../src/domain/sales/check-sale.ts';
import { saleMoney } from '../../../src/domain/sales/sale-money.ts';
import { aSaleLine } from '../../support/documents.ts';
import { runs } from '../../support/runs.ts';

const NOW = { at: '2026-11-20T10:00:00.000Z', today: '2026-11-20', cash_step: 50, currency: 'UGX' };
const CASH = { kind: 'all', method: 'cash' } as const;
const check = (change: Partial<SaleDraft>, now = NOW) =>
  checkSale({ id: 'Sale00000001', lines: [aSaleLine()], pay: CASH, ...change }, now);

test('[SAL-45] 227,227 is paid as 227,250 where 50 is the smallest coin; from the middle on it goes up', () => {
  expect(cashRounding(227_227, 50)).toBe(23);
  expect(cashRounding(227_224, 50)).toBe(-24);
  expect(cashRounding(225, 50)).toBe(25);
  expect(cashRounding(224, 50)).toBe(-24);
  expect(cashRounding(250, 50)).toBe(0);
  expect(cashRounding(24, 50)).toBe(-24);
  expect(cashRounding(227_227, undefined)).toBe(0);
});

test('[SAL-45] it is smaller than the step, and what is paid is so many coins', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.integer({ min: 2, max: 100_000 }), (total, step) => {
      const rounding = cashRounding(total, step);
      expect((total + rounding) % step).toBe(0);
      expect(Math.abs(rounding) * 2).toBeLessThanOrEqual(step);
      expect(total + rounding).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: runs(500, 50_000) },
  );
});

test('[SAL-45] only a sale that is paid in cash at once is rounded, by less than the step, and no tax is of it', () => {
  const WRONG = { ok: false, error: { type: 'RoundingWrong' } };
  expect(check({ rounding: 23 })).toMatchObject({ ok: true });
  expect(check({ rounding: -49 })).toMatchObject({ ok: true });
  expect(check({ rounding: 50 })).toEqual(WRONG);
  expect(check({ rounding: 0.5 })).toEqual(WRONG);
  expect(check({ rounding: 23 }, { ...NOW, cash_step: 0 })).toEqual(WRONG);
  expect(check({ rounding: 23, pay: { kind: 'all', method: 'mobile_money', reference: 'QX7' } })).toEqual(WRONG);
  const customer = { id: 'Amina0000001', name: 'Amina' };
  expect(check({ rounding: 23, customer, pay: { kind: 'part', amount: 500, method: 'cash' } })).toEqual(WRONG);
  expect(check({ rounding: 23, customer, pay: { kind: 'later' } })).toEqual(WRONG);
  const lines = [aSaleLine({ qty: 1, factor: 1, unit_price: 70_000, tax_rate: 1_800 })];
  const [plain, rounded] = [saleMoney({ lines }), saleMoney({ lines, rounding: 23 })];
  expect(rounded.lines).toEqual(plain.lines);
  expect(rounded.total - plain.total).toBe(23);
});
