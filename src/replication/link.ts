import { backoff } from './backoff.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Probe } from './remote.ts';

export type Connection = 'starting' | 'online' | 'offline';

/** Keeps whether the last round trip to the backend worked. [SYN-14] */
export interface Link {
  readonly connection: Connection;
  /** Report that something arrived from the backend. */
  heard(): void;
  /** Report a failure or suspicion: probe now. */
  doubt(): void;
  /** Report that the browser says there is no network at all. */
  down(): void;
  stop(): void;
}

const PROBE_TIMEOUT_MS = 8_000;
const NO_ANSWER: Probe = { works: false };
/**
 * While offline: probe soon at first, at least every second and a half for a minute, then less often to save battery.
 */
const EAGER_MS = 60_000;

export interface LinkOptions {
  /** One small round trip; a rejection counts as a failure. */
  readonly probe: () => Promise<Probe>;
  readonly onChange: (connection: Connection) => void;
  /** Called when a probe worked. */
  readonly onWorks: (answer: Probe) => void;
  readonly clock?: Clock | undefined;
}

/** Track the connection, probing when there is reason to. */
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
      // Doubts raised meanwhile wait for the next probe: without a network everything fails and would trigger another
      // probe at once.
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
      // While offline this may be the rest of data received before the connection broke: verify with a probe.
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
