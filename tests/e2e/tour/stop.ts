import { expect as expectSoon, type Page } from '@playwright/test';
import { DEMO_PEOPLE } from '../../../scripts/seed-demo.ts';
import type { Book } from '../pages/book.ts';
import { visit } from '../support/visit.ts';

/** Outside the test runner, as for the pictures, nothing else sets how long a busy machine may take. */
export const expect = expectSoon.configure({ timeout: 30_000 });

/** One screen as it can be looked at: how to get there from the stop before. */
export interface Stop {
  readonly name: string;
  readonly show: (book: Book, phone: ShownPhone) => Promise<void>;
}

/** What a walk does to the phone itself. */
export interface ShownPhone {
  setOffline(offline: boolean): Promise<void>;
  /** From now on the server refuses whatever is sent, as when a rule forbids it. */
  refuseCommits(): Promise<void>;
}

export const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

/** The owner of the demo farm opens a book that is there whole; after another walk on the same phone it is open. */
export async function ownerSignsIn(book: Book): Promise<void> {
  if (!(await book.badge.isVisible())) await openWhole(book);
  await visit(book.page, '/sales/view/0');
  await expect(book.sales.rows.first()).toBeVisible();
}
async function openWhole(book: Book): Promise<void> {
  await book.signIn(DEMO_PEOPLE[0]);
  await expect(book.sales.rows.first()).toBeVisible();
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  // A new phone makes its books first.
  await expect.poll(() => book.sales.totals(), { timeout: 60_000 }).not.toContain('Sold, UGX 0');
  await book.addedUp();
}
