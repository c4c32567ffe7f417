import { onTestFinished, vi } from 'vitest';
import type { DataPort } from '../../src/contract/port.ts';
import { dataPort, provideDataPort } from '../../src/client/data-port.ts';
import { GRACE } from '../e2e/pages/book.ts';
import { Customers } from '../e2e/pages/customers.ts';
import { expectToStay } from '../e2e/support/fake-clock.ts';
import { MUSA } from '../e2e/support/somebody.ts';
import { expect, test } from './support/test.ts';

const AMINA = { first_name: 'Amina', email: 'amina@farm.test', password: 'point-of-lay' };

test('[RTE-13, ACC-9, SUB-5, RUL-12] a referral link: the newcomer names who invited, who finds them among their referrals', async ({
  phone,
  server,
}) => {
  const operator = server.admin;
  const stall = await phone('stall');
  await stall.book.register();
  await expect.poll(() => operator.list('users').length).toBe(1);
  const [grace] = operator.list('users');
  const code = String(grace!.data['referral_id']);
  expect(code).toMatch(/^[A-Za-z0-9]{9}$/);
  await expect.poll(() => operator.list('referral_codes').map(({ id }) => id)).toEqual([code]);

  const other = await phone('other');
  const { page } = other.book;
  await page.goto(`/register/referral/${code}`);
  await expect(page.getByRole('note')).toContainText(`The code ${code} of who invited you goes along.`);
  await other.book.fillAccount(AMINA);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('dialog', { name: 'Registration Successful' })).toBeVisible();
  await page.waitForURL('**/welcome');
  await other.book.setUp({ name: 'Amina’s Eggs' });
  await expect(other.book.badge).toHaveAccessibleName(/All sent/);
  const referrals = operator.list(`users/${grace!.id}/referrals`);
  const amina = operator.list('users').find(({ data }) => data['email'] === AMINA.email)!;
  expect(amina.data).toMatchObject({ referred_by: grace!.id });
  expect(referrals).toMatchObject([{ id: amina.id, data: { referred: amina.id, redeemed: false, subscribed: false } }]);
});

test('[RTE-13] a code that nobody has, and one that is none, register without a referral', async ({
  phone,
  server,
}) => {
  const stall = await phone('stall');
  const { page } = stall.book;
  await page.goto('/register/referral/not-a-code');
  await expect(page.getByRole('note')).toContainText('This invitation link is not whole.');
  await page.goto('/register/referral/Unknown99');
  await stall.book.fillAccount(AMINA);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/welcome');
  await stall.book.setUp();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  await expect.poll(() => server.admin.list('users').length).toBe(1);
  const other = await phone('other');
  await other.book.page.goto('/register/referral/not-a-code');
  await other.book.fillAccount(MUSA);
  await other.book.page.getByRole('button', { name: 'Register' }).click();
  await other.book.page.waitForURL('**/welcome');
  await expect.poll(() => server.admin.list('users').length).toBe(2);
  for (const { data } of server.admin.list('users')) expect(data).not.toHaveProperty('referred_by');
});

test('[ACC-12] the country stands there before anybody touches it; another one brings its language, money and phone numbers, and no word that was typed is lost', async ({
  phone,
}) => {
  const stall = await phone('stall');
  const { book } = stall;
  const { page } = book;
  await page.goto('/register');
  await expect(page.getByLabel('Country')).toHaveValue('UG');
  await book.fillAccount({ ...AMINA, first_name: 'Awa' });
  await page.getByLabel('Country').selectOption('Kenya');
  await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
  await page.getByLabel('Country').selectOption('Senegal');
  // French is the language of offices there: the page switches to French and keeps all typed text.
  await expect(page.getByLabel('Pays')).toHaveValue('SN');
  await expect(page.getByLabel('Prénom')).toHaveValue('Awa');
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await page.waitForURL('**/welcome');
  // The proposed language is only a default and can be changed.
  await page.evaluate(() => localStorage.setItem('flockbook.language', 'en'));
  await page.reload();
  await page.getByLabel('Business name').fill('Ferme Awa');
  await book.next();
  await page.getByRole('radio', { name: 'Farm' }).check({ force: true });
  await book.next();
  await expect(page.getByRole('radio', { name: 'XOF', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Open my book' }).click();
  await expect(page.getByRole('heading', { name: 'Sales' })).toBeVisible();
  await page.goto('/settings/0');
  await page.getByLabel('Phone', { exact: true }).fill('77 123 45 67');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('+221 77 123 45 67');
  await page.goto('/sales/customer');
  const customers = new Customers(page);
  await customers.openForm();
  await customers.write({ Name: 'Musa', 'Phone, if you know it': '77 765 43 21' });
  await expect(page.getByText('Kept as +221 77 765 43 21')).toBeVisible();
  await customers.save();
  await expect(customers.row('Musa')).toContainText('+221 77 765 43 21');
  expect(stall.faults).toEqual([]);
});

/** Simulate a password manager: several fields are filled at once, before any of them is rendered. */
const fillAtOnce = (words: Record<string, string>) => {
  for (const [label, value] of Object.entries(words)) {
    const input = [...document.querySelectorAll('input')].find((one) => one.labels?.[0]?.textContent === label)!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
};

test('[ACC-1, ACC-2] what a password manager fills in stands in every field', async ({ phone }) => {
  const { page } = (await phone('stall')).book;
  await page.goto('/register');
  await expect(page.getByLabel('First name')).toBeVisible();
  fillAtOnce({ 'First name': 'Awa', Email: AMINA.email, Password: AMINA.password });
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(AMINA.password);
  await expect(page.getByLabel('Email')).toHaveValue(AMINA.email);
  await expect(page.getByLabel('First name')).toHaveValue('Awa');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/welcome');
});

test('[ACC-16] on a first visit the form stays, with what is typed, when the phone has kept the app before the book answers', async ({
  phone,
}) => {
  const { page } = (await phone('stall')).book;
  await page.goto('/register');
  const port = dataPort();
  const subscribe: DataPort['subscribe'] = (name, ...rest) =>
    name === 'account.pins' ? new Promise(() => undefined) : port.subscribe(name, ...rest);
  provideDataPort({ subscribe, unsubscribe: port.unsubscribe, run: port.run, hint: port.hint });
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@farm.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
  const kept = vi.spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue({} as ServiceWorker);
  onTestFinished(() => kept.mockRestore());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@farm.test');
});

test('[ACC-12] a phone that says no country asks for it; another country proposes nothing', async ({ phone }) => {
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  const options = Intl.DateTimeFormat().resolvedOptions();
  zone.mockReturnValue({ ...options, timeZone: 'UTC' });
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);
  onTestFinished(() => {
    zone.mockRestore();
    languages.mockRestore();
  });
  const { page } = (await phone('stall')).book;
  await page.goto('/register');
  await page.getByLabel('First name').fill('Awa');
  await page.getByLabel('Email').fill(AMINA.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(AMINA.password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Choose your country.')).toBeVisible();
  await page.getByLabel('Country').selectOption('Another country');
  await expect(page.getByText('Choose your country.')).toBeHidden();
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/welcome');
  await page.getByLabel('Business name').fill('Farm');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Farm' }).check({ force: true });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('radio', { name: 'UGX', exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true, name: /^[A-Z]{3}$/ })).toHaveCount(0);
});

test('[ACC-16] the password can be shown while it is typed', async ({ phone }) => {
  const { page } = (await phone('stall')).book;
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    const password = page.getByRole('textbox', { name: 'Password' });
    await password.fill('laying-hens');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
  }
});

test("[ACC-3] the provider's code is the popup's title and its message the text, word for word", async ({ phone }) => {
  const { book } = await phone('stall');
  await book.fillAccount({ email: 'nobody@farm.test', password: 'wrong-one' });
  await book.page.getByRole('button', { name: 'Sign in' }).click();
  const popup = book.page.getByRole('dialog', { name: 'auth/invalid-credential' });
  await expect(popup).toContainText('Firebase: Error (auth/invalid-credential).');
  await expect(popup).toContainText('The e-mail or the password is not right.');
});

test('[RTE-10, ACC-8] a forgotten password: the link is sent, said for 2 s; a failure says Oops!', async ({
  phone,
  server,
}) => {
  server.addAccount(GRACE.email, GRACE.password);
  const stall = await phone('stall');
  const { page } = stall.book;
  await page.getByRole('link', { name: 'Forgot the password?' }).click();
  await page.waitForURL('**/recover_password');
  await page.getByLabel('Email').fill('grace');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  expect(server.resets).toEqual([]);
  await page.getByLabel('Email').fill(GRACE.email);
  await expectToStay(page, page.getByRole('dialog', { name: 'Password reset link sent' }), 2_000, () =>
    page.getByRole('button', { name: 'Send the link' }).click(),
  );
  expect(server.resets).toEqual([GRACE.email]);
  await expect(page.getByText(/Look into the mail of/)).toBeVisible();

  await stall.cutSignal();
  await page.getByRole('button', { name: 'Send the link' }).click();
  const oops = page.getByRole('dialog', { name: 'Oops!' });
  // The provider's error message, followed by advice.
  await expect(oops).toContainText('Firebase: Error (auth/network-request-failed).');
  await expect(oops).toContainText('A link can only be sent with internet.');
  await oops.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(GRACE.email);
  expect(server.resets).toEqual([GRACE.email]);
});
