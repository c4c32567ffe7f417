import { expect, test } from 'vitest';
import {
  afterAct,
  emptySaleForm,
  soldTo,
  type LineForm,
  type SaleForm,
  type SaleFormAct,
} from '../../src/nouns/sales/screens/entry/sale-form.ts';
import {
  amountOf,
  dueDay,
  orderDiscount,
  quantityOf,
  saleFromForm,
  taxOf,
  totalOf,
  waysOf,
} from '../../src/nouns/sales/screens/entry/sale-from-form.ts';

const NOW = { at: '2026-11-20T10:50:00.000Z', today: '2026-11-20' };
const UGX = { currency: 'UGX', now: NOW };
const CASH = { kind: 'all', method: 'cash' } as const;

const eggs = (part: Partial<LineForm> = {}): LineForm => ({
  line_id: 'LineGoodEggs',
  key: 'EggsGood0001',
  item_kind: 'egg',
  item_id: 'EggsGood0001',
  description: 'Eggs, good',
  unit: 'tray',
  factor: 30,
  whole: '',
  loose: '',
  price: '12000',
  ...part,
});
const hen = (part: Partial<LineForm> = {}): LineForm =>
  eggs({
    line_id: 'LineSpentHen',
    key: 'other:Spent hen',
    item_kind: 'other',
    item_id: undefined,
    description: 'Spent hen',
    unit: 'piece',
    factor: 1,
    price: '18000',
    ...part,
  });
const form = (...acts: SaleFormAct[]): SaleForm => acts.reduce(afterAct, emptySaleForm('SaleSaleSale'));
const pick = (line: LineForm): SaleFormAct => ({ do: 'pick', line });
const keys = (...pressed: Extract<SaleFormAct, { do: 'key' }>['key'][]): SaleFormAct[] =>
  pressed.map((key) => ({ do: 'key', key }));

test('[SAL-9] 2 trays + 15 at 10,500 a tray is 75 eggs and 26,250', () => {
  const typed = form(pick(eggs({ price: '10500' })), ...keys('2'), { do: 'next' }, ...keys('1', '5'));
  expect(quantityOf(typed.lines[0]!)).toEqual({ ok: true, value: 75 });
  expect(totalOf(typed, 'UGX')).toBe(26_250);
});

test('[SAL-42] a price that comes to be known after its line was picked is filled in, unless one was typed or the unit is another', () => {
  const unknown = eggs({ price: '', awaits_price: true });
  const known: SaleFormAct = { do: 'priced', lines: [eggs({ line_id: 'Other', price: '11500' })] };
  const priceOf = (...acts: SaleFormAct[]) => form(pick(unknown), ...acts).lines[0]!.price;
  expect(priceOf(...keys('4'), known)).toBe('11500');
  expect(form(pick(unknown), ...keys('4'), known).active).toEqual({ line_id: 'LineGoodEggs', field: 'whole' });
  expect(priceOf({ do: 'enter', line_id: 'LineGoodEggs', field: 'price' }, ...keys('9'), known)).toBe('9');
  expect(priceOf({ do: 'type', field: 'price', text: '' }, known)).toBe('');
  expect(priceOf({ do: 'priced', lines: [eggs({ unit: 'piece', factor: 1, price: '500' })] })).toBe('');
  expect(form(pick(eggs()), known).lines[0]!.price).toBe('12000');
});

test('[SAL-9] half a tray is 15 eggs, among the trays and among the loose ones', () => {
  const quantity = (...acts: SaleFormAct[]) => quantityOf(form(pick(eggs()), ...acts).lines[0]!);
  expect(quantity(...keys('2', '½'))).toEqual({ ok: true, value: 75 });
  expect(quantity({ do: 'next' }, ...keys('½'))).toEqual({ ok: true, value: 15 });
  expect(quantity({ do: 'next' }, ...keys('5', '½'))).toEqual({ ok: true, value: 20 });
});

test('[SAL-9] a sum, a nought beside a number, and an unfinished sum are read', () => {
  expect(quantityOf(hen({ whole: '120+95' }))).toEqual({ ok: true, value: 215 });
  expect(quantityOf(eggs({ whole: '0', loose: '15' }))).toEqual({ ok: true, value: 15 });
  expect(quantityOf(hen({ whole: '120+' }))).toEqual({ ok: true, value: 120 });
});

test('[SAL-3] an empty line and a nought are refused with their line', () => {
  expect(saleFromForm(form(pick(eggs())), CASH, UGX)).toEqual({
    ok: false,
    error: { type: 'NumberAboveZero', line_id: 'LineGoodEggs', field: 'qty' },
  });
  expect(quantityOf(eggs({ whole: '0', loose: '0' }))).toMatchObject({ ok: false });
});

test('[SAL-4] a number that is too long is refused, in quantity and in price', () => {
  expect(quantityOf(hen({ whole: '12345678901' }))).toEqual({ ok: false, error: { type: 'NumberTooLong' } });
  const long = form(pick(hen({ price: '12345678901' })), ...keys('1'));
  expect(saleFromForm(long, CASH, UGX)).toMatchObject({
    ok: false,
    error: { type: 'NumberTooLong', field: 'unit_price' },
  });
  expect(amountOf(hen({ whole: '9999999999', price: '9999999999' }), 'UGX')).toBeUndefined();
});

test('[SAL-2] a missing price is refused; a price of nought is a gift', () => {
  const unpriced = form(pick(eggs({ price: '' })), ...keys('2'));
  expect(saleFromForm(unpriced, CASH, UGX)).toMatchObject({ ok: false, error: { field: 'unit_price' } });
  expect(saleFromForm(form(pick(eggs({ price: '0' })), ...keys('2')), CASH, UGX)).toMatchObject({ ok: true });
});

test('[SAL-1] the sale carries the id of its draft, base units, and no empty lines', () => {
  const typed = form(pick(eggs()), ...keys('1', '0'), pick(hen()));
  expect(saleFromForm(typed, CASH, UGX)).toEqual({
    ok: true,
    value: {
      id: 'SaleSaleSale',
      lines: [
        {
          line_id: 'LineGoodEggs',
          item_kind: 'egg',
          item_id: 'EggsGood0001',
          description: 'Eggs, good',
          qty: 300,
          unit: 'tray',
          factor: 30,
          unit_price: 12_000,
        },
      ],
      pay: CASH,
      occurred_at: NOW.at,
    },
  });
});

test('[SAL-42] pressing a tile again goes back to its line, and a mistaken one leaves nothing behind', () => {
  const again = form(pick(eggs()), ...keys('2'), pick(hen()), pick(eggs({ line_id: 'Another' })));
  expect(again.lines.map(({ line_id }) => line_id)).toEqual(['LineGoodEggs', 'LineSpentHen']);
  expect(again.active).toEqual({ line_id: 'LineGoodEggs', field: 'whole' });
  expect(form(pick(eggs()), pick(hen())).lines.map(({ key }) => key)).toEqual(['other:Spent hen']);
});

test('[SAL-9] Next walks trays, loose, price, then the line that still lacks something', () => {
  const typed = form(
    pick(eggs({ price: '' })),
    ...keys('2'),
    pick(hen()),
    ...keys('3'),
    { do: 'next' },
    { do: 'next' },
  );
  expect(typed.active).toEqual({ line_id: 'LineGoodEggs', field: 'price' });
});

test('[SAL-9] Next leads to a price that is not known yet before loose pieces, and from these to the price too', () => {
  const fieldAfter = (...acts: SaleFormAct[]) => form(pick(eggs({ price: '' })), ...keys('5'), ...acts).active?.field;
  expect(fieldAfter({ do: 'next' })).toBe('price');
  expect(fieldAfter({ do: 'enter', line_id: 'LineGoodEggs', field: 'loose' }, { do: 'next' })).toBe('price');
  expect(form(pick(eggs()), ...keys('5'), { do: 'next' }).active?.field).toBe('loose');
});

test('[SAL-2] removing a line goes to the one before it, the last one leaves none', () => {
  const two = form(pick(eggs()), ...keys('2'), pick(hen()), ...keys('1'));
  const one = afterAct(two, { do: 'remove', line_id: 'LineSpentHen' });
  expect(one.active).toMatchObject({ line_id: 'LineGoodEggs' });
  expect(afterAct(one, { do: 'remove', line_id: 'LineGoodEggs' })).toMatchObject({ lines: [], active: undefined });
});

test('[SAL-35] paying later carries the due day: a week by default, or the chosen one', () => {
  const typed = form(pick(eggs()), ...keys('2'));
  expect(dueDay(typed, '2026-11-20')).toBe('2026-11-27');
  const own = afterAct(typed, { do: 'set', part: { due: { day: '2026-12-24' } } });
  expect(saleFromForm(own, { kind: 'later' }, UGX)).toMatchObject({ value: { due_date: '2026-12-24' } });
});

test('[SAL-35] the terms of the customer propose the due day', () => {
  const sold = { ...emptySaleForm('Sale00000001'), ...soldTo({ id: 'Customer0001', name: 'Amina', terms_days: 21 }) };
  expect(dueDay(sold, '2026-11-20')).toBe('2026-12-11');
  expect(soldTo({ id: 'Customer0001', name: 'Amina' })).not.toHaveProperty('due');
  expect(soldTo(undefined)).toEqual({ customer: undefined });
});

test('[DOC-15] a sale of yesterday stands at midday', () => {
  const typed = form(pick(eggs()), ...keys('2'), { do: 'set', part: { day: '2026-11-19' } });
  const saved = saleFromForm(typed, CASH, UGX);
  expect(saved.ok && new Date(saved.value.occurred_at!).toString()).toContain('Nov 19 2026 12:00:');
});

test('[SAL-48] a sale of any past day stands on it, and the days until it is due are counted from it', () => {
  const typed = form(pick(eggs()), ...keys('2'), { do: 'set', part: { day: '2026-10-02', due: { days: 7 } } });
  const saved = saleFromForm(typed, { kind: 'later' }, UGX);
  expect(saved).toMatchObject({ ok: true, value: { due_date: '2026-10-09' } });
  expect(saved.ok && new Date(saved.value.occurred_at!).toString()).toContain('Oct 02 2026 12:00:');
});

test('[SHP-14] what is scanned is one, one more each time, and typing goes on from there; another unit is another line', () => {
  const mash = (part: Partial<LineForm> = {}) =>
    eggs({ line_id: 'LineMash0001', key: 'LayersMash01', item_kind: 'shop', unit: 'bag', factor: 70_000, ...part });
  const scans = (before: SaleForm, ...lines: LineForm[]) =>
    lines.reduce((now, line) => afterAct(now, { do: 'scan', line }), before);
  const twice = scans(emptySaleForm('SaleOfScan01'), mash(), mash({ line_id: 'LineMash0002' }));
  expect(twice.lines.map(({ whole }) => whole)).toEqual(['2']);
  expect(twice).toMatchObject({ active: { line_id: 'LineMash0001', field: 'whole' }, fresh: true });
  expect(afterAct(twice, { do: 'key', key: '5' }).lines[0]!.whole).toBe('5');
  const byWeight = scans(twice, mash({ line_id: 'LineMash0003', unit: 'kg', factor: 1_000 }));
  expect(byWeight.lines.map(({ unit, whole }) => [unit, whole])).toEqual([
    ['bag', '2'],
    ['kg', '1'],
  ]);
  // Text that is not a plain number is never incremented, and a tile pressed by mistake leaves no line.
  const typed = afterAct(twice, { do: 'type', field: 'whole', text: '1½' });
  expect(scans(typed, mash()).lines[0]!.whole).toBe('1½');
  const pressed = afterAct(twice, { do: 'pick', line: hen() });
  expect(scans(pressed, mash()).lines.map(({ whole }) => whole)).toEqual(['3']);
});

test('[TAX-3] the total has the tax on top, and says how much is in it', () => {
  const inside = eggs({ price: '59000', whole: '4', tax: { rate: 1_800, inside: true } });
  const onTop = hen({ price: '10000', whole: '1', tax: { rate: 1_800, inside: false } });
  const typed = { ...form(), lines: [inside, onTop] };
  expect(totalOf(typed, 'UGX')).toBe(236_000 + 11_800);
  expect(taxOf(typed, 'UGX')).toEqual({ all: 36_000 + 1_800, inside: 36_000 });
  const draft = saleFromForm(typed, CASH, UGX);
  expect(draft.ok && draft.value.lines.map(({ tax_rate, tax_inclusive }) => [tax_rate, tax_inclusive])).toEqual([[1_800, true], [1_800, undefined]]); // prettier-ignore
  expect(saleFromForm({ ...typed, lines: [{ ...onTop, tax: undefined }] }, CASH, UGX)).toMatchObject({ value: { lines: [{ tax_rate: undefined }] } }); // prettier-ignore
});

test('[SAL-50] a discount in per cent follows what is sold, and is saved as money', () => {
  const line = eggs({ whole: '10', discount: '10%' }); // 120,000 − 12,000
  const typed = { ...form(), lines: [line], discount: '2.5 %' };
  expect(amountOf(line, 'UGX')).toBe(108_000);
  expect(orderDiscount(typed, 'UGX')).toBe(2_700);
  expect(saleFromForm(typed, CASH, UGX)).toMatchObject({
    value: { order_discount: 2_700, lines: [{ discount: 12_000 }] },
  });
  const more = { ...typed, lines: [{ ...line, whole: '20' }] };
  expect(saleFromForm(more, CASH, UGX)).toMatchObject({
    value: { order_discount: 5_400, lines: [{ discount: 24_000 }] },
  });
  expect(saleFromForm({ ...typed, discount: '101%' }, CASH, UGX)).toEqual({ ok: false, error: { type: 'AmountUnclear', typed: '101%' } }); // prettier-ignore
});

test('[SAL-51, SAL-45] what is paid in another way is taken off the first, and only cash alone is rounded', () => {
  const typed = { ...form(), lines: [hen({ whole: '1', price: '18020' })], more: [{ amount: '8000', method: 'mobile_money' as const, reference: ' QX1 ' }] }; // prettier-ignore
  expect(waysOf(typed, 'UGX')).toEqual({ method: 'cash', more: [{ amount: 8_000, method: 'mobile_money', reference: 'QX1' }] }); // prettier-ignore
  const step = { ...UGX, cash_step: 50 };
  expect(saleFromForm(typed, { kind: 'all', ...waysOf(typed, 'UGX') }, step)).not.toHaveProperty('value.rounding');
  expect(saleFromForm({ ...typed, more: undefined }, CASH, step)).toHaveProperty('value.rounding', -20);
});
