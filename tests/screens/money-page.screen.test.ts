import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';
import { walkedIn } from './support/walks.ts';

test.for(walkedIn('sw phone'))('[PAY-15, PAY-16] a stall’s day without a signal: a float, a sale, money for home, a count 500 short, the rest to the bank ($way)', async (way, { begun }) => {
  const office = await begun('stall', way);
  const { book } = office;
  const { page } = book;
  await office.cutSignal();
  await visit(page, '/dashboard');
  await page.getByRole('link', { name: 'Where the money is' }).click();
  const boxes = page.getByRole('list', { name: 'Where the money is' });
  const box = (name: string) => boxes.getByRole('listitem').filter({ hasText: name });
  const rows = page.getByRole('list', { name: 'Counted and moved' }).getByRole('listitem');
  await expect(box('Cash')).toContainText('Never counted');
  const write = async (what: string, label: RegExp, amount: string) => {
    await page.getByRole('link', { name: what }).click();
    await page.getByLabel(label).fill(amount);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(boxes).toBeVisible();
  };
  await write('Was there before the book', /^Amount/, '50000');
  await expect(box('Cash')).toContainText('50,000');
  await visit(page, '/sales/view/0');
  await book.addSale.sell({ trays: 3, price: 15_000 });
  await visit(page, '/dashboard?show=money');
  await expect(box('Cash')).toContainText('95,000');
  await write('Money taken out for home', /^Amount/, '10000');
  await expect(box('Cash')).toContainText('85,000');

  await page.getByRole('link', { name: 'Count the money' }).click();
  await page.getByLabel(/^So much is there/).fill('84500');
  await expect(page.getByText('The book says 85,000: 500 short')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(box('Cash')).toContainText('84,500');
  await expect(box('Cash')).toContainText('500 short');
  await write('Move money', /^Amount/, '80000');
  await expect(box('Cash')).toContainText('4,500');
  await expect(box('Bank')).toContainText('80,000');

  // A wrong entry is voided with a reason.
  await rows.filter({ hasText: 'Taken out' }).getByRole('button').click();
  await page.getByRole('button', { name: 'Take it out of the book' }).click();
  await page.getByLabel('Why?').fill('It was fuel');
  await page.getByRole('button', { name: 'Void it' }).click();
  // The count established the balance: an error before it changes not the box, but the counted difference.
  await expect(box('Cash')).toContainText('4,500');
  await expect(box('Cash')).toContainText('10,500 short');
  expect(office.faults).toEqual([]);
}); // prettier-ignore
