import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { headlessOptions } from '../chromium-launch.ts';
import { MOCHA, type SuiteTest } from './result.ts';

/**
 * Number of tests per page: some leave their streams open, and a browser has six connections to one server; with all of
 * them taken every test waits, with Google's emulator too.
 */
const AT_ONCE = 25;
/** A page that takes longer hangs: each test is tried six times for 5 s. Units: ms. */
const MAX_MS = AT_ONCE * 30_000 + 60_000;

/** The page's report. */
interface Ran {
  readonly over?: true;
  readonly total: number;
  readonly ended: readonly SuiteTest[];
}
const FILES = { '/': 'index.html', '/mocha.js': 'mocha.js', '/suites.js': 'suites.js' } as const;

/** Write the page of the bundled suites into a folder, which a backend may serve; returns it. */
export function pageOfSuites(folder: string, file: string): string {
  const page = join(folder, 'page');
  mkdirSync(page, { recursive: true });
  copyFileSync(resolve(folder, '../../node_modules/mocha/mocha.js'), join(page, 'mocha.js'));
  copyFileSync(file, join(page, 'suites.js'));
  writeFileSync(join(page, 'index.html'), PAGE);
  return page;
}

/**
 * Run the suites in Chromium, over WebChannel, against a backend on a port of this machine: from a page that it serves
 * itself, as ours answers only its own pages, else from one beside it.
 */
export async function runInChromium(page: string, port: number, { servesPage }: { servesPage: boolean }): Promise<SuiteTest[]> {
  const server = createServer(({ url }, response) => {
    const name = FILES[(url?.split('?')[0] ?? '/') as keyof typeof FILES];
    const type = name?.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(name ? 200 : 404, { 'Content-Type': `${type}; charset=utf-8` }).end(name && readFileSync(join(page, name)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const browser = await chromium.launch(headlessOptions());
  try {
    const own = (server.address() as AddressInfo).port;
    const address = servesPage ? `http://localhost:${port}/?` : `http://localhost:${own}/?port=${port}&`;
    const ended: SuiteTest[] = [];
    for (let from = 0, all = Infinity; from < all; from += AT_ONCE) {
      const tab = await browser.newPage();
      await tab.goto(`${address}from=${from}&count=${AT_ONCE}`);
      await tab.waitForFunction(() => (globalThis as unknown as Ran).over, undefined, { timeout: MAX_MS });
      const ran = await tab.evaluate(() => {
        const told = globalThis as unknown as Ran;
        return { total: told.total, ended: told.ended };
      });
      all = ran.total;
      ended.push(...ran.ended);
      await tab.close();
    }
    return ended;
  } finally {
    await browser.close();
    server.close();
  }
} // prettier-ignore

/** The SDK's tests read their target from an environment, which a page does not have. */
const PAGE = `<!doctype html><meta charset="utf-8"><body><div id="mocha"></div>
<script>
globalThis.global = globalThis;
const asked = new URLSearchParams(location.search);
const port = asked.get('port') ?? location.port;
globalThis.process = { env: { FIRESTORE_TARGET_BACKEND: 'emulator', FIRESTORE_EMULATOR_PORT: port } };
</script>
<script src="/mocha.js"></script>
<script>mocha.setup({ ui: 'bdd', timeout: ${MOCHA.timeout}, retries: ${MOCHA.retries}, reporter: 'spec' });</script>
<script src="/suites.js"></script>
<script>
globalThis.ended = [];
const end = (state) => (test, error) => ended.push({ name: test.fullTitle(), state, error: error && String(error.message) });
globalThis.total = 0;
const [from, count] = [Number(asked.get('from')), Number(asked.get('count'))];
const choose = (suite) => {
  suite.tests = suite.tests.filter(() => total++ >= from && total <= from + count);
  suite.suites.forEach(choose);
};
choose(mocha.suite);
mocha.run(() => (globalThis.over = true)).on('pass', end('passed')).on('fail', end('failed')).on('pending', end('skipped'));
</script>`;
