import { expect as expectSoon, type Page } from '@playwright/test';
import { DEMO_PEOPLE } from '../../../scripts/seed-demo.ts';
import type { Book } from '../pages/book.ts';
import { visit } from '../support/visit.ts';

/** The default timeout when running outside the test runner, as for the pictures, on a busy machine. */
export const expect = expectSoon.configure({ timeout: 30_000 });

/** One screen to look at, and the steps from the previous one. */
export interface Stop {
  readonly name: string;
  readonly show: (book: Book, phone: ShownPhone) => Promise<void>;
}

/** Effects of a walk on the phone itself. */
export interface ShownPhone {
  setOffline(offline: boolean): Promise<void>;
  /** Make the server refuse everything sent from now on, as if a rule forbade it. */
  refuseCommits(): Promise<void>;
}

export const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

/**
 * Sign in the owner of the demo farm and wait for the complete book; after another walk on the same phone it is open
 * already.
 */
export async function ownerSignsIn(book: Book): Promise<void> {
  if (!(await book.badge.isVisible())) await openWhole(book);
  await visit(book.page, '/sales/view/0');
  await expect(book.sales.rows.first()).toBeVisible();
}
async function openWhole(book: Book): Promise<void> {
  await book.signIn(DEMO_PEOPLE[0]);
  await expect(book.sales.rows.first()).toBeVisible();
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  // A new phone builds its books first.
  await expect.poll(() => book.sales.totals(), { timeout: 60_000 }).not.toContain('Sold, UGX 0');
  await book.addedUp();
}
