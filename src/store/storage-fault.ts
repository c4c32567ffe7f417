import { Dexie } from 'dexie';

/**
 * Whether a fault comes from the phone's storage, being full or failing; `undefined` for everything else, which is a
 * bug. Browsers and Dexie wrap a full disk in several layers; the name or the message reveals it.
 */
export function storageFault(fault: unknown): 'quota' | 'storage' | undefined {
  let isStorage = false;
  for (let at = fault, depth = 0; at && typeof at === 'object' && depth < 5; depth++) {
    const { name, message, inner, cause } = at as { name?: string; message?: string; inner?: unknown; cause?: unknown };
    if (name === 'QuotaExceededError' || /quota|disk.*full|not enough space/i.test(message ?? '')) return 'quota';
    isStorage ||= at instanceof Dexie.DexieError || STORAGE_FAULTS.has(name ?? '');
    at = inner ?? cause;
  }
  return isStorage ? 'storage' : undefined;
}

/** Names of the errors by which IndexedDB reports that it failed. */
const STORAGE_FAULTS = new Set([
  'AbortError',
  'UnknownError',
  'InvalidStateError',
  'TransactionInactiveError',
  'TimeoutError',
]);
