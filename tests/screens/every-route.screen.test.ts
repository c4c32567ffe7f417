import { ROUTES } from '../../src/app/routes.ts';
import { addressOf, LED_ON, OF_VISITORS } from '../e2e/support/led-on.ts';
import { sellsAndMakes } from '../e2e/support/sells-and-makes.ts';
import type { Phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';

const NOT_FOUND = /^Not found · Flockbook$/;
const isOfVisitors = ({ path }: { path: string }) => OF_VISITORS.has(path);

/** Open a screen from one with a different title, and expect its content and title. */
async function saysWhatItIs({ book: { page } }: Phone, path: string): Promise<void> {
  const description = page.locator('meta[name="description"]').first();
  await page.goto('/no/such/page');
  await expect(page, path).toHaveTitle(NOT_FOUND);
  const before = (await description.getAttribute('content'))!;
  await page.goto(addressOf(path));
  await expect(page, path).not.toHaveTitle(NOT_FOUND);
  await expect(page, path).toHaveTitle(/\S.* · Flockbook$/);
  await expect(description, path).not.toHaveAttribute('content', before);
  await expect(description, path).toHaveAttribute('content', /\S.{9}/);
  await page.waitForURL(`**${LED_ON.get(path) ?? addressOf(path)}`);
}

test('[SHL-5] every screen sets a page title and a description', async ({ begun, phone }) => {
  const visitor = await phone('visitor');
  for (const { path } of ROUTES.filter(isOfVisitors)) await saysWhatItIs(visitor, path);
  const stall = await begun('stall');
  await sellsAndMakes(stall.book.page);
  for (const { path } of ROUTES.filter((one) => one.path !== '*' && !isOfVisitors(one)))
    await saysWhatItIs(stall, path);
  expect([...visitor.faults, ...stall.faults]).toEqual([]);
});

test('[SHL-4] whoever has a farm and a shop finds at most five places, and from the first and the last of them those that gave way', async ({
  begun,
}) => {
  const { page } = (await begun('stall')).book;
  await page.goto('/settings/1');
  await page.getByText('Shop: buys and sells').click();
  const places = page.getByRole('navigation', { name: 'Places' }).filter({ visible: true });
  await expect(places.getByRole('link')).toHaveText(['Home', 'Sales', 'Farm', 'Shop', 'More']);
  await places.getByRole('link', { name: 'More' }).click();
  await expect(page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: /^Spending/ })).toBeVisible(); // prettier-ignore
  await places.getByRole('link', { name: 'Home' }).click();
  const others = page.getByRole('navigation', { name: 'More of the business' });
  for (const name of ['Spending', 'They owe me']) await expect(others.getByRole('link', { name })).toBeVisible();
});

test('[SHL-17] without a signal the badge says so and no dialog opens', async ({ begun }) => {
  const stall = await begun('stall');
  const { page, badge } = stall.book;
  await stall.cutSignal();
  await expect(stall.book.toast('You are offline!')).toBeVisible();
  await expect(badge).toHaveAccessibleName(/No connection/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await stall.restoreSignal();
  await expect(stall.book.toast('Back Online')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
