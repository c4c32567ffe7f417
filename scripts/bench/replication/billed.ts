import { setTimeout as wait } from 'node:timers/promises';
import { round } from '../measure.ts';
import type { BenchPhone } from './phone.ts';
import type { Backend, Bill, Stage } from './stage.ts';

const EMAIL = 'billed@farm.test';
const PASSWORD = 'laying-hens';
const CHANGES = 40;

/** Reads and writes billed for a changed record, for its author and for another phone; and for a reconnect. [PRF-14] */
export async function billed(stage: Stage): Promise<void> {
  const { backend, print, goal, withPhone } = stage;
  await withPhone(async (writer) => {
    await writer.ours('found', EMAIL);
    await untilQuiet(backend);
    await writer.ours('sendOneByOne', CHANGES);
    const alone = each(await untilQuiet(backend));
    await withPhone(async (other) => {
      await other.ours('run', 'account.signIn', { email: EMAIL, password: PASSWORD });
      await other.ours('untilHere', CHANGES);
      await untilQuiet(backend);
      await writer.ours('sendOneByOne', CHANGES);
      await other.ours('untilHere', 2 * CHANGES);
      const reads = each(await untilQuiet(backend)).reads - alone.reads;
      print({ case: 'one change', subject: 'flockbook, writer', n: CHANGES, ...alone });
      print({ case: 'one change', subject: 'flockbook, other phone', n: CHANGES, reads });
      goal('[PRF-14] writes for a changed record', alone.writes, 1);
      goal('[PRF-14] documents read for a changed record, writer', alone.reads, 1.05);
      goal('[PRF-14] documents read for a changed record, other phone', reads, 1.05);
    });
  });
  await reconnects(stage);
}

/** The network fails and returns without any change meanwhile: on several phones at once, as each takes seconds. */
async function reconnects(stage: Stage): Promise<void> {
  const { backend, records, print, goal, withPhone } = stage;
  const [phones, times] = records >= 10_000 ? [5, 20] : [1, 5];
  const open = { signedIn: 0, release: () => {} };
  const allThere = new Promise<void>((resolve) => (open.release = resolve));
  const started: number[] = [];
  const inTurn = Array.from({ length: phones }, () =>
    withPhone(async (phone) => {
      await phone.ours('run', 'account.signIn', { email: EMAIL, password: PASSWORD });
      await phone.ours('untilHere', 2 * CHANGES);
      if (++open.signedIn === phones) {
        await untilQuiet(backend);
        started.push(performance.now());
        open.release();
      }
      await allThere;
      for (let i = 0; i < times; i++) await reconnect(phone);
    }),
  );
  await Promise.all(inTurn);
  const each_ms = round((performance.now() - started[0]!) / times);
  const { reads, rules } = await untilQuiet(backend);
  const name = `${phones * times} reconnects without a change`;
  print({ case: name, subject: 'flockbook', n: phones * times, reads, rules, each_ms });
  goal(`[PRF-14] documents downloaded by ${name}`, reads, 0);
}

async function reconnect(phone: BenchPhone): Promise<void> {
  phone.way.cut();
  await phone.ours('untilOffline');
  phone.way.restore();
  const heard = phone.ours('untilHeard');
  await phone.ours('hint', 'network-up');
  await heard;
}

/** The bill once nothing has been billed for a while. */
export async function untilQuiet(backend: Backend): Promise<Bill> {
  const sum = { reads: 0, rules: 0, writes: 0 };
  for (let quiet = 0; quiet < 4; quiet++) {
    await wait(250);
    const more = await backend.bill();
    if (more.reads + more.rules + more.writes > 0) quiet = 0;
    for (const kind of ['reads', 'rules', 'writes'] as const) sum[kind] += more[kind];
  }
  return sum;
}

const each = ({ reads, rules, writes }: Bill): Bill => ({
  reads: round(reads / CHANGES),
  rules: round(rules / CHANGES),
  writes: round(writes / CHANGES),
});
