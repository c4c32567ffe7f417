import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../../src/domain/text/languages.ts';
import { cutTexts, setLetters } from '../support/large-letters.ts';
import { PHONE_SIZE } from '../support/phone-place.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { ownerSignsIn } from '../tour/stop.ts';

/** Screens that open without a record id; the others are found through the links to them. */
const STARTS = [
  '/dashboard', '/sales/view/0', '/sales/add', '/sales/customer', '/view_debtors', '/view_creditors', '/shop', '/shop/add', '/farm/view/0', '/farm/view/1', '/farm/view/3',
  '/farm/add/farm_activities', '/farm/add/raw_materials', '/attendant/activities', '/processed/view/0', '/processed/view/1', '/processed/view/2', '/processed/add/products', '/expenses', '/expenses/add',
  '/suppliers', '/businesses', '/businesses/add', '/subscription', ...['0', '1', '2', '3', '4', '5', '6', '8', '9', '10', '11'].map((page) => `/settings/${page}`),
]; // prettier-ignore
const patternOf = (path: string): string =>
  path.split('/').map((part) => (/^[A-Za-z0-9]{12}$/.test(part) ? ':id' : part)).join('/'); // prettier-ignore

/** Screen widths, text sizes and fonts: common settings of phones in the field, and our own. */
const WIDTHS = [320, 360, 1280];
const LETTERS = [1, 1.3].flatMap((factor) => ['Roboto', 'DejaVu Sans'].map((font) => ({ factor, font })));

/** Texts that do not fit, for each width and each text setting. */
async function misfits(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    for (const letters of LETTERS) {
      await page.evaluate(setLetters, letters);
      const cut = await page.evaluate(cutTexts);
      found.push(...cut.map((fault) => `${width} px, ${letters.font} × ${letters.factor}: ${fault}`));
    }
    await page.evaluate(setLetters, { factor: 1, font: 'Roboto' });
  }
  await page.setViewportSize(PHONE_SIZE);
  return found;
}

/** Wait until nothing on the screen has changed for half a second: its rows and their links are then present. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const done = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(done, 500);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, 500);
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  ); // prettier-ignore

const everyScreen = expect.configure({ soft: true, timeout: 10_000 });

for (const language of Object.keys(LANGUAGES))
  test(`[LOK-7, LOK-14] no text is cut off on any screen, 320, 360 and 1280 px wide, with letters of 100 and 130 %, of Roboto and DejaVu, ${language}`, async ({ withDemo, phone }) => {
    test.slow(); // some sixty screens
    await withDemo();
    const one = await phone('one', { bypassCSP: true }); // for a style added by the test
    await ownerSignsIn(one.book);
    const { page } = one.book;
    await page.evaluate((chosen) => localStorage.setItem('flockbook.language', chosen), language);
    await page.reload();
    const seen = new Set<string>();
    const open = [...STARTS];
    for (let path = open.shift(); path !== undefined; path = open.shift()) {
      const pattern = patternOf(path);
      if (seen.has(pattern)) continue;
      seen.add(pattern);
      await visit(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/Opening…|Inafungua…|Ouverture…/)).toHaveCount(0);
      await settled(page);
      // Check the final state of every screen before the test ends.
      await everyScreen.poll(() => misfits(page), { message: path }).toEqual([]);
      const links = await page.locator('main a[href^="/"]').evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
      open.push(...links.filter((href) => /[A-Za-z0-9]{12}/.test(href) && !href.includes('?')));
    }
    expect(seen.size).toBeGreaterThan(STARTS.length);
    expect(one.faults).toEqual([]);
  }); // prettier-ignore
