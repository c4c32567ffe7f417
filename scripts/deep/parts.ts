/** One part of `npm run deep`: a check that takes hours, has goals in seconds or bytes, or searches at random. */
export interface DeepPart {
  readonly name: string;
  /** The property it proves, for the summary. */
  readonly proves: string;
  /** A program of node_modules/.bin and its arguments. */
  readonly program: string;
  readonly args: readonly string[];
  /** Environment variables besides `DEEP`. */
  readonly env?: Readonly<Record<string, string>>;
  /** The line of its output that is its result; the last match counts. For a bench, which of its goals hold. */
  readonly result: RegExp | 'goals';
}

const tsx = (name: string, proves: string, args: readonly string[], result: DeepPart['result']): DeepPart => ({
  name,
  proves,
  program: 'tsx',
  args,
  result,
});
/** Test files run with the counts of a deep run: see tests/support/runs.ts. */
const vitest = (project: string, proves: string): DeepPart => ({
  name: `tests-${project}`,
  proves,
  program: 'vitest',
  args: ['run', '--project', project, '--reporter=dot'],
  result: /^\s*Tests .*passed.*$/,
});
/** Test files of screens that are walks: their names end with the language and the screen size. */
const walks: DeepPart = {
  ...vitest('screens', 'walks through the screens in every language, on a phone and a wide screen'),
  name: 'walks-languages',
  args: ['run', '--project', 'screens', '--reporter=dot', '-t', String.raw`\('\w+ \w+'\)$`],
  env: { FLOCKBOOK_WALK: 'all' },
};
const playwright = (name: string, proves: string, args: readonly string[]): DeepPart => ({
  name,
  proves,
  program: 'playwright',
  args: ['test', '--reporter=line', '--workers=1', ...args],
  result: /^\s*\d+ (?:passed|failed).*$/,
});
const bench = (name: string, ...args: string[]): DeepPart =>
  tsx(`bench-${name}`, `seconds and bytes: ${name}`, ['scripts/bench.ts', name, ...args], 'goals');

/**
 * Splits a check that takes hours into several, each with its own number at the end of its name and its own seed, as a
 * machine is free for only one of them at a time.
 */
const inParts = (name: string, count: number, part: (numbered: string, n: number) => DeepPart): DeepPart[] =>
  Array.from({ length: count }, (_, i) => part(`${name}-${i + 1}`, i + 1));

/** Every part, in the order of a complete run: the short ones first. */
export const DEEP_PARTS: readonly DeepPart[] = [
  tsx('conformance', 'the backend answers as Google’s emulator does', ['scripts/conformance.ts'], /^\d+ agreed, \d+ differed$/),
  tsx('emulators', 'the app on Google’s own emulators', ['scripts/emulators.ts'], /\d+ steps hold, \d+ differ$/),
  tsx('webkit', 'the app in Safari’s engine', ['scripts/webkit.ts'], /\d+ steps hold, \d+ differ$/),
  vitest('deep', 'tests that promise time or take minutes'),
  vitest('unit', 'properties of domain, data, ledger and replication, many runs'),
  ...inParts('figures', 4, (name, n) => ({ ...vitest('unit', 'each figure is the same wherever it is shown, of 5,000 random farms'), name, args: ['run', '--project', 'unit', '--reporter=dot', 'tests/data/figures/figures.test.ts'], env: { SEED: String((n - 1) * 5_000 + 1) } })),
  vitest('backend', 'the backend under fuzz, power cuts and kills, many runs'),
  vitest('rules', 'the rules beside their policy, many random requests'),
  playwright('browser-deep', 'seconds, bytes, long times offline and thousands of rows in a real browser; every screen on both glasses, light and dark', ['--project=deep']),
  playwright('browser-tours', 'the public pages on both glasses, light and dark; PRF-1', ['--project=e2e', 'site', 'two-phones']),
  vitest('screens', 'what screens prove, with imports of a thousand rows'),
  walks,
  bench('replication', '--records', '10000'),
  bench('books', '--records', '10000,100000'),
  bench('reads', '--records', '10000,100000'),
  bench('shop', '--items', '10000', '--movements', '50000'),
  bench('reports', '--records', '100000'),
  bench('backend', '--records', '10000'),
  tsx('rules-random', 'the rules beside their policy', ['scripts/test-rules.ts', '--random', '50000', '--seed', '20261126'], /^requests: \d+, disagreements: .*$/),
  tsx('kill-backend', 'nothing acknowledged is lost by kill −9 of the backend', ['scripts/kill-backend.ts', '--rounds', '200', '--seed', '20261126'], /^rounds: \d+, violations: \d+$/),
  ...inParts('kill-browser', 4, (name, n) => tsx(name, 'nothing acknowledged is lost by kill −9 of the browser', ['scripts/kill-browser.ts', '--rounds', '250', '--seed', `2026112${n}`], /^rounds: \d+, violations: \d+$/)),
  tsx('sim-mutants', 'every planted bug of replication is found', ['scripts/sim.ts', '--mutants', '--histories', '2000'], /^killed \d+ of \d+$/),
  tsx('rules-mutants', 'automatic mutants of the rules are killed', ['scripts/test-rules.ts', '--mutants'], /^killed \d+ of \d+$/),
  ...inParts('sim', 4, (name, n) => tsx(name, 'simulated histories without a violation', ['scripts/sim.ts', '--histories', '25000', '--seed', `12${n}00001`], /^histories: \d+, violations: \d+$/)),
]; // prettier-ignore
