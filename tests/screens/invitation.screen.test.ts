import { serverTimestamp } from '../../backend/admin.ts';
import { GRACE } from '../e2e/pages/book.ts';
import { People } from '../e2e/pages/people.ts';
import { JUMA } from '../e2e/support/somebody.ts';
import { expect, test } from './support/test.ts';

const DAY_MS = 86_400_000;

test('[PPL-8] the page of an invitation in each of its states: revoked, expired, used, for another e-mail, offline, signed out', async ({
  begun,
  phone,
  server,
}) => {
  const office = await begun('office');
  const people = new People(office.book.page);
  const path = await people.invite('admin', { name: 'Juma', email: JUMA.email, preset: 'Storekeeper' });
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);

  // Another e-mail address: the owner's own.
  const { page: officePage } = office.book;
  await officePage.goto(`/invite/${'x'.repeat(12)}`);
  await expect(officePage.getByRole('heading', { name: `Not for ${GRACE.email}` })).toBeVisible();
  await officePage.getByRole('link', { name: 'Go on without it' }).click();
  await officePage.waitForURL('**/sales/view/0');

  const stall = await phone('stall');
  const { page } = stall.book;
  await page.goto(`${path}#${encodeURIComponent(JUMA.email)}`);
  await expect(page.getByText(/Register, or sign in, with this e-mail/)).toBeVisible();
  await expect(page.getByText(JUMA.email)).toBeVisible();
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(JUMA.email);
  await stall.book.fillAccount(JUMA);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL(`**${path}#*`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Record what the shop buys' })).toBeVisible();
  // Accepting is optional.
  await expect(page.getByRole('link', { name: 'Go on without it' })).toBeVisible();

  await stall.cutSignal();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await stall.restoreSignal();
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();

  const operator = server.admin;
  const id = path.slice(path.lastIndexOf('/') + 1);
  const { data } = operator.list('invites').find((invite) => invite.id === id)!;
  const stands = (changes: object, updated_at: Date | typeof serverTimestamp = serverTimestamp) =>
    operator.commit([{ set: `invites/${id}`, data: { ...data, ...changes, updated_at } as never }]);
  const shows = async (heading: string) => {
    await page.reload();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  };
  await stands({ status: 'revoked' });
  await shows('Taken back');
  await stands({ status: 'accepted', accepted_by: 'somebody' });
  await shows('Already used');
  await stands({ status: 'open' }, new Date(Date.now() - 14 * DAY_MS));
  await shows('Expired');
  await stands({ status: 'open', email: 'other@farm.test' });
  await shows(`Not for ${JUMA.email}`);

  // Revoked between opening and accepting.
  await stands({ status: 'open' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
  await stands({ status: 'revoked' });
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('alert')).toContainText('This invitation is not open any more.');
});
