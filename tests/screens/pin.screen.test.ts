import { GRACE } from '../e2e/pages/book.ts';
import { lockWithPin, PIN, typePin } from '../e2e/support/pin.ts';
import { expect, test } from './support/test.ts';

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

  await page.goto('/settings/8');
  await page.reload(); // the phone was off
  const field = stall.book.page.getByRole('textbox', { name: 'PIN of Grace' });
  await field.pressSequentially('a');
  await expect(field).toHaveValue(''); // a letter does not stay, though nothing was changed by it
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
  await page.waitForURL('**/settings/0'); // where the book was locked
  await expect(page.getByRole('button', { name: 'Set a PIN' })).toBeVisible();
});
