import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Sale } from '../../schemas/sale.schema.ts';
import { saleContent } from '../../src/nouns/sales/data/sale-content.ts';
import { checkSale, type SaleDraft } from '../../src/domain/sales/check-sale.ts';
import { draftOfSale } from '../../src/domain/sales/draft-of-sale.ts';
import { formFromSale, isSameForm } from '../../src/nouns/sales/screens/entry/form-from-sale.ts';
import { emptySaleForm, type LineForm, type SaleForm } from '../../src/nouns/sales/screens/entry/sale-form.ts';
import { saleFromForm } from '../../src/nouns/sales/screens/entry/sale-from-form.ts';
import { runs } from '../support/runs.ts';

const NOW = { at: '2026-11-20T10:50:00.000Z', today: '2026-11-20' };
const words = (maxLength: number) => fc.string({ minLength: 1, maxLength }).filter((text) => text.trim() !== '');
const id = fc.string({ minLength: 12, maxLength: 12, unit: fc.constantFrom('A', 'B', 'c', 'd', '1', '2') });

const unit = fc.constantFrom(['tray', 30], ['dozen', 12], ['piece', 1] as const);
const line: fc.Arbitrary<LineForm> = fc
  .record({
    line_id: id,
    unit,
    kind: fc.constantFrom('egg', 'other', 'bird'),
    weight: fc.constantFrom(undefined, '2.05', '41.5', '0.001'),
    override: fc.option(words(20), { nil: undefined }),
    tax: fc.option(fc.record({ rate: fc.constantFrom(0, 750, 1_800, 3_000), inside: fc.boolean() }), {
      nil: undefined,
    }),
    discount: fc.constantFrom(undefined, undefined, '5', '12.5%', '100%'),
    description: words(20),
    whole: fc.constantFrom('', '0', '1', '2½', '120+95', '31', '999999'),
    loose: fc.constantFrom('', '0', '15', '29', '45', '12+3'),
    price: fc.oneof(
      fc.integer({ min: 0, max: 99_999 }).map(String),
      fc.constantFrom('12000.5', '0.25', '7.05', '10.125'),
    ),
  })
  .map(({ unit: [name, factor], kind, weight, override, ...typed }) => ({
    ...typed,
    ...(kind === 'bird' && { farm_id: 'Flock0000001', weight, override }),
    key: typed.line_id,
    item_kind: kind,
    item_id: kind === 'egg' ? 'EggsGood0001' : undefined,
    unit: name,
    factor: factor,
    loose: factor === 1 ? '' : typed.loose,
  }));
const form: fc.Arbitrary<SaleForm> = fc
  .record({
    id,
    lines: fc.uniqueArray(line, { minLength: 1, maxLength: 4, selector: ({ line_id }) => line_id }),
    customer: fc.option(fc.record({ id, name: words(20), balance: fc.nat() }), { nil: undefined }),
    due: fc.oneof(fc.record({ days: fc.constantFrom(1, 7, 14, 30) }), fc.constant({ day: '2026-12-24' })),
    day: fc.constantFrom('', '2026-11-19', '2026-09-03'),
    note: fc.string({ maxLength: 30 }),
    discount: fc.constantFrom(undefined, '3', '10 %'),
  })
  .map((typed) => ({ ...emptySaleForm(typed.id), ...typed }));
const howPaid: fc.Arbitrary<SaleDraft['pay']> = fc.oneof(
  fc.constant({ kind: 'later' as const }),
  fc.record({ kind: fc.constant('all' as const), method: fc.constantFrom('cash' as const, 'bank' as const) }),
  fc.record({
    kind: fc.constant('all' as const),
    method: fc.constant('cash' as const),
    more: fc.array(fc.record({ amount: fc.integer({ min: 1, max: 90 }), method: fc.constant('card' as const) }), { minLength: 1, maxLength: 4 }), // prettier-ignore
  }),
  fc.record({
    kind: fc.constant('part' as const),
    amount: fc.integer({ min: 1, max: 500 }),
    method: fc.constant('mobile_money' as const),
    reference: words(20),
  }),
);

/** The sale as stored by the command. */
const storedOf = (draft: SaleDraft): Sale =>
  ({ id: draft.id, ...saleContent(draft, draft.occurred_at!) }) as unknown as Sale;

test.each(['UGX', 'KES', 'USD', 'KWD'])('[RTE-21] form → sale → form → sale is the same sale, in %s', (currency) => {
  let sales = 0;
  fc.assert(
    fc.property(form, howPaid, fc.constantFrom(undefined, 50), (typed, paid, cash_step) => {
      const draft = saleFromForm(typed, paid, { currency, cash_step, now: NOW });
      if (!draft.ok || !checkSale(draft.value, { ...NOW, currency, cash_step }).ok) return;
      sales++;
      const sale = storedOf(draft.value);
      const seen = draftOfSale(sale);
      const again = formFromSale(seen, currency);
      const saved = saleFromForm(again, seen.pay, {
        currency,
        now: { at: '2027-01-01T00:00:00.000Z', today: '2027-01-01' },
      });
      if (!saved.ok) throw new Error(JSON.stringify(saved.error));
      expect(storedOf(saved.value)).toEqual(sale);
      expect(isSameForm(formFromSale(draftOfSale(storedOf(saved.value)), currency), again)).toBe(true);
    }),
    { numRuns: runs(1_000, 20_000) },
  );
  expect(sales).toBeGreaterThan(100);
});

test('[RTE-21] the form of a sale knows how it was paid', () => {
  const pay = { kind: 'all', method: 'mobile_money', reference: 'QX77' } as const;
  const sale: SaleDraft = { id: 'SaleSaleSale', lines: [], pay };
  expect(formFromSale(sale, 'UGX')).toMatchObject({ method: 'mobile_money', reference: 'QX77' });
  expect(formFromSale({ ...sale, pay: { kind: 'later' } }, 'UGX')).toMatchObject({ method: 'cash', reference: '' });
});
