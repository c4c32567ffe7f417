import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'rolldown';
import { afterAll, beforeAll } from 'vitest';
import { findChromium } from '../../../scripts/find-chromium.mjs';

type Sdk = typeof import('./sdk.ts');

/** Runs functions where the real SDK runs: they are sent as text, so they see only their two arguments. */
export interface Place {
  run<In, Out>(work: (sdk: Sdk, input: In) => Promise<Out> | Out, input: In): Promise<Out>;
}

const entry = join(import.meta.dirname, 'sdk.ts');
const runnerSource = `
import * as sdk from ${JSON.stringify(entry)};
const run = (text, input) => new Function('sdk', 'input', 'return (' + text + ')(sdk, input)')(sdk, input);`;
const pageEntry = `${runnerSource} globalThis.runHere = run;
const worker = new Worker('/worker.js', { type: 'module' });
const waiting = new Map();
worker.onmessage = ({ data }) => waiting.get(data.id)(data);
globalThis.runInWorker = (text, input) => new Promise((resolve, reject) => {
  const id = waiting.size;
  waiting.set(id, ({ value, error }) => error === undefined ? resolve(value) : reject(new Error(error)));
  worker.postMessage({ id, text, input });
});`;
const workerEntry = `${runnerSource} onmessage = async ({ data: { id, text, input } }) => {
  try { postMessage({ id, value: await run(text, input) }); }
  catch (error) { postMessage({ id, error: String(error?.code ?? error?.stack ?? error) }); }
};`;

/** For the tests of a file: one Chromium, and a folder with a page that has the browser build of the SDK. */
export function browserForTests(): {
  staticDir: () => string;
  open: (url: string) => Promise<{ page: Place; worker: Place }>;
  /** An empty tab, for pages of the backend itself. */
  tab: () => Promise<Page>;
} {
  let browser: Browser;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'flockbook-browser-'));
    await mkdir(join(folder, 'app'));
    await writeFile(join(folder, 'page.js'), pageEntry);
    await writeFile(join(folder, 'worker.js'), workerEntry);
    await writeFile(join(folder, 'app/index.html'), '<!doctype html><script type="module" src="/page.js"></script>');
    const resolve = { conditionNames: ['browser', 'import', 'module', 'default'] };
    for (const name of ['page', 'worker']) {
      const output = { file: join(folder, `app/${name}.js`), codeSplitting: false };
      await build({
        input: join(folder, `${name}.js`),
        cwd: process.cwd(),
        platform: 'browser',
        resolve,
        output,
        logLevel: 'silent',
      });
    }
    browser = await chromium.launch({
      ...(findChromium() === undefined ? {} : { executablePath: findChromium() as string }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  });

  return {
    staticDir: () => join(folder, 'app'),
    tab: () => browser.newPage(),
    async open(url) {
      const page = await browser.newPage();
      await page.goto(url);
      await page.waitForFunction(() => 'runHere' in globalThis);
      return { page: placeIn(page, 'runHere'), worker: placeIn(page, 'runInWorker') };
    },
  };
}

function placeIn(page: Page, name: 'runHere' | 'runInWorker'): Place {
  return {
    run: (work, input) =>
      page.evaluate(
        ([runner, text, given]) => {
          const run = (globalThis as unknown as Record<string, (text: string, input: unknown) => never>)[runner];
          if (!run) throw new Error('The page is not ready.');
          return run(text, given);
        },
        [name, work.toString(), input] as const,
      ),
  };
}
