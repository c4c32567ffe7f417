import { defineConfig } from '@playwright/test';

// The runner would follow each file that a service worker fetches: a twentieth of a run. The signal is cut in front of the server.
process.env['PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK'] ??= '1';

/**
 * `e2e` belongs to `npm test`; `deep` has what takes long or promises seconds and bytes. Each process of the runner has one backend
 * and one Chromium (tests/e2e/support): no web server here, and two at a time.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  projects: [
    { name: 'e2e', testIgnore: '**/e2e/deep/**' },
    { name: 'deep', testMatch: '**/e2e/deep/*.e2e.ts' },
  ],
  // Playwright empties it when it starts; the reports of the other lane lie beside it.
  outputDir: 'test-results/browser',
  workers: 2,
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  // These limits only end what hangs: a loaded machine is slow, and what is promised in seconds is measured by its own test.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // One that passes then is counted, named and printed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
});
