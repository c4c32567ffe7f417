import { Buffer } from 'buffer/';

/*
 * The backend's code and helpers shared with Node run in the page of a screen test: Node's Buffer, and the number of
 * random runs.
 */
Object.assign(globalThis, { Buffer, process: { env: import.meta.env } });

/** Used by in-memory IndexedDB to continue, as on Node. */
Object.assign(globalThis, { setImmediate: (next: () => void) => void scheduler.postTask(next) });

// Workers, where the data layer normally runs, do not have it; a page that draws no frames is slow to report idle time,
// which would delay tests without need.
Reflect.deleteProperty(globalThis, 'requestIdleCallback');
