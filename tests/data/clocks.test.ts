import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { openBook } from '../../src/store/book.ts';
import { makeDue } from '../../src/nouns/expenses/data/make-due.command.ts';
import { addExpense } from '../../src/nouns/expenses/data/add-expense.command.ts';
import { whoChanged } from '../../src/nouns/business/data/who-changed.query.ts';
import { questions } from '../../src/nouns/home/data/questions.query.ts';
import { addSale } from '../../src/nouns/sales/data/add-sale.command.ts';
import { addEntry, saveCounts } from '../../src/nouns/stock/data/entries.command.ts';
import { itemPage } from '../../src/nouns/stock/data/item-page.query.ts';
import { putRightUnsent } from '../../src/nouns/sync/data/put-right-unsent.ts';
import { applyRows } from '../../src/replication/pull/apply-rows.ts';
import { replicatedFields, saveAsPending } from '../../src/store/save.ts';
import { voidSale } from '../../src/nouns/sales/data/void-sale.command.ts';
import type { ItemDraft } from '../../src/domain/stock/check-item.ts';
import { answerWhen, gracesPhone, NOW } from '../support/test-deps.ts';
import { inTurn } from '../support/test-book.ts';

/* A phone with a wrong clock that is corrected later, all while offline. */

const [HOUR, YEAR] = [3_600_000, 365 * 86_400_000];
const trays: ItemDraft = { id: 'EggTrays0001', name: 'Egg trays', kind: 'resale', base_unit: 'piece', sell_units: [{ label: 'piece', factor: 1, price: 600 }] }; // prettier-ignore

let phone: Awaited<ReturnType<typeof gracesPhone>>;
let now: number;
beforeEach(async () => {
  now = NOW.getTime();
  phone = Object.assign(await gracesPhone((uid) => openBook(uid, inTurn())), { now: () => new Date(now) });
});
afterEach(() => phone.leave({ remove: true }));

const open = (qty: number) => {
  const occurred_at = new Date(now).toISOString();
  const entry = { id: newDocumentId(), item_id: trays.id, qty, content: { kind: 'opening', value: qty * 400 }, occurred_at } as const; // prettier-ignore
  return addEntry(phone, { entry, item: trays });
};
const sell = async (qty: number) => {
  const id = newDocumentId();
  const line = { line_id: newDocumentId(), item_kind: 'shop', item_id: trays.id, description: trays.name, qty, unit: 'piece', factor: 1, unit_price: 600 } as const; // prettier-ignore
  const sold = await addSale(phone, { id, lines: [line], pay: { kind: 'all', method: 'cash' }, occurred_at: new Date(now).toISOString() }); // prettier-ignore
  expect(sold).toMatchObject({ ok: true });
  return id;
};
const count = (qty: number) => saveCounts(phone, { counts: [{ id: newDocumentId(), item_id: trays.id, qty }] });
const inStock = (qty: number) => answerWhen(itemPage(phone, { id: trays.id }), (one) => one?.on_hand === qty);
const stored = async (id: string) => (await phone.session.book.sales.find([id])).get(id)!;
const putRight = () => putRightUnsent(phone.session.book, { now, off: 0 });

test('[DOC-18] case I: a sale of a clock that was a year ahead does not outlive the count that follows once it was set right', async () => {
  await open(100);
  now += YEAR;
  const id = await sell(30);
  now = NOW.getTime() + HOUR;
  await putRight();
  expect(await stored(id)).toMatchObject({ day: '2026-11-20', occurred_at: new Date(now).toISOString(), clock_said: new Date(NOW.getTime() + YEAR).toISOString() }); // prettier-ignore
  now += HOUR;
  await count(65);
  await inStock(65);
  now += HOUR;
  await sell(5);
  await inStock(60);
});

test('[DOC-18] [LED-51] whoever owns it is asked whether the day is right, and the history says what the clock said, until it is answered', async () => {
  await open(100);
  now += YEAR;
  const id = await sell(30);
  now = NOW.getTime();
  await putRight();
  const asked = await answerWhen(questions(phone, {}), (all) => all.some(({ kind }) => kind === 'clock_was_wrong'));
  expect(asked.filter(({ kind }) => kind === 'clock_was_wrong')).toMatchObject([{ count: 1, day: '2026-11-20', said: '2027-11-20' }]); // prettier-ignore
  const history = await answerWhen(whoChanged(phone, { by: null, late: false, limit: 9 }), ({ rows }) => rows.some(({ said }) => said !== undefined)); // prettier-ignore
  expect(history.rows.filter(({ said }) => said === '2027-11-20').map((row) => row.id)).toEqual([id]);
  await voidSale(phone, { id, reason: 'not sold' });
  await answerWhen(questions(phone, {}), (all) => all.every(({ kind }) => kind !== 'clock_was_wrong'));
});

test('[DOC-18] [SYN-5] what is put right once more while its answer is on its way is as the server has it, with what was changed since', async () => {
  await open(100);
  now += YEAR;
  const ids = [await sell(30), await sell(20)] as const;
  now = NOW.getTime() + HOUR;
  await putRight();
  const { book } = phone.session;
  const sent = await Promise.all(ids.map(stored));
  // The phone now knows the offset of its clock: the records are corrected once more.
  await putRightUnsent(book, { now, off: YEAR });
  const again = await Promise.all(ids.map(stored));
  expect(again.map(({ created_at }) => created_at)).not.toEqual(sent.map(({ created_at }) => created_at));
  await book.exclusive(() => saveAsPending(book, book.sales, [{ before: again[1], after: { ...again[1]!, note: 'pays on Friday' } }])); // prettier-ignore
  const copies = sent.map((sale, i) => ({
    path: `businesses/${phone.businessId}/sales/${sale.id}`,
    fields: { ...replicatedFields(sale), rev: 1 },
    updated_at: 5 + i,
  }));
  await applyRows(book, 'sales', copies);
  const [same, changed] = await Promise.all(ids.map(stored));
  const { created_at, occurred_at, day, newest_first, clock_said } = sent[0]!;
  expect(same).toMatchObject({ created_at, occurred_at, day, newest_first, clock_said, rev: 1, sync_state: 'synced' });
  const { created_at: its_creation, newest_first: its_place } = sent[1]!;
  expect(changed).toMatchObject({
    created_at: its_creation,
    newest_first: its_place,
    note: 'pays on Friday',
    rev: 1,
    sync_state: 'pending',
  });
});

test('[DOC-18] a clock that shows less than what the server said last touches nothing: what waits is right', async () => {
  await open(100);
  const id = await sell(30);
  const before = await stored(id);
  await phone.session.book.upkeep.checkpoints.put({ path: 'businesses/x/sales', at: NOW.getTime() - HOUR });
  now = Date.UTC(2017, 4, 1);
  await putRight();
  expect(await stored(id)).toEqual(before);
  // An hour back is possible: the record moves, and returns once the clock shows a later time.
  now = NOW.getTime() - HOUR;
  await putRight();
  expect(await stored(id)).toMatchObject({ clock_said: before.created_at });
  now = NOW.getTime() + HOUR;
  await putRight();
  expect(await stored(id)).toMatchObject({ occurred_at: before.occurred_at, day: before.day });
  expect(await stored(id)).not.toHaveProperty('clock_said');
});

test('[DOC-18] what the server has stays as it is, whatever the clock says', async () => {
  await open(100);
  now += YEAR;
  const id = await sell(30);
  const { book } = phone.session;
  const before = await stored(id);
  await book.sales.write([{ before, after: { ...before, rev: 1, sync_state: 'synced' } }]);
  now = NOW.getTime();
  await putRight();
  expect(await stored(id)).toMatchObject({ occurred_at: before.occurred_at });
});

test('[DOC-18] [EXP-5] a clock that is a year ahead makes no expenses of months that nobody has lived', async () => {
  const rent = { id: newDocumentId(), category: 'rent', amount: 120_000, payee: 'Mr. Ssebunya', pay: { kind: 'later' }, monthly: true } as const; // prettier-ignore
  expect(await addExpense(phone, rent)).toMatchObject({ ok: true });
  await phone.session.book.upkeep.checkpoints.put({ path: 'businesses/x/expenses', at: NOW.getTime() });
  now += YEAR;
  expect(await makeDue(phone, {})).toMatchObject({ ok: true, value: { made: 0 } });
  // After a month offline the clock is plausible.
  now = NOW.getTime() + YEAR / 12;
  expect(await makeDue(phone, {})).toMatchObject({ ok: true, value: { made: 1 } });
});
