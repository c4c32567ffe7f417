import { afterEach, expect, test, vi } from 'vitest';
import { collections } from '../../schemas/collections.ts';
import { checkDocument } from '../../schemas/document-kind.ts';
import { GOODS_UNITS } from '../../schemas/pieces.ts';
import { rowSchemas } from '../../src/store/rx-schema.ts';
import { currencyExponent, formatAmount } from '../../src/domain/money/currency.ts';
import { SELL_UNITS } from '../../src/domain/money/units.ts';
import { followPlan } from '../../src/replication/pull/follow-plan.ts';
import { booksOf, on } from '../support/books.ts';
import { aPayment, aRawMaterial, aShopItem } from '../support/documents.ts';
import { anActivity } from '../support/variant-documents.ts';
import { meantBy } from '../../src/domain/numbers/meant-by.ts';

/* Requirements common to all kinds of documents: collection names, units, and maximum amounts. */

afterEach(() => vi.restoreAllMocks());

test('[DOC-14] these collections replicate, each with its rows on the phone; mail and shared pages are written only', () => {
  const replicated = ['sales', 'payments', 'purchases', 'expenses', 'shop', 'stock_entries', 'farm', 'farm_activities', 'raw_materials', 'customers', 'vendors', 'workspace']; // prettier-ignore
  expect(Object.keys(rowSchemas).sort()).toEqual([...replicated].sort());
  for (const role of ['owner', 'admin', 'attendant'] as const)
    expect(JSON.stringify(followPlan({ businessId: 'Business0001', role, hasFarm: true }, 'u1'))).not.toMatch(/mail|public_docs/); // prettier-ignore
});

test('[MNY-7] eggs, birds, grams, millilitres, doses and pieces; a bag of any weight is the item’s own', () => {
  expect([...GOODS_UNITS].sort()).toEqual(['bird', 'dose', 'egg', 'g', 'ml', 'piece']);
  for (const unit of GOODS_UNITS)
    expect(checkDocument(collections.shop.kind, aShopItem({ base_unit: unit }))).toEqual({ ok: true });
  const kilogram = aShopItem({ base_unit: 'kg' as never });
  expect(checkDocument(collections.shop.kind, kilogram).ok).toBe(false);
  for (const kg of [25, 50, 70, 100]) {
    const feed = aRawMaterial({ base_unit: 'g', pack: { label: 'bag', factor: kg * 1_000 } });
    expect(checkDocument(collections.raw_materials.kind, feed)).toEqual({ ok: true });
  }
  const water = anActivity('water', { qty: 60_000, unit: 'jerrican', factor: 20_000 });
  expect(checkDocument(collections.farm_activities.kind, water)).toEqual({ ok: true });
  expect(SELL_UNITS.tray.factor).toBe(30);
});

test('[MNY-11] an amount goes up to 1e12 and not further; sums are exact up to 9e15', async () => {
  const of = (amount: number) => checkDocument(collections.payments.kind, aPayment({ amount })).ok;
  expect([of(1), of(1e12), of(1e12 + 1), of(0), of(0.5), of(-1)]).toEqual([true, true, false, false, false, false]);
  const most = Array.from({ length: 900 }, (_, n) =>
    aPayment({ party_kind: 'none', party_id: undefined, target_kind: 'account', target_id: undefined, amount: 1e12 - (n % 2), ...on('2026-05-01') }),
  ); // prettier-ignore
  const books = await booksOf(most.map((one) => ['payments', one]));
  expect(books.account('1000')).toBe(900 * 1e12 - 450);
  const tenfold = Array.from({ length: 9_000 }, (_, n) => 1e12 - (n % 2)).reduce((sum, one) => sum + one, 0);
  expect(BigInt(tenfold)).toBe(9_000n * 1_000_000_000_000n - 4_500n);
});

test('[MNY-13] how many decimals a currency has stands in our own table: the browser is not asked', () => {
  vi.spyOn(Intl, 'NumberFormat').mockImplementation(() => {
    throw new Error('the browser was asked');
  });
  vi.spyOn(Number.prototype, 'toLocaleString').mockImplementation(() => {
    throw new Error('the browser was asked');
  });
  expect(['UGX', 'KES', 'KWD', 'RWF', 'TZS', 'INR'].map(currencyExponent)).toEqual([0, 2, 3, 0, 2, 2]);
  expect(formatAmount(1_234_567, 'KWD')).toBe('1,234.567');
  expect(meantBy('1,234.567', { decimals: 3, language: 'en' })).toEqual({ is: 'one', value: 1_234_567 });
});
