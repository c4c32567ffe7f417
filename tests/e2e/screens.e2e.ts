import AxeBuilder from '@axe-core/playwright';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openBackend } from '../../scripts/open-backend.ts';
import { seedDemo } from '../../scripts/seed-demo.ts';
import type { Book } from './pages/book.ts';
import { PHONE_SIZE, WIDE_SIZE } from './support/phone.ts';
import { DEMO_SIZE } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { TOURS } from './tour/tours.ts';

/** What is wrong with the screen that is shown, in words; nothing when all is well. */
async function faultsOf({ page }: Book, name: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const unreadable = violations.map(({ id, nodes }) => `${name}: ${id} at ${nodes[0]?.target.join(' ')}`);
  const misfits = await page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`scrolls sideways: ${scrollWidth} of ${clientWidth}`);
    if (document.title === '' || !document.querySelector('meta[name="description"]'))
      found.push('no title or description');
    const dialog = document.querySelector('[role="dialog"]');
    for (const target of (dialog ?? document).querySelectorAll('button, a, input, select, label:has(input)')) {
      // A field inside a label is pressed by the label.
      if (target.matches('input') && target.closest('label')) continue;
      const { width, height } = target.getBoundingClientRect();
      const shown =
        target.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 2 && height > 2;
      if (shown && (width < 47.5 || height < 47.5))
        found.push(
          `${target.tagName} "${target.textContent || target.ariaLabel}" is ${Math.round(width)} × ${Math.round(height)}`,
        );
    }
    return found;
  });
  return [...unreadable, ...misfits.map((fault) => `${name}: ${fault}`)];
}

/** The demo farm as a backend keeps it: made once, copied for each test. */
let seeded: Promise<string> | undefined;
async function seedOnce(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'flockbook-seeded-'));
  const backend = await openBackend({ dataDir, port: 0, staticDir: resolve('dist') });
  await seedDemo(backend, DEMO_SIZE);
  await backend.close();
  return dataDir;
}
test.afterAll(async () => {
  if (seeded) await rm(await seeded, { recursive: true, force: true });
  seeded = undefined;
});

/** The same screen in the other colours: a phone follows its owner's evening at once. */
async function turn({ page }: Book, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

for (const viewport of [PHONE_SIZE, WIDE_SIZE])
  for (const [walk, stops] of Object.entries(TOURS))
    test(`[LOK-7, LOK-4] every screen at ${viewport.width} × ${viewport.height}, ${walk}, light and dark: accessible, nothing cut off, targets of 48 px`, async ({
      dataDir,
      backend,
      phone,
    }) => {
      await backend.kill();
      await rm(dataDir, { recursive: true, force: true });
      await cp(await (seeded ??= seedOnce()), dataDir, { recursive: true });
      await backend.start();
      const visitor = await phone('visitor', { viewport });
      const faults: string[] = [];
      for (const { name, show } of stops) {
        await show(visitor.book, visitor);
        for (const colorScheme of ['light', 'dark'] as const) {
          await turn(visitor.book, colorScheme);
          faults.push(...(await faultsOf(visitor.book, `${name}, ${colorScheme}`)));
        }
        await turn(visitor.book, 'light');
      }
      expect(faults).toEqual([]);
      expect(visitor.faults).toEqual([]);
    });
