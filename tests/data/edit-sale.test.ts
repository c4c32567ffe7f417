import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import type { SaleDoc } from '../../src/store/book.ts';
import type { CommandInput } from '../../src/contract/port.ts';
import { replicatedFields } from '../../src/store/save.ts';
import { addSale } from '../../src/nouns/sales/data/add-sale.command.ts';
import { runCommand } from '../../src/data/commands.ts';
import { editSale } from '../../src/nouns/sales/data/edit-sale.command.ts';
import { oneSale } from '../../src/nouns/sales/data/one-sale.query.ts';
import { draftOfSale } from '../../src/domain/sales/draft-of-sale.ts';
import type { SaleDraft } from '../../src/domain/sales/check-sale.ts';
import { applyRows } from '../../src/replication/pull/apply-rows.ts';
import { answerOf, becomes, gracesPhone, NOW } from '../support/test-deps.ts';

let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => void (phone = await gracesPhone()));
afterEach(() => phone.leave({ remove: true }));

const AMINA = { id: 'Customer0001', name: 'Amina' };
const eggs = (qty: number, unit_price = 12_000): SaleDraft['lines'][number] => ({
  line_id: 'LineGoodEggs',
  item_kind: 'egg',
  item_id: 'EggsGood0001',
  description: 'Eggs, good',
  qty,
  unit: 'tray',
  factor: 30,
  unit_price,
});
const stored = async (id: string) => (await phone.session.book.sales.find([id])).get(id)!;
const change = async (id: string, part: Partial<SaleDoc>) => {
  const before = await stored(id);
  await phone.session.book.sales.write([{ before, after: { ...before, ...part } }]);
};

/** A sale of two trays, paid in cash. */
async function sold(part: Partial<SaleDraft> = {}): Promise<string> {
  const draft: SaleDraft = { id: newDocumentId(), lines: [eggs(60)], pay: { kind: 'all', method: 'cash' }, ...part };
  const added = await addSale(phone, draft);
  if (!added.ok) throw new Error(JSON.stringify(added.error));
  return added.value.id;
}
/** A newer version of it arrives from the server. */
async function fromServer(id: string, part: Partial<SaleDoc>, rev: number): Promise<void> {
  const path = `businesses/${phone.businessId}/sales/${id}`;
  const fields = { ...replicatedFields(await stored(id)), ...part, rev };
  await applyRows(phone.session.book, 'sales', [{ path, fields, updated_at: rev }]);
}
const accepted = async (part: Partial<SaleDraft> = {}) => {
  const id = await sold(part);
  await fromServer(id, {}, 1);
  return id;
};
const refused = async (part: Partial<SaleDraft> = {}) => {
  const id = await sold(part);
  await change(id, {
    sync_state: 'rejected',
    sync_error: { code: 'permission-denied', message: 'no', at: NOW.toISOString() },
  });
  return id;
};
const view = async (id: string) => (await answerOf(oneSale(phone, { id })))!;
/** Open the form, change fields, save. */
async function edit(id: string, part: Partial<SaleDraft>, reason?: string) {
  const { sale: seen } = await view(id);
  return editSale(phone, { draft: { ...seen, ...part }, seen, reason });
}

test('[SYN-25] a refused sale that is corrected waits again, with its id, its number and its new payment', async () => {
  const id = await refused();
  const before = await stored(id);
  expect(await edit(id, { lines: [eggs(90)] })).toEqual({ ok: true, value: { id, sale_no: before.sale_no } });
  const after = await stored(id);
  expect(after).toMatchObject({ sync_state: 'pending', lines: [{ qty: 90 }], initial_payment: { amount: 36_000 } });
  expect(after).not.toHaveProperty('sync_error');
  expect(after).not.toHaveProperty('history');
  for (const name of ['sale_no', 'kind', 'device_id', 'device_seq', 'created_at', 'created_by', 'rev'] as const)
    expect(after[name]).toEqual(before[name]);
});

test('[SYN-25] saved as it was, a refused sale waits again and one that was sent is not written', async () => {
  const [again, sent] = [await refused(), await accepted()];
  expect(await edit(again, {})).toMatchObject({ ok: true });
  expect(await stored(again)).toMatchObject({ sync_state: 'pending' });
  const before = await stored(sent);
  expect(await edit(sent, {})).toMatchObject({ ok: true });
  expect(await stored(sent)).toEqual(before);
});

test('[SAL-39] an edit keeps the payment, and the history tells what, when, who and why', async () => {
  const id = await accepted();
  await edit(id, { lines: [eggs(30)], note: 'one tray came back' }, ' counted twice ');
  const { uid } = phone.session.book;
  expect(await stored(id)).toMatchObject({
    sync_state: 'pending',
    rev: 1,
    initial_payment: { amount: 24_000, method: 'cash' },
    lines: [{ qty: 30 }],
    history: [{ rev: 1, at: NOW.toISOString(), by: uid, changed: 'lines, note', reason: 'counted twice' }],
    sync_base: { rev: 1, lines: [{ qty: 60 }] },
  });
  expect(await view(id)).toMatchObject({
    history: [{ by: 'Grace', changed: ['lines', 'note'], reason: 'counted twice' }],
  });
});

test('[MSG-5, SAL-39, SAL-5] what a higher total leaves to pay needs a customer and a day', async () => {
  const id = await accepted();
  expect(await edit(id, { lines: [eggs(90)] })).toEqual({ ok: false, error: { type: 'CustomerNeeded' } });
  expect(await edit(id, { lines: [eggs(90)], customer: AMINA, due_date: '2026-11-27' })).toMatchObject({ ok: true });
  expect(await stored(id)).toMatchObject({
    initial_payment: { amount: 24_000 },
    customer_name: 'Amina',
    due_date: '2026-11-27',
    history: [{ changed: 'lines, customer_id, customer_name, due_date' }],
  });
});

test('[SAL-39, RTE-21] every version stands beside the one it became, as far back as it is known', async () => {
  const id = await accepted();
  const changed = async (part: Partial<SaleDraft>, rev: number) => {
    const seen = draftOfSale(await stored(id));
    expect(await editSale(phone, { draft: { ...seen, ...part }, seen })).toMatchObject({ ok: true });
    await fromServer(id, {}, rev);
  };
  await changed({ lines: [eggs(30)] }, 2);
  await changed({ lines: [eggs(30, 11_000)], note: 'agreed' }, 3);
  const shown = await answerOf(oneSale(phone, { id }));
  expect(shown?.history).toMatchObject([
    { fields: [{ name: 'lines', mine: [eggs(60)], theirs: [eggs(30)] }] },
    {
      fields: [
        { name: 'lines', mine: [eggs(30)], theirs: [eggs(30, 11_000)] },
        { name: 'note', mine: undefined, theirs: 'agreed' },
      ],
    },
  ]);
  // A history entry by another phone that is not a valid sale is not shown, nor are those before it.
  const history = (await stored(id)).history!.map((entry, i) => (i === 1 ? { ...entry, was: '{"lines":[]}' } : entry));
  await change(id, { history });
  const broken = await answerOf(oneSale(phone, { id }));
  expect(broken?.history.map(({ fields }) => fields)).toEqual([undefined, undefined]);
});

test('[DOC-9] a history keeps its newest 20 entries', async () => {
  const id = await accepted();
  for (let qty = 1; qty <= 22; qty++) await edit(id, { lines: [eggs(qty)] }, `to ${qty}`);
  const { history } = await stored(id);
  expect(history).toHaveLength(20);
  expect(history![0]!.reason).toBe('to 3');
  expect(history![19]!.reason).toBe('to 22');
});

test('[RTE-21] another day moves the sale in the list; the same instant never moves the day', async () => {
  const id = await accepted();
  const { newest_first } = await stored(id);
  await change(id, { day: '2026-11-19' }); // as stored by a phone in another time zone
  await edit(id, { note: 'x' });
  expect(await stored(id)).toMatchObject({ day: '2026-11-19', newest_first });
  await edit(id, { occurred_at: '2026-11-18T10:00:00.000Z' });
  expect(await stored(id)).toMatchObject({ day: '2026-11-18', newest_first: newest_first + 2 * 24 * 3_600_000 });
});

test('[RTE-21] a sale that is overdue already can be corrected', async () => {
  const id = await accepted({
    customer: AMINA,
    pay: { kind: 'later' },
    occurred_at: '2026-11-01T10:00:00.000Z',
    due_date: '2026-11-20',
  });
  const later = { ...phone, now: () => new Date('2026-12-01T10:00:00.000Z') };
  const { sale: seen } = await view(id);
  expect(await editSale(later, { draft: { ...seen, note: 'promised again' }, seen })).toMatchObject({ ok: true });
  expect(await editSale(later, { draft: { ...seen, due_date: '2026-10-31' }, seen })).toMatchObject({
    error: { type: 'DueBeforeSale' },
  });
});

test('[RTE-21] a customer and a note that were taken away are gone, fields that no form knows stay', async () => {
  const id = await accepted({ customer: AMINA, note: 'for the feast' });
  await fromServer(id, { lines: [{ ...eggs(60), discount: 5 }], channel: 'farm_gate' }, 2);
  const { sale: seen } = await view(id);
  const { customer: _customer, note: _note, ...draft } = seen;
  await editSale(phone, { draft: { ...draft, lines: [eggs(30)] }, seen });
  const after = await stored(id);
  expect(after).toMatchObject({ lines: [{ qty: 30, discount: 5 }], channel: 'farm_gate' });
  for (const name of ['customer_id', 'customer_name', 'note']) expect(after).not.toHaveProperty(name);
});

test('[SYN-7] what another phone changed beside it while the form was open stays; the same field is asked', async () => {
  const id = await accepted({ customer: AMINA });
  const { sale: seen } = await view(id);
  await fromServer(id, { note: 'pays on Friday' }, 2);
  expect(await editSale(phone, { draft: { ...seen, lines: [eggs(30)] }, seen })).toMatchObject({ ok: true });
  expect(await stored(id)).toMatchObject({ note: 'pays on Friday', lines: [{ qty: 30 }] });
  const before = await stored(id);
  const stale: CommandInput<'sales.edit'> = { draft: { ...seen, note: 'pays on Sunday' }, seen };
  expect(await editSale(phone, stale)).toEqual({ ok: false, error: { type: 'ChangedMeanwhile' } });
  expect(await stored(id)).toEqual(before);
});

test('[SYN-7] two phones that changed different fields: both changes and both histories stand', async () => {
  const id = await accepted();
  const theirs = { rev: 1, at: '2026-11-20T09:00:00.000Z', by: 'okello', changed: 'note' };
  await edit(id, { lines: [eggs(30)] });
  const { history: _mine, lines: _lines, ...server } = replicatedFields(await stored(id));
  const path = `businesses/${phone.businessId}/sales/${id}`;
  const fields = { ...server, lines: [eggs(60)], note: 'pays on Friday', history: [theirs], rev: 2 };
  await applyRows(phone.session.book, 'sales', [{ path, fields, updated_at: 2 }]);
  expect(await phone.session.book.upkeep.copies.count()).toBe(0);
  expect(await stored(id)).toMatchObject({
    sync_state: 'pending',
    rev: 2,
    lines: [{ qty: 30 }],
    note: 'pays on Friday',
    history: [theirs, { changed: 'lines' }],
  });
});

test('[RTE-21] without edit_sales only the own sale that the server never had can be changed', async () => {
  const [own, sent] = [await refused(), await accepted()];
  await becomes(phone, { role: 'admin', roles: { add_sales: true } });
  await vi.waitFor(async () => expect(await view(sent)).toMatchObject({ may_edit: false }));
  expect(await edit(sent, { note: 'x' })).toEqual({ ok: false, error: { type: 'NotAllowed' } });
  expect(await view(own)).toMatchObject({ may_edit: true });
  expect(await edit(own, { note: 'x' })).toMatchObject({ ok: true });
  await change(own, { created_by: 'okello' });
  expect(await edit(own, { note: 'y' })).toEqual({ ok: false, error: { type: 'NotAllowed' } });
  await becomes(phone, { role: 'admin', roles: { edit_sales: true } });
  await vi.waitFor(async () => expect(await edit(sent, { note: 'x' })).toMatchObject({ ok: true }));
});

test('[RTE-21] a voided sale, one that is not here and one that the owner decides about are refused', async () => {
  const id = await accepted();
  const { sale: seen } = await view(id);
  await change(id, { voided_at: NOW.toISOString(), voided_by: 'grace', void_reason: 'twice' });
  expect(await editSale(phone, { draft: seen, seen })).toEqual({ ok: false, error: { type: 'Voided' } });
  expect(await view(id)).toMatchObject({ voided: true, may_edit: false });
  const nowhere = { ...seen, id: newDocumentId() };
  expect(await editSale(phone, { draft: nowhere, seen: nowhere })).toEqual({ ok: false, error: { type: 'NotHere' } });
  expect(await answerOf(oneSale(phone, { id: nowhere.id }))).toBeNull();
  const late = await refused();
  await change(late, { sync_error: { code: 'late', message: '', at: NOW.toISOString() } });
  expect(await edit(late, { note: 'x' })).toEqual({ ok: false, error: { type: 'NotAllowed' } });
});

test('[SAL-45] cash is rounded as the business says; a correction keeps it with the total, and a new total is not rounded again', async () => {
  const lines = [eggs(60, 12_012)];
  const rounded = { id: newDocumentId(), lines, pay: { kind: 'all', method: 'cash' }, rounding: -24 } as const;
  expect(await addSale(phone, rounded)).toMatchObject({ error: { type: 'RoundingWrong' } });
  const habits = { default_units: 'tray', date_form: 'day_first', first_weekday: 'monday', tray_eggs: '30', feed_bag_kg: '' } as const; // prettier-ignore
  await runCommand(phone, 'business.setHabits', { ...habits, cash_step: 50 });
  const id = await accepted(rounded);
  expect(await stored(id)).toMatchObject({ rounding: -24, initial_payment: { amount: 24_000 } });
  await runCommand(phone, 'business.setHabits', habits);
  const { sale: seen } = await view(id);
  expect(seen).toMatchObject({ pay: { kind: 'all' }, rounding: -24 });
  expect(await editSale(phone, { draft: { ...seen, note: 'for the feast' }, seen })).toMatchObject({ ok: true });
  expect(await stored(id)).toMatchObject({ note: 'for the feast', rounding: -24 });
  const { rounding: _rounding, ...draft } = (await view(id)).sale;
  const again = (await view(id)).sale;
  expect(await editSale(phone, { draft: { ...draft, lines: [eggs(30, 12_012)] }, seen: again })).toMatchObject({ ok: true }); // prettier-ignore
  const after = await stored(id);
  expect(after).not.toHaveProperty('rounding');
  expect(after.initial_payment).toMatchObject({ amount: 24_000 });
});
