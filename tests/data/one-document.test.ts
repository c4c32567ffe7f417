import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { openBook } from '../../src/store/book.ts';
import { runCommand } from '../../src/data/commands.ts';
import type { CommandInput, CommandName } from '../../src/contract/port.ts';
import { inTurn } from '../support/test-book.ts';
import { gracesPhone } from '../support/test-deps.ts';

const NAMES = ['sales', 'payments', 'customers', 'farm', 'farm_activities', 'raw_materials', 'workspace'] as const;
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
afterEach(() => phone.leave({ remove: true }));

const allRows = async () =>
  (await Promise.all(phone.session.book.stores.map(({ collection }) => collection.count().exec()))).reduce((sum, n) => sum + n, 0); // prettier-ignore

/** Run a command; returns the number of documents it added. */
async function madeBy<N extends CommandName>(name: N, input: CommandInput<N>): Promise<number> {
  const before = await allRows();
  expect(await runCommand(phone, name, input)).toMatchObject({ ok: true });
  return (await allRows()) - before;
}

test('[DOC-10] one press of "Save" writes one document: a sale with its first payment, a payment, a flock that is paid, a round of eggs', async () => {
  const customer_id = newDocumentId();
  expect(await madeBy('customers.add', { id: customer_id, name: 'Musa' })).toBe(1);
  const sale_id = newDocumentId();
  const lines = [{ line_id: newDocumentId(), item_kind: 'other' as const, description: 'Manure', qty: 1, unit: 'piece', factor: 1, unit_price: 9_000 }]; // prettier-ignore
  const pay = { kind: 'part' as const, amount: 4_000, method: 'cash' as const };
  expect(await madeBy('sales.add', { id: sale_id, customer: { id: customer_id, name: 'Musa' }, lines, pay })).toBe(1);
  expect(await madeBy('payments.add', { id: newDocumentId(), sale_id, amount: 5_000, method: 'cash' })).toBe(1);
  const farm_id = newDocumentId();
  const flock = { id: farm_id, name: 'House 1', house_name: 'House 1', purpose: 'layer' as const, placed_on: '2026-11-10', age_at_placement_days: 140, initial_count: 500, unit_cost: 25_000, pay: { kind: 'all' as const, method: 'cash' as const } }; // prettier-ignore
  expect(await madeBy('farm.addFlock', flock)).toBe(1);
  const content = { kind: 'eggs' as const, grades: [{ grade: 'good' as const, qty: 250 }, { grade: 'small' as const, qty: 30 }], withheld: false }; // prettier-ignore
  expect(await madeBy('farm.addActivity', { id: newDocumentId(), farm_id, session: 'morning', content })).toBe(1);
});
