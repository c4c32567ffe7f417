import { parseArgs } from 'node:util';
import { buildIfNeeded } from './build-if-needed.ts';
import { killBrowserRounds } from './kill-browser/rounds.ts';

/** `npm run kill-browser -- --rounds 100 --seed 7`: kill −9 while people save; see kill-browser/rounds.ts. [PRF-3] */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
await buildIfNeeded();
const seed = Number(values.seed);
console.log(`seed: ${seed}`);
const report = await killBrowserRounds({ rounds: Number(values.rounds), seed, onRound: (line) => console.log(line) });
for (const violation of report.violations) console.log(violation);
console.log(
  `saves acknowledged: ${report.acknowledged}, books put together again: ${report.restored}, signed in again: ${report.signedOut}`,
);
console.log(`rounds: ${report.rounds}, violations: ${report.violations.length}`);
process.exit(report.violations.length > 0 ? 1 : 0);
