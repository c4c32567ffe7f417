import { SaleSheet } from '../pages/sale-sheet.ts';
import { PaperPage } from '../pages/paper.ts';
import { expect, ownerSignsIn, type Stop } from './stop.ts';
import { visit } from '../support/visit.ts';

/** Sales, payments and papers of an owner of a busy farm. */
export const SELLING_TOUR: readonly Stop[] = [
  {
    name: 'sales',
    show: ownerSignsIn,
  },
  {
    name: 'sale',
    show: async (book) => {
      await book.sales.row('Amina Nansubuga').first().click();
      await expect(book.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'add-sale',
    show: async (book) => {
      await book.page.keyboard.press('Escape');
      await book.addSale.open();
      await book.addSale.customer('Amina Nansubuga');
      await book.addSale.pick('Eggs, good');
      await book.addSale.press('10');
      await book.addSale.pick('Eggs, small');
      await book.addSale.press('2');
      await book.page.getByRole('group', { name: 'Keypad' }).getByRole('button', { name: 'Next' }).click();
      await book.addSale.press('15');
    },
  },
  {
    name: 'add-sale-customer',
    show: async ({ page }) => {
      await page.getByRole('button', { name: 'Change customer' }).click();
      await expect(page.getByRole('dialog').getByText('Joy Bakery')).toBeVisible();
    },
  },
  {
    name: 'add-sale-part',
    show: async (book) => {
      await book.page.keyboard.press('Escape');
      await book.addSale.pay('Part');
      await book.page.getByRole('textbox', { name: 'Amount paid now' }).fill('96250');
    },
  },
  {
    name: 'add-sale-birds',
    show: async (book) => {
      await book.page.keyboard.press('Escape');
      await book.addSale.pick('Birds, House 1');
      await book.page.getByText('By weight', { exact: true }).click();
      await book.addSale.press('20');
      await book.addSale.field('Weight of all').fill('41.5');
      await book.addSale.price('9000');
    },
  },
  {
    name: 'sale-void',
    show: async ({ page, sales }) => {
      await visit(page, '/sales/view/1');
      const sale = new SaleSheet(page);
      await sale.open(sales.row(/Owes|Overdue/));
      await sale.button('Void').click();
      await expect(sale.button('Void it')).toBeVisible();
    },
  },
  {
    name: 'sale-return',
    show: async ({ page, sales }) => {
      await visit(page, '/sales/view/3');
      const sale = new SaleSheet(page);
      await sale.open(sales.row('Paid'));
      await sale.link('Goods came back').click();
      await expect(page.getByRole('textbox', { name: /came back/ }).first()).toBeVisible();
    },
  },
  {
    name: 'sales-aside',
    show: async ({ page, sales }) => {
      await visit(page, '/sales/view/5?dates=all');
      await expect(sales.rows.first().or(page.getByText('Nothing here.'))).toBeVisible();
    },
  },
  {
    name: 'edit-sale',
    show: async (book) => {
      await visit(book.page, '/sales/view/0');
      // A sale of more than one tray, so that one tray is a reduction.
      await book.sales.edit(/([2-9]|\d\d) trays · .*Paid/);
      await book.addSale.press('1');
      await expect(book.page.getByText(/too much/)).toBeVisible();
    },
  },
  {
    name: 'sale-versions',
    show: async ({ page, sales, addSale }) => {
      await visit(page, '/sales/view/0');
      await sales.edit('Musa Kato');
      await page.getByRole('button', { name: /^(Add a note|Note:)/ }).click();
      const note = page.getByRole('dialog', { name: 'Note' });
      await note.getByRole('textbox').fill('Pays the rest on Friday');
      await note.getByRole('button', { name: 'Done' }).click();
      await addSale.saveChanges();
      // Without the message after saving.
      await visit(page, '/sales/view/0');
      await sales.row('Musa Kato').first().click();
      await page.getByRole('row', { name: /Pays the rest/ }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'edit-sale-not-here',
    show: async ({ page }) => {
      await visit(page, '/sales/edit/NotASale0001');
      await expect(page.getByText('This sale is not on this phone', { exact: false })).toBeVisible();
    },
  },
  {
    name: 'payment',
    show: async ({ page, sales }) => {
      await visit(page, '/sales/view/1');
      await sales
        .row(/Owes|Overdue/)
        .first()
        .click();
      await page.getByRole('dialog').getByRole('link', { name: 'Receive a payment' }).click();
      await expect(page.getByRole('textbox', { name: 'Amount received' })).toBeVisible();
    },
  },
  {
    name: 'payment-history',
    show: async ({ page, sales }) => {
      await visit(page, '/sales/view/3');
      await sales.row('Paid').first().click();
      await page.getByRole('dialog').getByRole('link', { name: 'Payments' }).click();
      await expect(page.getByRole('list', { name: 'Payments' })).toBeVisible();
    },
  },
  {
    name: 'receipt',
    show: async ({ page, sales }) => {
      await visit(page, '/sales/view/3');
      await new PaperPage(page).open(sales.row('Paid').first());
    },
  },
  {
    name: 'receipt-send',
    show: async ({ page }) => {
      await new PaperPage(page).send();
    },
  },
  {
    name: 'invoice',
    show: async ({ page, sales }) => {
      await visit(page, '/sales/view/1');
      await new PaperPage(page).open(sales.row(/Owes|Overdue/).first(), 'Invoice');
    },
  },
];
