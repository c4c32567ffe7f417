import { round } from '../measure.ts';
import { seedSales } from './seed-sales.ts';
import type { BenchPhone } from './phone.ts';
import type { Stage } from './stage.ts';

const OWN = 60;
const OTHERS = 60;
const COLD_RADIO = { roundTripMs: 800, bitsPerSecond: 50_000 };

/**
 * A phone that was off all day: its own records are uploaded and the others' downloaded over a radio that was idle.
 * [PRF-15]
 */
export async function daySync({ backend, print, goal, withPhone }: Stage): Promise<void> {
  await withPhone(async (phone) => {
    const business = await phone.ours('found', 'day@farm.test');
    await untilStill(phone); // the empty collections have been read
    phone.way.cut();
    await phone.ours('saveMany', 1, OWN);
    await phone.close();
    await seedSales(backend, business, OTHERS, 'now');
    phone.way.restore();
    phone.way.shape(COLD_RADIO);
    const before = phone.way.carried();
    await phone.reopen();
    await phone.open('/bench/');
    const opened = phone.way.carried();
    const started = performance.now();
    await phone.ours('untilWaiting', 0);
    await phone.ours('untilHere', OWN + OTHERS);
    const seconds = round((performance.now() - started) / 1_000);
    await untilStill(phone);
    const after = phone.way.carried();
    const up = after.up - before.up;
    const down = after.down - before.down;
    const page = opened.up + opened.down - before.up - before.down;
    const connections = after.connections - before.connections;
    const figures = { up_bytes: up, down_bytes: down, of_it_page_bytes: page, connections, seconds };
    print({ case: `a day's sync, ${OWN} own and ${OTHERS} others'`, subject: 'flockbook', n: 1, ...figures });
    goal("[PRF-15] bytes of a day's sync", up + down, 110_000);
    goal("[PRF-15] seconds of a day's sync", seconds, 20);
  });
}

/** Nothing was transferred for longer than the slow connection's delay: everything in flight has arrived. */
async function untilStill({ way }: BenchPhone): Promise<void> {
  for (let last = -1; ;) {
    const { up, down } = way.carried();
    if (up + down === last) return;
    last = up + down;
    await new Promise((resolve) => setTimeout(resolve, 4 * COLD_RADIO.roundTripMs));
  }
}
