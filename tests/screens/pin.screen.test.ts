import { GRACE } from '../e2e/pages/book.ts';
import { lockWithPin, PIN, typePin } from '../e2e/support/pin.ts';
import { MUSA } from '../e2e/support/somebody.ts';
import { expect, test } from './support/test.ts';

const MUSAS_PIN = '8052';

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
  await page.waitForURL(/\/login\?next=/); // no data of the book is shown
  await expect(page.getByText('Nakato Poultry')).toHaveCount(0);

  await page.goto('/settings/8');
  await page.reload(); // the phone was off
  const field = stall.book.page.getByRole('textbox', { name: 'PIN of Grace' });
  await field.pressSequentially('a');
  await expect(field).toHaveValue(''); // a letter is removed, though it does not change the value
  await typePin(stall, PIN);
  await stall.book.page.waitForURL('**/settings/8');
  await expect(stall.book.badge).toHaveAccessibleName(/1 waiting/);
  await stall.restoreSignal();
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
  await page.waitForURL('**/settings/0'); // the screen on which the book was locked
  await expect(page.getByRole('button', { name: 'Set a PIN' })).toBeVisible();
});

test('[ACC-14] two people on one phone: each PIN opens its own book', async ({ begun }) => {
  const stall = await begun('stall');
  const { book } = stall;
  const { page } = book;
  await lockWithPin(stall);
  await page.getByRole('button', { name: 'Sign in with a password' }).click();
  await page.goto('/register');
  await book.fillAccount(MUSA);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/welcome');
  await book.setUp({ name: 'Musa’s Chicks' });
  await expect(page.getByText('Nakato Poultry')).toHaveCount(0);
  await lockWithPin(stall, MUSAS_PIN);
  await page.getByRole('button', { name: 'PIN of Grace' }).click();
  await typePin(stall, PIN);
  await page.waitForURL('**/settings/0');
  await expect(page.getByText('Nakato Poultry').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Musa’s Chicks')).toHaveCount(0);
  await page.getByRole('button', { name: 'Lock now' }).click();
  await page.waitForURL(/\/login/);
  await page.getByRole('button', { name: 'PIN of Musa' }).click();
  await typePin(stall, PIN, MUSA.first_name);
  await expect(page.getByText('Wrong PIN')).toBeVisible();
  await typePin(stall, MUSAS_PIN, MUSA.first_name);
  await page.waitForURL('**/settings/0');
  await expect(page.getByText('Musa’s Chicks').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Nakato Poultry')).toHaveCount(0);
});
