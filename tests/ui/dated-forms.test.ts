import { expect, test } from 'vitest';
import type { ActivityKind } from '../../schemas/farm-activity.schema.ts';
import { afterAct, emptyForm } from '../../src/nouns/farm/screens/activities/activity-form.ts';
import { draftFromForm } from '../../src/nouns/farm/screens/activities/draft-from-form.ts';
import {
  emptyExpenseForm,
  formOfExpense,
  onAnotherDay as otherDayOfExpense,
} from '../../src/nouns/expenses/screens/expense-form.ts';
import {
  formFromSale,
  isSameForm,
  onAnotherDay as otherDayOfSale,
} from '../../src/nouns/sales/screens/entry/form-from-sale.ts';
import { emptyPurchaseForm, formFromPurchase, happenedAt } from '../../src/nouns/purchases/screens/purchase-form.ts';
import { emptyRunForm, runFromForm } from '../../src/nouns/processing/screens/run-form.ts';
import { aSaleLine } from '../support/documents.ts';

/*
 * For records of an earlier day the hour of typing is meaningless: each form dates them to the same time of that day.
 */

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
const MINUTE = 16;
const placeOf = (occurred_at: string | undefined) => (occurred_at ?? '').slice(0, MINUTE);
const MIDDAY = placeOf(at(19, 12).toISOString());
const TYPED = [at(20, 0, 5), at(20, 6, 30), at(20, 12), at(20, 23, 59), at(24, 9)];

const activity = (kind: ActivityKind, day: string, now: Date) => {
  const begin = { id: 'Activity0001', kind, farm_id: 'Flock0000001', session: 'evening', tray: 30 } as const;
  const form = { ...afterAct(emptyForm(begin), { do: 'key', key: '5' }), day, to: 'Flock0000002', material: 'Mash00000001', words: 'x' }; // prettier-ignore
  const draft = draftFromForm(form, { material: undefined, now });
  return draft.ok ? placeOf(draft.value.occurred_at) : draft.error.type;
};
test.each<ActivityKind>(['eggs', 'mortality', 'cull', 'transfer', 'feed', 'water'])('[DOC-15] %s of yesterday stand at midday, at whatever hour they are typed', (kind) => {
  expect(TYPED.map((now) => activity(kind, '2026-11-19', now))).toEqual(TYPED.map(() => MIDDAY));
}); // prettier-ignore

test('[DOC-15] birds that were counted yesterday stand at its end; today is now', () => {
  const end = placeOf(at(19, 23, 58).toISOString());
  expect(TYPED.map((now) => activity('count', '2026-11-19', now))).toEqual(TYPED.map(() => end));
  expect(activity('count', '2026-11-20', at(20, 9))).toBe(placeOf(at(20, 9).toISOString()));
});

test('[DOC-15] a purchase, a run, an expense and a saved sale that are put on yesterday stand at midday', () => {
  const draft = { id: 'Sale00000001', lines: [aSaleLine()], pay: { kind: 'all', method: 'cash' }, occurred_at: at(18, 19, 30).toISOString() } as const; // prettier-ignore
  const places = TYPED.map((now) => [
    happenedAt({ ...emptyPurchaseForm('Purchase0001', 'Line00000001', 'shop'), day: '2026-11-19' }, now),
    runFromForm({ ...emptyRunForm(() => 'Run000000001'), day: '2026-11-19' }, [], 'UGX', now).occurred_at,
    otherDayOfExpense(emptyExpenseForm('Expense00001'), '2026-11-19', now).occurred_at,
    otherDayOfSale(formFromSale(draft, 'UGX'), '2026-11-19', now).occurred_at,
  ]);
  expect(places.flat().map(placeOf)).toEqual(places.flat().map(() => MIDDAY));
});

test('[DOC-15] a day that was chosen by mistake and chosen back leaves a sale, an expense and a purchase where they stood', () => {
  const occurred_at = at(18, 19, 30).toISOString();
  const now = at(20, 9);
  const sale = formFromSale({ id: 'Sale00000001', lines: [aSaleLine()], pay: { kind: 'all', method: 'cash' }, occurred_at }, 'UGX'); // prettier-ignore
  const away = { ...sale, ...otherDayOfSale(sale, '2026-11-17', now) };
  const back = { ...away, ...otherDayOfSale(away, '2026-11-18', now) };
  expect([back.occurred_at, isSameForm(back, sale), isSameForm(away, sale)]).toEqual([occurred_at, true, false]);
  const expense = formOfExpense({ id: 'Expense00001', category: 'rent', amount: 1, pay: { kind: 'later' }, occurred_at }, 'UGX'); // prettier-ignore
  const gone = { ...expense, ...otherDayOfExpense(expense, '2026-11-17', now) };
  expect(otherDayOfExpense(gone, '2026-11-18', now)).toEqual({ occurred_at });
  const purchase = formFromPurchase({ id: 'Purchase0001', lines: [], pay: { kind: 'later' }, occurred_at }, 'UGX', () => undefined); // prettier-ignore
  expect(happenedAt({ ...purchase, day: '2026-11-18' }, now)).toBe(occurred_at);
});
