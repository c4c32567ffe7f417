import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { addExpense } from '../../src/nouns/expenses/data/add-expense.command.ts';
import { addPurchase } from '../../src/nouns/purchases/data/add-purchase.command.ts';
import { returnPurchase } from '../../src/nouns/purchases/data/return-purchase.command.ts';
import { addSale } from '../../src/nouns/sales/data/add-sale.command.ts';
import { phoneSeries } from '../../src/nouns/sync/data/series.query.ts';
import { runCommand } from '../../src/data/commands.ts';
import { correctionId } from '../../src/domain/corrections/correction-id.ts';
import type { RunDraft } from '../../src/domain/processing/check-run.ts';
import { EGG_ITEM_OF_GRADE } from '../../src/domain/sales/egg-items.ts';
import { openBook } from '../../src/store/book.ts';
import { hasNumber } from '../../src/store/has-number.ts';
import { takeNumbers } from '../../src/store/upkeep-store.ts';
import { tries } from '../support/runs.ts';
import { inTurn } from '../support/test-book.ts';
import { answerOf, answerWhen, gracesPhone } from '../support/test-deps.ts';

const NAMES = ['sales', 'shop', 'farm', 'stock_entries', 'purchases', 'expenses', 'payments', 'vendors', 'raw_materials', 'workspace'] as const; // prettier-ignore
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => void (phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES))));
afterEach(() => phone.leave({ remove: true }));

const CASH = { kind: 'all', method: 'cash' } as const;
const TRAYS = { id: 'EggTrays0001', name: 'Egg trays', kind: 'resale', base_unit: 'piece', sell_units: [{ label: 'piece', factor: 1, price: 600 }] } as const; // prettier-ignore
const line = (more: object) => ({ line_id: newDocumentId(), description: 'Goods', qty: 30, unit: 'piece', factor: 1, ...more }); // prettier-ignore

/** The visible number of a new record of each kind. */
const makes = {
  async sale() {
    const sold = await addSale(phone, { id: newDocumentId(), lines: [line({ item_kind: 'egg', item_id: 'EggsGood0001', unit_price: 400 }) as never], pay: CASH }); // prettier-ignore
    return sold.ok ? sold.value.sale_no : JSON.stringify(sold.error);
  },
  async purchase(id = newDocumentId()) {
    const draft = { id, lines: [line({ item_kind: 'shop', item_id: TRAYS.id, unit_cost: 400 }) as never], pay: CASH }; // prettier-ignore
    const bought = await addPurchase(phone, { draft, items: [TRAYS as never] });
    return bought.ok ? bought.value.purchase_no : JSON.stringify(bought.error);
  },
  async voucher() {
    const spent = await addExpense(phone, { id: newDocumentId(), category: 'rent', amount: 5_000, pay: CASH });
    return spent.ok ? spent.value.voucher_no : JSON.stringify(spent.error);
  },
  async run(id = newDocumentId()) {
    const made = await runCommand(phone, 'processing.addRun', regraded(id));
    return made.ok ? runNumber(id) : JSON.stringify(made.error);
  },
};
const runNumber = async (id: string) =>
  ((await phone.session.book.stock_entries.find([id])).get(id) as { run_no?: string } | undefined)?.run_no ?? '';
const regraded = (id: string): RunDraft => ({
  id,
  type: 'packing',
  inputs: [{ line_id: newDocumentId(), item_kind: 'shop', item_id: EGG_ITEM_OF_GRADE['good'], qty: 30 }],
  outputs: [
    {
      line_id: newDocumentId(),
      item_kind: 'shop',
      item_id: EGG_ITEM_OF_GRADE['cracked'],
      qty: 30,
      cost_share: 10_000,
    },
  ],
});
type Kind = keyof typeof makes;
const KINDS = ['sale', 'purchase', 'voucher', 'run'] as const;

/** Simulates that the app is killed after taking its numbers and before writing the record that carries them. */
const killedAt = (kind: Kind | undefined) => {
  const { book } = phone.session;
  return book.exclusive(() => takeNumbers(book.upkeep, phone.businessId, { id: newDocumentId(), kind }, hasNumber(book))); // prettier-ignore
};
const counted = (number: string) => number.slice(3);
const numbers = () => phone.session.book.upkeep.numbers;
const upTo = (letter: string, from: number, count: number) =>
  Array.from({ length: count }, (_, i) => `-${letter}${String(from + i).padStart(4, '0')}`);
const LETTERS = { sale: '', purchase: 'P', voucher: 'V', run: 'R' };

test('[DOC-21, DOC-3] in whatever order sales, purchases, vouchers and runs are written, and wherever the app is killed in between, each kind runs without holes', async () => {
  const made: Record<Kind, string[]> = { sale: [], purchase: [], voucher: [], run: [] };
  const step = fc.record({ kind: fc.constantFrom(...KINDS), killed: fc.option(fc.constantFrom(...KINDS, undefined), { freq: 2 }) }); // prettier-ignore
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const { kind, killed } of steps) {
        if (killed !== null) await killedAt(killed);
        made[kind].push(counted(await makes[kind]()));
      }
      for (const kind of KINDS) expect(made[kind]).toEqual(upTo(LETTERS[kind], 1, made[kind].length));
    }),
    tries(6, 60),
  );
  const total = KINDS.reduce((sum, kind) => sum + made[kind].length, 0);
  expect(total).toBeGreaterThan(12);
  expect(await numbers().get(phone.businessId)).toMatchObject({ device_seq: total });
  const [series] = await answerWhen(phoneSeries(phone, {}), ([one]) => one?.count === total);
  expect(series).toMatchObject({ missing: [], this_phone: true });
  expect(series!.numbers.map(({ kind, count, missing, voided }) => ({ kind, count, missing, voided }))).toEqual(
    KINDS.filter((kind) => made[kind].length > 0).map((kind) => ({ kind, count: made[kind].length, missing: [], voided: [] })),
  ); // prettier-ignore
});

test('[DOC-21] a phone that counted sales alone goes on above every number it gave before; none comes twice', async () => {
  const before = await makes.voucher();
  // State of an older app version: vouchers and purchases took numbers from the common series.
  const old = { business_id: phone.businessId, device_seq: 40, sale_count: 12 };
  await numbers().put(old);
  expect(counted(before)).toBe('-V0001');
  const after = [await makes.sale(), await makes.purchase(), await makes.voucher(), await makes.voucher(), await makes.purchase(), await makes.run()]; // prettier-ignore
  expect(after.map(counted)).toEqual(['-0013', '-P0041', '-V0041', '-V0042', '-P0042', '-R0041']);
  expect(await numbers().get(phone.businessId)).toMatchObject({ device_seq: 46, sale_count: 13, purchase_count: 42, voucher_count: 42, run_count: 41 }); // prettier-ignore
});

test('[DOC-21] numbers that an older version held for a record that was never written are given again or left out, never twice', async () => {
  const id = newDocumentId();
  await numbers().put({ business_id: phone.businessId, device_seq: 8, sale_count: 3, held: { id, sale: true } }); // prettier-ignore
  expect(counted(await makes.sale())).toBe('-0003');
  expect(counted(await makes.voucher())).toBe('-V0009');
  expect(await numbers().get(phone.businessId)).toMatchObject({ device_seq: 9 });
});

test('[DOC-21, PUR-8] goods that go back to a supplier are numbered as purchases are', async () => {
  const id = newDocumentId();
  expect(counted(await makes.purchase(id))).toBe('-P0001');
  await makes.sale();
  const bought = (await phone.session.book.purchases.find([id])).get(id)!;
  await answerWhen(phoneSeries(phone, {}), ([one]) => one?.count === 2);
  const back = await returnPurchase(phone, { id: newDocumentId(), of_purchase_id: id, lines: [{ line_id: bought.lines[0]!.line_id, qty: 30 }], pay_back: { amount: 12_000, method: 'cash' } }); // prettier-ignore
  expect(back).toMatchObject({ ok: true, value: { purchase_no: expect.stringMatching(/-P0002$/) as unknown } });
  expect((await answerOf(phoneSeries(phone, {})))[0]!.numbers).toMatchObject([{ kind: 'sale' }, { kind: 'purchase', count: 2 }]); // prettier-ignore
});

test('[DOC-21, PRC-20] a run that is put right keeps its number, also by another phone, which gave none; what stands is no voided number', async () => {
  const ids = [newDocumentId(), newDocumentId()] as const;
  expect([counted(await makes.run(ids[0])), counted(await makes.run(ids[1]))]).toEqual(['-R0001', '-R0002']);
  const [theirs] = await answerWhen(phoneSeries(phone, {}), ([one]) => one?.count === 2);
  // The book moves to another phone, which starts a new count.
  await phone.device.change({ device_id: newDocumentId(), device_tag: 'Q2Z' });
  for (const [i, id] of ids.entries()) {
    const draft = { ...regraded(id), note: `By hand ${i}` };
    expect(await runCommand(phone, 'processing.correctRun', { draft, reason: 'Note' })).toMatchObject({ ok: true });
  }
  await runCommand(phone, 'processing.voidRun', { id: correctionId(ids[1]), reason: 'Twice' });
  const all = await answerWhen(phoneSeries(phone, {}), (series) => series.length === 2 && series.some(({ numbers: [one] }) => one?.voided.length === 1)); // prettier-ignore
  const first = all.find(({ device_id }) => device_id === theirs!.device_id)!;
  const number = (n: number) => `${first.tag}-R000${n}`;
  expect(first.numbers).toEqual([{ kind: 'run', first: number(1), last: number(2), count: 2, missing: [], voided: [number(2)] }]); // prettier-ignore
  expect(all.find((one) => one !== first)!.numbers).toEqual([]);
});
