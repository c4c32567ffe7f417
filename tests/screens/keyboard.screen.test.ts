import type { Locator, Page } from '@playwright/test';
import { Farm } from '../e2e/pages/farm.ts';
import { WIDE_SIZE } from '../e2e/support/phone-place.ts';
import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';

/** More tab stops than any screen has before the target. */
const MAX_STOPS = 80;

/** The focused element: whether its focus is visible, and its accessible name; undefined when none is focused. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement;
    if (at === document.body) return undefined;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
    const around = at.closest('[class*="Input"], label, [class*="wrapper"]');
    const frame = around ? getComputedStyle(around) : undefined;
    const isSeen = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none' || (frame !== undefined && (frame.outlineStyle !== 'none' || frame.boxShadow !== 'none')) || at.matches('input:not([type=checkbox], [type=radio]), textarea'); // prettier-ignore
    const labels = (at as HTMLInputElement).labels?.[0]?.textContent;
    const named = at.getAttribute('aria-labelledby')?.split(' ').map((id) => document.getElementById(id)?.textContent).join(' '); // prettier-ignore
    const name = at.getAttribute('aria-label') || named || labels || at.textContent || at.title;
    return { isSeen, name: name.trim(), html: at.outerHTML.slice(0, 120) };
  });

/** Press Tab until the target is focused; every stop on the way must be visible and have a name. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    if (!at) continue; // focus wraps around at the end of the page
    const { isSeen, name, html } = at;
    expect(isSeen, `the focus is seen at ${html}`).toBe(true);
    expect(name, `a name of ${html}`).not.toBe('');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the keyboard does not reach ${String(target)}`);
}

test('[LOK-12] with the keyboard alone eggs are sold, looked at and written down; the focus is seen, has a name, and returns to where it was', async ({
  begun,
}) => {
  const own = await begun('own', { viewport: WIDE_SIZE });
  const { book } = own;
  const { page, sales } = book;
  await visit(page, '/sales/view/0');
  const press = (key: string) => page.keyboard.press(key);
  await tabTo(page, page.getByRole('link', { name: 'New sale' }).first());
  await press('Enter');
  await book.addSale.opened('New sale');
  await tabTo(page, page.getByRole('group', { name: 'Things to sell' }).getByRole('button', { name: 'Eggs, good' }));
  await press('Enter');
  // The quantity field is focused already.
  await expect(book.addSale.field('How many trays')).toBeFocused();
  await page.keyboard.type('4');
  // The keypad is one tab stop; arrow keys move between its keys.
  const keypad = page.getByRole('group', { name: 'Keypad' });
  const key = (name: string) => keypad.getByRole('button', { name, exact: true });
  await tabTo(page, key('1'));
  await press('ArrowRight');
  await expect(key('2')).toBeFocused();
  await press('ArrowDown');
  await expect(key('5')).toBeFocused();
  await press('Tab');
  expect(await keypad.evaluate((pad) => pad.contains(document.activeElement))).toBe(false);
  await tabTo(page, book.addSale.field('Price'));
  await press('ControlOrMeta+a');
  await page.keyboard.type('12000');
  await tabTo(page, page.getByRole('group', { name: 'Save the sale' }).getByRole('button', { name: 'Paid all' }));
  await press('Enter');
  await page.waitForURL('**/sales/view/0');

  const row = sales.row('48,000');
  await tabTo(page, row);
  await press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await expect.poll(() => sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  // Tab stays inside while it is open.
  for (let stop = 0; stop < 15; stop++) await press('Tab');
  expect(await sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await press('Escape');
  await expect(sheet).toBeHidden();
  await expect(row).toBeFocused();

  await visit(page, '/farm/add/farm_activities?new=flock');
  const farm = new Farm(page);
  await farm.addFlock({ name: 'House 1', count: 500, cost: 25_000 });
  await tabTo(page, page.getByRole('link', { name: 'Record', exact: true }).first());
  await press('Enter');
  await tabTo(page, page.getByRole('group', { name: 'What happened' }).getByRole('button', { name: 'Dead birds' }));
  await press('Enter');
  await expect(page.getByRole('textbox', { name: 'How many died' })).toBeFocused();
  await page.keyboard.type('3');
  await tabTo(page, page.getByRole('button', { name: 'Save dead birds' }));
  await press('Enter');
  await farm.saved();
  await expect(farm.today()).toHaveCount(1);
});
