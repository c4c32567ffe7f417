import { MAX_JITTER } from '../../src/replication/backoff.ts';
import { RIGHTS_ASKED_AT_LEAST_EVERY_MS } from '../../src/replication/replicate.ts';
import { Chance } from './chance.ts';
import type { Device, World } from './device.ts';
import type { FaultName } from './fault-names.ts';
import { faultRules } from './faults-of.ts';
import { judge } from './judge.ts';
import { Ledger } from './ledger.ts';
import { isMember } from './members.ts';
import { somebodyActs } from './operations.ts';
import { people } from './people.ts';
import { SimServer } from './sim-server.ts';
import { Timeline } from './timeline.ts';
import { troubles } from './troubles.ts';

export interface HistoryResult {
  readonly seed: number;
  readonly violations: readonly string[];
  readonly trace: readonly string[];
  readonly faults: readonly FaultName[];
  readonly operations: number;
  readonly conflicts: number;
  /** All parts of it that can be left out. */
  readonly parts: readonly string[];
}

/** Virtual time within which everything must be settled after the faults have stopped. */
const SETTLE_MS = 240_000;
/** Maximum wait until a readmitted member's phone asks again, which it does at growing intervals. */
const MAX_SHUT_OUT_MS = RIGHTS_ASKED_AT_LEAST_EVERY_MS * MAX_JITTER;
/**
 * Extension as long as each such period reduces the pending records: for a removed member, each record is refused
 * separately.
 */
const PROGRESS_MS = 60_000;

/**
 * Run one history: people, phones, network and server for some time, all randomness derived from the seed; parts can be
 * left out.
 */
export async function runHistory(seed: number, leftOut: ReadonlySet<string> = new Set()): Promise<HistoryResult> {
  const parts: string[] = [];
  const isLeftOut = (part: string) => {
    parts.push(part);
    return leftOut.has(part);
  };
  const chance = new Chance(seed, 'history');
  const ledger = new Ledger();
  const world = worldOf(seed, chance, ledger, isLeftOut);
  const { timeline, server } = world;
  const businessId = chance.id();
  const devices = await people(world, businessId);
  await timeline.runUntil(12_000);

  server.useFaults(faultRules(chance, isLeftOut), chance.whole(1, 1_000_000));
  const length = chance.whole(90_000, 900_000);
  const begin = timeline.now;
  const count = chance.whole(60, 110);
  for (let number = 1; number <= count; number++) {
    const at = chance.whole(0, length);
    const own = new Chance(seed, `operation ${number}`);
    if (isLeftOut(`operation ${number}`)) continue;
    timeline.after(at, () => somebodyActs({ devices, chance: own, ledger, businessId, number, now: timeline.now }));
  }
  const isOver = () => timeline.now >= begin + length;
  const trouble = troubles({ world, ledger, devices, businessId, isOver });
  for (let number = chance.whole(8, 26); number > 0; number--) {
    const at = chance.whole(0, length);
    const own = new Chance(seed, `trouble ${number}`);
    if (!isLeftOut(`trouble ${number}`)) timeline.after(at, () => trouble(own));
  }
  await timeline.runUntil(begin + length);

  server.useFaults([], 1);
  Object.assign(world.odds, { late: 0, ghost: 0 });
  for (const device of devices) calmDown(device);
  ledger.note(timeline.now, 'faults stop');
  await timeline.runUntil(timeline.now + SETTLE_MS);
  const isShutOut = (device: Device) => device.isLocked && isMember(server, businessId, device);
  if (devices.some(isShutOut)) await timeline.runUntil(timeline.now + MAX_SHUT_OUT_MS + SETTLE_MS);
  for (let before = Infinity, waits = waiting(devices); waits > 0 && waits < before; waits = waiting(devices)) {
    before = waits;
    await timeline.runUntil(timeline.now + PROGRESS_MS);
  }
  ledger.conflicts = devices.reduce((sum, { disk }) => sum + disk.rows('upkeep/copies').size, 0);
  const violations = judge({ devices, server, ledger, businessId });
  for (const device of devices) device.killAll();
  const { operations, conflicts, trace } = ledger;
  return { seed, violations, trace, faults: [...ledger.faults.keys()], operations, conflicts, parts };
}

const waiting = (devices: readonly Device[]) => devices.reduce((sum, device) => sum + device.pendingRows, 0);

function worldOf(seed: number, chance: Chance, ledger: Ledger, isLeftOut: (part: string) => boolean): World {
  const timeline = new Timeline();
  const onFault = (name: FaultName) => ledger.fault(name);
  const late = chance.happens(0.4) ? 0.15 : 0;
  const ghost = chance.happens(0.4) ? 0.1 : 0;
  const isSmall = chance.happens(0.5);
  return {
    seed,
    timeline,
    server: new SimServer(timeline, onFault),
    odds: {
      late: late > 0 && isLeftOut('late requests') ? 0 : late,
      ghost: ghost > 0 && isLeftOut('requests twice') ? 0 : ghost,
    },
    limits: isSmall
      ? { pageRows: chance.whole(2, 4), commitRows: chance.whole(4, 9) }
      : { pageRows: 500, commitRows: 100 },
    onFault,
    onDenied: (paths) => paths.forEach((path) => ledger.denied.add(path)),
    onBug: (text) => ledger.bugs.push(`bug: ${text}`),
  };
}

/**
 * Restore normal conditions: the network is available, the phone has space, the user is signed in and has the app open.
 */
function calmDown(device: Device): void {
  device.network.losesAnswers = false;
  device.setHanging(false);
  device.disk.fullUntil = 0;
  device.keepTabsAlive();
  device.setNetwork(true, false);
  device.reopen();
  // Signed-in users do not sign in again: the effects of an old refusal must resolve automatically.
  if (!device.network.signedIn) device.setSignedIn(true, true);
}
