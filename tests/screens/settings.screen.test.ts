import type { Page } from '@playwright/test';
import { PaperPage } from '../e2e/pages/paper.ts';
import { People } from '../e2e/pages/people.ts';
import { join } from '../e2e/support/join.ts';
import { expect, test } from './support/test.ts';
import { visit } from '../e2e/support/visit.ts';

/** Each page by its number: its title and its sections. */
const PAGES: readonly (readonly [title: string, ...parts: string[]])[] = [
  ['More', 'Me', 'What I may do here'],
  ['Business', 'What stands on receipts', 'What it does'],
  ['Money & units', 'Money', 'Eggs and feed', 'Days'],
  ['Lists', 'Raw materials', 'Grades of eggs', 'Why birds die', 'Why goods are lost'],
  ['Admins'],
  ['Attendants'],
  ['Plan & friends', 'Bring a friend'],
  ['Notifications'],
  ['Phones & sync'],
  ['Backup & export', 'Backup', 'Bring your data in', 'Everything at once'],
  ['Receipts & printer', 'On every invoice and receipt'],
  ['History & closed days', 'Who changed what'],
  ['Help & version', 'How to …', 'Version', 'What is new'],
];
const ADDRESSES = PAGES.map((_, number) => `/settings/${number}`);
/** Pages for everyone; the others are the owner's. */
const MINE = ['/settings/0', '/settings/7', '/settings/8', '/settings/12'];

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Check every page by its address: own pages open, all others redirect to page 0, and page 0 links only to pages that
 * open.
 */
async function expectOnlyTheirs(page: Page): Promise<void> {
  for (const [number, [title]] of PAGES.entries()) {
    const address = ADDRESSES[number]!;
    const isTheirs = MINE.includes(address);
    await visit(page, address);
    await page.waitForURL(isTheirs ? `**${address}` : '**/settings/0');
    await expect(titleOf(page)).toHaveText(isTheirs ? title : 'More');
  }
  await visit(page, '/settings/0');
  await expect.poll(() => namedOn(page)).toEqual(MINE.slice(1));
}

/** The settings pages linked from page 0. */
async function namedOn(page: Page): Promise<(string | null)[]> {
  const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
  const paths = await Promise.all((await links.all()).map((link) => link.getAttribute('href')));
  return paths.filter((path) => path?.startsWith('/settings/'));
}

test('[SET-2] the owner opens each of the thirteen pages by its address, and page 0 leads to all of them', async ({
  begun,
}) => {
  const office = await begun('office');
  const { page } = office.book;
  await visit(page, '/settings/0');
  await expect.poll(() => namedOn(page)).toEqual(ADDRESSES.slice(1));
  for (const [number, [title, ...parts]] of PAGES.entries()) {
    await visit(page, ADDRESSES[number]!);
    await expect(titleOf(page)).toHaveText(title);
    for (const part of parts) await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(ADDRESSES[number]);
  }
  await visit(page, '/settings/13');
  await expect(titleOf(page)).toHaveText('More');
  expect(office.faults).toEqual([]);
});

test('[SHL-16, SET-4] a website is checked beside its field, and stands on receipts as people write it', async ({
  begun,
}) => {
  const office = await begun('office');
  const { page, addSale, sales } = office.book;
  await addSale.sell({ trays: 2, price: 12_000 });
  await visit(page, '/settings/1');
  const website = page.getByLabel('Website');
  const save = website.locator('xpath=ancestor::form').getByRole('button', { name: 'Save' });
  await website.fill('sunny farm');
  await save.click();
  await expect(page.getByText('Invalid URL', { exact: true })).toBeVisible();
  await expect(website).toHaveAttribute('aria-invalid', 'true');
  await website.fill('sunnyfarm.co.ke');
  await save.click();
  await expect(page.getByRole('dialog', { name: 'Business updated' })).toBeVisible();
  await expect(page.getByText('Invalid URL', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(website).toHaveValue('https://sunnyfarm.co.ke');
  await visit(page, '/sales/view/0');
  const paper = new PaperPage(page);
  await paper.open(sales.rows.first());
  await expect(paper.paper.getByText('sunnyfarm.co.ke', { exact: true })).toBeVisible();
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  expect(office.faults).toEqual([]);
});

test('[SET-2] an admin and an attendant open the pages that are everybody’s; each other one leads to page 0', async ({
  begun,
  phone,
}) => {
  const office = await begun('office');
  const people = new People(office.book.page);
  const juma = { first_name: 'Juma', email: 'juma@farm.test', password: 'sells-at-the-stall' };
  const zawadi = { first_name: 'Zawadi', email: 'zawadi@farm.test', password: 'feeds-the-hens' };
  const asAdmin = await people.invite('admin', { name: 'Juma', email: juma.email, preset: 'Manager' });
  const asAttendant = await people.invite('attendant', { name: 'Zawadi', email: zawadi.email });
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  const stall = await phone('stall');
  await join(stall.book, asAdmin, juma);
  await expectOnlyTheirs(stall.book.page);
  // [OFF-7] Files shared by another app are imported as customers for users who may sell.
  await visit(stall.book.page, '/settings/9?shared=1');
  await stall.book.page.waitForURL('**/sales/customer?page=import&shared=1');
  const house = await phone('house');
  await join(house.book, asAttendant, zawadi);
  await expectOnlyTheirs(house.book.page);
  await visit(house.book.page, '/settings/9?shared=1');
  await house.book.page.waitForURL('**/settings/0');
});
