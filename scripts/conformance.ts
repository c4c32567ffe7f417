import { writeFileSync } from 'node:fs';
import { allCases } from '../tests/conformance/all-cases.ts';
import type { Case } from '../tests/conformance/case.ts';
import { compare, playAll, RECORDED, recordedAnswers, type Answers } from '../tests/conformance/compare.ts';
import { openGoogle, openOurs } from '../tests/conformance/server.ts';
import { findGoogleEmulator, withGoogleEmulator } from './google-emulator.ts';
import { runSdkSuites } from './sdk-suites/run.ts';

/*
 * `npm run conformance [-- words]`: our backend against Google's emulator where this machine has one, else against its
 * recorded answers; `--recorded` always the latter, `--record` stores its answers again. Words select the cases whose
 * name contains them. Fails on a difference that is not listed as deliberate, and on a listed one that does not occur.
 * [BCK-22] `-- sdk [CHECKOUT]`: Google's own integration suites of the SDK, where a checkout of them is found.
 */

const flags = process.argv.slice(2);
const words = flags.filter((flag) => !flag.startsWith('--'));
if (words[0] === 'sdk') process.exit((await runSdkSuites(words[1])) ? 0 : 1);
const jar = flags.includes('--recorded') ? undefined : await findGoogleEmulator();
const cases = allCases().filter(({ name }) => words.every((word) => name.includes(word)));

if (flags.includes('--record')) {
  if (jar === undefined) throw new Error("Recording needs Google's emulator; this machine has none.");
  const lines = [...(await playGoogle(jar, allCases()))].map(
    ([name, answer]) => `${JSON.stringify(name)}: ${JSON.stringify(answer)}`,
  );
  writeFileSync(RECORDED, `{\n${lines.join(',\n')}\n}\n`);
}

const ours = await openOurs();
const [answers, google] = await Promise.all([
  playAll([ours], cases),
  jar === undefined || flags.includes('--record') ? recordedAnswers() : playGoogle(jar, cases),
]);
await ours.close();

const { agreed, differed, stale } = compare(cases, answers, google);
const unlisted = differed.filter(({ reason }) => reason === undefined);
for (const { name, ours: mine, google: theirs } of unlisted)
  console.log(`${name}\n  google  ${theirs}\n  ours    ${mine}`);
const staleHere = words.length === 0 ? stale : [];
for (const name of staleHere) console.log(`${name}\n  is listed as a deliberate difference, but is none`);
const against = jar === undefined ? 'its recorded answers' : "Google's emulator";
console.log(
  `\nagainst ${against}; ${differed.length - unlisted.length} differences are deliberate (tests/conformance/deliberate.json)`,
);
console.log(`${agreed} agreed, ${unlisted.length} differed`);
process.exit(unlisted.length + staleHere.length > 0 ? 1 : 0);

/** Three projects at a time: the emulator mostly waits. */
function playGoogle(path: string, wanted: readonly Case[]): Promise<Answers> {
  return withGoogleEmulator(path, async ({ host }) => {
    const played = await playAll(
      [1, 2, 3].map(() => openGoogle(host)),
      wanted,
    );
    return new Map(wanted.map(({ name }) => [name, played.get(name) ?? 'no answer']));
  });
}
