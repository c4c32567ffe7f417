import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';

export interface HeldSleep {
  readonly ms: number;
  end(): void;
}

/** Hold every later sleep of a backend in this process until the test ends it; returns the sleeps in order. */
export function heldSleeps(): readonly HeldSleep[] {
  const held: HeldSleep[] = [];
  const sleep = vi
    .spyOn(timers, 'setTimeout')
    .mockImplementation((ms = 0) => new Promise((resolve) => held.push({ ms, end: () => resolve(undefined) })));
  syncBuiltinESMExports();
  onTestFinished(() => {
    sleep.mockRestore();
    syncBuiltinESMExports();
  });
  return held;
}
