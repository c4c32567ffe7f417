import { round, spread } from '../measure.ts';
import type { BenchPhone } from './phone.ts';
import type { Stage } from './stage.ts';

const ROUNDS = 5;

/** Pending writes: saved without a network, then sent; the same with some that the rules refuse. [PRF-5, PRF-6] */
export async function acceptAndDrain(stage: Stage): Promise<void> {
  await stage.withPhone(async (phone) => {
    const { businessId } = await phone.ours('found', 'drain@farm.test');
    await saveOneByOne(stage, phone);
    phone.way.cut();
    await acceptMany(stage, phone);
    stage.goal('[PRF-5] drained, documents a second', await drain(stage, phone, 'drained'), 400, 'at least');
    await poisoned(stage, phone, businessId);
  });
}

/** One `sales.add` after the other, as a user sells. */
async function saveOneByOne({ print, goal, records }: Stage, phone: BenchPhone): Promise<void> {
  phone.way.cut();
  const { ours, floor } = await phone.ours('saveOneByOne', records >= 10_000 ? 500 : 200);
  const measured = spread(ours, floor);
  const floors = spread(floor);
  print({ case: 'save one sale', subject: 'flockbook', ...measured, n: ours.length });
  print({ case: 'save one sale', subject: 'raw IndexedDB, strict', ...floors, n: floor.length });
  goal('[PRF-6] save until durable, p95 in floors', round(measured['p95_ms']! / floors['p95_ms']!), 2);
  phone.way.restore();
  await phone.ours('hint', 'network-up');
  await phone.ours('untilWaiting', 0);
}

/** Many rows in one strict write, as an import does. */
async function acceptMany({ print, goal, records }: Stage, phone: BenchPhone): Promise<void> {
  const each = Math.ceil(records / ROUNDS);
  const { ours, floor, indexed } = await phone.ours('saveMany', ROUNDS, each);
  const measured = spread(ours, floor);
  print({ case: `accept ${each} in one write`, subject: 'flockbook', ...measured, n: ROUNDS });
  const raw = 'raw IndexedDB, strict';
  print({ case: `accept ${each} in one write`, subject: raw, ...spread(floor), n: ROUNDS });
  print({ case: `accept ${each} in one write`, subject: `${raw}, same indexes`, ...spread(indexed, floor), n: ROUNDS });
  goal('[PRF-5] accept, in floors', measured['ratio_to_floor']!, 2);
}

/** Restore the connection and wait until no record is pending. */
async function drain({ print, records }: Stage, phone: BenchPhone, name: string): Promise<number> {
  const started = performance.now();
  phone.way.restore();
  await phone.ours('hint', 'network-up');
  await phone.ours('untilWaiting', 0);
  const ms = performance.now() - started;
  const perSecond = round((records / ms) * 1_000);
  print({ case: name, subject: 'flockbook', n: 1, max_ms: round(ms), per_second: perSecond });
  return perSecond;
}

/** One in a hundred is refused by the rules: exactly those, each with a reason. */
async function poisoned(stage: Stage, phone: BenchPhone, businessId: string): Promise<void> {
  const { backend, records, goal } = stage;
  const path = `businesses/${businessId}/sales`;
  const before = (await backend.operator.list(path)).length;
  phone.way.cut();
  const bad = new Set<string>();
  const portions = Math.max(1, Math.round(records / 100));
  for (let i = 0; i < portions; i++) {
    for (const id of await phone.ours('savePoison', 1)) bad.add(id);
    await phone.ours('saveMany', 1, Math.round(records / portions) - 1);
  }
  await drain(stage, phone, 'drained with 1 % poison');
  const refused = await phone.ours('refused');
  const wrong =
    refused.filter(({ id, code }) => !bad.has(id) || code !== 'permission-denied').length +
    Math.abs(refused.length - bad.size);
  const there = (await backend.operator.list(path)).length - before;
  goal('[PRF-5] records wrongly refused, or poison without a reason', wrong, 0);
  goal('[PRF-5] good records that are not on the server', portions * (Math.round(records / portions) - 1) - there, 0);
}
