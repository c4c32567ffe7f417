import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import type { SaleLine } from '../../schemas/sale.schema.ts';
import type { ReportName } from '../../src/domain/reports/report.ts';
import { runCommand } from '../../src/data/commands.ts';
import { openBook } from '../../src/store/book.ts';
import { queries } from '../support/all-queries.ts';
import { aPurchaseLine, aSaleLine } from '../support/documents.ts';
import { inTurn } from '../support/test-book.ts';
import { answerWhen, becomes, gracesPhone } from '../support/test-deps.ts';

const NAMES = ['sales', 'payments', 'purchases', 'stock_entries', 'shop', 'raw_materials', 'customers', 'vendors', 'farm', 'expenses', 'workspace'] as const; // prettier-ignore
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
  const taxes = { name: 'VAT', rates: ['18', '0'], goods: 1_800, produce: 0, inclusive: true, claims: true };
  await runCommand(phone, 'business.setTaxes', { taxes });
});
afterEach(() => phone.leave({ remove: true }));

const DRINKERS = 'Drinkers0001';
const MONTH = { from: '2026-11-01', to: '2026-11-30' };
const drinkers = (qty: number) => aSaleLine({ line_id: newDocumentId(), item_kind: 'shop', item_id: DRINKERS, description: 'Drinkers', qty, unit: 'piece', factor: 1, unit_price: 59_000, tax_rate: 1_800, tax_inclusive: true }); // prettier-ignore
async function sell(lines: SaleLine[], more: object = {}): Promise<string> {
  const id = newDocumentId();
  const sold = await runCommand(phone, 'sales.add', { id, lines, pay: { kind: 'all', method: 'cash' }, occurred_at: '2026-11-12T09:00:00.000Z', ...more }); // prettier-ignore
  expect(sold).toMatchObject({ ok: true });
  return id;
}
const rowsOf = async (report: ReportName, until: (rows: unknown[][], total: unknown[]) => boolean) => {
  const answer = await answerWhen(
    queries['reports.one'](phone, { report, range: MONTH, only: null }),
    (one) => one.state === 'ready' && until(one.report.rows.map(({ cells }) => [...cells]), [...(one.report.total ?? [])]), // prettier-ignore
  );
  if (answer.state !== 'ready') throw new Error('not ready');
  return { rows: answer.report.rows.map(({ cells }) => cells), total: answer.report.total };
};

test('[TAX-1, TAX-6] a month of a shop that is registered: sales by rate, a discount, a return, an invoice, what is owed and paid', async () => {
  await runCommand(phone, 'shop.addItem', { id: DRINKERS, name: 'Drinkers', kind: 'resale', base_unit: 'piece', sell_units: [{ label: 'piece', factor: 1, price: 59_000 }] }); // prettier-ignore
  const line = aPurchaseLine({ line_id: newDocumentId(), item_id: DRINKERS, qty: 5, unit: 'piece', factor: 1, unit_cost: 40_000, tax_rate: 1_800 }); // prettier-ignore
  const purchase = { id: newDocumentId(), lines: [line], pay: { kind: 'all', method: 'cash' } as const, occurred_at: '2026-11-10T09:00:00.000Z', tax_recoverable: true }; // prettier-ignore
  expect(await runCommand(phone, 'purchases.add', { draft: purchase, items: [], materials: [] })).toMatchObject({ ok: true }); // prettier-ignore
  const four = drinkers(4);
  const first = await sell([four]); // 236,000: 200,000 + 36,000
  await sell([drinkers(2)], { order_discount: 5_900 }); // 112,100: 95,000 + 17,100
  await sell([
    aSaleLine({ line_id: newDocumentId(), unit: 'tray', factor: 30, qty: 30, unit_price: 12_000, tax_rate: 0 }),
  ]);
  await sell([aSaleLine({ line_id: newDocumentId(), item_kind: 'other', description: 'Old cages', qty: 1, factor: 1, unit: 'piece', unit_price: 30_000 })]); // prettier-ignore
  const back = { id: newDocumentId(), of_sale_id: first, lines: [{ line_id: four.line_id, qty: 1, restock: 'yes' as const }], pay_back: { amount: 59_000, method: 'cash' as const }, occurred_at: '2026-11-13T09:00:00.000Z' }; // prettier-ignore
  expect(await runCommand(phone, 'sales.return', back)).toMatchObject({ ok: true });
  const taxed = [
    [{ word: 'tax:out' }, 0, 12_000, 0],
    [{ word: 'tax:out' }, 18, 245_000, 44_100],
    [{ word: 'tax:in' }, 18, 200_000, 36_000],
  ];
  const due = await rowsOf('tax', (_rows, total) => total[3] === 8_100);
  expect(due.rows).toEqual(expect.arrayContaining([...taxed, [{ word: 'tax:free' }, null, 30_000, 0]]));
  expect(due.rows).toHaveLength(4);

  const paid = { id: newDocumentId(), move: 'tax_paid', method: 'bank', amount: 8_100, occurred_at: '2026-11-15T09:00:00.000Z' } as const; // prettier-ignore
  expect(await runCommand(phone, 'money.add', paid)).toMatchObject({ ok: true });
  const settled = await rowsOf('tax', (_rows, total) => total[3] === 0);
  expect(settled.rows).toContainEqual([{ word: 'tax:paid' }, null, null, -8_100]);
  // The tax is not an expense: the profit is the sales without tax, less the cost of the five drinkers.
  const profit = await rowsOf('profit', (_rows, total) => total[1] === 245_000 + 12_000 + 30_000 - 5 * 40_000);
  expect(profit.rows.map(([word]) => (word as { word: string }).word)).not.toContain('account:6000');
  const page = await answerWhen(queries['money.page'](phone, { limit: 9 }), ({ rows }) => rows.length === 1);
  expect(page.rows).toMatchObject([{ move: 'tax_paid', amount: 8_100, method: 'bank' }]);
  expect(page.may).toContain('tax_back');
});

test('[TAX-6] the next month says what was owed from before', async () => {
  await sell([drinkers(2)], { occurred_at: '2026-10-20T09:00:00.000Z' });
  await sell([drinkers(1)]);
  const { rows } = await rowsOf('tax', (_rows, total) => total[3] === 27_000);
  expect(rows).toContainEqual([{ word: 'tax:before' }, null, null, 18_000]);
});

test('[TAX-7] tax inside of expenses is claimed back: it is no cost, and the list says what the vouchers say', async () => {
  const spend = (more: object) => runCommand(phone, 'expenses.add', { id: newDocumentId(), category: 'fuel', pay: { kind: 'all', method: 'cash' }, occurred_at: '2026-11-12T09:00:00.000Z', amount: 118_000, ...more }); // prettier-ignore
  expect(await spend({ tax_rate: 1_800 })).toMatchObject({ ok: true });
  expect(await spend({ tax_rate: 0, amount: 7_000, category: 'water' })).toMatchObject({ ok: true });
  expect(await spend({ amount: 30_000, category: 'labour', pay: { kind: 'later' } })).toMatchObject({ ok: true });
  const { rows } = await rowsOf('tax', (_rows, total) => total[3] === -18_000);
  expect(rows).toEqual([
    [{ word: 'tax:in' }, 18, 100_000, 18_000],
    [{ word: 'tax:in' }, 0, 7_000, 0],
  ]);
  const list = await answerWhen(
    queries['expenses.list'](phone, { search: '', category: null, range: MONTH, limit: 9 }),
    ({ totals }) => totals.spent === 155_000,
  );
  expect(list.totals).toEqual({ spent: 155_000, paid: 125_000, owed: 30_000 });
  expect(list.day_totals).toEqual({ '2026-11-12': 155_000 });
  expect(list.categories).toContainEqual({ category: 'fuel', amount: 118_000 });
  expect(Object.fromEntries(list.rows.map(({ category, tax }) => [category, tax]))).toEqual({ fuel: 18_000, water: 0, labour: undefined }); // prettier-ignore
  const spent = await rowsOf('expenses', (_rows, total) => total[1] === 137_000);
  expect(spent.rows).toContainEqual([{ word: 'category:fuel' }, 100_000, 0, 100_000]);
  await rowsOf('profit', (_rows, total) => total[1] === -137_000);
});

test('[TAX-7] a month’s copy of an expense bears the same tax', async () => {
  const rent = { id: newDocumentId(), category: 'rent', amount: 236_000, tax_rate: 1_800, pay: { kind: 'later' }, monthly: true, occurred_at: '2026-10-03T09:00:00.000Z' } as const; // prettier-ignore
  expect(await runCommand(phone, 'expenses.add', rent)).toMatchObject({ ok: true });
  expect(await runCommand(phone, 'expenses.makeDue', {})).toMatchObject({ ok: true, value: { made: 1 } });
  const { rows } = await rowsOf('tax', (_rows, total) => total[3] === -72_000);
  expect(rows).toEqual([
    [{ word: 'tax:in' }, 18, 200_000, 36_000],
    [{ word: 'tax:before' }, null, null, -36_000],
  ]);
});

test('[TAX-8] what was owed before the book is owed from before, moves no money, and is put right', async () => {
  const owed = { id: newDocumentId(), move: 'tax_owed', method: 'cash', amount: 50_000, occurred_at: '2026-11-05T09:00:00.000Z' } as const; // prettier-ignore
  expect(await runCommand(phone, 'money.add', owed)).toMatchObject({ ok: true });
  await sell([drinkers(1)]); // 9,000
  const { rows } = await rowsOf('tax', (_rows, total) => total[3] === 59_000);
  expect(rows).toContainEqual([{ word: 'tax:before' }, null, null, 50_000]);
  expect(rows.map(([word]) => (word as { word: string }).word)).not.toContain('tax:paid');
  const page = await answerWhen(queries['money.page'](phone, { limit: 9 }), (one) => one.rows.length === 1 && one.boxes !== undefined); // prettier-ignore
  expect(page.rows).toMatchObject([{ move: 'tax_owed', amount: 50_000 }]);
  expect(page.boxes).toMatchObject([{ method: 'cash', held: 59_000 }, { held: 0 }, { held: 0 }]);
  await rowsOf('profit', (_rows, total) => total[1] === 50_000);
  const right = { draft: { ...owed, amount: 30_000 }, reason: 'Two months were paid' };
  expect(await runCommand(phone, 'money.correct', right)).toMatchObject({ ok: true });
  await rowsOf('tax', (_rows, total) => total[3] === 39_000);
  // The reverse: an opening tax credit.
  const credit = { ...owed, id: newDocumentId(), move: 'tax_credit', amount: 40_000 } as const;
  expect(await runCommand(phone, 'money.add', credit)).toMatchObject({ ok: true });
  await rowsOf('tax', (_rows, total) => total[3] === -1_000);
});

test('[TAX-2] what can be sold says its rate: of its own, of its kind, or none', async () => {
  const item = (id: string, name: string, more: object) => runCommand(phone, 'shop.addItem', { id, name, kind: 'resale', base_unit: 'piece', sell_units: [{ label: 'piece', factor: 1, price: 1_000 }], ...more }); // prettier-ignore
  await item('UsualUsual01', 'Usual', {});
  await item('ZeroZeroZe01', 'Zero', { tax_rate: 0 });
  await item('ExemptExem01', 'Exempt', { tax_exempt: true });
  const all = await answerWhen(queries['sales.sellable'](phone, { also: [] }), (found) => found.length > 5);
  const rates = Object.fromEntries(all.map(({ key, tax_rate }) => [key, tax_rate]));
  expect(rates).toMatchObject({ UsualUsual01: 1_800, ZeroZeroZe01: 0, EggsGood0001: 0 });
  expect(rates['ExemptExem01']).toBeUndefined();
  expect(await runCommand(phone, 'business.setTaxes', { taxes: undefined })).toEqual({ ok: true, value: null });
  await answerWhen(queries['sales.sellable'](phone, { also: [] }), (found) => found.every(({ tax_rate }) => tax_rate === undefined)); // prettier-ignore
});

test('[TAX-1, RUL-19] an admin does not say which tax is charged', async () => {
  await becomes(phone, { role: 'admin', roles: { add_sales: true } });
  await answerWhen(phone.session.open$, (open) => open?.member.role === 'admin');
  expect(await runCommand(phone, 'business.setTaxes', { taxes: undefined })).toEqual({ ok: false, error: { type: 'NotAllowed' } }); // prettier-ignore
});
