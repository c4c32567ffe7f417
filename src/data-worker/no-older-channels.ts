/**
 * Replaces, in the worker, two ways in which RxDB's tabs would communicate in a browser without BroadcastChannel
 * (vite.config.ts): every browser that Flockbook is built for has one, and its session depends on it too. [PRF-11]
 */
const NEVER = { canBeUsed: () => false };
export const IndexedDBMethod = { type: 'idb', ...NEVER };
export const LocalstorageMethod = { type: 'localstorage', ...NEVER };
