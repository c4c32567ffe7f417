import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseRules } from '../backend/rules/parse.ts';
import { EQUIVALENT } from '../tests/rules/mutants/equivalent.ts';
import { mutantsOf } from '../tests/rules/mutants/mutations.ts';
import { RULES_FILE } from './open-backend.ts';
import { bin, step } from './step.ts';
import { readVitest } from './test-summary.ts';

/*
 * `npm run test:rules`: the whole suite of the security rules; its last line is `N passed, M failed`. [RUN-14, PRF-16]
 * `-- --mutants`: which of the automatic mutants of firestore.rules the suite kills; `killed K of N`, survivors above
 * it. `-- --random N --seed S`: N random requests, comparing the policy with the rules; `requests: N, disagreements:
 * D`.
 */

const { values } = parseArgs({
  options: {
    mutants: { type: 'boolean', default: false },
    random: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_007) },
  },
});
const RESULTS = 'test-results';
/** Share of the mutants that must be killed, excluding those that change nothing. */
const MUST_DIE = 0.98;
mkdirSync(RESULTS, { recursive: true });
process.exit((values.mutants ? await mutants() : values.random ? await random(values.random) : await suite()) ? 0 : 1);

async function suite(): Promise<boolean> {
  const report = `${RESULTS}/rules.json`;
  rmSync(report, { force: true });
  const { code } = await vitest(['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  const { passed, failed } = existsSync(report)
    ? readVitest(readFileSync(report, 'utf8')).count
    : { passed: 0, failed: 1 };
  console.log(`${passed} passed, ${failed} failed`);
  return code === 0;
}

async function random(count: string): Promise<boolean> {
  const report = `${RESULTS}/rules-random.txt`;
  rmSync(report, { force: true });
  Object.assign(process.env, { RULES_RANDOM: count, RULES_SEED: values.seed, RULES_RESULT: report });
  console.log(`seed ${values.seed}`);
  const { code } = await vitest(['tests/rules/policy.property.test.ts']);
  console.log(existsSync(report) ? readFileSync(report, 'utf8').trim() : `requests: 0, disagreements: unknown`);
  return code === 0;
}

async function mutants(): Promise<boolean> {
  // A run of the browser tests at the same time empties the folder of the results.
  const killedFile = join(mkdtempSync(join(tmpdir(), 'flockbook-mutants-')), 'killed.txt');
  process.env['RULES_MUTANTS'] = killedFile;
  const { code } = await vitest([]);
  const text = readFileSync(RULES_FILE, 'utf8');
  const lines = text.split('\n');
  const killed = new Set(readFileSync(killedFile, 'utf8').trim().split('\n').map(Number));
  const all = mutantsOf(parseRules(text));
  const survivors = all.filter(({ id }) => !killed.has(id));
  const reasonOf = ({ what, target }: (typeof all)[number]) => {
    const [line, next] = lines.slice(target.at.line - 1).map((one) => one.trim());
    const isSame = (one: (typeof EQUIVALENT)[number]) =>
      one.line.test(line!) && one.change.test(what) && (one.next?.test(next!) ?? true);
    return EQUIVALENT.find(isSame)?.because;
  };
  const same = survivors.filter((one) => reasonOf(one) !== undefined);
  for (const one of same) console.log(`changes nothing  ${one.what}: ${reasonOf(one)}`);
  for (const one of survivors)
    if (!same.includes(one)) console.log(`SURVIVED  ${one.what}  |  ${lines[one.target.at.line - 1]!.trim()}`);
  const count = all.length - same.length;
  const dead = all.length - survivors.length;
  console.log(`killed ${dead} of ${count}`);
  return code === 0 && dead >= MUST_DIE * count;
}

async function vitest(args: readonly string[]): Promise<{ code: number }> {
  return step('rules', bin('vitest'), ['run', '--project', 'rules', ...args]);
}
