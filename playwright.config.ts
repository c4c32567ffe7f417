import { defineConfig } from '@playwright/test';

/** Each test starts its own backend process and its own phones (tests/e2e/support), so one worker and no web server here. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  workers: 1,
  fullyParallel: false,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  timeout: 90_000,
  expect: { timeout: 10_000 },
  retries: 0,
  forbidOnly: true,
});
