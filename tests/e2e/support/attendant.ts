import type { Book } from '../pages/book.ts';

/** Who is invited to write down the days of a flock. */
export const ZAWADI = { first_name: 'Zawadi', email: 'zawadi@farm.test', password: 'feeds-the-hens' };

/** Register on another phone and take up an invitation. */
export async function join(book: Book, path: string): Promise<void> {
  const { page } = book;
  await page.goto(path);
  await page.getByRole('link', { name: 'Register' }).click();
  await book.fillAccount(ZAWADI);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL(`**${path}`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.waitForURL('**/attendant/activities');
}
