import { GRACE } from './pages/book.ts';
import { everythingKept } from './support/everything-kept.ts';
import { expect, test } from './support/test.ts';

const MUSA = { first_name: 'Musa', email: 'musa@farm.test', password: 'point-of-lay' };

test('[ACC-19] after sign-out nothing of the first person can be found as the second one, wherever a browser keeps things', async ({
  phone,
}) => {
  const stall = await phone('stall');
  const { book } = stall;
  const { page } = book;
  await book.begin({ name: 'Quagga Farm' });
  await book.addSale.sell({ trays: 2, price: 77_341, customer: 'Okapi', pay: 'Pay later' });
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  // A form that is left half typed.
  await book.addSale.open();
  await book.addSale.customer('Okapi');
  await book.addSale.pick('Eggs, good');
  await book.addSale.press('7');
  // What is searched for can be found while she is signed in: the search itself works.
  const secrets = ['Quagga', 'Okapi', GRACE.email, '77341'];
  await expect.poll(() => everythingKept(page)).toContain('Okapi');
  const before = await everythingKept(page);
  expect(secrets.filter((secret) => !before.includes(secret))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('flockbook.')))).toBe(true);

  await book.signOut();
  await book.register(MUSA);
  await book.setUp({ name: 'Musa’s Chicks' });
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  const after = await everythingKept(page);
  expect(after).toContain('Musa’s Chicks');
  expect(secrets.filter((secret) => after.includes(secret))).toEqual([]);
  await page.goto('/sales/add');
  await expect(page.getByText('Okapi')).toHaveCount(0);
  expect(stall.faults).toEqual([]);
});
