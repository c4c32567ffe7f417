/**
 * Stands in the worker for two ways in which RxDB's tabs would talk to each other where a browser has no BroadcastChannel
 * (vite.config.ts): each browser that Flockbook is built for has one, and its session waits on it too. [PRF-11]
 */
const NEVER = { canBeUsed: () => false };
export const IndexedDBMethod = { type: 'idb', ...NEVER };
export const LocalstorageMethod = { type: 'localstorage', ...NEVER };
