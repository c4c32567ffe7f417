import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inOrderOfArrival } from '../src/domain/sample-farm/arrivals.ts';
import { farmOfSize } from './demo-data/farm-of-size.ts';
import { generateFarm } from '../src/domain/sample-farm/generate-farm.ts';
import { runMain } from './open-backend.ts';

/**
 * `npx tsx scripts/demo-data.ts [--documents 10000] [--seed 42] [--end 2026-11-22T17:00:00Z] [--out farm.jsonl]`:
 * generate a farm and print the number of documents per collection; with --out write them, one per line, in the order
 * of their arrival. [RUN-16]
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      documents: { type: 'string', default: '9000' },
      seed: { type: 'string', default: '42' },
      end: { type: 'string', default: '2026-11-22T17:00:00Z' },
      out: { type: 'string' },
    },
  });
  const size = farmOfSize(Number(values.documents));
  const started = performance.now();
  const farm = generateFarm({ seed: Number(values.seed), end: new Date(values.end), ...size });
  const counts = Object.fromEntries(Object.entries(farm).map(([name, documents]) => [name, documents.length]));
  const all = inOrderOfArrival(farm);
  console.log(
    JSON.stringify({ ...size, documents: all.length, ms: Math.round(performance.now() - started), ...counts }),
  );
  if (values.out !== undefined)
    writeFileSync(values.out, all.map((arrival) => `${JSON.stringify(arrival)}\n`).join(''));
});
