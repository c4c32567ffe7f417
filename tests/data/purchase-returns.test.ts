import { afterEach, beforeEach, expect, it } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { openBook } from '../../src/store/book.ts';
import { outPayments } from '../../src/nouns/payments/data/out-payments.query.ts';
import { addPurchase } from '../../src/nouns/purchases/data/add-purchase.command.ts';
import { editPurchase, voidPurchase } from '../../src/nouns/purchases/data/edit-purchase.command.ts';
import { onePurchase } from '../../src/nouns/purchases/data/one-purchase.query.ts';
import { returnPurchase } from '../../src/nouns/purchases/data/return-purchase.command.ts';
import { addSupplier } from '../../src/nouns/parties/data/party.command.ts';
import { supplierAccount } from '../../src/nouns/parties/data/party-account.query.ts';
import type { PurchaseDraft } from '../../src/domain/purchases/check-purchase.ts';
import type { PurchaseReturnDraft } from '../../src/domain/purchases/check-purchase-return.ts';
import { inTurn } from '../support/test-book.ts';
import { answerWhen, gracesPhone } from '../support/test-deps.ts';

const NAMES = ['payments', 'purchases', 'shop', 'raw_materials', 'vendors', 'workspace'] as const;
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
afterEach(() => phone.leave({ remove: true }));

const LINE = { line_id: 'LineTrays001', item_kind: 'shop', item_id: 'TraysOfShop1', description: 'Egg trays', qty: 7, unit: 'piece', factor: 1, unit_cost: 1_000, discount: 1 } as const; // prettier-ignore

/** Seven trays for 6,999 with transport of 700. */
async function bought(part: Partial<PurchaseDraft> = {}): Promise<string> {
  const vendor = { id: newDocumentId(), name: 'Mbeya Feeds' };
  await addSupplier(phone, vendor);
  const draft: PurchaseDraft = { id: newDocumentId(), lines: [LINE], vendor, transport_cost: 700, pay: { kind: 'later' }, ...part }; // prettier-ignore
  const added = await addPurchase(phone, { draft });
  if (!added.ok) throw new Error(JSON.stringify(added.error));
  return draft.id;
}
const page = (id: string) => onePurchase(phone, { id });
const returnable = (id: string) => answerWhen(page(id), (one) => one?.to_return !== undefined);
const back = (of: string, qty: number, part: Partial<PurchaseReturnDraft> = {}) =>
  returnPurchase(phone, { id: newDocumentId(), of_purchase_id: of, lines: [{ line_id: LINE.line_id, qty }], ...part });

it('PUR-8 goods go back at what was paid for them, in parts to the last shilling, and we owe so much less', async () => {
  const id = await bought();
  await returnable(id);
  expect(await back(id, 8)).toEqual({ ok: false, error: { type: 'MoreThanBought', line_id: LINE.line_id, left: 7 } });
  expect(await back(id, 0)).toEqual({ ok: false, error: { type: 'NothingReturned' } });
  expect(await back('NotHere00000', 1)).toEqual({ ok: false, error: { type: 'NotHere' } });
  // Nothing was paid: no refund is possible.
  expect(await back(id, 2, { pay_back: { amount: 1, method: 'cash' } })).toMatchObject({
    error: { type: 'TooMuchBack', most: 0 },
  });
  const draft = { id: newDocumentId() };
  expect(await back(id, 2, draft)).toMatchObject({ ok: true });
  // Repeating the command is idempotent.
  expect(await back(id, 2, draft)).toMatchObject({ ok: true, value: { id: draft.id } });
  const first = await answerWhen(page(id), (one) => one?.returned === 2_000);
  expect(first).toMatchObject({ total: 7_699, balance: 5_699, may_void: false, returns: [{ total: 2_000 }] });
  expect(first?.lines).toMatchObject([{ left: 5 }]);
  expect(await back(id, 5)).toMatchObject({ ok: true });
  const all = await answerWhen(page(id), (one) => one?.returns.length === 2);
  // Nothing of the 6,999 remains; the transport is still owed.
  expect(all).toMatchObject({ returned: 6_999, paid: 0, balance: 700, to_return: undefined });
  const vendorId = all!.vendor!.id;
  expect(await answerWhen(supplierAccount(phone, { id: vendorId }), (one) => one?.balance === 700)).toMatchObject({});

  // A phone that did not know of the return yet is refused too.
  expect(await voidPurchase(phone, { id, reason: 'twice' })).toEqual({
    ok: false,
    error: { type: 'HasReturns', count: 2 },
  });

  // After the return is voided, the goods count as never returned.
  const sent = all!.returns[0]!;
  expect(await answerWhen(page(sent.id), (one) => one?.of?.id === id)).toMatchObject({ kind: 'return', total: 2_000 });
  expect(await back(sent.id, 1)).toEqual({ ok: false, error: { type: 'NotHere' } });
  await voidPurchase(phone, { id: sent.id, reason: 'kept them' });
  expect(await answerWhen(page(id), (one) => one?.balance === 2_700)).toMatchObject({ returns: [{ total: 4_999 }] });
});

it('PUR-8 of what was paid the supplier gives money back, at most what was paid; nobody by name gives all of it', async () => {
  const id = await bought({ pay: { kind: 'all', method: 'cash' } });
  await returnable(id);
  const mobile = { amount: 3_000, method: 'mobile_money' } as const;
  expect(await back(id, 3, { pay_back: mobile })).toEqual({ ok: false, error: { type: 'ReferenceNeeded' } });
  expect(await back(id, 3, { pay_back: { ...mobile, amount: 3_001, reference: 'mp1' } })).toMatchObject({
    error: { type: 'TooMuchBack', most: 3_000 },
  });
  expect(await back(id, 3, { pay_back: { ...mobile, reference: 'mp1' } })).toMatchObject({ ok: true });
  expect(await answerWhen(page(id), (one) => one?.returned === 3_000)).toMatchObject({ paid: 4_699, balance: 0 });
  // The rest is returned without a refund: its amount becomes a prepayment.
  expect(await back(id, 4)).toMatchObject({ ok: true });
  const vendorId = (await answerWhen(page(id), (one) => one?.returns.length === 2))!.vendor!.id;
  expect(await answerWhen(supplierAccount(phone, { id: vendorId }), (one) => one?.balance === -3_999)).toMatchObject(
    {},
  );

  const market = await bought({ vendor: undefined, pay: { kind: 'all', method: 'cash' } });
  await returnable(market);
  expect(await back(market, 1)).toEqual({ ok: false, error: { type: 'GiveAllBack', amount: 1_000 } });
  expect(await back(market, 1, { pay_back: { amount: 1_000, method: 'cash' } })).toMatchObject({ ok: true });
});

it('SAL-7 PUR-5 PAY-9 what went back stands among the payments of a purchase, with the money that was given back for it: they leave what is open', async () => {
  const id = await bought({ pay: { kind: 'part', method: 'cash', amount: 4_000 } });
  await returnable(id);
  expect(await back(id, 5, { pay_back: { amount: 1_000, method: 'cash' } })).toMatchObject({ ok: true });
  const out = await answerWhen(outPayments(phone, { kind: 'purchase', id }), (one) => one?.payments.length === 3);
  expect(out).toMatchObject({ total: 7_699, returned: 4_999, paid: 3_000, balance: -300 });
  expect(out!.payments.map(({ amount, is_return = false }) => [amount, is_return])).toEqual([
    [4_000, false],
    [4_999, true],
    [-1_000, false],
  ]);
});

it.each([
  ['its cost falls', { unit_cost: 900 }, 6_299],
  ['its cost rises', { unit_cost: 1_200 }, 8_399],
  ['more is let off', { discount: 1_001 }, 5_999],
  ['tax comes on top', { tax_rate: 1_600 }, 8_119],
  ['more came', { qty: 9 }, 8_999],
])('[PUR-9] between two returns of a purchase %s: the last is worth what is left, and only the transport is owed', async (_what, part, goods) => {
  const id = await bought();
  await returnable(id);
  expect(await back(id, 2)).toMatchObject({ ok: true });
  const { draft: seen } = (await answerWhen(page(id), (one) => one?.returned === 2_000))!;
  const edited = { ...seen, lines: [{ ...LINE, ...part }] };
  expect(await editPurchase(phone, { draft: edited, seen })).toMatchObject({ ok: true });
  await answerWhen(page(id), (one) => one?.total === goods + 700 && one.returned === 2_000);
  expect(await back(id, ('qty' in part ? part.qty : 7) - 2)).toMatchObject({ ok: true });
  expect(await answerWhen(page(id), (one) => one?.returns.length === 2)).toMatchObject({ returned: goods, paid: 0, balance: 700 }); // prettier-ignore
}); // prettier-ignore

it('[PUR-9] a purchase is not changed to what does not go with what went back of it', async () => {
  const id = await bought();
  await returnable(id);
  await back(id, 6);
  const { draft: seen } = (await answerWhen(page(id), (one) => (one?.returned ?? 0) > 0))!;
  const changed = (part: object) => editPurchase(phone, { draft: { ...seen, lines: [{ ...LINE, ...part }] }, seen });
  for (const part of [{ qty: 5 }, { unit_cost: 800 }, { item_id: 'TraysOfShop2' }, { line_id: 'LineTrays002' }])
    expect(await changed(part)).toEqual({ ok: false, error: { type: 'WentBack' } });
  expect(await changed({ unit_cost: 1_001 })).toMatchObject({ ok: true });
});

it('SAL-49, DOC-15 goods went back last week: they stand on that day, and never before they came', async () => {
  const id = await bought({ occurred_at: '2026-11-05T12:00:00.000Z' });
  await returnable(id);
  expect(await back(id, 2, { occurred_at: '2026-11-04T12:00:00.000Z' })).toEqual({ ok: false, error: { type: 'BeforePurchase' } }); // prettier-ignore
  expect(await back(id, 2, { occurred_at: '2026-12-04T12:00:00.000Z' })).toEqual({ ok: false, error: { type: 'FutureDate' } }); // prettier-ignore
  expect(await back(id, 2, { occurred_at: '2026-11-12T12:00:00.000Z' })).toMatchObject({ ok: true });
  const one = await answerWhen(page(id), (seen) => seen?.returns.length === 1);
  expect(one).toMatchObject({ returned: 2_000, returns: [{ day: '2026-11-12' }] });
});
