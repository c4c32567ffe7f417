import { parseArgs } from 'node:util';
import { farmOfSize } from '../demo-data/farm-of-size.ts';
import type { Worked } from './browser/books-bench.ts';
import { round, spread } from './measure.ts';
import { onStage, type Stage } from './replication/stage.ts';

const TIMES = 5;
/** Sales saved one after the other. */
const SAVES = 20;
/** Limit of the ratio between building the books and the unavoidable reads and writes. */
const FLOORS = 1.5;
const GOALS = { 10_000: 2, 100_000: 20 } as const;
const [THIS_MONTH, LONG_AGO] = [3, 900];

/**
 * `npm run bench -- books [--records 10000,100000] [--seed 42]`: a year of a generated farm with that many documents in
 * the real data worker of a real Chromium, offline; its books built from nothing, compared with reading all rows and
 * writing the stored books at once; and a sale that arrives late. One JSON object per line, then each goal with its
 * verdict; exits with 1 when one does not hold.
 */
export async function benchBooks(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { records: { type: 'string', default: '10000' }, seed: { type: 'string', default: '42' } },
  });
  let allHold = true;
  for (const records of values.records.split(',').map(Number)) {
    const held = await onStage(records, 0, (stage) => books(stage, Number(values.seed)), 'books');
    allHold &&= held;
  }
  if (!allHold) process.exit(1);
}

async function books({ records, print, goal, withPhone }: Stage, seed: number): Promise<void> {
  const subject = 'flockbook';
  await withPhone(async (phone) => {
    await phone.ours('found', 'books@farm.test');
    phone.way.cut(); // offline from here on
    const filled = await phone.ours('fillFarm', { ...farmOfSize(records), seed });
    const started = performance.now();
    await phone.ours('untilBooked');
    print({ case: 'rows put', subject, n: 1, rows: filled.rows, ms: round(filled.ms) });
    print({ case: 'books made of what came in one go', subject, n: 1, seconds: round((performance.now() - started) / 1_000) }); // prettier-ignore
    const [made, again, floors] = [[] as Worked[], [] as Worked[], [] as number[]];
    for (let time = 0; time < 3; time++) {
      again.push(await phone.ours('makeBooks', true));
      made.push(await phone.ours('makeBooks', false));
      const floor = await phone.ours('floorBooks');
      floors.push(floor.read + floor.write);
      print({ case: 'floor', subject: 'indexeddb', n: 1, read_ms: round(floor.read), write_ms: round(floor.write), rows: floor.rows, kept: floor.kept }); // prettier-ignore
    }
    const times = made.map(({ ms }) => ms);
    const longest = Math.max(...[...made, ...again].map(({ longest_ms }) => longest_ms));
    print({ case: 'books from nothing', subject, ...spread(times, floors), longest_slice_ms: round(longest) });
    print({ case: 'books made again in place of those that are kept', subject, ...spread(again.map(({ ms }) => ms), floors) }); // prettier-ignore
    print({ case: 'memory of page and workers', subject, n: 1, mib: phone.memory() });
    const bound = records <= 10_000 ? GOALS[10_000] : GOALS[100_000];
    goal('books from nothing, seconds', round(spread(times)['p50_ms']! / 1_000), bound);
    goal('books from nothing, floors', spread(times, floors)['ratio_to_floor']!, FLOORS);
    for (const [name, daysAgo, most] of [
      ['this month', THIS_MONTH, 20],
      ['900 days ago', LONG_AGO, 1_000],
    ] as const) {
      const late = [];
      for (let time = 0; time < TIMES; time++) late.push(await phone.ours('bookLate', daysAgo));
      const all = late.map(({ booked, settled }) => booked.ms + settled.ms);
      const slices = late.flatMap(({ booked, settled }) => [booked.longest_ms, settled.longest_ms]);
      print({ case: `a late sale of ${name}`, subject, ...spread(all), booked_ms: round(spread(late.map(({ booked }) => booked.ms))['p50_ms']!), longest_slice_ms: round(Math.max(...slices)) }); // prettier-ignore
      goal(`a late sale of ${name}, ms`, round(spread(all)['p50_ms']!), most);
    }
    const { ours: saves } = await phone.ours('saveOneByOne', SAVES);
    print({ case: 'a sale saved', subject, ...spread(saves) });
    print({ case: 'all days but the last 31 closed', subject, n: 1, ms: round(await phone.ours('closeDays')) });
    const { made: rebuilt, saves: beside } = await phone.ours('sellWhileMade', SAVES);
    print({ case: 'books rebuilt while somebody sells', subject, n: 1, seconds: round(rebuilt.ms / 1_000), longest_slice_ms: round(rebuilt.longest_ms) }); // prettier-ignore
    print({ case: 'a sale saved meanwhile', subject, ...spread(beside), longest_ms: round(Math.max(...beside)) });
    print({ case: 'memory of page and workers after it', subject, n: 1, mib: phone.memory() });
    const { wrong } = await phone.ours('recount');
    goal('[PRF-10] totals that a full recount contradicts', wrong, 0);
  });
}
