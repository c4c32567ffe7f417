import type { Locator, Page } from '@playwright/test';
import { onTestFinished } from 'vitest';
import { MAX_VOICE_SECONDS } from '../../schemas/bounds.ts';
import { MAX_VOICE_BYTES } from '../../src/domain/attachments/attachment-sizes.ts';
import { Farm } from '../e2e/pages/farm.ts';
import { People } from '../e2e/pages/people.ts';
import { ZAWADI } from '../e2e/support/somebody.ts';
import { visit } from '../e2e/support/visit.ts';
import { aFlock } from './support/a-flock.ts';
import { refuseMedia } from './support/refuse-media.ts';
import { expect, test } from './support/test.ts';

const listen = (page: Page) => page.getByRole('button', { name: /^Listen \(\d+ s\)$/ });
const stops = (page: Page) => page.getByRole('button', { name: /^Stop \(\d+ of \d+ s\)$/ });

/** Play a recording until one second was counted; observed by events, as a short one may end between two checks. */
async function hear(page: Page): Promise<void> {
  let counted = 0;
  const noting = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('button'))
      counted = Math.max(counted, Number(/^Stop \((\d+) of \d+ s\)$/.exec(textContent)?.[1] ?? 0));
  });
  noting.observe(document, { childList: true, characterData: true, subtree: true });
  await press(listen(page));
  await expect.poll(() => counted).toBeGreaterThanOrEqual(1);
  noting.disconnect();
}

/** By a real key press: the browser plays nothing without user interaction. */
const press = (button: Locator) => button.press('Enter');

/** Record until some seconds were counted. */
async function speak(page: Page, seconds: number): Promise<void> {
  await page.getByRole('button', { name: /^Say it/ }).click();
  const counted = async () => Number.parseInt(await page.getByRole('timer').innerText());
  await expect.poll(counted).toBeGreaterThanOrEqual(seconds);
}

/** Size of the newest recording on this phone, in bytes. */
const newestSize = (page: Page) =>
  page.evaluate(async () => {
    const { name } = (await indexedDB.databases()).find((one) => one.name?.startsWith('flockbook-photos-'))!;
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name!);
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const rows = await new Promise<{ path: string; size: number; at: string }[]>((resolve) => {
      const reading = db.transaction('photos').objectStore('photos').getAll();
      reading.addEventListener('success', () => resolve(reading.result));
    });
    db.close();
    return rows.sort((a, b) => (a.at < b.at ? 1 : -1))[0]!;
  });

test('[ACT-9] an attendant says a note without a signal, hears it, saves while speaking; later the owner’s phone plays it', async ({
  begun,
  phone,
}) => {
  const office = await begun('office');
  const { book } = office;
  const invitation = await new People(book.page).invite('attendant', { name: 'Zawadi', email: ZAWADI.email });
  await visit(book.page, '/farm/add/farm_activities?new=flock');
  await new Farm(book.page).addFlock({ name: 'House 1', count: 500, cost: 25_000 });
  await expect(book.badge).toHaveAccessibleName(/All sent/);

  const shed = await phone('shed');
  await shed.book.takeUp(invitation, ZAWADI);
  const { page } = shed.book;
  const farm = new Farm(page);
  await expect(farm.flock('House 1')).toBeVisible();
  await shed.cutSignal();

  // Recorded, played, discarded and recorded again: the note has no text.
  await farm.pickMore('Note');
  await speak(page, 2);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(listen(page)).toBeVisible();
  const { path, size } = await newestSize(page);
  expect(path).toMatch(/\.(webm|m4a|ogg)$/);
  const seconds = Number.parseInt(/\d+/.exec(await listen(page).innerText())![0]);
  console.log(`${seconds} s of voice are ${size} bytes`);
  expect(size).toBeGreaterThan(1_000);
  expect((size / seconds) * MAX_VOICE_SECONDS).toBeLessThan(MAX_VOICE_BYTES);
  await hear(page);
  await expect(listen(page)).toBeVisible(); // played to the end
  await page.getByRole('button', { name: 'No voice note' }).click();
  await expect(listen(page)).toHaveCount(0);
  await farm.save('note');
  await expect(page.getByText('Type a few words, say it, or add a photo.')).toBeVisible();
  await speak(page, 1);
  await page.getByRole('button', { name: 'Throw it away' }).click();
  await expect(page.getByRole('button', { name: 'Say it', exact: true })).toBeVisible();
  await speak(page, 2);
  await farm.save('note');
  await farm.saved();
  await expect(farm.today()).toHaveCount(1);
  await expect(farm.today().first().getByRole('img', { name: 'with a voice note' })).toBeVisible();

  // Also next to a number.
  await farm.pick('Dead birds');
  await farm.press('2');
  await speak(page, 1);
  await farm.save('dead birds');
  await farm.saved();
  await expect(farm.today()).toHaveCount(2);

  // Offline it is played on the phone that recorded it, also after a reload.
  await page.reload();
  await farm.today().filter({ hasText: 'Note' }).click();
  await expect(page.getByText('Only on this phone. It is sent after its record.')).toBeVisible();
  await hear(page);
  await shed.restoreSignal();
  await expect(page.getByText('Only on this phone. It is sent after its record.')).toHaveCount(0);
  await page.keyboard.press('Escape');

  // The owner's phone fetches it on first playback and keeps it.
  const seen = book.page;
  await seen.goto('/farm/view/1');
  const diary = seen.getByRole('list', { name: 'House 1' }).getByRole('button');
  await expect(diary).toHaveCount(2);
  await diary.filter({ hasText: 'Note' }).click();
  await hear(seen);
  await expect(listen(seen)).toBeVisible();
  await seen.keyboard.press('Escape');
  await office.cutSignal();
  await seen.reload();
  await diary.filter({ hasText: 'Note' }).click();
  await hear(seen);
  await seen.keyboard.press('Escape');
  await expect(seen.getByRole('dialog')).toHaveCount(0);
  await diary.filter({ hasText: 'Dead birds' }).click();
  await press(listen(seen));
  await expect(seen.getByText('The voice note comes with the signal.')).toBeVisible();
  await office.restoreSignal();
  await expect(stops(seen).or(listen(seen))).toBeVisible();
  expect([...shed.faults, ...office.faults]).toEqual([]);
});

test('[ACT-9] a microphone that is not allowed is said so, and where nothing can be recorded nothing is offered', async ({
  begun,
}) => {
  const shed = await begun('shed');
  const { page } = shed.book;
  await shed.run('farm.addFlock', aFlock());
  await visit(page, '/farm/add/farm_activities');
  const farm = new Farm(page);
  refuseMedia();
  await farm.pickMore('Note');
  await page.getByRole('button', { name: 'Say it' }).click();
  await expect(page.getByText('Flockbook may not use the microphone.', { exact: false })).toBeVisible();
  await page.getByRole('textbox', { name: 'Note' }).fill('Then in words');
  await farm.save('note');
  await farm.saved();

  const { MediaRecorder: recorder } = globalThis;
  Reflect.deleteProperty(globalThis, 'MediaRecorder');
  onTestFinished(() => void (globalThis.MediaRecorder = recorder));
  await page.reload();
  await farm.pickMore('Note');
  await expect(page.getByRole('button', { name: 'Add a photo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Say it' })).toHaveCount(0);
  expect(shed.faults).toEqual([]);
});

test('[ACT-9, DAT-5] what was said while the phone is full is not lost: with room again, saving keeps it', async ({
  begun,
}) => {
  const shed = await begun('shed');
  const { page } = shed.book;
  await shed.run('farm.addFlock', aFlock());
  await shed.allSent();
  await visit(page, '/farm/add/farm_activities');
  const farm = new Farm(page);
  await farm.pickMore('Note');
  const giveBack = await shed.fillDisk();
  await speak(page, 2);
  await farm.save('note');
  await expect(page.getByText('Not saved: the phone is full.', { exact: false })).toBeVisible();
  await giveBack();
  await farm.save('note');
  await farm.saved();
  await farm.today().first().click();
  await hear(page);
});
