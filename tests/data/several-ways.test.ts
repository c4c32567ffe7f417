import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import type { SaleDraft } from '../../src/domain/sales/check-sale.ts';
import { runCommand } from '../../src/data/commands.ts';
import { openBook } from '../../src/store/book.ts';
import { queries } from '../support/all-queries.ts';
import { aSaleLine } from '../support/documents.ts';
import { inTurn } from '../support/test-book.ts';
import { answerWhen, gracesPhone } from '../support/test-deps.ts';

const NAMES = ['sales', 'payments', 'stock_entries', 'customers', 'workspace'] as const;
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
afterEach(() => phone.leave({ remove: true }));

const lines = [aSaleLine({ qty: 1, factor: 1, unit_price: 45_000 })];
const MOMO = { amount: 20_000, method: 'mobile_money', reference: 'qx 77' } as const;
const sell = (pay: SaleDraft['pay'], more: object = {}) =>
  runCommand(phone, 'sales.add', { id: newDocumentId(), lines, pay, ...more });
const boxes = async (held: Record<string, number>) => {
  const page = await answerWhen(queries['money.page'](phone, { limit: 1 }), ({ boxes: all = [] }) =>
    Object.entries(held).every(([method, amount]) => all.some((box) => box.method === method && box.held === amount)),
  );
  return Object.fromEntries(page.boxes!.map(({ method, held: amount }) => [method, amount]));
};

test('[SAL-51] 45,000: 20,000 by mobile money, 5,000 by card, the rest in cash; each is in its own money, and voiding takes all back', async () => {
  const id = newDocumentId();
  const pay = { kind: 'all', method: 'cash', more: [MOMO, { amount: 5_000, method: 'card' }] } as const;
  expect(await sell(pay, { id })).toMatchObject({ ok: true });
  expect(await boxes({ cash: 20_000, mobile_money: 20_000, card: 5_000 })).toMatchObject({ bank: 0 });
  const payments = await answerWhen(queries['payments.ofSale'](phone, { id }), (one) => one?.payments.length === 3);
  expect(payments).toMatchObject({ paid: 45_000, balance: 0 });
  expect(payments!.payments.map(({ method, amount, reference }) => [method, amount, reference])).toEqual([
    ['cash', 20_000, undefined],
    ['mobile_money', 20_000, 'QX 77'],
    ['card', 5_000, undefined],
  ]);
  const used = await answerWhen(queries['payments.referenceUsed'](phone, { reference: 'QX 77', except: 'x' }), (one) => one !== null); // prettier-ignore
  expect(used).not.toBeNull();
  const paper = await answerWhen(queries['sales.paper'](phone, { id }), (one) => one?.paper.paid === 45_000);
  expect(paper?.methods).toEqual(['cash', 'mobile_money', 'card']);
  expect(await runCommand(phone, 'sales.void', { id, reason: 'Twice' })).toMatchObject({ ok: true });
  await boxes({ cash: 0, mobile_money: 0 });
});

test('[SAL-51, SAL-5] a part in two ways leaves the rest to the customer; changing the sale keeps how it was paid', async () => {
  const id = newDocumentId();
  const customer = { id: 'Customer0001', name: 'Amina' };
  const pay = { kind: 'part', amount: 10_000, method: 'cash', more: [MOMO] } as const;
  expect(await sell(pay, { id })).toMatchObject({ ok: false, error: { type: 'CustomerNeeded' } });
  expect(await sell(pay, { id, customer })).toMatchObject({ ok: true });
  const view = await answerWhen(queries['sales.one'](phone, { id }), (one) => one !== undefined && one !== null);
  expect(view!.paid_first).toMatchObject([{ amount: 10_000 }, { amount: 20_000, reference: 'QX 77' }]);
  const { sale } = view!;
  expect(sale.pay).toMatchObject({ kind: 'part', amount: 10_000, more: [{ amount: 20_000 }] });
  expect(await runCommand(phone, 'sales.edit', { draft: { ...sale, note: 'For the school' }, seen: sale })).toMatchObject({ ok: true }); // prettier-ignore
  const paid = await answerWhen(queries['payments.ofSale'](phone, { id }), (one) => one?.balance === 15_000);
  expect(paid?.payments).toHaveLength(2);
});

test.each([
  [{ kind: 'all', method: 'cash', more: [{ ...MOMO, amount: 45_000 }] }, 'OtherWayAmount'],
  [{ kind: 'all', method: 'cash', more: [{ ...MOMO, amount: 0 }] }, 'OtherWayAmount'],
  [{ kind: 'all', method: 'cash', more: [{ ...MOMO, amount: Number.NaN }] }, 'OtherWayAmount'],
  [{ kind: 'all', method: 'cash', more: [{ ...MOMO, reference: '' }] }, 'ReferenceNeeded'],
  [{ kind: 'all', method: 'bank', more: Array.from({ length: 5 }, () => ({ amount: 1_000, method: 'cash' })) }, 'OtherWayAmount'],
  [{ kind: 'part', amount: 25_000, method: 'cash', more: [MOMO] }, 'PartAmount'],
] as const)('[SAL-51] %j is refused as %s', async (pay, type) => {
  const customer = { id: 'Customer0001', name: 'Amina' };
  expect(await sell(pay as SaleDraft['pay'], { customer })).toEqual({ ok: false, error: { type } });
}); // prettier-ignore
