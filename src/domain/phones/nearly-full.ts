/** What a browser says of its storage. Units: bytes. */
export interface StorageSpace {
  readonly used: number;
  readonly quota: number;
}

/** What `navigator.storage.estimate` gives; Chromium adds what each kind of storage takes. */
export interface StorageEstimate {
  readonly usage?: number;
  readonly quota?: number;
  readonly usageDetails?: { readonly fileSystem?: number };
}

/** No file of the app comes near half of it. */
const WRAPS_AT = 2 ** 32;

/** What an estimate says; Chromium may count what its files take below nothing, and then says 4 GiB more of both. */
export function storageSpace({ usage = 0, quota = 0, usageDetails }: StorageEstimate): StorageSpace {
  const isWrapped = (usageDetails?.fileSystem ?? 0) >= WRAPS_AT / 2;
  const less = isWrapped ? WRAPS_AT : 0;
  return { used: Math.max(0, usage - less), quota: Math.max(0, quota - less) };
}

const NEARLY = 0.8;
const LITTLE_BYTES = 50_000_000;

/** Whether the phone will soon refuse to store more; false where the browser does not say how much it may. [MSG-22] */
export const isNearlyFull = ({ used, quota }: StorageSpace): boolean =>
  quota > 0 && (used > NEARLY * quota || quota - used < LITTLE_BYTES);
