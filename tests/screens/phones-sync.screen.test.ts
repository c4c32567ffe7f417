import { newDocumentId } from '../../schemas/new-document-id.ts';
import { DEMO_PEOPLE } from '../../scripts/seed-demo.ts';
import type { Book } from '../e2e/pages/book.ts';
import { textOf } from '../e2e/support/taken.ts';
import { expect, test } from './support/test.ts';
import { visit } from '../e2e/support/visit.ts';

async function rename(book: Book, name: string): Promise<void> {
  await visit(book.page, '/settings/0');
  await book.page.getByLabel('First name').fill(name);
  await book.page.getByRole('button', { name: 'Save' }).click();
  await expect(book.page.getByRole('button', { name: 'Save' })).toHaveCount(0);
}

test('[SYN-26] changed on two phones at once: both versions side by side, and one press chooses', async ({
  begun,
  phone,
}) => {
  const stall = await begun('stall');
  const office = await phone('office');
  await office.book.signIn();
  await stall.cutSignal();
  await rename(stall.book, 'Gracie');
  await rename(office.book, 'Grace N.');
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  await stall.restoreSignal();
  await visit(stall.book.page, '/settings/8');
  const refused = stall.book.page.getByRole('list', { name: /Needs attention, 1/ });
  await expect(refused).toContainText('Changed on another phone too');
  await expect(refused.getByRole('row', { name: /First name/ })).toContainText('Gracie');
  await expect(refused.getByRole('row', { name: /First name/ })).toContainText('Grace N.');
  await refused.getByRole('button', { name: 'Keep mine' }).click();
  await expect(refused).toHaveCount(0);
  await visit(office.book.page, '/settings/0');
  await expect(office.book.page.getByLabel('First name')).toHaveValue('Gracie');
});

test('[SYN-13] when this phone sent last is known after it was closed, too', async ({ begun }) => {
  const stall = await begun('stall', { path: '/settings/8' });
  const state = stall.book.page.getByRole('region', { name: 'State of sending' });
  await expect(state).toContainText('Last sent');
  await stall.restart();
  await expect(state).toContainText('Last sent');
  await expect(state).not.toContainText('Nothing sent from this phone yet.');
});

test('[SYN-33] each phone with its numbers, and a file for whoever helps', async ({ withDemo, phone }) => {
  await withDemo();
  const office = await phone('office');
  await office.book.signIn(DEMO_PEOPLE[0]);
  await expect(office.book.sales.rows.first()).toBeVisible();
  await visit(office.book.page, '/settings/8');
  const phones = office.book.page.getByRole('list', { name: /Phones of this business/ });
  await expect(phones.getByRole('listitem').filter({ hasText: 'K7B' })).toContainText(/Brian.*records/s);
  // No number of any phone is missing, for all kinds of records.
  await expect(phones.getByText(/missing|not here/i)).toHaveCount(0);
  // Records created automatically at each start of the owner's phone may still be pending, and the file counts them:
  // retry until they are sent.
  await expect(async () => {
    const download = office.book.page.waitForEvent('download');
    await office.book.page.getByRole('button', { name: 'File for whoever helps me' }).click();
    const file = await textOf(await download);
    expect(file).not.toContain(DEMO_PEOPLE[0].email);
    expect(JSON.parse(file)).toMatchObject({ format: 'flockbook-diagnostic', status: { waiting: 0 } });
  }).toPass({ timeout: 30_000 });
});

test('[MSG-22] a phone that is nearly full says so, and keeps saving', async ({ begun }) => {
  const stall = await begun('stall');
  // Chromium always reports ten gigabytes more than are used: answer like an older phone.
  navigator.storage.estimate = () => Promise.resolve({ usage: 90_000_000, quota: 100_000_000 });
  await stall.book.page.reload();
  await expect(stall.book.toast('Phone is nearly full.')).toContainText(
    'Old photos will be removed first, records never.',
  );
  await stall.book.addSale.sell({ trays: 1, price: 12_000 });
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  await visit(stall.book.page, '/settings/8');
  await expect(
    stall.book.page.getByText('Phone is nearly full. Old photos will be removed first, records never.'),
  ).toBeVisible();
  Reflect.deleteProperty(navigator.storage, 'estimate');
});

test('[MSG-24] a phone whose clock is wrong is told so, and goes on', async ({ phone, server }) => {
  const stall = await phone('stall');
  const RightDate = Date;
  server.now = () => RightDate.now();
  await stall.book.page.clock.install({ time: Date.UTC(2017, 4, 1) });
  await stall.book.page.reload();
  await stall.book.register();
  await stall.book.setUp();
  await expect(stall.book.toast('Your phone says 2017. Set the date.')).toBeVisible();
  await stall.book.addSale.sell({ trays: 1, price: 12_000 });
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
});

test('[DOC-21, SYN-33] what an auditor asks stands on the page: which numbers of each kind, whose phone, which is voided, and none is missing', async ({
  begun,
  phone,
}) => {
  const stall = await begun('stall');
  const spend = (id: string) =>
    stall.run('expenses.add', { id, category: 'rent', amount: 5_000, pay: { kind: 'all', method: 'cash' } });
  const wrong = newDocumentId();
  await spend(newDocumentId());
  await stall.book.addSale.sell({ trays: 2, price: 12_000 });
  await spend(wrong);
  await stall.book.addSale.sell({ trays: 1, price: 12_000 });
  await spend(newDocumentId());
  await stall.run('expenses.void', { id: wrong, reason: 'Paid twice' });
  await stall.allSent();
  const office = await phone('office');
  await office.book.signIn();
  await office.run('expenses.add', { id: newDocumentId(), category: 'fuel', amount: 9_000, pay: { kind: 'all', method: 'cash' } }); // prettier-ignore
  for (const { book } of [office, stall]) {
    await visit(book.page, '/settings/8');
    const phones = book.page.getByRole('list', { name: /Phones of this business, 2/ }).getByRole('listitem');
    const first = phones.filter({ hasText: '-V0003' });
    await expect(first).toContainText('Grace');
    await first.getByText('Numbers of sales, purchases, vouchers and what was made').click();
    await expect(first.getByText(/^Sales/)).toBeVisible();
    await expect(first).toContainText(/-0001 – \w{3}-0002 ?2 numbers · no gaps/);
    await expect(first).toContainText(/-V0001 – \w{3}-V0003 ?3 numbers · no gaps/);
    await expect(first).toContainText(/Voided, and still in the book: \w{3}-V0002/);
    await expect(phones.filter({ hasNotText: '-V0003' })).toContainText(/-V0001 ?1 number · no gaps/);
  }
  expect([...stall.faults, ...office.faults]).toEqual([]);
});
