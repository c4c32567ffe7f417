import { ROLE_NAMES } from '../../schemas/choices.ts';
import { Chance } from './chance.ts';
import type { Device, World } from './device.ts';
import type { FaultName } from './fault-names.ts';
import type { Ledger } from './ledger.ts';
import { changeMember } from './members.ts';
import { LOSSES } from './phone-store.ts';

export interface TroubleParts {
  readonly world: World;
  readonly ledger: Ledger;
  readonly devices: readonly Device[];
  readonly businessId: string;
  /** True when the faults have stopped. */
  readonly isOver: () => boolean;
}

interface Trouble extends TroubleParts {
  readonly device: Device;
  readonly chance: Chance;
  /** Called when the fault took effect. */
  readonly befell: (name: FaultName) => void;
  readonly later: (least: number, most: number, run: () => void) => void;
}

type Kind = (trouble: Trouble) => void;

const FIFTY_SIX_YEARS_MS = 56 * 365.25 * 86_400_000;

const ofNetwork = {
  offline({ device, chance, later, befell }) {
    befell('offline');
    device.setNetwork(false, chance.happens(0.5));
    later(1_000, 120_000, () => device.setNetwork(true, chance.happens(0.5)));
  },
  hang({ device, later }) {
    device.setHanging(true);
    later(5_000, 90_000, () => device.setHanging(false));
  },
  cutStreams({ device, befell }) {
    if (device.network.streams.size > 0) befell('cutStreams');
    device.cutStreams();
  },
  refuseStream({ device, chance, befell }) {
    const code = chance.pick(['unavailable', 'resource-exhausted', 'internal', 'permission-denied']);
    for (const stream of device.network.streams) {
      if (chance.happens(0.5)) continue;
      befell('refuseStream');
      stream.refuse(code);
    }
  },
  deafAnswers({ device, later, befell }) {
    befell('deafAnswers');
    device.network.losesAnswers = true;
    later(500, 15_000, () => (device.network.losesAnswers = false));
  },
} satisfies Record<string, Kind>;

const ofPhone = {
  crash({ device, chance, later, befell }) {
    const life = device.anyLife(chance);
    if (life) befell('crash');
    life?.kill();
    later(100, 30_000, () => device.reopen());
  },
  /** Killed between two steps of its next operation, or in the middle of its next journal line. */
  crashLater({ device, chance, later, befell }) {
    const life = device.anyLife(chance);
    life?.killAfter(chance.whole(1, 60), () => befell('crashBetweenSteps'));
    if (life && chance.happens(0.3)) {
      life.killAfter(Infinity);
      life.diesWriting = true;
    }
    later(5_000, 60_000, () => device.reopen());
  },
  restart({ device, chance, later, befell }) {
    const tab = device.anyTab(chance);
    if (tab) {
      befell('restart');
      device.closeTab(tab, true);
    }
    later(100, 5_000, () => device.reopen());
  },
  secondTab({ device, chance, later, befell }) {
    if (!device.isOpen || device.tabCount > 2) return;
    befell('secondTab');
    const life = device.openTab();
    later(5_000, 120_000, () => {
      const tab = device.tabs.find((one) => one.life === life);
      if (tab) device.closeTab(tab, chance.happens(0.5));
    });
  },
  loseDatabases({ device, chance, world, ledger, later, befell }) {
    const how = chance.happens(0.3) ? 'broken' : 'wiped';
    befell(how === 'broken' ? 'databasesBroken' : 'databasesWiped');
    const loss = chance.pick(Object.keys(LOSSES) as (keyof typeof LOSSES)[]);
    ledger.note(world.timeline.now, `${device.name}: ${how}: ${loss}`);
    ledger.loseDatabases(device.name, device.untold);
    device.loseDatabases(loss, how);
    later(100, 10_000, () => device.reopen());
  },
  phoneFull({ device, chance, world }) {
    device.disk.fullUntil = world.timeline.now + chance.whole(500, 40_000);
  },
  clockTo1970({ device, befell }) {
    befell('clockTo1970');
    device.wallOffset = -FIFTY_SIX_YEARS_MS;
  },
  clockForward({ device, chance, befell }) {
    befell('clockForward');
    device.wallOffset += chance.whole(60_000, 30 * 86_400_000);
  },
} satisfies Record<string, Kind>;

const ofPeople = {
  expire({ device, later, befell }) {
    befell('expire');
    device.setSignedIn(false, false);
    later(2_000, 60_000, () => device.setSignedIn(true, true));
  },
  signOut({ device, later, befell }) {
    befell('signOut');
    for (const tab of device.tabs) if (tab.life.alive) device.closeTab(tab, true);
    device.setSignedIn(false, true);
    later(1_000, 60_000, () => {
      device.setSignedIn(true, true);
      device.reopen();
    });
  },
  /** Removed from the business; some members are readmitted later. */
  remove(trouble) {
    const { chance, later } = trouble;
    changeMember(trouble, 'removed', { status: 'removed' });
    if (chance.happens(0.4)) later(5_000, 200_000, () => changeMember(trouble, undefined, { status: 'active' }));
  },
  takeRights(trouble) {
    const { chance } = trouble;
    const roles = Object.fromEntries(ROLE_NAMES.map((name) => [name, chance.happens(0.5)]));
    changeMember(trouble, 'rights', { roles });
  },
} satisfies Record<string, Kind>;

const KINDS = { ...ofNetwork, ...ofPhone, ...ofPeople };
type KindName = keyof typeof KINDS;

/** Probability that a history has this kind at all; rarer, as a removed member does nothing more. */
const SHARE: Partial<Record<KindName, number>> = { remove: 0.3, takeRights: 0.3 };
const WEIGHT: Partial<Record<KindName, number>> = { remove: 0.5, takeRights: 0.5 };

/**
 * Apply a random trouble to a phone, its network, its sign-in or its user's rights. Each history has only some kinds,
 * but often: bugs that need repeated combinations of the same two are found sooner.
 */
export function troubles(parts: TroubleParts): (chance: Chance) => void {
  const { world, ledger, devices, isOver } = parts;
  const { timeline } = world;
  const some = new Chance(world.seed, 'kinds of trouble');
  const weights: Partial<Record<KindName, number>> = { crash: 0.1 };
  for (const name of Object.keys(KINDS) as KindName[])
    if (some.happens(SHARE[name] ?? 0.45)) weights[name] = WEIGHT[name] ?? 1;
  return (chance) => {
    const name = chance.weighted<KindName>(weights);
    const device = chance.pick(devices);
    ledger.note(timeline.now, `${device.name}: trouble: ${name}`);
    KINDS[name]({
      ...parts,
      device,
      chance,
      befell: (fault) => ledger.fault(fault),
      later: (least, most, run) =>
        timeline.after(chance.whole(least, most), () => {
          if (!isOver()) run();
        }),
    });
  };
}
