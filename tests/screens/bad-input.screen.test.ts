import { GRACE } from '../e2e/pages/book.ts';
import { expectToStay } from '../e2e/support/fake-clock.ts';
import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';

test('[ACC-3] a wrong password: the code as title, words below, the typed text stays', async ({ begun, phone }) => {
  await begun('stall');
  const other = await phone('other');
  await other.book.fillAccount({ email: GRACE.email, password: 'wrong-one' });
  await other.book.page.getByRole('button', { name: 'Sign in' }).click();
  const popup = other.book.page.getByRole('dialog');
  await expect(popup).toContainText('auth/');
  await expect(popup).toContainText(/password/i);
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(other.book.page.getByLabel('Email')).toHaveValue(GRACE.email);
  await expect(other.book.page.getByRole('textbox', { name: 'Password' })).toHaveValue('wrong-one');
  await expect(other.book.page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});

test('[ACC-3] an e-mail that is registered already', async ({ phone }) => {
  const { book } = await phone('stall');
  await book.register();
  const other = await phone('other');
  await visit(other.book.page, '/register');
  await other.book.fillAccount({ ...GRACE, first_name: 'Musa' });
  await other.book.page.getByRole('button', { name: 'Register' }).click();
  await expect(other.book.page.getByRole('dialog')).toContainText('auth/email-already-in-use');
  await other.book.page.getByRole('button', { name: 'Close' }).click();
  await expect(other.book.page.getByLabel('First name')).toHaveValue('Musa');
});

test('[ACC-3] signing in for the first time without a network says that it needs internet', async ({ phone }) => {
  const stall = await phone('stall');
  await stall.book.fillAccount({ email: GRACE.email, password: GRACE.password });
  await stall.cutSignal();
  await stall.book.page.getByRole('button', { name: 'Sign in' }).click();
  const failed = stall.book.page.getByRole('dialog', { name: 'auth/network-request-failed' });
  await expect(failed).toContainText('Firebase: Error (auth/network-request-failed).');
  await expect(failed).toContainText('The first sign-in on a phone needs internet.');
  await stall.book.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(stall.book.page.getByLabel('Email')).toHaveValue(GRACE.email);
  // When online again, the same press works without a reload.
  await stall.restoreSignal();
  await stall.book.page.getByRole('button', { name: 'Sign in' }).click();
  await expect(stall.book.page.getByRole('dialog', { name: 'auth/invalid-credential' })).toBeVisible();
});

test('[BIZ-2] neither farm nor shop: "Please pick one option." for 3 s, and nothing is saved', async ({
  phone,
  server,
}) => {
  const { book } = await phone('stall');
  await book.register();
  await book.page.getByLabel('Business name').fill('Nakato Poultry');
  await book.next();
  const popup = book.page.getByRole('dialog', { name: 'Please pick one option.' });
  await expectToStay(book.page, popup, 3_000, () => book.next());
  await expect(book.page.getByText('Please pick one option.')).toBeVisible();
  await expect(book.page).toHaveURL(/welcome/);
  expect(['businesses', 'settings'].flatMap((path) => server.admin.list(path))).toEqual([]);
});

test('[SAL-3, SAL-5, SAL-10, MSG-25] an empty quantity and a credit sale without a customer: words beside the cause, nothing lost', async ({
  begun,
}) => {
  const { book } = await begun('stall');
  const { addSale, page } = book;
  await addSale.open();
  await addSale.pick('Eggs, good');
  await addSale.pay('Paid all');
  const words = page.getByText('Enter a number above 0.');
  await expect(words).toBeVisible();
  const field = addSale.field('How many trays');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAttribute('aria-describedby', (await words.getAttribute('id'))!);
  await addSale.press('12+3');
  await addSale.price('12000');
  await expect(words).toBeHidden();
  await addSale.pay('Pay later');
  await expect(page.getByText('Choose who will pay later.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('180,000').first()).toBeVisible();
  await addSale.customer('Amina');
  await addSale.pay('Pay later');
  await page.waitForURL('**/sales/view/0');
  await expect(book.sales.row('Amina')).toContainText('180,000');
  await expect(book.sales.row('Amina')).toContainText('15 trays');
});

test('[SHL-24, FLK-3, PAY-15] a refused save leads to the field at fault, however far up the form it is; nothing typed is lost', async ({
  begun,
}) => {
  const { book } = await begun('office');
  const { page } = book;
  await visit(page, '/farm/add/farm_activities?new=flock');
  await page.getByLabel('House', { exact: true }).fill('House 2');
  const save = page.getByRole('button', { name: 'Save the flock' });
  await save.click();
  const name = page.getByLabel('Name of the flock');
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
  await expect(page.getByText('Type a name for the flock.')).toBeInViewport();
  await name.fill('Hill house');
  await save.click();
  await expect(page.getByLabel('Age on that day')).toBeFocused();
  await expect(page.getByText('Type a name for the flock.')).toHaveCount(0);
  await expect(page.getByLabel('House', { exact: true })).toHaveValue('House 2');
  // A number that only layers have was typed, and is not on the screen for broilers.
  await page.getByLabel('Age on that day').fill('0');
  await page.getByLabel('How many birds').fill('100');
  await page.getByText('More: start of lay, value at the end').click();
  await page.getByLabel('Months they lay').fill('99');
  await page.getByText('Broilers', { exact: true }).click();
  await expect(page.getByLabel('Months they lay')).toHaveCount(0);
  await save.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Type for how many months they lay: 1 to 60.' }),
  ).toBeInViewport();
  await visit(page, '/dashboard?show=money&do=put_in');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel(/^Amount/)).toBeFocused();
  await visit(page, '/sales/customer?page=new');
  await page.getByLabel('Name').fill('Amina');
  await page.getByText('More: place, terms, old debts').click();
  const days = page.getByLabel('Days to pay');
  await days.fill('999');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(days).toBeFocused();
  // Nothing covers it.
  const isOnTop = (input: Element) => {
    const { x, y, width, height } = input.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === input;
  };
  await expect.poll(() => days.evaluate(isOnTop)).toBe(true);
});

test('[SAL-3] negative, endless and nonsense numbers never reach the book', async ({ begun }) => {
  const stall = await begun('stall');
  const { book } = stall;
  const { addSale, page } = book;
  await addSale.open();
  await addSale.pick('Eggs, good');
  const notAbove = 'Enter a number above 0.';
  for (const [typed, words] of [
    ['-5', notAbove],
    ['99999999999999999999', 'That number is too long.'],
    ['abc', notAbove],
    ['0', notAbove],
    ['+', notAbove],
  ] as const) {
    await addSale.field('How many trays').fill(typed);
    await addSale.price('9999999999');
    // Typing removed the message of the last refusal.
    await expect(page.getByRole('alert').filter({ hasText: words })).toHaveCount(0);
    await addSale.pay('Paid all');
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(page).toHaveURL(/sales\/add/);
  }
  await page.goto('/sales/view/0');
  await expect(page.getByText('No sales yet', { exact: false })).toBeVisible();
  expect(stall.faults).toEqual([]);
});

test('[SAL-11, DAT-4] pressing save twice sells once', async ({ begun, server }) => {
  const { book } = await begun('stall');
  const { addSale, page } = book;
  await addSale.open();
  await addSale.pick('Eggs, good');
  await addSale.press('2');
  await addSale.price('12000');
  await page.getByRole('group', { name: 'Save the sale' }).getByRole('button', { name: 'Paid all' }).dblclick();
  await page.waitForURL('**/sales/view/0');
  await expect(book.sales.rows).toHaveCount(1);
  await book.sales.shouldBeSent('Walk-in');
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  const [business] = server.admin.list('businesses');
  expect(server.admin.list(`businesses/${business!.id}/sales`)).toHaveLength(1);
});

test('[SYN-16] an expired session is a pause: records wait, the person signs in again, everything goes out', async ({
  begun,
  server,
}) => {
  const { book } = await begun('stall');
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  server.expireSessions();
  await book.addSale.sell({ trays: 2, price: 12_000 });
  await expect(book.badge).toHaveAccessibleName(/Sign in again/);
  await book.sales.shouldBeOnThisPhone('Walk-in');
  await book.signInAgain();
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  await visit(book.page, '/sales/view/0');
  await book.sales.shouldBeSent('Walk-in');
});
