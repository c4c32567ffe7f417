import { backoff } from './backoff.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Probe } from './remote.ts';

export type Connection = 'starting' | 'online' | 'offline';

/** Whether the last round trip to the backend worked. [SYN-14] */
export interface Link {
  readonly connection: Connection;
  /** Something arrived from the backend. */
  heard(): void;
  /** Something failed or is suspicious: find out now. */
  doubt(): void;
  /** The browser says that there is no network at all. */
  down(): void;
  stop(): void;
}

const PROBE_TIMEOUT_MS = 8_000;
const NO_ANSWER: Probe = { works: false };
/** While offline: soon at first, and at least every second and a half for a minute, then rarer to spare the battery. */
const EAGER_MS = 60_000;

export interface LinkOptions {
  /** One small round trip; a rejection is one that does not work. */
  readonly probe: () => Promise<Probe>;
  readonly onChange: (connection: Connection) => void;
  /** A probe worked. */
  readonly onWorks: (answer: Probe) => void;
  readonly clock?: Clock | undefined;
}

/** Keep track of the connection by probing when there is reason to. */
export function startLink({ probe, onChange, onWorks, clock = systemClock }: LinkOptions): Link {
  let connection: Connection = 'starting';
  let cancel = () => {};
  let probing = false;
  let again = false;
  let stopped = false;
  let offlineSince: number | undefined;
  const eager = backoff({ first: 400, most: 1_200, random: clock.random });
  const patient = backoff({ first: 4_000, most: 30_000, random: clock.random });

  const become = (next: Connection) => {
    if (next === 'offline') offlineSince ??= clock.steady();
    else offlineSince = undefined;
    if (next === connection || stopped) return;
    connection = next;
    onChange(next);
  };
  const schedule = () => {
    cancel();
    if (stopped) return;
    const isNew = clock.steady() - (offlineSince ?? 0) < EAGER_MS;
    cancel = clock.after(isNew ? eager.next() : patient.next(), () => void check());
  };
  const check = async (): Promise<void> => {
    if (stopped) return;
    if (probing) {
      again = true;
      return;
    }
    probing = true;
    again = false;
    const answer = await Promise.race([
      probe().catch(() => NO_ANSWER),
      new Promise<Probe>((resolve) => clock.after(PROBE_TIMEOUT_MS, () => resolve(NO_ANSWER))),
    ]);
    probing = false;
    if (stopped) return;
    if (answer.works) {
      confirm();
      onWorks(answer);
      if (again) void check();
    } else {
      become('offline');
      // Doubts that came meanwhile wait for the next probe: without a network everything fails, and would ask again at once.
      schedule();
    }
  };
  const confirm = () => {
    cancel();
    eager.reset();
    patient.reset();
    become('online');
  };
  const link: Link = {
    get connection() {
      return connection;
    },
    heard() {
      // While offline it may be the tail of what was received before the cut: a probe tells.
      if (connection === 'offline') void check();
      else confirm();
    },
    doubt: () => void check(),
    down() {
      become('offline');
      schedule();
    },
    stop() {
      stopped = true;
      cancel();
    },
  };
  void check();
  return link;
}
