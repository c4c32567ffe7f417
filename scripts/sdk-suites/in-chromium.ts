import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { headlessOptions } from '../chromium-launch.ts';
import { MOCHA, type SuiteTest } from './result.ts';

/** A run that takes longer hangs. Units: ms. */
const MOST_MS = 30 * 60_000;

/** Run the bundled suites in Chromium, over WebChannel, against a backend that stands on a port of this machine. */
export async function runInChromium(folder: string, file: string, port: number): Promise<SuiteTest[]> {
  const files: Record<string, [type: string, text: string]> = {
    '/': ['text/html', pageFor(port)],
    '/mocha.js': ['text/javascript', readFileSync(resolve(folder, '../../node_modules/mocha/mocha.js'), 'utf8')],
    '/suites.js': ['text/javascript', readFileSync(file, 'utf8')],
  };
  const server = createServer((request, response) => {
    const [type, text] = files[request.url ?? '/'] ?? ['text/plain', ''];
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` }).end(text);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const browser = await chromium.launch(headlessOptions());
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction(() => (globalThis as unknown as { over?: boolean }).over === true, undefined, { timeout: MOST_MS });
    return await page.evaluate(() => (globalThis as unknown as { ended: SuiteTest[] }).ended);
  } finally {
    await browser.close();
    server.close();
  }
} // prettier-ignore

/** The SDK's tests ask what they run against of an environment that a page has not. */
const pageFor = (port: number): string => `<!doctype html><meta charset="utf-8"><body><div id="mocha"></div>
<script>globalThis.global = globalThis; globalThis.process = { env: { FIRESTORE_TARGET_BACKEND: 'emulator', FIRESTORE_EMULATOR_PORT: '${port}' } };</script>
<script src="/mocha.js"></script>
<script>mocha.setup({ ui: 'bdd', timeout: ${MOCHA.timeout}, retries: ${MOCHA.retries}, reporter: 'spec', cleanReferencesAfterRun: true });</script>
<script src="/suites.js"></script>
<script>
globalThis.ended = [];
const end = (state) => (test, error) => ended.push({ name: test.fullTitle(), state, error: error && String(error.message) });
mocha.run(() => (globalThis.over = true)).on('pass', end('passed')).on('fail', end('failed')).on('pending', end('skipped'));
</script>`;
