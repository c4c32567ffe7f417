import type { Page } from '@playwright/test';
import { DEMO_PEOPLE } from '../../scripts/seed-demo.ts';
import { GRACE } from '../e2e/pages/book.ts';
import { changeMember } from '../e2e/support/change-member.ts';
import { everythingKept } from '../e2e/support/everything-kept.ts';
import { MUSA } from '../e2e/support/somebody.ts';
import { bytesOf, textOf } from '../e2e/support/taken.ts';
import { visit } from '../e2e/support/visit.ts';
import { keepJournals } from './support/keep-journals.ts';
import { expect, test } from './support/test.ts';

const [OWNER, SELLER] = DEMO_PEOPLE;

/** All storage of the page's origin in which a user's records could be found. */
const traces = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const folders: string[] = [];
    const root = await navigator.storage.getDirectory();
    for await (const name of (await root.getDirectoryHandle('journal', { create: true })).keys()) folders.push(name);
    return { databases: databases.filter((name) => /sales|customers|workspace/.test(name)), folders };
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
  const taken = await download;
  const file = { name: taken.suggestedFilename(), mimeType: 'application/json', buffer: await bytesOf(taken) };

  const { page } = office.book;
  await visit(page, '/settings/8');
  await page.getByLabel('Take over from a file').or(page.locator('input[type=file]')).first().setInputFiles(file);
  await expect(page.getByText('2 taken over, they wait to be sent')).toBeVisible();
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  await page.locator('input[type=file]').setInputFiles(file);
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
  server,
}) => {
  await withDemo();
  const operator = server.admin;
  const stall = await phone('stall');
  await stall.book.signIn(SELLER);
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

test('[ACC-17, ACC-18] a shared phone: what waits is counted, kept locked for its writer, and shown to nobody else', async ({
  begun,
}) => {
  keepJournals();
  const stall = await begun('stall');
  const { book } = stall;
  const { page } = book;
  await stall.cutSignal();
  await book.addSale.sell({ trays: 2, price: 12_000 });
  await visit(page, '/settings/0');
  await page.getByRole('button', { name: 'Sign out' }).click();
  const sheet = page.getByRole('dialog', { name: '1 record is not sent yet' });
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Hand over in a file' }).click();
  const file = JSON.parse(await textOf(await download)) as { records: unknown[] };
  expect(file.records).toHaveLength(1);
  await sheet.getByRole('button', { name: 'Leave anyway' }).click();
  await page.waitForURL('**/login');

  await stall.restoreSignal();
  await book.register(MUSA);
  await book.setUp({ name: 'Musa’s Chicks' });
  await expect(page.getByText('No sales yet', { exact: false })).toBeVisible();
  await expect(book.sales.rows).toHaveCount(0);
  await expect(page.getByText('Nakato Poultry')).toHaveCount(0);
  await stall.allSent();
  await book.signOut();
  const left = await traces(page);
  expect(left.folders).toHaveLength(1); // Grace's journal; Musa's is gone
  expect(left.databases.length).toBeGreaterThan(0);

  await book.signIn();
  await expect(book.sales.row('Walk-in')).toHaveCount(1);
  await book.sales.shouldBeSent('Walk-in');
  await stall.allSent();
  await book.signOut();
  await expect.poll(() => traces(page)).toEqual({ databases: [], folders: [] });
});

test('[ACC-7] signing out with records that wait asks first; with nothing unsent the book leaves the phone', async ({
  begun,
}) => {
  const stall = await begun('stall');
  const { book } = stall;
  const { page } = book;
  await stall.cutSignal();
  await book.addSale.sell({ trays: 2, price: 12_000 });
  // The test reads faster than the badge updates: wait for the new state.
  await expect(book.badge).toHaveAccessibleName(/1 waiting/);
  await page.goto('/settings/0');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('dialog')).toContainText(/1 record/);
  await page.getByRole('button', { name: 'Stay' }).click();
  await stall.restoreSignal();
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Sign-out successful.')).toBeVisible();
  await page.waitForURL('**/login');
  await expect.poll(async () => (await traces(page)).databases).toEqual([]);
  await book.signIn();
  await expect(book.sales.row('Walk-in')).toHaveCount(1);
});

test('[ACC-19] after sign-out nothing of the first person can be found as the second one, wherever a browser keeps things', async ({
  phone,
}) => {
  keepJournals();
  const stall = await phone('stall');
  const { book } = stall;
  const { page } = book;
  await book.begin({ name: 'Quagga Farm' });
  await book.addSale.sell({ trays: 2, price: 77_341, customer: 'Okapi', pay: 'Pay later' });
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  // A form left half filled in.
  await book.addSale.open();
  await book.addSale.customer('Okapi');
  await book.addSale.pick('Eggs, good');
  await book.addSale.press('7');
  // The searched texts are found while she is signed in, which proves that the search works.
  const secrets = ['Quagga', 'Okapi', GRACE.email, '77341'];
  await expect.poll(() => everythingKept(page)).toContain('Okapi');
  const before = await everythingKept(page);
  expect(secrets.filter((secret) => !before.includes(secret))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('flockbook.')))).toBe(true);

  await book.signOut();
  await book.register(MUSA);
  await book.setUp({ name: 'Musa’s Chicks' });
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  const after = await everythingKept(page);
  expect(after).toContain('Musa’s Chicks');
  expect(secrets.filter((secret) => after.includes(secret))).toEqual([]);
  await page.goto('/sales/add');
  await expect(page.getByText('Okapi')).toHaveCount(0);
  expect(stall.faults).toEqual([]);
});
