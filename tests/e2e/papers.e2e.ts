import { PaperPage } from './pages/paper.ts';
import type { Phone } from './support/phone.ts';
import { test } from './support/stranger.ts';
import { expect } from './support/test.ts';

/** A stall that sold five trays to Amina on credit. */
async function stallWithDebt(phone: (name: string) => Promise<Phone>): Promise<Phone> {
  const stall = await phone('stall');
  await stall.book.begin();
  await stall.book.addSale.sell({ trays: 5, price: 12_000, customer: 'Amina', pay: 'Pay later' });
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  return stall;
}

/** The link as the stranger's own browser reaches it: the phone's goes through its own signal. */
const below = (link: string) => new URL(link).pathname;

test('[RTE-20, RTE-54, INV-6, INV-7, INV-8, INV-10] a credit sale, its receipt shared without a signal, and what a stranger sees of it in every state', async ({
  phone,
  stranger,
}) => {
  const stall = await stallWithDebt(phone);
  const { page, sales } = stall.book;
  const paper = new PaperPage(page);
  await stall.cutSignal();
  await paper.open(sales.row('Amina'));
  await expect(paper.paper).toContainText('To pay by');
  await expect(paper.paper).toContainText('Sixty thousand Ugandan shillings');
  await paper.send();
  await paper.sheet.getByRole('button', { name: 'Make a link' }).click();
  await expect(paper.sheet).toContainText('The link shows the paper once this was sent.');
  const link = below(await paper.link());
  expect(await paper.message()).toContain(link);
  expect((await paper.message()).split('\n').length).toBeLessThanOrEqual(25);

  await stranger.goto(link);
  await expect(stranger.getByRole('heading')).toHaveText("1 line, not sent yet by the seller's phone");
  await stall.restoreSignal();
  await expect(paper.sheet).toContainText('It is open to whoever has it.');
  await stranger.getByRole('button', { name: 'Look again' }).click();
  const shown = stranger.getByRole('article');
  await expect(shown).toContainText('Nakato Poultry');
  await expect(shown).toContainText('60,000');
  await expect(shown).toContainText('To pay by');
  await stranger.goto(link.replace(/1$/, '3'));
  await expect(stranger.getByRole('status')).toContainText('Changed since it was shared');
  await expect(shown).toContainText('60,000');
  await stranger.goto(`${link}0000`);
  await expect(stranger.getByRole('heading')).toHaveText('There is nothing here');

  await page.goto('/sales/view/0');
  await sales.row('Amina').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Receive a payment' }).click();
  await page.getByRole('button', { name: 'Save, all paid' }).click();
  await page.waitForURL('**/sales/view/0');
  await paper.open(sales.row('Amina'));
  await paper.send();
  await expect(paper.sheet).toContainText('The sale has changed since.');
  await paper.sheet.getByRole('button', { name: 'Show what is true now' }).click();
  await expect(paper.sheet).toContainText('It is open to whoever has it.');
  await stranger.goto(link);
  await expect(shown).not.toContainText('To pay');

  await paper.sheet.getByRole('button', { name: 'Close the link' }).click();
  await expect(paper.sheet).toContainText('Whoever opens it sees nothing of this sale.');
  await stranger.reload();
  await expect(stranger.getByRole('heading')).toHaveText('This link was closed');
  await paper.sheet.getByRole('button', { name: 'Open the link again' }).click();
  await expect(paper.sheet).toContainText('It is open to whoever has it.');
  await stranger.reload();
  await expect(shown).toContainText('60,000');
  await stranger.context().setOffline(true);
  await stranger.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(shown).toContainText('60,000');
  expect(stall.faults).toEqual([]);
});

test('[INV-9, RTE-53] a shared invoice loads nothing of the app, is not for search engines, and no installed app stands in its place', async ({
  phone,
  backend,
  stranger,
}) => {
  const stall = await stallWithDebt(phone);
  const { page, sales } = stall.book;
  const paper = new PaperPage(page);
  await paper.open(sales.row('Amina'), 'Invoice');
  await paper.send();
  await paper.sheet.getByRole('button', { name: 'Make a link' }).click();
  await expect(paper.sheet).toContainText('It is open to whoever has it.');
  const link = below(await paper.link());
  expect(link).toMatch(/^\/public_invoice\//);

  const asked: string[] = [];
  stranger.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: /^Invoice/ }).first()).toBeAttached();
  expect(asked.filter((path) => /index-|mantine|react|worker|\/sw|app\.sw|manifest/.test(path))).toEqual([]);
  expect(asked.filter((path) => path.startsWith('/v1/'))).toHaveLength(1);
  await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await stranger.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  const download = stranger.waitForEvent('download');
  await stranger.getByRole('button', { name: 'Save as a picture' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Invoice-.*\.png$/);

  // The seller's own phone has the app installed: the page is the same.
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);

  await stranger.goto('about:blank');
  await backend.hook('/__test/faults', { faults: [{ fault: 'refuse', methods: ['Get', 'GetDocument', 'BatchGetDocuments'], code: 503 }] }); // prettier-ignore
  await stranger.goto(link);
  await expect(stranger.getByRole('heading')).toHaveText('No connection');
  await backend.hook('/__test/faults', { faults: [] });
  await stranger.getByRole('button', { name: 'Look again' }).click();
  await expect(stranger.getByRole('article')).toContainText('60,000');
});

test('[RTE-17, RTE-20, INV-2, INV-4] a paper is printed on the size that was chosen, alone, and the second time as a COPY', async ({
  phone,
}) => {
  const stall = await stallWithDebt(phone);
  const { page, sales } = stall.book;
  const paper = new PaperPage(page);
  await paper.open(sales.row('Amina'));
  await expect(page.getByRole('radio', { name: '58 mm' })).toBeChecked();
  await page.evaluate(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      const { textContent } = document.querySelector('body > [data-size]')!;
      const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
      const rule = rules.find((one) => one instanceof CSSPageRule)?.cssText;
      Object.assign(window, { printed: `${rule} ${textContent}` });
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  const printed = async () => {
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    return page.evaluate(() => (window as unknown as { printed: string }).printed);
  };
  const first = await printed();
  expect(first).toMatch(/@page \{ size: 58mm \d+mm/);
  expect(first).toContain('NAKATO POULTRY');
  expect(first).not.toContain('COPY');
  await expect(page.getByText('It was printed on this phone before')).toBeVisible();
  await paper.printOn('A5');
  const second = await printed();
  expect(second).toMatch(/size: a5/i);
  expect(second).toContain('COPY');
  expect(await page.locator('body > [data-size]').count()).toBe(0);

  await page.reload();
  await expect(page.getByRole('radio', { name: 'A5' })).toBeChecked();
  await page.goto(page.url().replace('receipt', 'invoice'));
  await expect(page.getByRole('radio', { name: 'A4' })).toBeChecked();
  await expect(page.getByText('It was printed on this phone before')).toHaveCount(0);
});

test('[INV-3] a receipt is saved as a picture and copied as a text', async ({ phone }) => {
  const stall = await stallWithDebt(phone);
  const { page, sales } = stall.book;
  const paper = new PaperPage(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.reload();
  await paper.open(sales.row('Amina'));
  await paper.send();
  const download = page.waitForEvent('download');
  await paper.sheet.getByRole('button', { name: 'As a picture' }).click();
  const picture = await download;
  expect(picture.suggestedFilename()).toMatch(/^Receipt-.*\.png$/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await paper.sheet.getByRole('button', { name: 'Copy as a text' }).click();
  await expect(page.getByText('Text copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('*To pay by');
});

test('[INV-5, SET-7] header, footer, number and roll of settings page 10 are on the next receipt, also without a signal', async ({
  phone,
}) => {
  const stall = await stallWithDebt(phone);
  const { page, sales } = stall.book;
  const paper = new PaperPage(page);
  await stall.cutSignal();
  await page.goto('/settings/0');
  await page.getByRole('link', { name: /Receipts & printer/ }).click();
  await page.getByLabel('Below your name').fill('Fresh eggs every day');
  await page.getByLabel('At the end').fill('Webale nnyo!\nMoMo till 55 100');
  await page.getByLabel('Before the number').fill('NP-');
  await page.getByRole('radio', { name: '80 mm' }).check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(stall.book.toast('Saved on this phone')).toBeVisible();
  await page.goto('/sales/view/0');
  await paper.open(sales.row('Amina'));
  await expect(page.getByRole('radio', { name: '80 mm' })).toBeChecked();
  for (const text of ['Fresh eggs every day', 'MoMo till 55 100', 'Receipt NP-'])
    await expect(paper.paper).toContainText(text);
  await page.reload();
  await expect(paper.paper).toContainText('Fresh eggs every day');
});

test('[SAL-25] from the message that a sale was saved there is a way to its receipt', async ({ phone }) => {
  const stall = await stallWithDebt(phone);
  const { page, addSale } = stall.book;
  const receipts = page.getByRole('link', { name: 'Show the receipt' });
  // The message of the sale before it may still be there.
  const before = (await receipts.count()) > 0 ? await receipts.first().getAttribute('href') : '';
  await addSale.sell({ trays: 2, price: 12_000 });
  await receipts.and(page.locator(`:not([href="${before}"])`)).click();
  await expect(new PaperPage(page).paper).toContainText('24,000');
  await page.getByRole('link', { name: 'Next sale' }).click();
  await addSale.opened('New sale');
});
