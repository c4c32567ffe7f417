import { DEMO_PEOPLE } from '../../scripts/seed-demo.ts';
import { Dashboard } from './pages/dashboard.ts';
import { wordsOf } from './support/pdf-words.ts';
import { expect, test } from './support/test.ts';

test('[LED-59] a phone whose signal goes while the records come says that its sums lack some, also on what is taken along', async ({
  withDemo,
  phone,
}) => {
  await withDemo();
  const own = await phone('owner');
  const { page, badge, sales } = own.book;
  await own.book.installed();
  own.signal.shape({ roundTripMs: 800, bitsPerSecond: 100_000 });
  await own.book.signIn(DEMO_PEOPLE[0]);
  await expect(sales.rows.first()).toBeVisible({ timeout: 90_000 });
  const lacks = page.getByRole('status').filter({ hasText: 'Not all of your records are on this phone yet.' });
  await expect(lacks).toBeVisible();
  await own.cutSignal();
  const home = new Dashboard(page);
  await home.openAll('customers');
  await expect(lacks).toBeVisible();
  await expect(home.line('Total')).toBeVisible();
  expect(wordsOf((await home.shared('PDF')).bytes)).toContain('Not complete');

  await own.restoreSignal();
  own.signal.shape({ roundTripMs: 0, bitsPerSecond: 10_000_000 });
  await expect(lacks).toHaveCount(0, { timeout: 90_000 });
  await expect(badge).toHaveAccessibleName(/All sent/);
  await own.book.addedUp();
  await home.openAll('customers');
  await expect(home.line('Total')).toBeVisible();
  expect(wordsOf((await home.shared('PDF')).bytes)).not.toContain('Not complete');
  expect(own.faults).toEqual([]);
});
