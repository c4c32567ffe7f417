import { vi } from 'vitest';

/* A loaded machine is slow, and how long something takes is no test's claim unless it says so: one second is too short to wait. */

const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (work, options) =>
  waitFor(work, { timeout: 20_000, ...(typeof options === 'number' ? { timeout: options } : options) });
