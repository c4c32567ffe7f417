import { PaperPage } from './pages/paper.ts';
import { aLogoFile } from './support/logo-file.ts';
import { stallWithDebt } from './support/stall-with-debt.ts';
import { test } from './support/stranger.ts';
import { expect } from './support/test.ts';
import { visit } from './support/visit.ts';

/** The link as opened by the stranger's own browser: the phone's address passes through its simulated signal. */
const below = (link: string) => new URL(link).pathname;

test('[RTE-20, RTE-54, SET-4, INV-5, INV-6, INV-7, INV-8, INV-10] a credit sale, its receipt shared without a signal, and what a stranger sees of it in every state', async ({
  begun,
  stranger,
}) => {
  const stall = await stallWithDebt(begun);
  const { page, sales } = stall.book;
  const paper = new PaperPage(page);
  await stall.cutSignal();
  await visit(page, '/settings/1');
  await page.locator('input[type=file]').setInputFiles(await aLogoFile(page));
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible();
  await visit(page, '/sales/view/0');
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
  // A width above 60 proves that the logo was decoded and is not a broken image.
  const logo = () => shown.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(logo).toBeGreaterThan(60);
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
  begun,
  backend,
  stranger,
}) => {
  const stall = await stallWithDebt(begun);
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
  await expect(stranger.locator('meta[name="description"]')).toHaveAttribute('content', /^What .+ sold, /);
  expect(await stranger.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  const download = stranger.waitForEvent('download');
  await stranger.getByRole('button', { name: 'Save as a picture' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Invoice-.*\.png$/);

  // The seller's own phone has the app installed and shows the same page.
  await stall.book.installed();
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
