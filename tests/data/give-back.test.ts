import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { runCommand } from '../../src/data/commands.ts';
import { openBook } from '../../src/store/book.ts';
import { queries } from '../support/all-queries.ts';
import { inTurn } from '../support/test-book.ts';
import { answerWhen, becomes, gracesPhone } from '../support/test-deps.ts';

const NAMES = ['sales', 'payments', 'purchases', 'stock_entries', 'customers', 'vendors', 'workspace'] as const;
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
  await runCommand(phone, 'customers.add', { id: AMINA, name: 'Amina' });
  await runCommand(phone, 'suppliers.add', { id: MILL, name: 'Mbeya Feeds' });
});
afterEach(() => phone.leave({ remove: true }));

const [AMINA, MILL] = ['Customer0001', 'MbeyaFeeds01'];
const back = (side: 'buys' | 'sells', amount: number, id = newDocumentId(), more: object = {}) =>
  runCommand(phone, 'payments.giveBack', { id, side, party_id: side === 'buys' ? AMINA : MILL, amount, method: 'cash', ...more }); // prettier-ignore
const owes = (side: 'customers' | 'suppliers', balance: number, id = side === 'customers' ? AMINA : MILL) =>
  answerWhen(queries[`${side}.account`](phone, { id }), (one) => one?.balance === balance); // prettier-ignore
const cash = (amount: number) =>
  answerWhen(queries['money.page'](phone, { limit: 1 }), ({ boxes }) => boxes?.[0]?.held === amount);

test('[PAY-17] a customer paid 50,000 ahead: 30,000 goes back, never more than is left; pressed twice it is once', async () => {
  await runCommand(phone, 'payments.add', { id: newDocumentId(), customer_id: AMINA, amount: 50_000, method: 'cash' });
  await owes('customers', -50_000);
  const id = newDocumentId();
  for (let pressed = 0; pressed < 2; pressed++)
    expect(await back('buys', 30_000, id)).toEqual({ ok: true, value: { id } });
  await owes('customers', -20_000);
  await cash(20_000);
  expect(await back('buys', 20_001)).toEqual({ ok: false, error: { type: 'MoreThanAhead', ahead: 20_000 } });
  expect(await back('buys', 0)).toEqual({ ok: false, error: { type: 'AmountAboveZero' } });
  expect(await back('buys', 100, undefined, { method: 'mobile_money' })).toEqual({ ok: false, error: { type: 'ReferenceNeeded' } }); // prettier-ignore
  // After the voiding, the amount is prepaid again.
  expect(await runCommand(phone, 'payments.void', { id, reason: 'not given' })).toMatchObject({ ok: true });
  await owes('customers', -50_000);
});

test('[PAY-17] a supplier gives back what was paid ahead: it is money that comes in, and the statement says so', async () => {
  await runCommand(phone, 'payments.payOut', { id: newDocumentId(), to: { kind: 'supplier', id: MILL }, amount: 80_000, method: 'cash' }); // prettier-ignore
  await owes('suppliers', -80_000);
  expect(await back('sells', 80_000, undefined, { method: 'bank' })).toMatchObject({ ok: true });
  await owes('suppliers', 0);
  await answerWhen(queries['money.page'](phone, { limit: 1 }), ({ boxes }) =>
    boxes?.find(({ method }) => method === 'bank')?.held === 80_000); // prettier-ignore
});

test.each([['customers', 'buys'], ['suppliers', 'sells']] as const)('[PAY-17, CUS-4] %s: what was paid ahead before the book began is given back, in parts', async (side, is) => {
  const ids = { customers: 'Zawadi000001', suppliers: 'ZanzibarMill' };
  const details = { opening_balance: -50_000, opening_on: '2026-09-01' };
  expect(await runCommand(phone, `${side}.add`, { id: ids[side], name: 'Zawadi', details })).toMatchObject({ ok: true });
  await owes(side, -50_000, ids[side]);
  expect(await back(is, 50_001, undefined, { party_id: ids[side] })).toEqual({ ok: false, error: { type: 'MoreThanAhead', ahead: 50_000 } });
  for (const [part, left] of [[20_000, -30_000], [30_000, 0]] as const) {
    expect(await back(is, part, undefined, { party_id: ids[side] })).toMatchObject({ ok: true });
    await owes(side, left, ids[side]);
  }
}); // prettier-ignore

test('[PAY-17, RUL-15] who sells gives customers back, and takes nothing from suppliers', async () => {
  await runCommand(phone, 'payments.add', { id: newDocumentId(), customer_id: AMINA, amount: 50_000, method: 'cash' });
  await owes('customers', -50_000);
  await becomes(phone, { role: 'admin', roles: { add_sales: true } });
  await answerWhen(phone.session.open$, (open) => open?.member.role === 'admin');
  expect(await back('sells', 100)).toEqual({ ok: false, error: { type: 'NotAllowed' } });
  expect(await back('buys', 100)).toMatchObject({ ok: true });
});
