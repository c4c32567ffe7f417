import type { Page } from '@playwright/test';
import { Farm } from './pages/farm.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

/** Chromium's own microphone, which beeps, and a person who allows it. */
const SPEAKS = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

const listen = (page: Page) => page.getByRole('button', { name: /^Listen \(\d+ s\)$/ });

/** Press to hear it, until a second of its sound was counted, noted as it happens: a short one is over between two looks. */
async function hear(page: Page): Promise<void> {
  const counted = await page.evaluateHandle(() => {
    const most = { seconds: 0 };
    const note = () => {
      for (const { textContent } of document.querySelectorAll('button'))
        most.seconds = Math.max(most.seconds, Number(/^Stop \((\d+) of \d+ s\)$/.exec(textContent)?.[1] ?? 0));
    };
    new MutationObserver(note).observe(document, { childList: true, characterData: true, subtree: true });
    return most;
  });
  await listen(page).click();
  await expect.poll(() => counted.evaluate(({ seconds }) => seconds)).toBeGreaterThanOrEqual(1);
}

/** Speak until some seconds were counted. */
async function speak(page: Page, seconds: number): Promise<void> {
  await page.getByRole('button', { name: /^Say it/ }).click();
  const counted = async () => Number.parseInt(await page.getByRole('timer').innerText());
  await expect.poll(counted).toBeGreaterThanOrEqual(seconds);
}

test('[ACT-9] a microphone that is not allowed is said so, and where nothing can be recorded nothing is offered', async ({
  begun,
}) => {
  const shed = await begun('shed', { extraArgs: ['--use-fake-device-for-media-stream'] });
  const { page } = shed.book;
  await visit(page, '/farm/add/farm_activities?new=flock');
  const farm = new Farm(page);
  await farm.addFlock({ name: 'House 1', count: 100 });
  await page.getByRole('link', { name: 'Record', exact: true }).click();
  await farm.pickMore('Note');
  await page.getByRole('button', { name: 'Say it' }).click();
  await expect(page.getByText('Flockbook may not use the microphone.', { exact: false })).toBeVisible();
  await page.getByRole('textbox', { name: 'Note' }).fill('Then in words');
  await farm.save('note');
  await farm.saved();

  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'MediaRecorder'));
  await page.reload();
  await farm.pickMore('Note');
  await expect(page.getByRole('button', { name: 'Add a photo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Say it' })).toHaveCount(0);
  expect(shed.faults).toEqual([]);
});

test('[ACT-9, DAT-5] what was said while the phone is full is not lost: with room again, saving keeps it', async ({
  begun,
}) => {
  const shed = await begun('shed', { extraArgs: SPEAKS });
  const { page } = shed.book;
  await visit(page, '/farm/add/farm_activities?new=flock');
  const farm = new Farm(page);
  await farm.addFlock({ name: 'House 1', count: 100 });
  await expect(shed.book.badge).toHaveAccessibleName(/All sent/);
  await page.getByRole('link', { name: 'Record', exact: true }).click();
  await farm.pickMore('Note');
  const giveBack = await shed.fillDisk();
  await speak(page, 4);
  await farm.save('note');
  await expect(page.getByText('Not saved: the phone is full.', { exact: false })).toBeVisible();
  await giveBack();
  await farm.save('note');
  await farm.saved();
  await farm.today().first().click();
  await hear(page);
});
