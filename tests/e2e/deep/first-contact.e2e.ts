import { Farm } from '../pages/farm.ts';
import { People } from '../pages/people.ts';
import { Reader } from '../support/reader.ts';
import { ZAWADI } from '../support/somebody.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** From the public page to the first sale in the list. Units: presses (typing into a field counts as one), s. */
const SALE = { presses: 25, seconds: 90 };
/** From the invitation's link to the first eggs in the diary. Units: s. */
const EGGS_SECONDS = 45;

test('[PRF-21] from the public page to the first sale in at most 25 presses and 90 s, every word read', async ({
  phone,
}) => {
  const { book, faults } = await phone('own', { path: '/home' });
  const { page } = book;
  const reader = new Reader(page);
  await reader.press('Start free', page.getByRole('link', { name: 'Start free' }).first());
  await page.waitForURL('**/register');
  await reader.type('First name', page.getByLabel('First name'), 'Grace');
  await reader.type('Email', page.getByLabel('Email'), 'grace@farm.test');
  await reader.type('Password', page.getByRole('textbox', { name: 'Password' }), 'kuku2026');
  await reader.press('Register', page.getByRole('button', { name: 'Register' }));
  await page.waitForURL('**/welcome');
  await reader.type('Business name', page.getByLabel('Business name'), 'Nakato Poultry');
  await reader.press('Next', page.getByRole('button', { name: 'Next' }));
  await reader.press('Farm', page.getByRole('radio', { name: 'Farm' }));
  await reader.press('Next', page.getByRole('button', { name: 'Next' }));
  await reader.press('Open my book', page.getByRole('button', { name: 'Open my book' }));
  await page.waitForURL('**/sales/view/0');
  await reader.press('New sale', page.getByRole('link', { name: 'New sale' }).first());
  const goods = page.getByRole('group', { name: 'Things to sell' });
  await reader.press('Eggs, good', goods.getByRole('button', { name: 'Eggs, good' }));
  const keypad = page.getByRole('group', { name: 'Keypad' });
  const key = (name: string) => keypad.getByRole('button', { name, exact: true });
  await reader.press('5', key('5'));
  await reader.press('Next', key('Next'));
  for (const name of ['1', '2', 'Three noughts']) await reader.press(name, key(name));
  const ways = page.getByRole('group', { name: 'Save the sale' });
  await reader.press('Paid all', ways.getByRole('button', { name: 'Paid all' }));
  await page.waitForURL('**/sales/view/0');
  await expect(book.sales.row('60,000')).toBeVisible();
  console.log(reader.report('first sale'));
  expect(faults).toEqual([]);
  expect(reader.presses).toBeLessThanOrEqual(SALE.presses);
  expect(reader.seconds).toBeLessThanOrEqual(SALE.seconds);
});

test('[PRF-21] from the invitation to the first eggs of an attendant in at most 45 s, every word read', async ({
  begun,
  phone,
}) => {
  const office = await begun('office');
  const { page: officePage } = office.book;
  await visit(officePage, '/farm/view/0');
  await officePage.getByRole('link', { name: 'Add your first flock' }).click();
  await new Farm(officePage).addFlock({ name: 'House 1', count: 500 });
  const path = await new People(officePage).invite('attendant', { name: 'Zawadi', email: ZAWADI.email });
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);

  const { book, faults } = await phone('house', { path: `${path}#${encodeURIComponent(ZAWADI.email)}` });
  const { page } = book;
  const farm = new Farm(page);
  const reader = new Reader(page);
  await reader.press('Register', page.getByRole('link', { name: 'Register' }));
  await reader.type('First name', page.getByLabel('First name'), ZAWADI.first_name);
  await reader.type('Password', page.getByRole('textbox', { name: 'Password' }), 'kuku2026');
  await reader.press('Register', page.getByRole('button', { name: 'Register' }));
  await reader.press('Accept', page.getByRole('button', { name: 'Accept' }));
  await page.waitForURL('**/attendant/activities');
  await reader.press('Eggs', page.getByRole('group', { name: 'What happened' }).getByRole('button', { name: 'Eggs' }));
  const keypad = page.getByRole('group', { name: 'Keypad' });
  for (const name of ['1', '2']) await reader.press(name, keypad.getByRole('button', { name, exact: true }));
  await reader.press('Save eggs', page.getByRole('button', { name: 'Save eggs' }));
  await farm.saved();
  await expect(farm.today()).toHaveCount(1);
  console.log(reader.report('first eggs'));
  expect([...office.faults, ...faults]).toEqual([]);
  expect(reader.seconds).toBeLessThanOrEqual(EGGS_SECONDS);
});
