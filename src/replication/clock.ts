/** Time and randomness as replication needs them; injected, so that a simulator can control both. */
export interface Clock {
  /**
   * The time the phone shows, ms since 1970. A user can set it to anything: use it for texts shown to people, never for
   * waits.
   */
  wall: () => number;
  /** Monotonic time, independent of the time the phone shows, in ms since an arbitrary start. */
  steady: () => number;
  /** A random number from 0 to below 1. */
  random: () => number;
  /** Call `run` after `ms` milliseconds; returns a function that cancels the call. */
  after: (ms: number, run: () => void) => () => void;
}

export const systemClock: Clock = {
  wall: () => Date.now(),
  steady: () => performance.now(),
  random: () => Math.random(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** The wall clock in the format of records. */
export const instantOf = (clock: Clock): string => new Date(clock.wall()).toISOString();
