import { expect } from '@playwright/test';
import type { Book } from '../pages/book.ts';
import { visit } from './visit.ts';

interface Newcomer {
  readonly first_name: string;
  readonly email: string;
  readonly password: string;
}

/** From the link of an invitation to the first page of whoever took it up and had no account yet. */
export async function takeUp(book: Book, path: string, who: Newcomer): Promise<void> {
  const { page } = book;
  await visit(page, path);
  await expect(page.getByRole('heading', { name: 'You are invited' })).toBeVisible();
  await page.getByRole('link', { name: 'Register' }).click();
  await book.fillAccount(who);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL(`**${path}`);
  await expect(page.getByText('Grace invites you to Nakato Poultry.')).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  // Attendants begin with their own app.
  if (path.startsWith('/attendant')) await page.waitForURL('**/attendant/activities');
  else await page.waitForURL('**/settings/0');
}

/** The same, and on to what they may do. */
export async function join(book: Book, path: string, who: Newcomer): Promise<void> {
  await takeUp(book, path, who);
  await visit(book.page, '/settings/0');
  await expect(book.page.getByRole('heading', { name: 'What I may do here' })).toBeVisible();
}
