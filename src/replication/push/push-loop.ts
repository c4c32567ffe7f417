import { backoff } from '../backoff.ts';
import type { Clock } from '../clock.ts';
import type { PushOutcome } from './push.ts';

interface PushLoop {
  clock: Clock;
  once: () => Promise<PushOutcome>;
  mayPush: () => boolean;
  onOutcome: (outcome: PushOutcome) => void;
  onFault: (where: string, fault: unknown) => void;
}

/** Run one push after the other while records are pending; after a failure wait, longer each time. [SYN-6] */
export function pushLoop({ clock, once, mayPush, onOutcome, onFault }: PushLoop) {
  const waits = backoff({ first: 500, most: 30_000, random: clock.random });
  let cancel = () => {};
  let running = false;
  let again = false;
  let stopped = false;
  const later = () => {
    cancel();
    if (!stopped) cancel = clock.after(waits.next(), () => void run());
  };
  const run = async () => {
    cancel();
    if (running) {
      again = true;
      return;
    }
    running = true;
    try {
      do {
        again = false;
        if (!mayPush()) return;
        const outcome = await once();
        onOutcome(outcome);
        if (outcome === 'more') {
          again = true;
          waits.reset();
        }
        if (outcome === 'unreachable') later();
      } while (again);
    } catch (fault) {
      if (stopped) return; // the book was closed meanwhile; pending records are sent after the next start
      onFault('push', fault);
      later();
    } finally {
      running = false;
    }
  };
  return {
    kick() {
      waits.reset();
      void run();
    },
    stop() {
      stopped = true;
      cancel();
    },
  };
}
