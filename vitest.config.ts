import { availableParallelism } from 'node:os';
import { lingui } from '@lingui/vite-plugin';
import { defineConfig } from 'vitest/config';
import { linguiMacro } from './scripts/lingui-macro.ts';

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

export default defineConfig({
  test: {
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
    ],
  },
});
