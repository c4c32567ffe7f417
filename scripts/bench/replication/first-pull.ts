import { round, spread } from '../measure.ts';
import { seedSales } from './seed-sales.ts';
import type { Stage } from './stage.ts';

const EMAIL = 'pull@farm.test';
const PASSWORD = 'laying-hens';

/**
 * A new phone reads everything: compared with fetching the same pages and storing them raw, and interrupted in the
 * middle. [PRF-12]
 */
export async function firstPull(stage: Stage): Promise<void> {
  const { backend, records, print, goal, withPhone } = stage;
  const business = await withPhone((phone) => phone.ours('found', EMAIL));
  await seedSales(backend, business, records, 'over a year');
  const rounds = records >= 10_000 ? 3 : 2;
  const ours: number[] = [];
  const floor: number[] = [];
  for (let turn = 0; turn < rounds; turn++) {
    const fetched = await withPhone((phone) => phone.ours('floorPull', EMAIL, PASSWORD, business.businessId));
    if (fetched.rows !== records) throw new Error(`the floor read ${fetched.rows} of ${records}`);
    floor.push(fetched.ms);
    ours.push(
      await withPhone(async (phone) => {
        await phone.ours('run', 'account.signIn', { email: EMAIL, password: PASSWORD });
        const started = await phone.ours('clock');
        return (await phone.ours('untilHere', records)) - started;
      }),
    );
  }
  const measured = spread(ours, floor);
  print({ case: 'first pull', subject: 'flockbook', ...measured, n: rounds });
  print({ case: 'first pull', subject: 'fetch + raw bulk put', ...spread(floor), n: rounds });
  goal('[PRF-12] first pull, in floors', measured['ratio_to_floor']!, 4);
  await resumed(stage);
}

/** Interrupted in the middle and resumed: applied records are not read again. */
async function resumed({ backend, records, print, goal, withPhone }: Stage): Promise<void> {
  await withPhone(async (phone) => {
    await backend.bill();
    await phone.ours('run', 'account.signIn', { email: EMAIL, password: PASSWORD });
    await phone.ours('untilHere', Math.floor(records / 2));
    phone.way.cut();
    const before = await backend.bill();
    const had = await phone.ours('countHere');
    phone.way.restore();
    await phone.ours('hint', 'network-up');
    await phone.ours('untilHere', records);
    const after = await backend.bill();
    print({ case: 'first pull, cut', subject: 'flockbook', n: 1, reads: before.reads, documents_here: had });
    print({ case: 'first pull, gone on', subject: 'flockbook', n: 1, reads: after.reads });
    // A page in flight, the overlap of two minutes and the person's own documents are read a second time.
    const twice = before.reads + after.reads - records;
    goal('[PRF-12] documents read twice after a cut in the middle', round(twice), 1_000);
  });
}
