import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkReturn,
  returnedLines,
  stillOut,
  usualBack,
  type CameBack,
  type ReturnableSale,
  type ReturnDraft,
} from '../../../src/domain/sales/check-return.ts';
import { saleMoney } from '../../../src/domain/sales/sale-money.ts';
import { onDayAfter } from '../../../src/domain/time/on-day.ts';
import { aSaleLine } from '../../support/documents.ts';

const line = aSaleLine({ line_id: 'LineGoodEggs', qty: 300, factor: 30, unit_price: 12_000 });
const of = (part: Partial<ReturnableSale> = {}, more: Partial<ReturnableSale['sale']> = {}): ReturnableSale => ({
  sale: { kind: 'sale', lines: [line], customer_id: 'Customer0001', ...more },
  left_at: '2026-11-10T15:00:00.000Z',
  before: [],
  balance: 0,
  paid: 120_000,
  ...part,
});
const NOW = '2026-11-20T10:00:00.000Z';
const checked = (...[given, sale]: [ReturnDraft, ReturnableSale]) => checkReturn(given, sale, NOW);
const draft = (qty: number, amount = 0, method: 'cash' | 'mobile_money' = 'cash') => ({
  id: 'Return000001',
  of_sale_id: 'Sale00000001',
  lines: [{ line_id: line.line_id, qty, restock: 'yes' as const }],
  ...(amount > 0 && { pay_back: { amount, method } }),
});

describe('[SAL-33] goods that come back', () => {
  test('are worth what they were sold for', () => {
    expect(checked(draft(60), of())).toMatchObject({
      ok: true,
      value: { total: 24_000, lines: [{ line_id: line.line_id, qty: 60, net: 24_000, tax: 0, restock: 'yes' }] },
    });
  });
  test('are no more than are still out', () => {
    const before = [{ lines: [{ ...line, qty: 270, net: 108_000, tax: 0 }] }];
    expect(stillOut(of({ before })).get(line.line_id)).toBe(30);
    expect(checked(draft(31), of({ before }))).toEqual({ ok: false, error: { type: 'MoreThanSold', line_id: line.line_id, left: 30 } }); // prettier-ignore
    expect(checked(draft(0), of())).toEqual({ ok: false, error: { type: 'NothingReturned' } });
    expect(checked(draft(1.5), of())).toMatchObject({ ok: false, error: { type: 'MoreThanSold' } });
  });
  test('[LED-15] all parts together are worth exactly the whole, with discount and tax', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(
        parts,
        fc.integer({ min: 0, max: 5_000 }),
        fc.integer({ min: 0, max: 3_000 }),
        (quantities, discount, tax_rate) => {
          const qty = quantities.reduce((sum, one) => sum + one, 0);
          const sold = { ...line, qty, factor: 7, unit_price: 999_983, discount, tax_rate, tax_inclusive: true };
          const sale = { kind: 'sale' as const, lines: [sold], order_discount: 101 };
          const before: CameBack[] = [];
          let total = 0;
          for (const one of quantities) {
            const back = returnedLines({ sale, before }, [{ line_id: line.line_id, qty: one, restock: 'loss' }]);
            total += back.total;
            before.push(back);
          }
          expect(total).toBe(saleMoney(sale).total);
        },
      ),
    );
  });
});

describe('[PAY-11] money that is given back', () => {
  test('proposed is what goes beyond the debt', () => {
    expect(usualBack(24_000, { balance: 0, paid: 120_000 }, true)).toBe(24_000);
    expect(usualBack(24_000, { balance: 20_000, paid: 100_000 }, true)).toBe(4_000);
    expect(usualBack(24_000, { balance: 120_000, paid: 0 }, true)).toBe(0);
  });
  test('is never more than the goods are worth, or than was paid', () => {
    expect(checked(draft(60, 24_001), of())).toEqual({ ok: false, error: { type: 'TooMuchBack', most: 24_000 } });
    expect(checked(draft(60, 5_000), of({ paid: 4_000, balance: 116_000 }))).toEqual({ ok: false, error: { type: 'TooMuchBack', most: 4_000 } }); // prettier-ignore
    expect(checked(draft(60, 4_000), of({ paid: 4_000, balance: 116_000 }))).toMatchObject({ ok: true });
  });
  test('[PAY-12] a walk-in gets it all, for nobody is named who could have a credit', () => {
    expect(checked(draft(60), of({}, { customer_id: undefined }))).toEqual({ ok: false, error: { type: 'GiveAllBack', amount: 24_000 } }); // prettier-ignore
    expect(checked(draft(60, 24_000), of({}, { customer_id: undefined }))).toMatchObject({ ok: true });
  });
  test('[PAY-4] by mobile money it has a transaction number', () => {
    expect(checked(draft(60, 1_000, 'mobile_money'), of())).toEqual({
      ok: false,
      error: { type: 'ReferenceNeeded' },
    });
  });
});

test('[SAL-49, MSG-3] goods come back now or on any past day, and neither before they were sold nor on a day to come', () => {
  const on = (occurred_at: string) => checkReturn({ ...draft(60), occurred_at }, of(), NOW);
  expect(on('2026-11-10T15:00:00.001Z')).toMatchObject({ ok: true });
  expect(on('2026-11-10T12:00:00.000Z')).toEqual({ ok: false, error: { type: 'BeforeSale' } });
  expect(on('2026-11-21T12:00:00.000Z')).toEqual({ ok: false, error: { type: 'FutureDate' } });
});

test('[SAL-49, DOC-15] what comes back on the day of its sale stands right after it, on a later day at midday', () => {
  const sold = new Date(2026, 10, 10, 15).toISOString();
  expect(onDayAfter('2026-11-10', sold, NOW)).toBe(new Date(2026, 10, 10, 15, 0, 0, 1).toISOString());
  expect(new Date(onDayAfter('2026-11-12', sold, NOW)).toString()).toContain('Nov 12 2026 12:00:');
  const early = new Date(2026, 10, 10, 8).toISOString();
  expect(new Date(onDayAfter('2026-11-10', early, NOW)).toString()).toContain('Nov 10 2026 12:00:');
});
