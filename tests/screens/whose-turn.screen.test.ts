import { newDocumentId } from '../../schemas/new-document-id.ts';
import { MUSA } from '../e2e/support/somebody.ts';
import { lockWithPin, PIN, typePin } from '../e2e/support/pin.ts';
import { expect, test } from './support/test.ts';

/** Search every rendered state of the page for some words; returns the findings with their place. */
function watchFor(words: readonly string[], isWatched: () => boolean = () => true) {
  const found = new Set<string>();
  const look = () => {
    if (!isWatched()) return;
    const drawn = `${document.title} ${document.body.innerText}`;
    for (const one of words) if (drawn.includes(one)) found.add(`${location.pathname}: ${one}`);
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  let frame = requestAnimationFrame(function again() {
    look();
    frame = requestAnimationFrame(again);
  });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    return [...found];
  };
}

const MUSAS_PIN = '8642';

test('[ACC-20] two owners share a phone by PIN, without a reload: nothing of the one is drawn for the other, in no frame', async ({
  begun,
}) => {
  const stall = await begun('stall');
  const { book } = stall;
  const { page } = book;
  await book.addSale.sell({ trays: 2, price: 388_500, customer: 'Okapi', pay: 'Paid all' });
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  await lockWithPin(stall);
  await book.register(MUSA);
  await stall.run('business.create', { id: newDocumentId(), name: 'Musa’s Chicks', farm: true, shop: false, currency: 'UGX' }); // prettier-ignore
  await page.goto('/sales/view/0');
  await book.addSale.sell({ trays: 1, price: 9_100 });
  await lockWithPin(stall, MUSAS_PIN);

  await page.getByRole('button', { name: 'PIN of Grace' }).click();
  await typePin(stall, PIN);
  await page.waitForURL('**/settings/0');
  await page.goto('/dashboard');
  await expect(page.getByText('777,000').first()).toBeVisible();
  await page.goto('/sales/view/0');
  await expect(book.sales.row('Okapi')).toContainText('777,000');
  await page.goto('/settings/0');
  await page.getByRole('button', { name: 'Lock now' }).click();
  await page.waitForURL(/\/login/);

  const found = watchFor(['777,000', 'Okapi', 'Nakato Poultry']);
  await page.getByRole('button', { name: 'PIN of Musa' }).click();
  await typePin(stall, MUSAS_PIN, MUSA.first_name);
  await page.waitForURL('**/settings/0');
  await page.goto('/dashboard');
  await expect(page.getByText('9,100').first()).toBeVisible();
  await page.goto('/sales/view/0');
  await expect(book.sales.row('Walk-in')).toContainText('9,100');
  expect(found()).toEqual([]);
});

test('[ACC-20] another business is opened: nothing of the first is drawn in it, in no frame', async ({ begun }) => {
  const stall = await begun('stall');
  const { book } = stall;
  const { page } = book;
  await book.addSale.sell({ trays: 2, price: 388_500, customer: 'Okapi', pay: 'Paid all' });
  await stall.run('business.create', { id: newDocumentId(), name: 'Roadside stall', farm: true, shop: false, currency: 'UGX' }); // prettier-ignore
  await page.goto('/sales/view/0');
  await book.addSale.sell({ trays: 1, price: 9_100 });
  const open = async (name: string) => {
    await page.goto('/businesses');
    await page.getByRole('button', { name }).click();
    await page.waitForURL('**/sales/view/0');
  };
  await open('Nakato Poultry');
  await expect(book.sales.row('Okapi')).toContainText('777,000');
  await page.goto('/dashboard');
  await expect(page.getByText('777,000').first()).toBeVisible();
  await page.goto('/businesses');
  const found = watchFor(['777,000', 'Okapi', 'Nakato Poultry'], () => location.pathname !== '/businesses');
  await open('Roadside stall');
  await expect(book.sales.row('Walk-in')).toContainText('9,100');
  await page.goto('/dashboard');
  await expect(page.getByText('9,100').first()).toBeVisible();
  expect(found()).toEqual([]);
});
