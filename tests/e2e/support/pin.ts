import { expect } from '@playwright/test';
import { GRACE, type Book } from '../pages/book.ts';

export const PIN = '4711';

/** Set a PIN on the account page and lock the book with it. */
export async function lockWithPin({ book: { page } }: { book: Book }, pin = PIN): Promise<void> {
  await page.goto('/settings/0');
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  await page.getByLabel('New PIN, 4 to 8 digits').fill(pin);
  await page.getByLabel('The same PIN again').fill('1234');
  await page.getByRole('button', { name: 'Save the PIN' }).click();
  await expect(page.getByRole('alert')).toContainText('The two PINs are not alike.');
  await page.getByLabel('The same PIN again').fill(pin);
  await page.getByRole('button', { name: 'Save the PIN' }).click();
  await page.getByRole('button', { name: 'Lock now' }).click();
  await page.waitForURL(/\/login/);
}

export async function typePin({ book: { page } }: { book: Book }, pin: string, name = GRACE.first_name): Promise<void> {
  await page.getByRole('textbox', { name: `PIN of ${name}` }).fill(pin);
  await page.getByRole('button', { name: 'Open my book' }).click();
}
