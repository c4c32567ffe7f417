import { parseArgs } from 'node:util';
import { killRounds } from './kill-backend/rounds.ts';

/**
 * `npm run kill-backend -- --rounds 200 --seed 7`: kill −9 under load, repeatedly; see kill-backend/rounds.ts. [BCK-9]
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const seed = Number(values.seed);
console.log(`seed: ${seed}`);
const report = await killRounds({ rounds: Number(values.rounds), seed, onRound: (line) => console.log(line) });
for (const violation of report.violations) console.log(violation);
console.log(`commits acknowledged: ${report.acknowledged}`);
console.log(`rounds: ${report.rounds}, violations: ${report.violations.length}`);
process.exit(report.violations.length > 0 ? 1 : 0);
