import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from './find-chromium.mjs';
import { runMain } from './open-backend.ts';

/** Leaf green, the ground colour of the app's sign. */
const LEAF = '#1F6B3A';

/**
 * `npx tsx scripts/app-icons.ts`: create the PNG pictures for browsers and other sites from public/icon.svg and a
 * screen of the app. They are committed, so that a build needs no browser. [OFF-7, SIT-3]
 */
await runMain(async () => {
  await mkdir('public', { recursive: true });
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const sign = (await readFile('public/icon.svg', 'utf8')).replace(/<\?xml.*?\?>/, '');
  for (const size of [192, 512]) {
    await draw(page, `public/icon-${size}.png`, size, size, `<div class="round">${sign}</div>`);
    // A maskable icon may be cut to a circle of four fifths of its size: the sign fits into that, on a full ground.
    await draw(page, `public/icon-maskable-${size}.png`, size, size, `<div class="full">${sign}</div>`);
  }
  await draw(page, 'public/apple-touch-icon.png', 180, 180, `<div class="square">${sign}</div>`);
  await draw(page, 'public/social-card.png', 1200, 630, await socialCard(sign));
  for (const [name, of] of [
    ['record', 'attendant'],
    ['sales', 'sales'],
    ['sell', 'add-sale'],
  ] as const)
    await draw(
      page,
      `public/screen-${name}.png`,
      540,
      1110,
      await inlined(`docs/screenshots/${of}.360.light.png`, 'screen'),
    );
  await browser.close();
});

async function inlined(file: string, name: string): Promise<string> {
  return `<img class="${name}" src="data:image/png;base64,${(await readFile(file)).toString('base64')}">`;
}

async function socialCard(sign: string): Promise<string> {
  return `
  <div class="card">
    <div class="words">
      <div class="brand"><div class="round">${sign}</div>Flockbook</div>
      <h1><span>Your farm and shop book.</span><span>Works without internet.</span><span>Nothing you save gets lost.</span></h1>
    </div>
    <div class="phone">${await inlined('docs/screenshots/attendant.360.light.png', 'shot')}</div>
  </div>`;
}

async function draw(page: Page, file: string, width: number, height: number, body: string): Promise<void> {
  await page.setViewportSize({ width, height });
  const face = (await readFile('src/site/fonts/bricolage-grotesque-700.woff2')).toString('base64');
  await page.setContent(`<!doctype html><style>
    @font-face { font-family: Bricolage; src: url(data:font/woff2;base64,${face}) }
    * { margin: 0; box-sizing: border-box } html { background: transparent } svg { display: block; width: 100%; height: 100% }
    .round { width: 100%; height: 100%; border-radius: 22%; overflow: hidden }
    .full, .square { width: 100%; height: 100%; background: ${LEAF} }
    .screen { display: block; width: 540px }
    .card { display: flex; width: 1200px; height: 630px; overflow: hidden; background: #FBF8F1; color: #1D1A16; font-family: Bricolage }
    .words { width: 740px; padding: 56px 0 0 64px } .brand { display: flex; align-items: center; gap: 20px; font-size: 40px } .brand .round { width: 80px; height: 80px }
    h1 { margin-top: 72px; font-size: 52px; line-height: 60px; letter-spacing: -.02em; border-top: 2px solid #D6CBB6 }
    h1 span { display: block; padding: 16px 0; border-bottom: 2px solid #D6CBB6; white-space: nowrap }
    .phone { margin: 56px 0 0 40px; width: 330px; height: 700px; border: 10px solid #1D1A16; border-radius: 44px; overflow: hidden; background: #1D1A16; flex: none }
    .shot { display: block; width: 100%; border-radius: 34px }
  </style>${body}`);
  await page.evaluate(() => document.fonts.ready);
  await writeFile(file, await page.screenshot({ omitBackground: true }));
  console.log(pathToFileURL(resolve(file)).pathname);
}
