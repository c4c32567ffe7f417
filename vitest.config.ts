import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { linguiMacro } from './scripts/lingui-macro.ts';
import { reactOnPreact } from './scripts/react-on-preact.ts';
import { headlessOptions } from './scripts/chromium-launch.ts';
import { commands } from './tests/support/screen-commands.ts';

/** What measures seconds or bytes, for a quiet machine. */
const DEEP = 'tests/**/*.deep.test.ts';

/** One project per suite, so that each can be run alone: `npx vitest run --project backend`. */
const suite = (name: string, include: string[], setupFiles: string[] = [], exclude = [DEEP]) => ({
  // The limits only end what hangs: a loaded machine is slow, and no test means its own limit as a claim.
  test: {
    name,
    include,
    exclude,
    // To load the modules again for every file takes longer than most files do.
    isolate: false,
    globalSetup: 'tests/support/own-tmp.ts',
    setupFiles: ['tests/support/patience.ts', 'tests/support/fixed-chance.ts', ...setupFiles],
    environment: 'node' as const,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
  },
});

/** The words of refusals are tested as people read them. */
const words = [linguiMacro(), lingui()];
const IN_MEMORY = ['tests/support/indexed-db.ts', 'tests/support/left-open.ts'];
const UNIT = ['tests/{schemas,domain,data,client,ui,workers,replication}/**/*.test.ts'];

/** Who hunts mutants of the rules looks at every request, in each file anew. */
const isHunt = process.env['RULES_MUTANTS'] !== undefined;
const rules = suite(
  'rules',
  ['tests/rules/**/*.test.ts'],
  [...(isHunt ? ['tests/rules/mutants/hunt.setup.ts'] : []), 'tests/rules/support/suite.setup.ts'],
);
rules.test.isolate = isHunt;

/** What the page is told of this process. */
const given = (...names: string[]) =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/** A microphone that beeps, and a person who allows it. */
const SPEAKS = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Screens over the data layer in one page of a real browser: `npx vitest run --project screens`. */
const screens = {
  plugins: words,
  oxc: { jsx: { runtime: 'automatic' as const, importSource: 'preact', development: false } },
  optimizeDeps: {
    entries: [
      'tests/screens/**/*.{ts,tsx}',
      'src/{nouns,ui,data,store,books}/**/*.{ts,tsx}',
      'src/data-worker/session-host.ts',
    ],
    include: ['preact/jsx-runtime', 'preact/jsx-dev-runtime', 'buffer/', 'fake-indexeddb/auto', 'zxing-wasm/reader'],
  },
  resolve: {
    alias: [
      ...reactOnPreact,
      { find: '@playwright/test', replacement: here('tests/screens/support/playwright.ts') },
      { find: /^.*\/taken\.ts$/, replacement: here('tests/screens/support/taken.ts') },
      { find: /^node:(?:crypto|zlib)$/, replacement: here('tests/screens/support/node-shims.ts') },
    ],
  },
  test: {
    name: 'screens',
    env: given('DEEP', 'FLOCKBOOK_WALK', 'FLOCKBOOK_TAPS'),
    include: ['tests/screens/**/*.screen.test.ts'],
    setupFiles: [
      'tests/screens/support/node-globals.ts',
      'tests/screens/support/painting.ts',
      'tests/support/indexed-db.ts',
    ],
    isolate: false,
    // A second page loads the sources once more; the other core has other work in `npm test`.
    fileParallelism: false,
    // As in playwright.config.ts: one that passes then is counted, named and printed as flaky.
    retry: process.env['CI'] ? 1 : 0,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands,
      viewport: { width: 360, height: 740 },
      provider: playwright({
        launchOptions: headlessOptions(SPEAKS),
        contextOptions: {
          viewport: { width: 1280, height: 800 },
          locale: 'en-UG',
          timezoneId: 'Africa/Kampala',
          reducedMotion: 'reduce',
          hasTouch: true,
        },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

export default defineConfig({
  test: {
    // A phone of a screen test is put away in the middle of what it does, as a closed tab is: what it still asks its book is not answered.
    onUnhandledError: (fault) => !/DatabaseClosed/.test(String(fault.name)),
    // Vitest leaves a core free; on two that is half of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { plugins: words, ...suite('unit', UNIT, IN_MEMORY) },
      suite('backend', ['tests/backend/**/*.test.ts']),
      suite('sim', ['tests/sim/**/*.test.ts']),
      rules,
      suite('scripts', ['tests/scripts/**/*.test.ts']),
      suite('architecture', ['tests/architecture/**/*.test.ts']),
      { plugins: words, ...suite('deep', [DEEP], IN_MEMORY, []) },
      screens,
    ],
  },
});
