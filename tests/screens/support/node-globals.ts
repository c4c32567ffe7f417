import { Buffer } from 'buffer/';

/* The backend's code and what tests share with Node run in the page of a screen test: Node's bytes, and how much of chance is tried. */
Object.assign(globalThis, { Buffer, process: { env: import.meta.env } });

/** What IndexedDB in memory goes on with, as on Node. */
Object.assign(globalThis, { setImmediate: (next: () => void) => void scheduler.postTask(next) });

// A worker, where the data layer lives, has none; what a page without frames to draw is slow to call idle waits for nothing there.
Reflect.deleteProperty(globalThis, 'requestIdleCallback');
