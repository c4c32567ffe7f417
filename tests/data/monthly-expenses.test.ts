import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { openBook, type ExpenseDoc } from '../../src/store/book.ts';
import { addExpense } from '../../src/nouns/expenses/data/add-expense.command.ts';
import { editExpense, voidExpense } from '../../src/nouns/expenses/data/edit-expense.command.ts';
import { makeDue } from '../../src/nouns/expenses/data/make-due.command.ts';
import { oneExpense } from '../../src/nouns/expenses/data/one-expense.query.ts';
import { newestFirst } from '../../src/store/rx-schema.ts';
import type { Row } from '../../src/store/row-store.ts';
import { replicatedFields } from '../../src/store/save.ts';
import { copyId } from '../../src/domain/expenses/recurring.ts';
import { planApply } from '../../src/replication/pull/plan-apply.ts';
import { anExpense } from '../support/documents.ts';
import { answerOf, gracesPhone } from '../support/test-deps.ts';
import { inTurn } from '../support/test-book.ts';

/* Rent of the 31st that recurs every month. */

const NAMES = ['expenses', 'payments', 'vendors', 'farm', 'workspace'] as const;
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await phone.leave({ remove: true });
});

async function rent(occurred_at = '2026-01-31T09:00:00.000Z'): Promise<string> {
  const draft = { id: newDocumentId(), category: 'rent', amount: 120_000, payee: 'Mr. Ssebunya', pay: { kind: 'later' }, monthly: true, occurred_at } as const; // prettier-ignore
  const added = await addExpense(phone, draft);
  if (!added.ok) throw new Error(added.error.type);
  return draft.id;
}
const makeOn = (day: string) => makeDue({ ...phone, now: () => new Date(`${day}T09:00:00.000Z`) }, {});
const made = async (): Promise<ExpenseDoc[]> =>
  (await phone.session.book.expenses.collection.find().exec())
    .map((one) => one.toMutableJSON() as unknown as ExpenseDoc)
    .filter(({ recurring_of }) => recurring_of !== undefined)
    .sort((a, b) => (a.due_date! < b.due_date! ? -1 : 1));
const days = async () => (await made()).map(({ due_date }) => due_date);
const change = async (id: string, part: Partial<ExpenseDoc>) => {
  const { draft: seen } = (await answerOf(oneExpense(phone, { id })))!;
  expect(await editExpense(phone, { draft: { ...seen, ...part }, seen })).toMatchObject({ ok: true });
};
/** Other expenses of one day: more than one read returns. */
const others = (count: number, day: string) =>
  phone.session.book.expenses.write(
    Array.from({ length: count }, (_, i) => {
      const occurred_at = new Date(Date.parse(`${day}T10:00:00.000Z`) + i).toISOString();
      const one = anExpense({ business_id: phone.businessId, day, occurred_at });
      return { after: { ...one, newest_first: newestFirst(occurred_at), sync_state: 'pending', local_seq: 0 } as ExpenseDoc }; // prettier-ignore
    }),
  );

test('[EXP-5] the 31st is the last day of each month, made month by month or all at once', async () => {
  const first = await rent();
  for (const day of ['2026-02-01', '2026-03-01', '2026-04-30', '2026-05-02']) await makeOn(day);
  expect(await days()).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
  await makeOn('2026-09-01');
  expect((await days()).slice(4)).toEqual(['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30']);
  expect(new Set((await made()).map(({ recurring_of }) => recurring_of))).toEqual(new Set([first]));
});

test('[EXP-5] also in a leap year, and after 1,000 other expenses since the first, or since the last copy', async () => {
  await rent('2023-10-31T09:00:00.000Z');
  await others(1_001, '2023-11-01');
  await makeOn('2023-12-01');
  await others(1_001, '2023-12-02');
  await makeOn('2024-02-01');
  expect(await days()).toEqual(['2023-11-30', '2023-12-31', '2024-01-31', '2024-02-29']);
});

test('[EXP-5] a copy whose day was moved to another month is still of its own: no month is left out or doubled', async () => {
  const first = await rent();
  await makeOn('2026-03-01');
  await change(copyId(first, '2026-03'), { occurred_at: '2026-04-02T09:00:00.000Z', due_date: '2026-04-02' });
  await change(copyId(first, '2026-02'), { occurred_at: '2026-01-30T09:00:00.000Z', amount: 130_000 });
  await makeOn('2026-04-05');
  await makeOn('2026-05-05');
  expect((await made()).map(({ id, amount }) => [id, amount])).toEqual([
    [copyId(first, '2026-02'), 130_000],
    [copyId(first, '2026-03'), 120_000],
    [copyId(first, '2026-04'), 120_000],
    [copyId(first, '2026-05'), 120_000],
  ]);
});

test('[EXP-5] the first moved to the 30th moves those that come, one that was voided does not come again', async () => {
  const first = await rent();
  await makeOn('2026-02-01');
  await change(first, { occurred_at: '2026-01-30T09:00:00.000Z' });
  await voidExpense(phone, { id: copyId(first, '2026-02'), reason: 'waived' });
  await makeOn('2026-03-01');
  await voidExpense(phone, { id: copyId(first, '2026-03'), reason: 'waived' });
  await voidExpense(phone, { id: first, reason: 'the other house' });
  await makeOn('2026-04-01');
  // All of it is voided: it no longer recurs.
  expect(await days()).toEqual(['2026-02-28', '2026-03-30']);
});

test.each(['Pacific/Kiritimati', 'Africa/Cairo', 'America/Los_Angeles', 'UTC'])('[EXP-5] in %s too: the first of a month makes that month, its last day none of the next', async (zone) => {
  vi.stubEnv('TZ', zone);
  const at = (year: number, month: number, day: number, hour: number) => new Date(year, month - 1, day, hour);
  const first = await rent(at(2026, 1, 31, 23).toISOString());
  const make = (now: Date) => makeDue({ ...phone, now: () => now }, {});
  await make(at(2026, 2, 28, 23));
  expect((await made()).map(({ id, day, due_date }) => [id, day, due_date])).toEqual([[copyId(first, '2026-02'), '2026-02-01', '2026-02-28']]); // prettier-ignore
  await make(at(2026, 3, 1, 0));
  await make(at(2026, 5, 1, 0));
  expect(await days()).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
}); // prettier-ignore

test('[EXP-5, SYN-7] the copy of a month that a phone in another zone sent first stands: no second, no conflict', async () => {
  vi.stubEnv('TZ', 'Africa/Kampala');
  const first = await rent();
  await makeOn('2026-02-03');
  const id = copyId(first, '2026-02');
  const here = async () => (await phone.session.book.expenses.find([id])).get(id)! as unknown as Row;
  const theirs = { ...replicatedFields(await here()), occurred_at: '2026-02-01T00:00:00.000Z', created_by: 'Wanjiku', rev: 1 }; // prettier-ignore
  const arrives = async () => planApply(await here(), { path: '', fields: theirs, updated_at: 1 });
  expect(await arrives()).toEqual({ type: 'take' });
});
