import { DEMO_PEOPLE } from '../../scripts/seed-demo.ts';
import { expect, test } from './support/test.ts';

test('[SHL-15] a seller finds customers and sales, and nothing that they may not open', async ({ withDemo, phone }) => {
  await withDemo();
  const stall = await phone('stall');
  const { page } = stall.book;
  await stall.book.signIn(DEMO_PEOPLE[1]);
  await expect(stall.book.sales.rows.first()).toBeVisible();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Find' });
  const field = dialog.getByRole('textbox', { name: 'Find' });
  await field.fill('0012');
  await expect(dialog.getByRole('button', { name: /-0012/ }).first()).toBeVisible();
  // The library writes the heading of a group as a style.
  const group = (title: string) => dialog.locator(`[style*="${title}"]`);
  await expect(group('Sales')).toBeVisible();
  await expect(group('Purchases')).toHaveCount(0);
  await expect(group('Expenses')).toHaveCount(0);
  await field.fill('house');
  await expect(dialog.getByText(/Nothing is called so/)).toBeVisible();
  await field.fill('admins');
  await expect(dialog.getByText(/Nothing is called so/)).toBeVisible();
});
