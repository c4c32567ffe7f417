import AxeBuilder from '@axe-core/playwright';
import type { Book } from '../pages/book.ts';
import { PHONE_SIZE, WIDE_SIZE } from '../support/phone-place.ts';
import { misfitsOf } from '../support/misfits.ts';
import { expect, test } from '../support/test.ts';
import { TOURS } from '../tour/tours.ts';

/** Problems of the current screen, in words; empty when there are none. */
async function faultsOf({ page }: Book, name: string, colorScheme: 'light' | 'dark'): Promise<string[]> {
  // Legacy mode: runs inside the page, without a second page that merges the results of frames.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  // Another colour scheme affects only the contrast.
  if (colorScheme === 'dark') axe.withRules('color-contrast');
  const { violations } = await axe.analyze();
  const unreadable = violations.map(({ id, nodes }) => `${name}: ${id} at ${nodes[0]?.target.join(' ')}`);
  const misfits = await page.evaluate(misfitsOf);
  return [...unreadable, ...misfits.map((fault) => `${name}: ${fault}`)];
}

/** Switch the screen to the other colour scheme, as a phone does in the evening. */
async function turn({ page }: Book, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

/** Resize the screen, as when a tablet is rotated. */
async function resize({ page }: Book, size: typeof PHONE_SIZE) {
  await page.setViewportSize(size);
  // Elements that depend on the width are in place after the next drawn frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

const SIZES = [PHONE_SIZE, WIDE_SIZE];
const SCHEMES = ['light', 'dark'] as const;

for (const [walk, stops] of Object.entries(TOURS))
  test(`[LOK-7, LOK-4] every screen of a walk, ${walk}, on every glass and in both schemes: accessible, nothing cut off, targets of 48 px`, async ({
    withDemo,
    phone,
  }) => {
    test.slow(); // up to forty screens
    await withDemo();
    const visitor = await phone('visitor');
    const { book } = visitor;
    const faults: string[] = [];
    for (const { name, show } of stops) {
      await show(book, visitor);
      for (const size of SIZES) {
        await resize(book, size);
        for (const colorScheme of SCHEMES) {
          await turn(book, colorScheme);
          faults.push(...(await faultsOf(book, `${name}, ${size.width} px, ${colorScheme}`, colorScheme)));
        }
        await turn(book, 'light');
      }
      await resize(book, PHONE_SIZE);
    }
    expect(faults).toEqual([]);
    expect(visitor.faults).toEqual([]);
  });
