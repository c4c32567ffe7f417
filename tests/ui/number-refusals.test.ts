import { afterEach, beforeAll, expect, test } from 'vitest';
import { i18n } from '@lingui/core';
import { checkExpense } from '../../src/domain/expenses/check-expense.ts';
import { checkFlock } from '../../src/domain/flocks/check-flock.ts';
import { checkPayOut } from '../../src/domain/payments/check-payment-out.ts';
import { checkPayment } from '../../src/domain/payments/check-payment.ts';
import { checkRun } from '../../src/domain/processing/check-run.ts';
import { checkPurchaseReturn } from '../../src/domain/purchases/check-purchase-return.ts';
import { checkPurchase } from '../../src/domain/purchases/check-purchase.ts';
import { checkEntry } from '../../src/domain/stock/check-entry.ts';
import type { Result } from '../../src/domain/result.ts';
import { draftOfForm, emptyExpenseForm } from '../../src/nouns/expenses/screens/expense-form.ts';
import { expenseErrorWords } from '../../src/nouns/expenses/screens/expense-words.ts';
import { activityErrorWords } from '../../src/nouns/farm/screens/activities/activity-error-words.ts';
import { afterAct, emptyForm } from '../../src/nouns/farm/screens/activities/activity-form.ts';
import { draftFromForm } from '../../src/nouns/farm/screens/activities/draft-from-form.ts';
import { flockErrorWords } from '../../src/nouns/farm/screens/flocks/flock-error-words.ts';
import { emptyFlockForm, flockFromForm } from '../../src/nouns/farm/screens/flocks/flock-form.ts';
import { paymentErrorWords } from '../../src/nouns/payments/shared/payment-words.ts';
import { readReturn } from '../../src/nouns/sales/screens/return-form.ts';
import { returnErrorWords } from '../../src/nouns/sales/screens/return-words.ts';
import { afterAct as afterSaleAct, emptySaleForm } from '../../src/nouns/sales/screens/entry/sale-form.ts';
import { saleFromForm } from '../../src/nouns/sales/screens/entry/sale-from-form.ts';
import { saleErrorWords } from '../../src/nouns/sales/screens/sale-words.ts';
import { runErrorWords } from '../../src/nouns/processing/screens/run-words.ts';
import { sendBackErrorWords } from '../../src/nouns/purchases/screens/send-back-words.ts';
import { shopErrorWords } from '../../src/nouns/stock/shared/shop-error-words.ts';
import { typedMoney } from '../../src/ui/numbers/typed-money.ts';
import { plainNumber, typedQuantity } from '../../src/ui/numbers/typed-number.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(() => i18n.activate('en'));

const NOW = { at: '2026-11-20T10:00:00.000Z', today: '2026-11-20', day: '2026-11-20', currency: 'UGX' };
const CASH = { kind: 'all', method: 'cash' } as const;
const paid = { id: 'Payment00001', method: 'cash' } as const;
/** The message of a refusal; undefined when accepted. */
const words = <E>(result: Result<unknown, E>, say: (error: E) => string) => (result.ok ? undefined : say(result.error));

const LINE = { line_id: 'Line00000001', item_kind: 'shop', item_id: 'LayersMash01', description: 'Mash', unit: 'kg', factor: 1, unit_cost: 10 } as const; // prettier-ignore
const soldLine = { line_id: 'Line00000001', key: 'a', item_kind: 'other', description: 'Hen', unit: 'piece', factor: 1, whole: '', loose: '', price: '100' } as const; // prettier-ignore
const sold = { sale: { lines: [{ ...soldLine, qty: 5, unit_price: 100 }] }, left: { Line00000001: 5 }, paid: 0, balance: 500 } as never; // prettier-ignore
const bought = { purchase: { lines: [{ ...LINE, qty: 5 }] }, before: [], balance: 50, paid: 0 } as never;
const run = (qty: number) => ({ id: 'Run000000001', type: 'packing', inputs: [{ line_id: 'Line00000001', item_kind: 'raw_material', item_id: 'a', qty }], outputs: [{ line_id: 'Line00000002', item_kind: 'shop', item_id: 'b', qty: 1, cost_share: 10_000 }] }) as never; // prettier-ignore

/** Every form with a required amount or quantity: its message for a typed text. */
const FORMS: Readonly<Record<string, (typed: string) => string | undefined>> = {
  'a sale': (typed) => {
    const form = afterSaleAct(emptySaleForm('SaleSaleSale'), { do: 'pick', line: { ...soldLine, whole: typed } });
    return words(saleFromForm(form, CASH, { currency: 'UGX', now: NOW }), saleErrorWords);
  },
  'goods that come back': (typed) => {
    const form = { lines: { Line00000001: { whole: typed || 'x', loose: '', restock: 'yes' } }, active: undefined, fresh: false } as const; // prettier-ignore
    const [read] = readReturn(form, sold);
    return read && 'fault' in read ? returnErrorWords({ type: read.fault, line_id: read.line_id }, sold, 'UGX') : read && read.qty > 0 ? undefined : 'Enter a number above 0.'; // prettier-ignore
  },
  'money of a customer': (typed) =>
    words(checkPayment({ ...paid, sale_id: 'Sale00000001', amount: typedMoney(typed, 'UGX') }, { balance: 1e12 }, NOW), (error) => paymentErrorWords(error, 'UGX')), // prettier-ignore
  'money to a supplier': (typed) =>
    words(checkPayOut({ ...paid, kind: 'purchase', target_id: 'Purchase0001', amount: typedMoney(typed, 'UGX') } as never, { balance: 1e12 }, NOW), (error) => paymentErrorWords(error, 'UGX')), // prettier-ignore
  'an expense': (typed) =>
    words(checkExpense(draftOfForm({ ...emptyExpenseForm('Expense00001'), category: 'rent', amount: typed }, CASH, 'UGX'), NOW), expenseErrorWords), // prettier-ignore
  'a purchase': (typed) =>
    words(checkPurchase({ id: 'Purchase0001', lines: [{ ...LINE, qty: typedQuantity(typed, 1) }], pay: CASH }, NOW), shopErrorWords), // prettier-ignore
  'goods that go back': (typed) =>
    words(checkPurchaseReturn({ id: 'Purchase0002', of_purchase_id: 'Purchase0001', lines: [{ line_id: LINE.line_id, qty: typedQuantity(typed || 'x', 1) || Number.NaN }] }, bought, NOW.at), (error) => sendBackErrorWords(error, { lines: [{ ...LINE, qty: 5 }] } as never, 'UGX')), // prettier-ignore
  'a loss of the shop': (typed) =>
    words(checkEntry({ id: 'Entry0000001', item_id: 'LayersMash01', qty: typedQuantity(typed, 1), content: { kind: 'loss', reason: 'theft' } }, NOW), shopErrorWords), // prettier-ignore
  'a run': (typed) => words(checkRun(run(typedQuantity(typed, 1)), NOW), runErrorWords),
  'deaths in a flock': (typed) => {
    const begun = emptyForm({ id: 'Activity0001', kind: 'mortality', farm_id: 'Flock0000001', session: 'morning', tray: 30 }); // prettier-ignore
    const form = afterAct(begun, { do: 'type', text: typed });
    return words(draftFromForm(form, { material: undefined, now: new Date(NOW.at) }), activityErrorWords);
  },
  'a new flock': (typed) => {
    const form = { ...emptyFlockForm('Flock0000001', NOW.day), name: 'House 1', house: 'House 1', age: '20', count: typed }; // prettier-ignore
    const said = words(checkFlock(flockFromForm(form, 'UGX'), NOW), flockErrorWords);
    // Too many birds have a separate message: their limit is lower than that of numbers.
    return said === 'Type how many birds came: 1 to 1,000,000.' ? 'That number is too long.' : said;
  },
};

test.each(Object.keys(FORMS))('[MSG-1, SAL-3] %s: nothing, no number, nought and less are refused in the same words', (name) => {
  for (const typed of ['', ' ', 'many', '0', '-3', '.']) expect([typed, FORMS[name]!(typed)]).toEqual([typed, 'Enter a number above 0.']); // prettier-ignore
  expect(FORMS[name]!('3')).toBeUndefined();
}); // prettier-ignore

test.each(Object.keys(FORMS))('[MSG-2, SAL-4] %s: more than ten digits are refused in the same words', (name) => {
  for (const typed of ['12345678901', '99999999999999999999']) expect([typed, FORMS[name]!(typed)]).toEqual([typed, 'That number is too long.']); // prettier-ignore
}); // prettier-ignore

test.each(['a sale', 'goods that come back', 'a purchase', 'goods that go back', 'a loss of the shop', 'a run', 'deaths in a flock'])('[MSG-2, SAL-4] %s: more than three decimals are refused in the same words', (name) => {
  for (const typed of ['1.2345', '0,12345']) expect([typed, FORMS[name]!(typed)]).toEqual([typed, 'That number is too long.']); // prettier-ignore
}); // prettier-ignore

test('[LOK-11] a comma or a point: "2,5" is two and a half everywhere, a comma before three digits parts thousands but in French', () => {
  for (const [typed, plain] of [['2,5', '2.5'], ['1,25', '1.25'], ['1,200', '1200'], ['12,000.5', '12000.5'], ['0,125', '0.125'], ['1 200', '1200'], ['120+95', '120+95'], ['2½+', '2.5'], ['1.200', '1.2'], ['1,2,3', '1,2,3'], ['2 1/2', '2.5'], ['٢٫٥', '2.5'], ['1e5', '1e5']] as const)
    expect(plainNumber(typed)).toBe(plain);
  expect(typedQuantity('2,5', 70_000)).toBe(175_000);
  i18n.loadAndActivate({ locale: 'fr', messages: {} });
  expect(plainNumber('1,250')).toBe('1.25');
  expect(typedQuantity('1,250', 1_000)).toBe(1_250);
}); // prettier-ignore
