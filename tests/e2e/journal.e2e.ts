import type { Page } from '@playwright/test';
import { deleteBook } from './support/delete-book.ts';
import type { Phone, PhoneOptions } from './support/phone.ts';
import { expect, test } from './support/test.ts';

/** A page of this origin in which nothing of the app runs. */
const BARE_PAGE = '/icon.svg';

async function gracesStall(phone: (name: string, options: PhoneOptions) => Promise<Phone>): Promise<Phone> {
  const stall = await phone('stall', { profile: true });
  await stall.book.register();
  await stall.book.setUp();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  await stall.book.installed();
  return stall;
}

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

test('[SYN-20, SYN-21] killed with −9 right after "saved", then the book wiped: the sale is back, waits, and is sent once', async ({
  phone,
}) => {
  const stall = await gracesStall(phone);
  const office = await phone('office');
  await office.book.signIn();
  await stall.cutSignal();
  await stall.book.addSale.sell({ trays: 2, price: 12_000 });
  await stall.kill();

  await stall.open(BARE_PAGE);
  await stall.cutSignal();
  expect(await stall.book.page.evaluate(deleteBook)).toBeGreaterThan(3);
  await stall.book.page.goto('/sales/view/0');
  await expect(stall.book.toast('restored')).toContainText('second copy');
  // By key: the toast of being offline may stand in front of it.
  await stall.book.toast('restored').getByRole('button', { name: 'Close' }).press('Enter');
  await expect(stall.book.sales.rows).toHaveCount(1);
  await stall.book.sales.shouldBeOnThisPhone('Walk-in');
  await stall.restoreSignal();
  await expect(office.book.sales.rows).toHaveCount(1);
  await expect(stall.book.sales.rows).toHaveCount(1);
  await stall.book.sales.shouldBeSent('Walk-in');

  // The next number is a new one, although the counters went with the database.
  await stall.book.addSale.sell({ trays: 1, price: 12_000 });
  await expect(office.book.sales.rows).toHaveCount(2);
  const numbers = (await office.book.sales.rows.allInnerTexts()).map((row) => /[A-Z]\d[A-Z]-\d{4}/.exec(row)?.[0]);
  expect(numbers.map((number) => number?.slice(4))).toEqual(['0002', '0001']);
});

test('[SYN-21] every database of the browser wiped after a kill: without a signal the book opens with what waited; signed in again it is sent', async ({
  phone,
}) => {
  const stall = await gracesStall(phone);
  // From the moment when all is sent, or the next start, the journal has the business too.
  await expect(async () => {
    const files = await journalFiles(stall.book.page);
    expect(files.map(({ lines }) => lines.length)).toEqual([1]);
  }).toPass();
  await stall.cutSignal();
  await stall.book.addSale.sell({ trays: 3, price: 11_000 });
  await stall.kill();
  await stall.wipeDatabases();
  await stall.open('/sales/view/0');
  await expect(stall.book.toast('restored')).toBeVisible();
  await expect(stall.book.sales.rows).toHaveCount(1);
  await stall.restoreSignal();
  await expect(stall.book.badge).toHaveAccessibleName(/Sign in again/);
  await stall.book.signInAgain();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  await stall.book.page.goto('/sales/view/0');
  await stall.book.sales.shouldBeSent('Walk-in');
});

test('[SYN-21] where nothing of the book is left the person signs in, and it comes from the server', async ({
  begun,
}) => {
  const stall = await begun('stall', { profile: true });
  await stall.book.addSale.sell({ trays: 1, price: 12_000 });
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  await stall.kill();
  await stall.wipeDatabases();
  await stall.open(BARE_PAGE);
  await stall.book.page.evaluate(async () => {
    await (await navigator.storage.getDirectory()).removeEntry('journal', { recursive: true });
  });
  await stall.book.page.goto('/sales/view/0');
  await stall.book.page.waitForURL(/\/login/);
  await stall.book.signIn();
  await stall.book.sales.shouldBeSent('Walk-in');
});

test('[ACC-7, SYN-21] whoever signed out stays signed out when every database is wiped afterwards', async ({
  begun,
}) => {
  const stall = await begun('stall', { profile: true });
  await stall.book.signOut();
  await stall.kill();
  await stall.wipeDatabases();
  await stall.open('/sales/view/0');
  await stall.book.page.waitForURL(/\/login/);
  expect(stall.faults).toEqual([]);
});

test('[SYN-22, ACC-7] the journal is short when everything is sent, has one file for each tab, and goes with the sign-out', async ({
  phone,
}) => {
  const stall = await gracesStall(phone);
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
  // A file that goes while it is being read is one more reason to look again.
  await expect(async () => expect(await journalFiles(second.page)).toEqual([])).toPass();
});

test('[SYN-20] a browser without such files works on its database alone', async ({ phone, backend }) => {
  const stall = await phone('stall', { profile: true });
  const { page } = stall.book;
  // The worker's file never comes from the service worker here: it is changed on its way.
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  });
  let changed = 0;
  await page.route(/data\.worker.*\.js$/, async (route) => {
    changed++;
    const answer = await route.fetch({ url: backend.url + new URL(route.request().url()).pathname });
    const body = `delete FileSystemFileHandle.prototype.createSyncAccessHandle;${await answer.text()}`;
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/register');
  await stall.book.register();
  expect(changed).toBeGreaterThan(0);
  await stall.book.setUp();
  await stall.book.addSale.sell({ trays: 2, price: 12_000 });
  await stall.book.sales.shouldBeSent('Walk-in');
  expect(await journalFiles(page)).toEqual([]);
  expect(stall.faults).toEqual([]);
});
