import { expect, test } from 'vitest';
import { countedQuantity, looseUnit } from '../../src/nouns/stock/screens/counted.ts';
import { countedIn, emptyItemForm, formFromItem, itemFromForm } from '../../src/nouns/stock/shared/item-form.ts';
import {
  emptyPurchaseForm,
  formFromPurchase,
  purchaseFromForm,
} from '../../src/nouns/purchases/screens/purchase-form.ts';
import type { PurchaseDraft } from '../../src/domain/purchases/check-purchase.ts';
import { typedQuantity } from '../../src/ui/numbers/typed-number.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');

test('[SHP-3] a bag of 70 kg as typed is 70,000 g, and the form of that item says 70 again', () => {
  const form = { ...countedIn(emptyItemForm('LayersMash01', 'Layers mash'), 'g'), reorder: '2' };
  const typed = { ...form, units: [{ ...form.units[0]!, holds: '70', price: '133,000', barcode: ' 6001 ' }] };
  const draft = itemFromForm(typed, 'UGX');
  expect(draft).toMatchObject({
    base_unit: 'g',
    sell_units: [{ label: 'bag', factor: 70_000, price: 133_000, barcode: '6001' }],
    reorder_level: 140_000,
  });
  const again = formFromItem({ ...draft, archived: false, sync: 'synced' }, 'UGX');
  expect(itemFromForm(again, 'UGX')).toEqual(draft);
});

test.each([
  ['6.5', 70_000, 455_000],
  ['1,200', 1, 1_200],
  ['0.5', 1, Number.NaN],
  ['', 1, Number.NaN],
  ['6 bags', 1, Number.NaN],
  ['-1', 1, Number.NaN],
])('[SHP-7] %s of %i base units is %d', (typed, factor, qty) => expect(typedQuantity(typed, factor)).toBe(qty));

test('[SHP-9] counted bags and kilograms, trays and eggs are added up; nothing beside whole pieces', () => {
  expect(countedQuantity({ whole: '6', loose: '15' }, 70_000, 'g')).toBe(435_000);
  expect(countedQuantity({ whole: '', loose: '18' }, 30, 'egg')).toBe(18);
  expect(countedQuantity({ whole: '0', loose: '' }, 1, 'piece')).toBe(0);
  expect(countedQuantity({ whole: 'x', loose: '' }, 1, 'piece')).toBeNaN();
  expect(looseUnit(70_000, 'g')).toBe('kg');
  expect(looseUnit(1, 'piece')).toBeUndefined();
});

test('[RTE-46] the form of a purchase means that purchase, and on another day it stands at midday [DOC-15]', () => {
  const draft: PurchaseDraft = {
    id: 'Purchase0001',
    lines: [
      { line_id: 'Line00000001', item_kind: 'shop', item_id: 'LayersMash01', description: 'Layers mash', qty: 455_000, unit: 'bag', factor: 70_000, unit_cost: 90_000, batch_no: 'B1', expiry: '2027-01-01' },
    ],
    vendor: { id: 'MbeyaFeeds01', name: 'Mbeya Feeds' },
    transport_cost: 60_000,
    other_cost: 5_000,
    supplier_invoice_no: 'INV 7',
    pay: { kind: 'part', amount: 100_000, method: 'mobile_money', reference: 'QX1' },
    due_date: '2026-12-01',
    occurred_at: '2026-11-19T08:30:00.000Z',
    note: 'By boda',
  }; // prettier-ignore
  const form = formFromPurchase(draft, 'UGX', () => undefined);
  expect(purchaseFromForm(form, 'UGX', NOW)).toEqual({ draft, items: [], materials: [] });
  const moved = purchaseFromForm({ ...form, day: '2026-11-10' }, 'UGX', NOW).draft;
  expect(new Date(moved.occurred_at!).toString()).toContain('Nov 10 2026 12:00:');
  expect(purchaseFromForm({ ...form, day: '2026-11-19' }, 'UGX', NOW).draft.occurred_at).toBe(draft.occurred_at);
  const empty = purchaseFromForm(emptyPurchaseForm('Purchase0002', 'Line00000002', 'shop'), 'UGX', NOW);
  expect(empty).toMatchObject({ draft: { lines: [], pay: { kind: 'all', method: 'cash' } }, items: [] });
});

test('[TAX-4] the form of a taxed purchase means that purchase; without the tax on the invoice its lines bear none', () => {
  const line = { line_id: 'Line00000001', item_kind: 'shop', item_id: 'Drinkers0001', description: 'Drinkers', qty: 5, unit: 'piece', factor: 1, unit_cost: 47_200 } as const; // prettier-ignore
  const draft: PurchaseDraft = {
    id: 'Purchase0001',
    lines: [
      { ...line, discount: 1_000, tax_rate: 1_800, tax_inclusive: true },
      { ...line, line_id: 'Line00000002' },
      { ...line, line_id: 'Line00000003', tax_rate: 0 },
    ],
    pay: { kind: 'all', method: 'cash' },
    tax_recoverable: true,
    occurred_at: '2026-11-19T08:30:00.000Z',
  };
  const form = formFromPurchase(draft, 'UGX', () => undefined);
  expect(purchaseFromForm(form, 'UGX', NOW).draft).toEqual(draft);
  const { lines, tax_recoverable } = purchaseFromForm({ ...form, tax: undefined }, 'UGX', NOW).draft;
  expect([lines.map(({ tax_rate }) => tax_rate), tax_recoverable]).toEqual([
    [undefined, undefined, undefined],
    undefined,
  ]);
  const fresh = { ...emptyPurchaseForm('Purchase0002', 'Line00000001', 'shop'), tax: { inside: false, claimed: true, usual: 1_600 } }; // prettier-ignore
  const known = {
    id: 'Drinkers0001',
    name: 'Drinkers',
    base_unit: 'piece',
    units: [{ label: 'piece', factor: 1 }],
  } as const;
  const of = (tax: number | 'none' | undefined) =>
    purchaseFromForm({ ...fresh, lines: [{ ...fresh.lines[0]!, known: { ...known, tax }, qty: '1', cost: '100' }] }, 'UGX', NOW).draft; // prettier-ignore
  expect(of(undefined)).toMatchObject({ lines: [{ tax_rate: 1_600 }], tax_recoverable: true });
  expect(of('none')).not.toHaveProperty('tax_recoverable');
  expect(of(800)).toMatchObject({ lines: [{ tax_rate: 800 }] });
});
