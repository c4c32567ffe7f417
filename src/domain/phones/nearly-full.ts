/** What a browser says of its storage. Units: bytes. */
export interface StorageSpace {
  readonly used: number;
  readonly quota: number;
}

const NEARLY = 0.8;
const LITTLE_BYTES = 50_000_000;

/** Whether the phone will soon refuse to store more; false where the browser does not say how much it may. [MSG-22] */
export const isNearlyFull = ({ used, quota }: StorageSpace): boolean =>
  quota > 0 && (used > NEARLY * quota || quota - used < LITTLE_BYTES);
