import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { Book } from '../tests/e2e/pages/book.ts';
import { DEMO_SIZE } from '../tests/e2e/support/phone-place.ts';
import { PHONE_SIZE, PHONE_TIME_ZONE, WIDE_SIZE } from '../tests/e2e/support/phone-place.ts';
import { refuseCommits } from '../tests/e2e/support/refuse-commits.ts';
import type { Stop } from '../tests/e2e/tour/stop.ts';
import { TOURS } from '../tests/e2e/tour/tours.ts';
import { buildIfNeeded } from './build-if-needed.ts';
import { launchOptions } from './chromium-launch.ts';
import { openBackend, runMain } from './open-backend.ts';
import { seedDemo } from './seed-demo.ts';
import { SHOWN_PICTURES } from './shown-pictures.ts';

const FOLDER = 'screenshots';
/** Folder of the pictures that the documents show; they are committed. */
const KEPT_FOLDER = 'docs/screenshots';

/**
 * `npm run screenshots [-- <walk> …]`: each screen, or those of some walks, phone and wide, light and dark, into
 * screenshots/, and those that the documents show into docs/screenshots. [RUN-11]
 */
await runMain(async () => {
  const wanted = process.argv.slice(2);
  const tours = Object.entries(TOURS).flatMap(([name, tour]) =>
    wanted.length === 0 || wanted.includes(name) ? [tour] : [],
  );
  await buildIfNeeded();
  await mkdir(FOLDER, { recursive: true });
  const dataDir = await mkdtemp(join(tmpdir(), 'flockbook-screens-'));
  const backend = await openBackend({ dataDir, port: 0, staticDir: resolve('dist') });
  await seedDemo(backend, DEMO_SIZE);
  const browser = await chromium.launch({
    ...launchOptions(),
    env: { ...process.env, FONTCONFIG_FILE: resolve('scripts/screenshot-fonts.conf') },
  });
  try {
    for (const viewport of [PHONE_SIZE, WIDE_SIZE])
      for (const tour of tours)
        for (const colorScheme of ['light', 'dark'] as const)
          await photograph(browser, backend.url, tour, { viewport, colorScheme });
  } finally {
    await browser.close();
    await backend.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

async function photograph(
  browser: Browser,
  baseURL: string,
  tour: readonly Stop[],
  { viewport, colorScheme }: { viewport: { width: number; height: number }; colorScheme: 'light' | 'dark' },
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport,
    colorScheme,
    deviceScaleFactor: viewport.width < 600 ? 2 : 1,
    locale: 'en-UG',
    timezoneId: PHONE_TIME_ZONE,
    reducedMotion: 'reduce',
  });
  const book = new Book(await context.newPage());
  const phone = {
    setOffline: (offline: boolean) => context.setOffline(offline),
    refuseCommits: () => refuseCommits(context),
  };
  for (const { name, show } of tour) {
    await show(book, phone);
    await book.page.mouse.move(0, 0);
    const file = `${name}.${viewport.width}.${colorScheme}.png`;
    await book.page.screenshot({ path: join(FOLDER, file) });
    if (SHOWN_PICTURES.includes(file)) await copyFile(join(FOLDER, file), join(KEPT_FOLDER, file));
    console.log(file);
  }
  await context.close();
}
