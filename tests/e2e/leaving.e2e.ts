import { readFile } from 'node:fs/promises';
import type { Book } from './pages/book.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

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
