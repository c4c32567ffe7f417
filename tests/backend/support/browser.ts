import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build } from 'rolldown';
import { afterAll, beforeAll } from 'vitest';
import { launchHeadless } from '../../e2e/support/chromium.ts';

type Sdk = typeof import('./sdk.ts');

/** Runs functions in the environment of the real SDK: they are sent as text, so they see only their two arguments. */
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

interface Opened {
  readonly browser: Browser;
  /** A page with the browser build of the SDK, and its worker. */
  readonly staticDir: string;
}

let opening: Promise<Opened> | undefined;
/** One Chromium shared by all test files of this process; it exits with the process. */
const opened = (): Promise<Opened> => (opening ??= open());

async function open(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'flockbook-browser-'));
  const staticDir = join(folder, 'app');
  await mkdir(staticDir);
  await writeFile(join(folder, 'page.js'), pageEntry);
  await writeFile(join(folder, 'worker.js'), workerEntry);
  await writeFile(join(staticDir, 'index.html'), '<!doctype html><script type="module" src="/page.js"></script>');
  const resolve = { conditionNames: ['browser', 'import', 'module', 'default'] };
  for (const name of ['page', 'worker']) {
    const output = { file: join(staticDir, `${name}.js`), codeSplitting: false };
    const input = join(folder, `${name}.js`);
    await build({ input, cwd: process.cwd(), platform: 'browser', resolve, output, logLevel: 'silent' });
  }
  const browser = await launchHeadless();
  return { browser, staticDir };
}

/** For the tests of a file: pages of a Chromium, each with separate storage. */
export function browserForTests(): {
  staticDir: () => string;
  open: (url: string) => Promise<{ page: Place; worker: Place }>;
  /** An empty tab, for pages of the backend itself. */
  tab: () => Promise<Page>;
} {
  let shared: Opened;
  const pages: Page[] = [];
  const newPage = async () => {
    const page = await shared.browser.newPage();
    pages.push(page);
    return page;
  };
  beforeAll(async () => {
    shared = await opened();
  });
  afterAll(async () => {
    for (const page of pages) await page.close();
  });

  return {
    staticDir: () => shared.staticDir,
    tab: newPage,
    async open(url) {
      const page = await newPage();
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
