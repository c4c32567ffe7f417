import { readFile } from 'node:fs/promises';
import { DEMO_PEOPLE } from '../../scripts/seed-demo.ts';
import type { Book } from './pages/book.ts';
import { changeMember, operatorOf } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const [OWNER, SELLER] = DEMO_PEOPLE;
const MUSA = { first_name: 'Musa', email: 'musa@farm.test', password: 'point-of-lay' };

/** Everything of a page's origin in which a person's records could be found. */
const traces = ({ page }: Book) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const folders: string[] = [];
    const root = await navigator.storage.getDirectory();
    for await (const name of (await root.getDirectoryHandle('journal', { create: true })).keys()) folders.push(name);
    return { databases: databases.filter((name) => /sales|customers|workspace/.test(name)), folders };
  });

test('[ACC-17, ACC-18] a shared phone: what waits is counted, kept locked for its writer, and shown to nobody else', async ({
  begun,
}) => {
  const stall = await begun('stall');
  const { book } = stall;
  const { page } = book;
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  await stall.book.installed();
  stall.signal.cut();
  await book.addSale.sell({ trays: 2, price: 12_000 });
  await visit(page, '/settings/0');
  await page.getByRole('button', { name: 'Sign out' }).click();
  const sheet = page.getByRole('dialog', { name: '1 record is not sent yet' });
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Hand over in a file' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { records: unknown[] };
  expect(file.records).toHaveLength(1);
  await sheet.getByRole('button', { name: 'Leave anyway' }).click();
  await page.waitForURL('**/login');

  stall.signal.restore();
  await book.register(MUSA);
  await book.setUp({ name: 'Musa’s Chicks' });
  await expect(book.sales.rows).toHaveCount(0);
  await expect(page.getByText('Nakato Poultry')).toHaveCount(0);
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  await book.signOut();
  const left = await traces(book);
  expect(left.folders).toHaveLength(1); // Grace's journal; Musa's is gone
  expect(left.databases.length).toBeGreaterThan(0);

  await book.signIn();
  await expect(book.sales.row('Walk-in')).toHaveCount(1);
  await book.sales.shouldBeSent('Walk-in');
  await book.signOut();
  await expect.poll(() => traces(book)).toEqual({ databases: [], folders: [] });
});

test('[SYN-28] what a phone cannot send goes over in a file, is sent from there, and counts once', async ({
  begun,
  phone,
}) => {
  const stall = await begun('stall');
  const office = await phone('office');
  await office.book.signIn();
  await stall.cutSignal();
  await stall.book.addSale.sell({ trays: 2, price: 12_000 });
  await stall.book.addSale.sell({ trays: 3, price: 12_000 });
  await visit(stall.book.page, '/settings/8');
  const download = stall.book.page.waitForEvent('download');
  await stall.book.page.getByRole('button', { name: 'Save 2 records to a file' }).click();
  const path = await (await download).path();

  const { page } = office.book;
  await visit(page, '/settings/8');
  await page.getByLabel('Take over from a file').or(page.locator('input[type=file]')).first().setInputFiles(path);
  await expect(page.getByText('2 taken over, they wait to be sent')).toBeVisible();
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByText('2 were here already')).toBeVisible();
  await visit(page, '/sales/view/0');
  await expect(office.book.sales.rows).toHaveCount(2);

  await stall.restoreSignal();
  await visit(stall.book.page, '/sales/view/0');
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  await expect(stall.book.sales.rows).toHaveCount(2);
  const same = async () => (await stall.book.sales.totals()) === (await office.book.sales.totals());
  await expect.poll(same).toBe(true);
});

test('[SYN-24, PPL-11, MSG-23] removed while offline: nothing more is shown, and what was written goes to the owner to decide', async ({
  withDemo,
  phone,
  backend,
  dataDir,
}) => {
  await withDemo();
  const operator = operatorOf(backend, dataDir);
  const stall = await phone('stall');
  await stall.book.signIn(SELLER);
  await stall.book.installed();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  await stall.cutSignal();
  await stall.book.addSale.sell({ trays: 41, price: 12_000 });
  await stall.book.addSale.sell({ trays: 42, price: 12_000 });

  await changeMember(operator, SELLER.first_name, { status: 'removed', removed_at: new Date().toISOString() });

  await stall.restoreSignal();
  const { page } = stall.book;
  await page.waitForURL('**/settings/0');
  await expect(page.getByText(/You have no access to Nakato Poultry, Mukono since/)).toBeVisible();
  await visit(page, '/sales/view/0');
  await page.waitForURL('**/settings/0');
  await visit(page, '/settings/8');
  const aside = page.getByRole('list', { name: /Needs attention, 2/ });
  await expect(aside).toContainText(/Handed to the owner on .* who decides about it/);

  const office = await phone('office');
  await office.book.signIn(OWNER);
  await visit(office.book.page, '/settings/8');
  const late = office.book.page.getByRole('list', { name: /From people who were removed, 2/ });
  await late.getByRole('listitem').first().getByRole('button', { name: 'Accept' }).click();
  await office.book.page
    .getByRole('list', { name: /From people who were removed, 1/ })
    .getByRole('button', { name: 'Refuse' })
    .click();
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  await visit(office.book.page, '/sales/view/0');
  await expect(office.book.sales.row('41 trays')).toHaveCount(1);
  await expect(office.book.sales.row('42 trays')).toHaveCount(0);
});
