import { vi } from 'vitest';

/*
 * Tests do not assert durations unless they say so: on a loaded machine, the default wait of one second is too short.
 */

const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (work, options) =>
  waitFor(work, { timeout: 20_000, ...(typeof options === 'number' ? { timeout: options } : options) });
