import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { openBook } from '../../src/store/book.ts';
import { addPayment } from '../../src/nouns/payments/data/add-payment.command.ts';
import { salePayments } from '../../src/nouns/payments/data/sale-payments.query.ts';
import { queries } from '../support/all-queries.ts';
import { runCommand } from '../../src/data/commands.ts';
import { addSale } from '../../src/nouns/sales/data/add-sale.command.ts';
import { salesList } from '../../src/nouns/sales/data/sales-list.query.ts';
import { replicatedFields } from '../../src/store/save.ts';
import { owedByParty } from '../../src/books/read/balances.ts';
import { ACCOUNTS } from '../../src/domain/ledger/posting.ts';
import { applyRows } from '../../src/replication/pull/apply-rows.ts';
import { aSaleLine } from '../support/documents.ts';
import { answerOf, answerWhen, gracesPhone } from '../support/test-deps.ts';
import { inTurn } from '../support/test-book.ts';

const NAMES = ['sales', 'payments', 'customers', 'workspace'] as const;
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
afterEach(() => phone.leave({ remove: true }));

const customer = { id: 'Customer0001', name: 'Amina' };
const ALL = { tab: 0, search: '', range: null, limit: 50 };
async function sell(amount: number, to: typeof customer | null = customer) {
  const line = aSaleLine({ qty: 1, factor: 1, unit_price: amount });
  const sold = await addSale(phone, { id: newDocumentId(), lines: [line], customer: to ?? undefined, pay: to ? { kind: 'later' } : { kind: 'all', method: 'cash' } }); // prettier-ignore
  if (!sold.ok) throw new Error(JSON.stringify(sold.error));
  return sold.value;
}
const pay = (sale_id: string, amount: number, id = newDocumentId()) =>
  addPayment(phone, { id, sale_id, amount, method: 'mobile_money', reference: ' qx1 ' });
const stored = async () =>
  (await phone.session.book.payments.collection.find().exec()).map((one) => one.toMutableJSON() as Record<string, unknown>); // prettier-ignore

test('[PAY-1, PAY-9] a payment in two parts: the list and the history say what is open', async () => {
  const { id } = await sell(60_000);
  expect(await pay(id, 20_000)).toMatchObject({ ok: true });
  expect(await pay(id, 40_000)).toMatchObject({ ok: true });
  const [row] = (await answerWhen(salesList(phone, ALL), ({ rows }) => rows[0]?.balance === 0)).rows;
  expect(row).toMatchObject({ total: 60_000, paid: 60_000, status: 'paid' });
  const view = await answerWhen(salePayments(phone, { id }), (one) => one?.payments.length === 2);
  expect(view).toMatchObject({ balance: 0, payments: [{ amount: 20_000, reference: 'QX1', by: 'Grace' }, { amount: 40_000 }] }); // prettier-ignore
});

test('[PAY-9] the history keeps what was voided, with its reason and the phone, and counts it for nothing', async () => {
  const { id, sale_no } = await sell(60_000);
  const wrong = newDocumentId();
  expect(await pay(id, 20_000, wrong)).toMatchObject({ ok: true });
  expect(await runCommand(phone, 'payments.void', { id: wrong, reason: 'typed twice' })).toMatchObject({ ok: true });
  expect(await pay(id, 40_000)).toMatchObject({ ok: true });
  const view = await answerWhen(
    salePayments(phone, { id }),
    (one) => one?.balance === 20_000 && one.payments.length === 2,
  );
  const [tag] = sale_no.split('-');
  expect(view).toMatchObject({ balance: 20_000, payments: [{ id: wrong, amount: 20_000, voided: 'typed twice', phone: tag }, { amount: 40_000, phone: tag }] }); // prettier-ignore
  expect(view?.payments[1]?.voided).toBeUndefined();
});

test('[DAT-4] the same payment saved twice is saved once', async () => {
  const { id } = await sell(60_000);
  const same = newDocumentId();
  await Promise.all([pay(id, 5_000, same), pay(id, 5_000, same)]);
  expect(await stored()).toHaveLength(1);
});

test('[DOC-3] sales and payments share one series without gaps or doubles', async () => {
  const first = await sell(60_000);
  await pay(first.id, 1_000);
  await sell(5_000);
  await pay(first.id, 2_000);
  const sales = (await phone.session.book.sales.collection.find().exec()).map((one) => Number(one.get('device_seq')));
  const payments = (await stored()).map(({ device_seq }) => Number(device_seq));
  expect([...sales, ...payments].sort((a, b) => a - b)).toEqual([1, 2, 3, 4]);
});

test('[PAY-12, RTE-18] a walk-in cannot overpay, and a sale that is not here takes nothing', async () => {
  const { id } = await sell(60_000, null);
  expect(await pay(id, 1)).toEqual({ ok: false, error: { type: 'WalkInOverpays', balance: 0 } });
  expect(await pay('NotHere00000', 1)).toEqual({ ok: false, error: { type: 'NotHere' } });
  expect(await answerOf(salePayments(phone, { id: 'NotHere00000' }))).toBeNull();
  expect(await stored()).toHaveLength(0);
});

test('[PAY-8, MSG-18] two clerks who each record 60,000 on the first sale offline leave both sales paid, 20,000 paid ahead, and a question; one taken out, the second is open again', async () => {
  const first = await sell(60_000);
  const second = await sell(40_000);
  expect(await pay(first.id, 60_000)).toMatchObject({ ok: true });
  const [mine] = await stored();
  // The other clerk's phone had not received it.
  const theirs = { ...mine, id: newDocumentId(), device_id: 'OfficePhone1', device_seq: 1, rev: 1 };
  const path = `businesses/${phone.businessId}/payments/${theirs.id}`;
  await applyRows(phone.session.book, 'payments', [{ path, fields: replicatedFields(theirs) as never, updated_at: 1 }]);
  const owed = owedByParty(phone.session, ACCOUNTS.receivables);
  expect((await answerWhen(owed, (one) => (one.get(customer.id) ?? 0) < 0)).get(customer.id)).toBe(-20_000);
  expect(await answerWhen(queries['payments.twice'](phone, {}), (pairs) => pairs.length > 0)).toMatchObject([
    { amount: 60_000, first: { by: 'Grace' }, second: { by: 'Grace' } },
  ]);
  const rows = async (isThere: (open: number | undefined) => boolean) => {
    const list = await answerWhen(salesList(phone, ALL), (one) => isThere(one.rows.find(({ id }) => id === second.id)?.balance)); // prettier-ignore
    return [first, second].map(({ id }) => list.rows.find((row) => row.id === id));
  };
  expect(await rows((open) => open === 0)).toMatchObject([{ status: 'paid' }, { status: 'paid', balance: 0 }]);
  const voided = await runCommand(phone, 'payments.void', { id: theirs.id, reason: 'recorded twice' });
  expect(voided).toMatchObject({ ok: true });
  expect(await rows((open) => open !== 0)).toMatchObject([{ status: 'paid', balance: 0 }, { status: 'unpaid', balance: 40_000 }]); // prettier-ignore
  expect(await answerWhen(queries['payments.twice'](phone, {}), (pairs) => pairs.length === 0)).toEqual([]);
});
