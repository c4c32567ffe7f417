import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { openBook } from '../../src/store/book.ts';
import { runCommand } from '../../src/data/commands.ts';
import { queries } from '../support/all-queries.ts';
import type { RunDraft } from '../../src/domain/processing/check-run.ts';
import { EGG_ITEM_OF_GRADE } from '../../src/domain/sales/egg-items.ts';
import { answerOf, answerWhen, becomes, gracesPhone } from '../support/test-deps.ts';
import { inTurn } from '../support/test-book.ts';

const NAMES = ['raw_materials', 'shop', 'stock_entries', 'purchases', 'farm', 'workspace'] as const;
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
afterEach(() => phone.leave({ remove: true }));

const { good, cracked } = EGG_ITEM_OF_GRADE as Record<'good' | 'cracked', string>;
/** 30 good eggs are regraded as cracked. */
const regraded = (but: Partial<RunDraft> = {}): RunDraft => ({
  id: newDocumentId(),
  type: 'packing',
  inputs: [{ line_id: newDocumentId(), item_kind: 'shop', item_id: good, qty: 30 }],
  outputs: [{ line_id: newDocumentId(), item_kind: 'shop', item_id: cracked, qty: 30, cost_share: 10_000 }],
  ...but,
});

test('[PRC-5, DAT-4] eggs are graded anew by a run of packing: what they cost goes with them, twice is once, and voided it is undone', async () => {
  const opening = { id: newDocumentId(), item_id: good, qty: 300, occurred_at: '2026-11-20T06:00:00.000Z', content: { kind: 'opening', value: 90_000 } } as const; // prettier-ignore
  expect((await runCommand(phone, 'shop.addEntry', { entry: opening })).ok).toBe(true);
  const draft = regraded();
  for (let pressed = 0; pressed < 2; pressed++)
    expect(await runCommand(phone, 'processing.addRun', draft)).toEqual({ ok: true, value: { id: draft.id } });
  const page = await answerWhen(queries['processing.runs'](phone, { limit: 10 }), ({ rows }) => rows[0]?.outputs[0]?.cost === 9_000); // prettier-ignore
  expect(page.rows).toHaveLength(1);
  expect(page.rows[0]).toMatchObject({ type: 'packing', yield: 1, voided: false, may_void: true });
  const stock = await answerWhen(queries['shop.stock'](phone, { search: '', shown: 'all' }), ({ rows }) => rows.some((row) => row.id === cracked && row.value === 9_000)); // prettier-ignore
  expect(stock.rows.find(({ id }) => id === good)).toMatchObject({ on_hand: 270, value: 81_000 });
  // The entry is voided where it was made, not among the losses of the shop.
  expect((await runCommand(phone, 'shop.voidEntry', { id: draft.id, reason: '' })).ok).toBe(false);
  expect((await runCommand(phone, 'processing.voidRun', { id: draft.id, reason: 'Wrong tray' })).ok).toBe(true);
  await answerWhen(queries['shop.stock'](phone, { search: '', shown: 'all' }), ({ rows }) => rows.some((row) => row.id === good && row.on_hand === 300)); // prettier-ignore
});

test('[RTE-37, RUL-15] a run is work of the farm: it takes the right to add flocks, and its voiding the right to change them', async () => {
  await becomes(phone, { role: 'admin', roles: { add_purchases: true, edit_purchases: true } });
  const refused = { ok: false, error: { type: 'NotAllowed' } };
  expect(await runCommand(phone, 'processing.addRun', regraded())).toEqual(refused);
  await becomes(phone, { role: 'admin', roles: { add_farm: true } });
  const draft = regraded();
  expect((await runCommand(phone, 'processing.addRun', draft)).ok).toBe(true);
  expect(await runCommand(phone, 'processing.voidRun', { id: draft.id, reason: 'x' })).toEqual(refused);
  expect((await answerOf(queries['processing.runs'](phone, { limit: 10 }))).rows[0]).toMatchObject({ may_void: false });
});
