import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { buildIfNeeded } from './build-if-needed.ts';
import { goalsIn } from './deep/goals.ts';
import { DEEP_PARTS, type DeepPart } from './deep/parts.ts';
import { type DeepResult, summaryOf } from './deep/summary.ts';
import { bin, step } from './step.ts';

/*
 * `npm run deep [-- NAME …]`: the checks that are too long for `npm test`, part by part, on a quiet machine. Each ends
 * with its one line of result. Parts that ran on this very commit are not run again, unless named: a run that was
 * stopped continues. The summary is in docs/evidence/deep.md. Ends with 1 when a part does not hold.
 */

/** Stored with the project: its parts take hours together, on more than one day and machine. */
const STATE = 'docs/evidence/deep.json';
const SUMMARY = 'docs/evidence/deep.md';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const commit = git('rev-parse', '--short', 'HEAD');
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !DEEP_PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${DEEP_PARTS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const known: DeepResult[] = existsSync(STATE) ? (JSON.parse(readFileSync(STATE, 'utf8')) as DeepResult[]) : [];
const results = new Map(known.map((result) => [result.name, result]));

function keep(): void {
  const all = DEEP_PARTS.flatMap(({ name }) => results.get(name) ?? []);
  writeFileSync(STATE, `${JSON.stringify(all, null, 2)}\n`);
  const machine = `${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
  writeFileSync(SUMMARY, summaryOf(DEEP_PARTS, all, machine));
}

async function run({ name, program, args, env, result }: DeepPart): Promise<void> {
  const { code, output, seconds } = await step(`deep: ${name}`, bin(program), args, { env: { DEEP: '1', ...env } });
  const lines = stripVTControlCharacters(output).split('\n');
  const found = result === 'goals' ? goalsIn(lines) : lines.findLast((one) => result.test(one))?.trim();
  const line = found ?? 'no line of result';
  const at = new Date().toISOString().slice(0, 10);
  results.set(name, { name, commit, at, seconds: Math.round(seconds), holds: code === 0, line });
  keep();
}

await buildIfNeeded();
for (const part of DEEP_PARTS) {
  const before = results.get(part.name);
  const isWanted = wanted.length > 0 ? wanted.includes(part.name) : before?.commit !== commit;
  if (isWanted) await run(part);
}
const failed = [...results.values()].filter(({ holds }) => !holds);
for (const { name, line } of results.values()) console.log(`${name}: ${line}`);
console.log(`${results.size - failed.length} of ${DEEP_PARTS.length} parts hold, ${failed.length} do not`);
process.exit(failed.length > 0 ? 1 : 0);
