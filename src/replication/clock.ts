/** Time and chance as replication needs them; they come in from outside, so that a simulator can hold both. */
export interface Clock {
  /** What the phone shows, ms since 1970. A person can set it to anything: for words to people, never for waits. */
  wall: () => number;
  /** Rises steadily whatever the phone shows, ms since some start. */
  steady: () => number;
  /** 0 to below 1. */
  random: () => number;
  /** Run after so many ms; gives a function that takes it back. */
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

/** The wall clock as a record says it. */
export const instantOf = (clock: Clock): string => new Date(clock.wall()).toISOString();
