import { runs } from '../support/runs.ts';
import { Customers } from '../e2e/pages/customers.ts';
import { Wizard } from '../e2e/pages/wizard.ts';
import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';

/** Customers in the file, some of them with numbers that are too short. */
const ROWS = runs(60, 1_000);
const WRONG = runs(1, 17);
const RIGHT = ROWS - WRONG;

test('[CUS-7, MSG-21, LOK-9] customers from a file, some rows wrong: each is told, the others are added, the same file adds nobody', async ({
  begun,
}) => {
  const stall = await begun('stall');
  const { page } = stall.book;
  const customers = new Customers(page);
  const wizard = new Wizard(page);
  const rows = Array.from(
    { length: ROWS },
    (_, i) => `Customer ${i},${i % 59 === 12 ? '07720001' : `0772${String(i).padStart(6, '0')}`}`,
  );
  const file = `Name,Phone\r\n${rows.join('\r\n')}\r\n`;
  await page.goto('/sales/customer');
  await page.getByRole('link', { name: 'Or take them from a file or your contacts' }).click();
  await wizard.chooseFile('customers.csv', 'Name,Phone\n"Musa,077');
  await expect(page.getByText('Row 2: a quotation mark is not closed.', { exact: false })).toBeVisible();
  await wizard.look('customers.csv', file);
  await expect.poll(() => wizard.found()).toBe(`New ${RIGHT} Known already 0 Left out ${WRONG}`);
  const bad = page.getByRole('list', { name: 'Left out' }).getByRole('listitem');
  await expect(bad).toHaveCount(WRONG);
  await expect(bad.first()).toHaveText('Row 14: phone has 8 digits.');
  await page.getByRole('button', { name: `Add ${RIGHT} customers` }).click();
  await expect.poll(() => wizard.done()).toBe(`Added ${RIGHT} Known already 0 Left out ${WRONG}`);
  await page.getByRole('link', { name: 'See the customers' }).click();
  await customers.expectSaved();
  await expect.poll(() => customers.totals()).toContain(`Customers ${RIGHT}`);
  // Only rows near the viewport are rendered.
  expect(await customers.rows.count()).toBeLessThan(50);
  await page.getByLabel('Name or phone').fill(`0772 ${String(ROWS - 1).padStart(6, '0')}`);
  await expect(customers.rows).toHaveCount(1);
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/, { timeout: 120_000 });

  await page.getByRole('link', { name: 'Import' }).click();
  await wizard.look('customers.csv', file);
  await expect.poll(() => wizard.found()).toBe(`New 0 Known already ${RIGHT} Left out ${WRONG}`);
  await expect(page.getByRole('button', { name: 'Nothing new' })).toBeDisabled();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  const card = 'BEGIN:VCARD\nVERSION:3.0\nFN:Amina N\nTEL:0785000001\nEND:VCARD';
  await wizard.chooseFile('contacts.vcf', card);
  await expect.poll(() => wizard.found()).toBe('New 1 Known already 0 Left out 0');
});

test('[CUS-11, SHL-19] a phone as people paste it, one that Excel has shortened, and a name as people look for it', async ({
  begun,
}) => {
  const { page } = (await begun('stall')).book;
  const customers = new Customers(page);
  await page.goto('/sales/customer?page=new');
  const phone = page.getByLabel('Phone, if you know it');
  await customers.write({ Name: 'Ng’ang’a-Ɗanladi', 'Phone, if you know it': '2.54712E+11' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Excel shortened this number. Type all of its digits.')).toBeVisible();
  await phone.fill('\u202A+254 (0)712\u2011345 678\u202C');
  await expect(page.getByText('Kept as +254 712 345 678')).toBeVisible();
  await customers.save();
  await customers.expectSaved();
  for (const search of ['danladi nganga', "NG'ANG'A", '٠٧١٢ ٣٤٥']) {
    await page.getByLabel('Name or phone').fill(search);
    await expect(customers.row('Ng’ang’a-Ɗanladi')).toContainText('+254 712 345 678');
  }
  await page.getByLabel('Name or phone').fill('danladi okello');
  await expect(customers.rows).toHaveCount(0);
});

test('[RTE-58, DEB-1, DEB-3, DEB-4] who owes: sum and buckets, order, search, and the way to the customer', async ({
  begun,
}) => {
  const stall = await begun('stall');
  const { page, addSale } = stall.book;
  const customers = new Customers(page);
  await addSale.sell({ trays: 5, price: 12_000, customer: 'Amina', pay: 'Pay later' });
  await page.goto('/view_debtors');
  await expect(page.getByText('All together, UGX')).toBeVisible();
  await page.goto('/sales/customer?page=new');
  await customers.write({ Name: 'Joy' });
  await customers.openMore();
  await customers.write({ 'Owed before the book began, UGX': '30000' });
  await page.getByLabel('Since which day?').fill('2026-01-05');
  await customers.save();
  await customers.expectSaved();
  await page.goto('/view_debtors');
  const rows = page.getByRole('list', { name: 'Who owes' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('90,000', { exact: true })).toBeVisible();
  await expect(page.getByText('60,000 of it is not due yet.')).toBeVisible();
  const bucket = (days: string) => page.getByText(days, { exact: true }).locator('xpath=..');
  for (const [days, owed] of [['0-30', '60,000'], ['31-60', '0'], ['61-90', '0'], ['Over 90', '30,000']] as const)
    await expect(bucket(days)).toHaveText(`${days}${owed}`); // prettier-ignore
  await expect(rows.first()).toContainText('Joy');
  await page.getByRole('radio', { name: 'Largest first' }).check({ force: true });
  await expect(rows.first()).toContainText('Amina');
  await page.getByLabel('Name').fill('jo');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Joy' })).toBeVisible();
  // Her promised date is shown in the list of receivables.
  await page.getByRole('button', { name: 'Promise', exact: true }).click();
  await page.getByRole('radio', { name: 'Tomorrow' }).check({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Promised for/)).toBeVisible();
  await page.goto('/view_debtors');
  await expect(rows.filter({ hasText: 'Joy' })).toContainText('Promised for');
  await rows.filter({ hasText: 'Joy' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Receive payment' }).click();
  await page.getByRole('button', { name: 'Save, all paid' }).click();
  await expect(page.getByText('Owes nothing, UGX')).toBeVisible();
});

test('[CUS-8] two that look alike are suggested, put together without a signal, seen so on the other phone, and taken apart', async ({
  begun,
  phone,
}) => {
  const stall = await begun('stall');
  const { page } = stall.book;
  const customers = new Customers(page);
  await visit(page, '/sales/customer');
  for (const [name, owed] of [
    ['Mohamed Ali', '69000'],
    ['Mohammed Ali', '40000'],
    ['Joy Bakery', '1000'],
    ['Bakery Joy', '2000'],
  ] as const) {
    await customers.openForm();
    await customers.write({ Name: name });
    await customers.openMore();
    await customers.write({ 'Owed before the book began, UGX': owed });
    await customers.save();
    await customers.expectSaved();
  }
  // Rows move to the top when the server accepts them: never press a moving row.
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  await stall.cutSignal();
  const note = page.getByRole('complementary');
  await expect(note).toContainText('Bakery');
  await note.getByRole('button', { name: 'No, two people' }).click();
  await expect(note).toHaveText(/Mohamed Ali and Mohammed Ali: the same customer\?/);
  await note.getByRole('link', { name: 'Yes, the same' }).click();
  await page.getByRole('radio', { name: /Mohammed Ali/ }).check();
  await expect(page.getByText('then stands under Mohammed Ali', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Put them together' }).click();
  await expect(page.getByRole('heading', { name: 'Mohammed Ali' })).toBeVisible();
  await expect(page.getByText('109,000').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'The same customer' })).toContainText('Mohamed Ali');
  await visit(page, '/sales/customer');
  await expect(customers.rows).toHaveCount(3);
  await expect(note).toBeHidden();
  await stall.restoreSignal();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);

  const office = await phone('office');
  await office.book.signIn();
  const other = new Customers(office.book.page);
  await visit(office.book.page, '/sales/customer');
  await expect(other.row('Mohammed Ali')).toContainText('109,000');
  await expect(other.rows).toHaveCount(3);
  await other.row('Mohammed Ali').click();
  await office.book.page.getByRole('button', { name: 'Take apart again' }).click();
  await expect(office.book.page.getByRole('list', { name: 'The same customer' })).toHaveCount(0);
  await expect(customers.row('Mohamed Ali')).toContainText('69,000');
  await expect(customers.row('Mohammed Ali')).toContainText('40,000');
  // Chosen manually, as a customer whose name is not similar.
  await customers.row('Mohamed Ali').press('Enter'); // changing rows move
  await page.getByRole('link', { name: 'The same as another' }).click();
  await page.getByLabel('Name or phone').fill('joy');
  await page.getByRole('list', { name: 'Other customers' }).getByRole('button', { name: 'Joy Bakery' }).click();
  await expect(page.getByRole('radio', { name: /Joy Bakery/ })).toBeChecked();
  await page.getByRole('button', { name: 'Choose another' }).click();
  await expect(page.getByText('Who else is Mohamed Ali?')).toBeVisible();
  expect([...stall.faults, ...office.faults]).toEqual([]);
});

test('[RTE-16, CUS-4, CUS-5, CUS-9, CUS-10, MSG-6, MSG-20] without a signal a customer is added, owes, pays on account, is reminded, edited and archived', async ({
  begun,
  phone,
}) => {
  const stall = await begun('stall');
  const { page, addSale } = stall.book;
  const customers = new Customers(page);
  await addSale.sell({ trays: 1, price: 12_000 });
  await stall.cutSignal();

  await customers.open();
  await expect(page.getByText('No customers yet', { exact: false })).toBeVisible();
  await customers.openForm();
  await customers.save();
  await expect(page.getByText('Type the name.')).toBeVisible();
  await customers.write({ Name: 'Musa K.', 'Phone, if you know it': '07720001' });
  await customers.save();
  await expect(page.getByText('This number has 8 digits. Check it.')).toBeVisible();
  await customers.write({ 'Phone, if you know it': '0772 000 118' });
  await expect(page.getByText('Kept as +256 772 000 118')).toBeVisible();
  await customers.openMore();
  await customers.write({ 'Days to pay': '181' });
  await customers.save();
  await expect(page.getByText('Days to pay are from 0 to 180.')).toBeVisible();
  await customers.write({
    'Days to pay': '14',
    'Credit limit, UGX': '20,000',
    'Owed before the book began, UGX': '9000',
  });
  await page.getByLabel('Since which day?').fill('2026-01-05');
  await customers.save();
  await customers.expectSaved();
  await expect(customers.row('Musa K.')).toContainText('9,000');
  await expect(customers.row('Musa K.').getByText('On this phone')).toBeAttached();

  // A customer with the same number in another notation.
  await customers.openForm();
  await customers.write({ Name: 'Kato', 'Phone, if you know it': '+256772000118' });
  await expect(page.getByText('Looks like Musa K. Use that one?')).toBeVisible();
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByRole('heading', { name: 'Musa K.' })).toBeVisible();

  await visit(page, '/sales/view/0');
  await addSale.sell({ trays: 5, price: 12_000, customer: 'Musa', pay: 'Pay later' });
  await addSale.open();
  await page.getByRole('button', { name: 'Change customer' }).click();
  const buyers = page.getByRole('dialog', { name: 'Who buys?' });
  await buyers.getByLabel('Name or phone').fill('Musa');
  // The list appears at once, with the totals of its last view.
  await expect(buyers.getByRole('button', { name: /^Musa K\./ })).toContainText('owes 69,000');
  await buyers.getByRole('button', { name: /^Musa K\./ }).click();
  await expect(page.getByText('Musa K. already owes 69,000 (limit 20,000).')).toBeVisible();
  await visit(page, '/sales/customer');
  await expect.poll(() => customers.totals()).toContain('69,000');
  await customers.row('Musa K.').click();

  const remind = page.getByRole('link', { name: 'Remind' });
  await expect
    .poll(async () => decodeURIComponent((await remind.getAttribute('href')) ?? ''))
    .toContain('https://wa.me/256772000118?text=Hello Musa K., USh\u00A069,000 is still open');
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+256772000118');
  await page.getByRole('link', { name: 'Receive payment' }).click();
  const amount = page.getByRole('textbox', { name: 'Amount received' });
  await expect(amount).toHaveValue('69,000');
  await amount.fill('20000');
  await page.getByRole('button', { name: 'Save, 49,000 left to pay' }).click();
  await expect(page.getByRole('list', { name: 'Still open' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Still open' })).toContainText('49,000');

  await page.getByRole('link', { name: 'Statement' }).click();
  const lines = page.getByRole('table').getByRole('row');
  await expect(lines).toHaveCount(5);
  await expect(lines.nth(1)).toContainText('From before the book');
  await expect(lines.last()).toContainText('69,00020,00049,000');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Spreadsheet' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^statement-musa-k-/);
  await page.reload();
  await expect(lines.last()).toContainText('49,000');

  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Edit' }).first().click();
  await expect(page.getByLabel('Days to pay')).toHaveValue('14');
  await customers.write({ Name: 'Musa Kato' });
  await customers.save();
  await customers.expectSaved();
  await customers.row('Musa Kato').click();
  await page.getByRole('button', { name: 'Archive' }).click();
  await customers.expectSaved();
  await expect(page.getByText('Nobody here.')).toBeVisible();
  await page.getByText('Archived', { exact: true }).click();
  await expect(customers.row('Musa Kato')).toContainText('49,000');

  await stall.restoreSignal();
  const office = await phone('office');
  await office.book.signIn();
  await office.book.page.getByRole('link', { name: 'They owe me' }).first().click();
  const owing = office.book.page.getByRole('list', { name: 'Who owes' });
  await expect(owing).toContainText('Musa Kato');
  await expect(owing).toContainText('49,000');
});
