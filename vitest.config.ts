import { availableParallelism } from 'node:os';
import { lingui } from '@lingui/vite-plugin';
import { defineConfig } from 'vitest/config';
import { linguiMacro } from './scripts/lingui-macro.ts';

/** One project per suite, so that each can be run alone: `npx vitest run --project backend`. */
const suite = (name: string, include: string[], setupFiles: string[] = []) => ({
  // The limits only end what hangs: a loaded machine is slow, and no test means its own limit as a claim.
  test: {
    name,
    include,
    setupFiles: ['tests/support/patience.ts', ...setupFiles],
    environment: 'node' as const,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});

export default defineConfig({
  test: {
    // Vitest leaves a core free; on two that is half of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        // The words of refusals are tested as people read them.
        plugins: [linguiMacro(), lingui()],
        ...suite(
          'unit',
          ['tests/{schemas,domain,data,client,ui,workers,replication}/**/*.test.ts'],
          ['fake-indexeddb/auto'],
        ),
      },
      suite('backend', ['tests/backend/**/*.test.ts']),
      suite('sim', ['tests/sim/**/*.test.ts']),
      suite('rules', ['tests/rules/**/*.test.ts'], ['tests/rules/mutants/hunt.setup.ts']),
      suite('scripts', ['tests/scripts/**/*.test.ts']),
      suite('architecture', ['tests/architecture/**/*.test.ts']),
    ],
  },
});
