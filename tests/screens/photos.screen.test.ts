import type { Page } from '@playwright/test';
import { MAX_PHOTO_BYTES } from '../../src/domain/attachments/attachment-sizes.ts';
import { Expenses } from '../e2e/pages/expenses.ts';
import { Farm } from '../e2e/pages/farm.ts';
import { Shop } from '../e2e/pages/shop.ts';
import { expect, test } from './support/test.ts';
import { visit } from '../e2e/support/visit.ts';

/** A typical camera picture: some megabytes with much detail. */
const fromACamera = (page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> =>
  page
    .evaluate(async () => {
      const canvas = new OffscreenCanvas(2400, 1800);
      const brush = canvas.getContext('2d')!;
      let seed = 7;
      const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
      for (let i = 0; i < 40_000; i++) {
        brush.fillStyle = `hsl(${random() * 360} 60% ${20 + random() * 60}%)`;
        brush.fillRect(random() * 2400, random() * 1800, 4 + random() * 40, 4 + random() * 40);
      }
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })).arrayBuffer(),
      );
      let binary = '';
      for (let at = 0; at < bytes.length; at += 8_192) binary += String.fromCharCode(...bytes.subarray(at, at + 8_192));
      return btoa(binary);
    })
    .then((base64) => ({ name: 'dead.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }));

const picture = (page: Page) => page.getByRole('img', { name: 'Photo of this record' });

/** Bytes and pixels of the shown picture. Under the app's own policy a page could not read it this way. */
const measured = (page: Page) =>
  picture(page).evaluate(async (img: HTMLImageElement) => {
    await img.decode();
    return { bytes: (await (await fetch(img.src)).blob()).size, width: img.naturalWidth, height: img.naturalHeight };
  });

test('[SYN-32, EXP-7, ACT-9] a photo taken without a signal is small, goes after its record and is seen on the other phone', async ({
  begun,
  phone,
}) => {
  const house = await begun('house');
  const { page } = house.book;
  await visit(page, '/farm/add/farm_activities?new=flock');
  const farm = new Farm(page);
  await farm.addFlock({ name: 'House 1', count: 100 });
  await expect(farm.card('House 1')).toContainText('100 layers');
  const camera = await fromACamera(page);
  expect(camera.buffer.length).toBeGreaterThan(10 * MAX_PHOTO_BYTES);
  await house.cutSignal();

  await page.getByRole('link', { name: 'Record', exact: true }).click();
  await farm.pick('Dead birds');
  await farm.press('2');
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({ name: 'words.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(page.getByText('This file is no picture that this phone can read.', { exact: false })).toBeVisible();
  await chooser.setInputFiles(camera);
  await expect(picture(page)).toBeVisible();
  await farm.save('dead birds');
  await farm.saved();
  await expect(farm.today()).toHaveCount(1);
  await expect(farm.today().first().getByRole('img', { name: 'with a photo' })).toBeVisible();

  // A photo can replace text.
  await farm.pickMore('Note');
  await farm.save('note');
  await expect(page.getByText('Type a few words, say it, or add a photo.')).toBeVisible();
  await chooser.setInputFiles(camera);
  await expect(picture(page)).toBeVisible();
  await page.getByRole('button', { name: 'No photo' }).click();
  await expect(picture(page)).toHaveCount(0);
  await chooser.setInputFiles(camera);
  await expect(picture(page)).toBeVisible();
  await farm.save('note');
  await farm.saved();
  await expect(farm.today()).toHaveCount(2);

  // They survive a browser restart, and signing out counts them as unsent.
  await page.goto('/settings/8');
  await page.reload();
  await expect(page.getByText('2 photos or voice notes wait. They are sent after the records.')).toBeVisible();
  await page.getByRole('switch', { name: 'Send photos and voice notes on Wi-Fi only' }).check();
  await expect(page.getByRole('switch', { name: 'Send photos and voice notes on Wi-Fi only' })).toBeChecked();
  await house.restoreSignal();
  await expect(page.getByText('No photo or voice note waits.')).toBeVisible();
  await expect(house.book.badge).toHaveAccessibleName(/All sent/);

  const office = await phone('office');
  await office.book.signIn();
  const seen = office.book.page;
  await seen.goto('/farm/view/1');
  const diary = seen.getByRole('list', { name: 'House 1' }).getByRole('button');
  await expect(diary).toHaveCount(2);
  await diary.filter({ hasText: 'Dead birds' }).click();
  await expect(picture(seen)).toBeVisible();
  const small = await measured(seen);
  expect(small.bytes).toBeLessThan(MAX_PHOTO_BYTES);
  expect(small.width / small.height).toBeCloseTo(4 / 3, 1);
  console.log(
    `a photo of ${camera.buffer.length} bytes travels as ${small.bytes} bytes, ${small.width} x ${small.height}`,
  );
  await seen.getByRole('button', { name: 'Show the photo large' }).click();
  await expect(seen.getByRole('dialog', { name: 'Photo' })).toBeVisible();

  // A photo viewed before is available offline; the other one says why it is not.
  await office.cutSignal();
  await seen.reload();
  await diary.filter({ hasText: 'Dead birds' }).click();
  await expect(picture(seen)).toBeVisible();
  await seen.keyboard.press('Escape');
  await expect(seen.getByRole('dialog')).toHaveCount(0);
  await diary.filter({ hasText: 'Note' }).click();
  await expect(seen.getByText('The photo comes with the signal.')).toBeVisible();
  await office.restoreSignal();
  await expect(picture(seen)).toBeVisible();
  expect([...house.faults, ...office.faults]).toEqual([]);
});

test('[EXP-7] the receipt of an expense: photographed offline, in the draft after a reload, sent later and seen elsewhere', async ({
  begun,
  phone,
}) => {
  const stall = await begun('stall');
  const { page } = stall.book;
  const camera = await fromACamera(page);
  await stall.cutSignal();
  const expenses = new Expenses(page);
  await expenses.open();
  await expenses.begin('Transport', 15_000);
  await page.locator('input[type=file]').setInputFiles(camera);
  await expect(picture(page)).toBeVisible();
  await page.reload();
  await expect(picture(page)).toBeVisible();
  await expenses.press('Paid in cash');
  await expenses.expectSaved();
  await expenses.row('Transport').click();
  await expect(page.getByText('Only on this phone. It is sent after its record.')).toBeVisible();
  await stall.restoreSignal();
  await expect(page.getByText('Only on this phone. It is sent after its record.')).toHaveCount(0);

  const office = await phone('office');
  await office.book.signIn();
  const seen = new Expenses(office.book.page);
  await seen.open();
  await seen.row('Transport').click();
  await expect(picture(office.book.page)).toBeVisible();
  expect((await measured(office.book.page)).bytes).toBeLessThan(MAX_PHOTO_BYTES);
  expect([...stall.faults, ...office.faults]).toEqual([]);
});

test('[SHP-16] what was lost is photographed offline, sent after its record and seen on the other phone', async ({
  begun,
  phone,
}) => {
  const stall = await begun('stall', { kind: 'Shop' });
  const { page } = stall.book;
  const shop = new Shop(page);
  await visit(page, '/shop/add?stock=here');
  await shop.opening({ name: 'Eggs, brown', base: 'Eggs', price: '12000' }, '10', '9000');
  await page.getByRole('link', { name: 'That is all' }).press('Enter'); // content above still moves it
  await shop.row('Eggs, brown').click();
  await page.getByRole('link', { name: 'Losses' }).click();
  const camera = await fromACamera(page);
  await stall.cutSignal();
  await page.getByLabel('How many, trays').fill('1');
  await page.locator('input[type=file]').setInputFiles(camera);
  await expect(picture(page)).toBeVisible();
  await page.getByRole('button', { name: 'Save the loss' }).click();
  const each = page.getByRole('list', { name: 'Losses' }).getByRole('listitem');
  await expect(each).toHaveCount(1);
  // The next loss starts without the photo of this one.
  await expect(picture(page)).toHaveCount(0);
  await each.getByRole('button', { name: 'Show the photo' }).click();
  await expect(picture(page)).toBeVisible();
  await expect(page.getByText('Only on this phone. It is sent after its record.')).toBeVisible();
  await stall.restoreSignal();
  await expect(page.getByText('Only on this phone. It is sent after its record.')).toHaveCount(0);

  const office = await phone('office');
  await office.book.signIn();
  const seen = office.book.page;
  const theirs = new Shop(seen);
  await theirs.open();
  await theirs.row('Eggs, brown').click();
  await seen.getByRole('link', { name: 'Losses' }).click();
  await seen.getByRole('button', { name: 'Show the photo' }).click();
  await expect(picture(seen)).toBeVisible();
  expect((await measured(seen)).bytes).toBeLessThan(MAX_PHOTO_BYTES);
  expect([...stall.faults, ...office.faults]).toEqual([]);
});
