import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkDocument } from '../../schemas/document-kind.ts';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { publicDoc, publicDocPath } from '../../schemas/public-doc.schema.ts';
import { openBook, type WorkspaceDoc } from '../../src/store/book.ts';
import { runCommand } from '../../src/data/commands.ts';
import { salePaper } from '../../src/nouns/papers/data/sale-paper.query.ts';
import { replicatedFields } from '../../src/store/save.ts';
import { planApply } from '../../src/replication/pull/plan-apply.ts';
import { kindOf } from '../../src/store/kind-of.ts';
import { aSaleLine } from '../support/documents.ts';
import { inTurn } from '../support/test-book.ts';
import { answerOf, answerWhen, becomes, gracesPhone, NOW } from '../support/test-deps.ts';

const NAMES = ['sales', 'payments', 'customers', 'workspace'] as const;
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
  await runCommand(phone, 'business.setProfile', { name: 'Nakato Poultry', address: 'Mukono', phone: '0772 000 134', tax_id: '1001', website: 'nakato.co.ug' }); // prettier-ignore
});
afterEach(() => phone.leave({ remove: true }));

/** A sale of 60,000 on credit to Amina. */
async function sell(): Promise<string> {
  const id = newDocumentId();
  const lines = [aSaleLine({ description: 'Eggs, good', qty: 150, unit: 'tray', factor: 30, unit_price: 12_000 })];
  const customer = { id: 'Customer0001', name: 'Amina' };
  expect(await runCommand(phone, 'sales.add', { id, lines, customer, pay: { kind: 'later' } })).toMatchObject({ ok: true }); // prettier-ignore
  return id;
}
const pay = (sale_id: string, amount: number) =>
  runCommand(phone, 'payments.add', { id: newDocumentId(), sale_id, amount, method: 'cash' });
const viewOf = (id: string) => answerWhen(salePaper(phone, { id }), (view) => view !== undefined);
async function stored(id: string): Promise<WorkspaceDoc | undefined> {
  const path = publicDocPath(phone.businessId, id);
  return (await phone.session.book.workspace.find([path])).get(path);
}
/** The server accepted the page. */
async function sent(id: string): Promise<void> {
  const before = (await stored(id))!;
  const after: WorkspaceDoc = { ...before, rev: before.rev + 1, sync_state: 'synced', updated_at: NOW.getTime() };
  await phone.session.book.workspace.write([{ before, after }]);
}
/** Make Grace an admin with these rights. */
async function onlyMay(...roles: string[]): Promise<void> {
  await becomes(phone, { role: 'admin', roles: Object.fromEntries(roles.map((role) => [role, true])) });
  await answerWhen(phone.session.open$, (open) => open?.member.role === 'admin');
}

describe('the paper of a sale', () => {
  test('[INV-1, INV-5] seller, number, lines, what is paid since and what is left', async () => {
    const receipts = { header: ' Fresh eggs ', footer: 'Thank you', width: '80', prefix: 'NP-' } as const;
    expect(await runCommand(phone, 'business.setReceipts', receipts)).toMatchObject({ ok: true });
    const id = await sell();
    await pay(id, 20_000);
    const view = await answerWhen(salePaper(phone, { id }), (one) => one?.paper.paid === 20_000);
    expect(view).toMatchObject({ is: 'sale', roll: '80', served_by: 'Grace', may_share: true, may_close: true });
    expect(view?.paper).toMatchObject({
      seller: {
        name: 'Nakato Poultry',
        address: 'Mukono',
        phone: '0772 000 134',
        tax_id: '1001',
        website: 'https://nakato.co.ug',
      },
      header: 'Fresh eggs',
      footer: 'Thank you',
      customer_name: 'Amina',
      currency: 'UGX',
      total: 60_000,
      paid: 20_000,
      balance: 40_000,
    });
    expect(view?.paper.number).toMatch(/^NP-[A-Z]\d[A-Z]-0001$/);
  });

  test('[INV-5, SET-4] the logo is on the paper and on the page that is shared, until it is taken away', async () => {
    const { workspace } = phone.session.book;
    const path = `businesses/${phone.businessId}`;
    const before = (await workspace.find([path])).get(path)!;
    const logo = 'data:image/jpeg;base64,/9j/4AAQ';
    await workspace.write([{ before, after: { ...before, logo } }]);
    await answerWhen(phone.session.open$, (open) => open?.business.logo === logo);
    const id = await sell();
    expect((await viewOf(id))?.paper.seller).toMatchObject({ logo });
    await runCommand(phone, 'sales.share', { id });
    expect(await stored(id)).toMatchObject({ seller: { logo } });
    expect(checkDocument(publicDoc, replicatedFields((await stored(id))!))).toEqual({ ok: true });
    expect(await runCommand(phone, 'business.setLogo', { file: null })).toMatchObject({ ok: true });
    const view = await answerWhen(salePaper(phone, { id }), (one) => one?.link?.outdated === true);
    expect(view?.paper.seller).not.toHaveProperty('logo');
  });

  test('[RTE-17, RTE-20] of a sale that is not here there is none', async () => {
    expect(await answerOf(salePaper(phone, { id: 'NotHere00000' }))).toBeNull();
    expect(await runCommand(phone, 'sales.share', { id: 'NotHere00000' })).toEqual({ ok: false, error: { type: 'NotHere' } }); // prettier-ignore
  });

  test('[SET-7] empty texts are not stored, those that were are taken away, and too long ones are refused', async () => {
    const empty = { header: '', footer: '', width: '58', prefix: ' ' } as const;
    await runCommand(phone, 'business.setReceipts', { ...empty, header: 'Eggs', prefix: 'NP-' });
    await runCommand(phone, 'business.setReceipts', empty);
    const { settings } = (await answerWhen(phone.session.open$, (open) => open?.settings.receipt_width === '58'))!;
    expect(Object.keys(settings).filter((name) => /^(receipt|number)_/.test(name))).toEqual(['receipt_width']);
    for (const long of [{ header: 'x'.repeat(121) }, { footer: 'x'.repeat(201) }, { prefix: 'x'.repeat(11) }])
      expect(await runCommand(phone, 'business.setReceipts', { ...empty, ...long })).toEqual({ ok: false, error: { type: 'TooLong' } }); // prettier-ignore
  });
});

describe('the link of a sale', () => {
  test('[INV-6] without a signal the page waits like any record; it holds no phone and nothing but what a customer may see', async () => {
    const id = await sell();
    expect(await runCommand(phone, 'sales.share', { id })).toMatchObject({ ok: true });
    const row = (await stored(id))!;
    expect(row).toMatchObject({ sync_state: 'pending', rev: 0, order_id: id, total: 60_000, balance: 60_000, revoked: false }); // prettier-ignore
    const sentAs = replicatedFields(row);
    expect(checkDocument(publicDoc, sentAs)).toEqual({ ok: true });
    expect(kindOf('workspace', row.path)).toBe(publicDoc);
    expect(sentAs).toMatchObject({
      seller: { name: 'Nakato Poultry', address: 'Mukono', tax_id: '1001', website: 'https://nakato.co.ug' },
    });
    const known = new Set(Object.keys(publicDoc.schema.entries));
    expect(Object.keys(sentAs).filter((name) => !known.has(name))).toEqual([]);
    expect(JSON.stringify(sentAs)).not.toMatch(/0772|cost|created_by|device_id|customer_id|item_id/);
    expect((await viewOf(id))?.link).toMatchObject({ closed: false, sync: 'pending', outdated: false });
  });

  test('[INV-6] sharing what is shared writes nothing; after a payment it is outdated until it is shared again', async () => {
    const id = await sell();
    await runCommand(phone, 'sales.share', { id });
    await sent(id);
    await runCommand(phone, 'sales.share', { id });
    expect(await stored(id)).toMatchObject({ sync_state: 'synced', rev: 1 });
    await pay(id, 60_000);
    await answerWhen(salePaper(phone, { id }), (view) => view?.link?.outdated === true);
    await runCommand(phone, 'sales.share', { id });
    expect(await stored(id)).toMatchObject({ sync_state: 'pending', rev: 1, paid: 60_000, balance: 0 });
    expect((await viewOf(id))?.link).toMatchObject({ outdated: false });
  });

  test('[INV-10] it is closed and opened again; also one that another phone shared', async () => {
    const [id, elsewhere] = [await sell(), await sell()];
    await runCommand(phone, 'sales.share', { id });
    expect(await runCommand(phone, 'sales.closeLink', { id })).toMatchObject({ ok: true });
    expect(await stored(id)).toMatchObject({ revoked: true });
    await runCommand(phone, 'sales.share', { id });
    expect(await stored(id)).toMatchObject({ revoked: false });
    await runCommand(phone, 'sales.closeLink', { id: elsewhere });
    expect(await stored(elsewhere)).toMatchObject({ revoked: true, rev: 0, sync_state: 'pending' });
  });

  test('[RUL-20] whoever may only add sales shares, and neither renews nor closes', async () => {
    const id = await sell();
    await onlyMay('add_sales');
    expect(await runCommand(phone, 'sales.share', { id })).toMatchObject({ ok: true });
    expect(await runCommand(phone, 'sales.closeLink', { id })).toEqual({ ok: false, error: { type: 'NotAllowed' } });
    await pay(id, 60_000);
    await answerWhen(salePaper(phone, { id }), (view) => view?.link?.outdated === true);
    expect(await runCommand(phone, 'sales.share', { id })).toEqual({ ok: false, error: { type: 'NotAllowed' } });
    expect(await viewOf(id)).toMatchObject({ may_share: false, may_close: false });
  });

  test('[INV-6, SYN-7] of two phones that shared a sale the last press counts: nobody is asked about a view', async () => {
    const id = await sell();
    await runCommand(phone, 'sales.share', { id });
    const row = (await stored(id))!;
    const theirs = { ...replicatedFields(row), balance: 1, shared_at: '2026-11-19T10:00:00.000Z', rev: 1 };
    expect(planApply(row, { path: row.path, fields: theirs, updated_at: 1 })).toEqual({
      type: 'rebase',
      fields: replicatedFields(row),
    });
  });
});
