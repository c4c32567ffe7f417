import { defineConfig } from '@playwright/test';

/** Each test starts its own backend process and its own phones (tests/e2e/support): no web server here, and two at a time. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  workers: 2,
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  // These limits only end what hangs: a loaded machine is slow, and what is promised in seconds is measured by its own test.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  retries: 0,
  forbidOnly: true,
});
