/** The browser's storage figures. Units: bytes. */
export interface StorageSpace {
  readonly used: number;
  readonly quota: number;
}

/** Result of `navigator.storage.estimate`; Chromium adds the usage of each kind of storage. */
export interface StorageEstimate {
  readonly usage?: number;
  readonly quota?: number;
  readonly usageDetails?: { readonly fileSystem?: number };
}

/** The app's files never reach half of this. */
const WRAPS_AT = 2 ** 32;

/**
 * Storage figures from an estimate. Chromium may count its files' usage below zero, in which case both figures are 4
 * GiB too high.
 */
export function storageSpace({ usage = 0, quota = 0, usageDetails }: StorageEstimate): StorageSpace {
  const isWrapped = (usageDetails?.fileSystem ?? 0) >= WRAPS_AT / 2;
  const less = isWrapped ? WRAPS_AT : 0;
  return { used: Math.max(0, usage - less), quota: Math.max(0, quota - less) };
}

const NEARLY = 0.8;
const LITTLE_BYTES = 50_000_000;

/** Whether the phone will soon refuse to store more; false when the browser does not report its quota. [MSG-22] */
export const isNearlyFull = ({ used, quota }: StorageSpace): boolean =>
  quota > 0 && (used > NEARLY * quota || quota - used < LITTLE_BYTES);
