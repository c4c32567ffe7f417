import { parseArgs } from 'node:util';
import { acceptAndDrain } from './replication/accept-and-drain.ts';
import { billed } from './replication/billed.ts';
import { daySync } from './replication/day-sync.ts';
import { firstPull } from './replication/first-pull.ts';
import { inTheWindow } from './replication/in-the-window.ts';
import { peers } from './replication/peers.ts';
import { onStage, type Stage } from './replication/stage.ts';

const cases: Record<string, (stage: Stage) => Promise<void>> = {
  'accept-and-drain': acceptAndDrain,
  'first-pull': firstPull,
  billed,
  'day-sync': daySync,
  'in-the-window': inTheWindow,
  peers,
};

/**
 * `npm run bench -- replication [--records 10000] [--peer-records 3000] [--only first-pull,billed]`: the real data
 * worker in a real Chromium against the real backend process, compared with floors and peers. One JSON object per line,
 * then each goal with its verdict; exits with 1 when a goal does not hold.
 */
export async function benchReplication(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      records: { type: 'string', default: '10000' },
      'peer-records': { type: 'string', default: '3000' },
      only: { type: 'string' },
    },
  });
  const wanted = values.only?.split(',') ?? Object.keys(cases);
  let allHold = true;
  for (const records of values.records.split(',').map(Number)) {
    const held = await onStage(records, Math.min(records, Number(values['peer-records'])), async (stage) => {
      for (const name of wanted) {
        const started = performance.now();
        await cases[name]!(stage);
        console.error(`${name}: ${Math.round((performance.now() - started) / 1_000)} s`);
      }
    });
    allHold &&= held;
  }
  if (!allHold) process.exit(1);
}
