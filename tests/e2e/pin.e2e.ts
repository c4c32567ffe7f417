import { GRACE } from './pages/book.ts';
import type { Phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';

const MUSA = { first_name: 'Musa', email: 'musa@farm.test', password: 'point-of-lay' };
const PIN = '4711';

/** Set a PIN on the account's page and lock the book with it. */
async function lockWithPin({ book: { page } }: Phone): Promise<void> {
  await page.goto('/settings/0');
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  await page.getByLabel('New PIN, 4 to 8 digits').fill(PIN);
  await page.getByLabel('The same PIN again').fill('1234');
  await page.getByRole('button', { name: 'Save the PIN' }).click();
  await expect(page.getByRole('alert')).toContainText('The two PINs are not alike.');
  await page.getByLabel('The same PIN again').fill(PIN);
  await page.getByRole('button', { name: 'Save the PIN' }).click();
  await page.getByRole('button', { name: 'Lock now' }).click();
  await page.waitForURL(/\/login/);
}

async function typePin({ book: { page } }: Phone, pin: string, name = GRACE.first_name): Promise<void> {
  await page.getByRole('textbox', { name: `PIN of ${name}` }).fill(pin);
  await page.getByRole('button', { name: 'Open my book' }).click();
}

test('[ACC-14, ACC-15] a locked book asks for the PIN at every start, opens without a network, and has lost nothing', async ({
  begun,
}) => {
  const stall = await begun('stall');
  const { book } = stall;
  const { page } = book;
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  await stall.cutSignal();
  await book.addSale.sell({ trays: 2, price: 12_000 });
  await lockWithPin(stall);
  await page.goto('/sales/view/0');
  await page.waitForURL(/\/login\?next=/); // nothing of the book is shown
  await expect(page.getByText('Nakato Poultry')).toHaveCount(0);

  await stall.close();
  await stall.open('/settings/8'); // the phone was off
  const field = stall.book.page.getByRole('textbox', { name: 'PIN of Grace' });
  await field.pressSequentially('a');
  await expect(field).toHaveValue(''); // a letter does not stay, though nothing was changed by it
  await typePin(stall, PIN);
  await stall.book.page.waitForURL('**/settings/8');
  await expect(stall.book.badge).toHaveAccessibleName(/1 waiting/);
  await stall.restoreSignal();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
});

test('[ACC-14, SYN-21] a book with a PIN does not open by itself when the browser lost every database, the PIN with them', async ({
  begun,
}) => {
  const stall = await begun('stall', { profile: true });
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  await lockWithPin(stall);
  await stall.kill();
  await stall.wipeDatabases();
  await stall.open('/sales/view/0');
  await stall.book.page.waitForURL(/\/login/);
  await expect(stall.book.page.getByText('Nakato Poultry')).toHaveCount(0);
  await stall.book.signIn();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
});

test('[ACC-14] wrong PINs make the next try wait, also after a reload; the password opens it and takes the PIN away', async ({
  begun,
}) => {
  const stall = await begun('stall');
  const { book } = stall;
  const { page } = book;
  await lockWithPin(stall);
  for (const wrong of ['0000', '1111', '2222']) {
    await typePin(stall, wrong);
    await expect(page.getByRole('alert')).toContainText('Wrong PIN');
  }
  await expect(page.getByRole('alert')).toContainText(/Too many tries\. Wait \d+ seconds/);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(/Too many tries\. Wait \d+ seconds/);
  await expect(page.getByRole('textbox', { name: 'PIN of Grace' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Open my book' })).toBeDisabled();

  await page.getByRole('button', { name: 'Sign in with a password' }).click();
  await book.fillAccount({ email: GRACE.email, password: GRACE.password });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Login Successful' })).toBeVisible();
  await page.waitForURL('**/settings/0'); // where the book was locked
  await expect(page.getByRole('button', { name: 'Set a PIN' })).toBeVisible();
});

test('[ACC-14] two people on one phone: each PIN opens its own book, and every tab closes with the lock', async ({
  begun,
}) => {
  const stall = await begun('stall');
  const { book } = stall;
  const { page } = book;
  const tab = await stall.newTab('/sales/view/0');
  await expect(tab.page.getByRole('heading', { name: 'Sales' })).toBeVisible();
  await lockWithPin(stall);
  await tab.page.waitForURL(/\/login/);
  await tab.page.close();

  await page.getByRole('button', { name: 'Sign in with a password' }).click();
  await page.goto('/register');
  await book.fillAccount(MUSA);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/welcome');
  await book.setUp({ name: 'Musa’s Chicks' });
  await expect(page.getByText('Nakato Poultry')).toHaveCount(0);
  await lockWithPin(stall);
  await page.getByRole('button', { name: 'PIN of Grace' }).click();
  await typePin(stall, PIN);
  await page.waitForURL('**/settings/0');
  await expect(page.getByText('Nakato Poultry').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Musa’s Chicks')).toHaveCount(0);
});
