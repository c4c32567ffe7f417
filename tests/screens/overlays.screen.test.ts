import { serverTimestamp } from '../../backend/admin.ts';
import { PHONE_SIZE, WIDE_SIZE } from '../e2e/support/phone-place.ts';
import { expect, test } from './support/test.ts';

for (const [layout, viewport] of [
  ['mobile', PHONE_SIZE],
  ['desktop', WIDE_SIZE],
] as const)
  test(`[SHL-11, NTF-2, NTF-3] a notification comes up at once, as it suits a ${layout} screen, and is opened by looking at it`, async ({
    begun,
    server,
  }) => {
    const stall = await begun('stall', { viewport });
    const operator = server.admin;
    const { page } = stall.book;
    await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
    const [grace] = operator.list('users');
    const tell = (id: string, title: string, minute: number, more: object = {}) =>
      operator.commit([
        {
          set: `notifications/${id}`,
          data: {
            notification_id: id,
            user_id: grace!.id,
            title,
            body: 'Gumboro for house A',
            opened: false,
            created_at: `2026-11-20T08:0${minute}:00.000Z`,
            rev: 1,
            updated_at: serverTimestamp,
            ...more,
          },
        },
      ]);
    await tell('first', 'Vaccination due', 1);
    const popup = page.getByRole('status').filter({ hasText: 'Gumboro for house A' });
    await expect(popup).toContainText('Vaccination due');
    await expect(popup).toHaveAttribute('data-layout', layout);
    await tell('second', 'Feed is low', 2, { link: '/settings/8' });
    await expect(popup).toContainText('Feed is low'); // newest first
    await popup.getByRole('button', { name: 'Open' }).click();
    await page.waitForURL('**/settings/8');
    await expect(popup).toContainText('Vaccination due');
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toBeHidden();
    await expect.poll(() => operator.list('notifications').map(({ data }) => data['opened'])).toEqual([true, true]);
    await page.reload();
    await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
    await expect(popup).toBeHidden();
  });

test('[SHL-10] on a route change the views of the screen that is left are dropped, and replication goes on', async ({
  begun,
  server,
}) => {
  const stall = await begun('stall');
  const { page } = stall.book;
  const live = () => stall.liveViews();
  await expect.poll(live).toContain('sales.list');
  const places = page.getByRole('navigation', { name: 'Places' }).filter({ visible: true });
  for (let round = 0; round < 5; round++) {
    await places.getByRole('link', { name: 'More' }).click();
    await page.waitForURL('**/settings/0');
    await expect.poll(live).not.toContain('sales.list');
    if (round === 4) break;
    await places.getByRole('link', { name: 'Sales' }).click();
    await expect.poll(live).toContain('sales.list');
  }
  // Subscriptions do not accumulate: this screen's own query is live once, and none of the other's.
  const own = () => live().filter((name) => /^(account\.pins|sales\.|customers\.)/.test(name));
  await expect.poll(own).toEqual(['account.pins']);
  // Changes of another phone arrive while no screen is subscribed to them.
  const [business] = server.admin.list('businesses');
  const { id, data } = business!;
  const renamed = { ...data, name: 'Nakato & Daughters', rev: Number(data['rev']) + 1, updated_at: serverTimestamp };
  await server.admin.commit([{ set: `businesses/${id}`, data: renamed as never }]);
  await expect(page.getByText('Nakato & Daughters').filter({ visible: true }).first()).toBeVisible();
  expect(live()).not.toContain('sales.list');
});

test('[SHL-23] on a wide screen, in the long words of French, what is said of a sale with receipt and undo lies over the header alone, and not over what it offers', async ({
  begun,
}) => {
  const stall = await begun('stall', { language: 'fr', viewport: WIDE_SIZE });
  await stall.cutSignal();
  await stall.book.addSale.sell({ trays: 3, price: 15_000 });
  const toast = stall.book.page.getByRole('status').filter({ hasText: 'Undo' });
  await expect(toast).toBeVisible();
  await expect(stall.book.sales.rows).toHaveCount(1);
  const toSell = await stall.book.page.getByRole('link', { name: 'New sale' }).filter({ visible: true }).boundingBox();
  // The toast slides in from that side.
  const rightEdge = async () => {
    const { x, width } = (await toast.boundingBox())!;
    return x + width;
  };
  await expect.poll(rightEdge).toBeLessThanOrEqual(toSell!.x);
  const { y, height } = (await toast.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual((await stall.book.page.getByRole('main').boundingBox())!.y);
});
