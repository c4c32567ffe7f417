import { Dashboard } from '../e2e/pages/dashboard.ts';
import { deleteBook } from '../e2e/support/delete-book.ts';
import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';

test('[IMP-4] the backup of a lost phone on an empty one, without a signal, then with one: everything is there once', async ({
  phone,
}) => {
  const lost = await phone('lost');
  await lost.book.begin();
  await lost.book.addSale.sell({ trays: 2, price: 12_000, customer: 'Amina' });
  await lost.book.addSale.sell({ trays: 3, price: 12_000 });
  await expect(lost.book.badge).toHaveAccessibleName(/All sent/);
  const fresh = await phone('fresh');
  await fresh.book.signIn();
  await lost.cutSignal();
  await lost.book.addSale.sell({ trays: 4, price: 12_000 });
  await visit(lost.book.page, '/settings/9');
  const { bytes } = await new Dashboard(lost.book.page).taken('Save a backup file');

  const { page } = fresh.book;
  await fresh.cutSignal();
  await visit(page, '/sales/view/0');
  // A page keeps no journal; only a worker can.
  await fresh.restart(deleteBook);
  await fresh.book.toast('Your book is restored').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'I have a backup file' }).click();
  const choose = async (buffer: Buffer) => {
    const button = page.getByRole('button', { name: 'Bring back from a backup' });
    await expect(button).toBeEnabled();
    await page.locator('input[type=file]').setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer });
  };
  await choose(bytes.subarray(0, bytes.length - 300));
  await expect(page.getByRole('alert')).toContainText('This backup is damaged');
  await choose(bytes);
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByText(/Nakato Poultry, as it was today/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'came back' })).toContainText('it waits again');
  await expect(page.getByRole('heading', { name: 'Backup & export' })).toBeVisible();
  await choose(bytes);
  await expect(page.getByRole('status').filter({ hasText: 'came back' })).toContainText('0 records came back');
  await page.getByRole('link', { name: 'Open my book' }).click();
  await expect(fresh.book.sales.rows).toHaveCount(3);
  await expect.poll(() => fresh.book.sales.totals()).toContain('108,000');
  await expect(fresh.book.badge).toHaveAccessibleName(/1/);

  // Now both are online, and each has the third sale to send.
  await fresh.restoreSignal();
  await expect(fresh.book.badge).toHaveAccessibleName(/All sent/);
  await lost.restoreSignal();
  await expect(lost.book.badge).toHaveAccessibleName(/All sent/);
  await fresh.book.addSale.sell({ trays: 1, price: 12_000 });
  const office = await phone('office');
  await office.book.signIn();
  await visit(lost.book.page, '/sales/view/0');
  for (const { sales } of [fresh.book, lost.book, office.book]) {
    await expect(sales.rows).toHaveCount(4);
    await expect.poll(() => sales.totals()).toContain('120,000');
  }
  expect(fresh.faults).toEqual([]);
});
