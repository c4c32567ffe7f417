import type { Page } from '@playwright/test';
import { deleteBook } from './support/delete-book.ts';
import { operatorOf, salesOn } from './support/demo.ts';
import type { Phone } from './support/phone.ts';
import { lockWithPin } from './support/pin.ts';
import { expect, test } from './support/test.ts';

/** A page of this origin that runs no part of the app. */
const BARE_PAGE = '/icon.svg';

/** The files of the second store: their owner and their complete lines. */
const journalFiles = (page: Page) =>
  page.evaluate(async () => {
    const files: { person: string; lines: string[] }[] = [];
    const root = await navigator.storage.getDirectory();
    const journal = await root.getDirectoryHandle('journal', { create: true });
    for await (const [person, folder] of journal.entries()) {
      for await (const file of (folder as FileSystemDirectoryHandle).values())
        files.push({
          person,
          lines: (await (await (file as FileSystemFileHandle).getFile()).text()).split('\n').slice(0, -1),
        });
    }
    return files;
  });

/** The journal includes the business once everything is sent, or after the next start. */
const businessInJournal = (page: Page): Promise<void> =>
  expect
    .poll(async () => (await journalFiles(page)).map(({ lines }) => lines.length), { intervals: [200] })
    .toEqual([1]);

/** Simulate a fault of Chromium: all databases of this origin disappear. Shows a bare page. */
async function loseDatabases(phone: Phone): Promise<void> {
  await phone.book.page.goto(BARE_PAGE);
  await phone.book.page.evaluate(deleteBook, 'all' as const);
}

test('[SYN-20, SYN-21, SYN-33] killed with −9 right after "saved", then the book wiped: the sale is back, waits, and is sent once; the phone still knows what it uses', async ({
  begun,
  backend,
  dataDir,
}) => {
  const stall = await begun('stall', { profile: true });
  await businessInJournal(stall.book.page);
  await stall.cutSignal();
  await stall.book.addSale.sell({ trays: 2, price: 12_000 });
  await stall.kill();

  await stall.open(BARE_PAGE);
  await stall.cutSignal();
  expect(await stall.book.page.evaluate(deleteBook, undefined)).toBeGreaterThan(3);
  await stall.book.page.goto('/sales/view/0');
  await expect(stall.book.toast('restored')).toContainText('second copy');
  // By keyboard: the toast about being offline may cover it.
  await stall.book.toast('restored').getByRole('button', { name: 'Close' }).press('Enter');
  await expect(stall.book.sales.rows).toHaveCount(1);
  await stall.book.sales.shouldBeOnThisPhone('Walk-in');
  await stall.restoreSignal();
  await stall.book.sales.shouldBeSent('Walk-in');
  await expect(stall.book.sales.rows).toHaveCount(1);

  // The next number is a new one, although the counters were deleted with the database.
  await stall.book.addSale.sell({ trays: 1, price: 12_000 });
  await expect(stall.book.sales.rows).toHaveCount(2);
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  const sold = await salesOn(operatorOf(backend, dataDir));
  expect(sold.map(({ sale_no }) => String(sale_no).slice(4)).sort()).toEqual(['0001', '0002']);

  await stall.close();
  await stall.open(BARE_PAGE);
  const { usage } = await stall.book.page.evaluate(() => navigator.storage.estimate());
  expect(usage).toBeGreaterThan(0);
  expect(usage).toBeLessThan(2 ** 31);
});

test('[SYN-21] every database of the browser wiped: without a signal the book opens with what waited; signed in again it is sent', async ({
  begun,
}) => {
  const stall = await begun('stall');
  const { book } = stall;
  await businessInJournal(book.page);
  await stall.cutSignal();
  await book.addSale.sell({ trays: 3, price: 11_000 });
  await loseDatabases(stall);
  await book.page.goto('/sales/view/0');
  await expect(book.toast('restored')).toBeVisible();
  await expect(book.sales.rows).toHaveCount(1);
  await stall.restoreSignal();
  await expect(book.badge).toHaveAccessibleName(/Sign in again/);
  await book.signInAgain();
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  await book.page.goto('/sales/view/0');
  await book.sales.shouldBeSent('Walk-in');
});

test('[SYN-21, ACC-14, ACC-7] every database wiped: a book with a PIN does not open by itself; where nothing is left it comes from the server; whoever signed out stays so', async ({
  begun,
}) => {
  const stall = await begun('stall');
  const { book } = stall;
  const { page } = book;
  await book.addSale.sell({ trays: 1, price: 12_000 });
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  await lockWithPin(stall);
  await loseDatabases(stall); // including the PIN
  await page.goto('/sales/view/0');
  await page.waitForURL(/\/login/);
  await expect(page.getByText('Nakato Poultry')).toHaveCount(0);
  await book.signIn();
  await expect(book.badge).toHaveAccessibleName(/All sent/);

  await loseDatabases(stall);
  await page.evaluate(async () => {
    await (await navigator.storage.getDirectory()).removeEntry('journal', { recursive: true });
  });
  await page.goto('/sales/view/0');
  await page.waitForURL(/\/login/);
  await book.signIn();
  await book.sales.shouldBeSent('Walk-in');

  await book.signOut();
  await loseDatabases(stall);
  await page.goto('/sales/view/0');
  await page.waitForURL(/\/login/);
  expect(stall.faults).toEqual([]);
});

test('[SYN-22, ACC-7] the journal is short when everything is sent, has one file for each tab, and goes with the sign-out', async ({
  begun,
}) => {
  const stall = await begun('stall');
  const second = await stall.newTab('/sales/view/0');
  await second.addSale.sell({ trays: 1, price: 12_000 });
  await expect(async () => {
    const files = await journalFiles(second.page);
    expect(files.map(({ lines }) => lines.length)).toEqual([1, 1]);
    expect(files.every(({ lines }) => /^J1 \d+ [0-9a-f]{8} {"t":"counters"/.test(lines[0]!))).toBe(true);
  }).toPass();

  await second.page.goto('/settings/account');
  await second.page.getByRole('button', { name: /Sign out/ }).click();
  await second.page.waitForURL('**/login**');
  // A file may disappear while it is being read: retry then.
  await expect(async () => expect(await journalFiles(second.page)).toEqual([])).toPass();
});
