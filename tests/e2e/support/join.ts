import { expect } from '@playwright/test';
import type { Book, GRACE } from '../pages/book.ts';
import { visit } from './visit.ts';

/** Accept an invitation and continue to the permitted screens. */
export async function join(book: Book, path: string, who: typeof GRACE): Promise<void> {
  await book.takeUp(path, who);
  await visit(book.page, '/settings/0');
  await expect(book.page.getByRole('heading', { name: 'What I may do here' })).toBeVisible();
}
