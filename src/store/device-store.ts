import Dexie from 'dexie';
import type { Plan } from '../domain/plans/plan.ts';
import type { DeviceSeries } from './device-series.ts';

/** What this device remembers whoever is signed in. */
export interface DeviceFacts {
  device_id: string;
  /** First part of the numbers that this device gives, like K7M. [SAL-6] */
  device_tag: string;
  /** Whose records are numbered under these two. */
  numbered: string;
  /** Those of others whose books are still here, by uid. */
  series: Record<string, DeviceSeries>;
  session: StoredSession;
  /** Databases that each person's book had when it was last opened, by uid: one that is missing was lost. [SYN-21] */
  books: Record<string, string[]>;
  /** Databases of each person's book that were found lost, by uid, until the book is whole again. [SYN-21] */
  mending: Record<string, string[]>;
  /** Records were saved here without their second copy: of the numbers given the journal may not know the last. [SYN-21] */
  unprotected: true;
  /** Who is registering here, until their own document is saved: the code that brought them. [ACC-9] */
  joining: {
    email: string;
    referral_id?: string | undefined;
    country?: string | undefined;
    invited?: boolean | undefined;
  };
  /** People who open their book here with a PIN, by uid. [ACC-14] */
  pins: Record<string, StoredPin>;
  /** The plans as they stood when this phone last asked. [SUB-7] */
  plans: readonly Plan[];
  /** Databases to remove at the next start: another tab still held them open at sign-out. */
  to_remove: string[];
}

/** The signed-in person, kept so that the app opens without a network. Never a password. [ACC-4, ACC-6] */
export interface StoredSession {
  uid: string;
  email: string;
  first_name: string;
  business_id?: string | undefined;
}

/** A PIN as the phone keeps it: never itself, only what a slow hash makes of it. [ACC-14] */
export interface StoredPin {
  uid: string;
  email: string;
  first_name: string;
  /** Both base64. */
  salt: string;
  hash: string;
  iterations: number;
  /** Wrong tries since the last right one. */
  wrong: number;
  /** When the last wrong try was made, and how long it lasts until the next. Units: ms since 1970, ms. */
  tried_at: number;
  wait_ms: number;
}

/** Writes reach the disk before they are answered; "relaxed" can lose them when a battery is pulled. */
export const STRICT = { chromeTransactionDurability: 'strict' } as const;

/** Facts of the device, in a Dexie database of their own. */
export interface DeviceStore {
  get<K extends keyof DeviceFacts>(key: K): Promise<DeviceFacts[K] | undefined>;
  set<K extends keyof DeviceFacts>(key: K, value: DeviceFacts[K]): Promise<void>;
  remove(key: keyof DeviceFacts): Promise<void>;
  /** The stored value, or the one made by `make`, stored first. */
  ensure<K extends keyof DeviceFacts>(key: K, make: () => DeviceFacts[K]): Promise<DeviceFacts[K]>;
  /** Several at once, all or none; what is undefined is removed. */
  change(facts: { [K in keyof DeviceFacts]?: DeviceFacts[K] | undefined }): Promise<void>;
  close(): void;
}

export function openDeviceStore(name = 'flockbook-device'): DeviceStore {
  const db = new Dexie(name, STRICT);
  db.version(1).stores({ facts: 'key' });
  const facts = db.table<{ key: string; value: unknown }, string>('facts');
  const store: DeviceStore = {
    get: async (key) => (await facts.get(key))?.value as never,
    set: async (key, value) => void (await facts.put({ key, value })),
    remove: (key) => facts.delete(key),
    async ensure(key, make) {
      // Nearly always it is there: reading takes a fraction of the time of a transaction that might write.
      const known = await store.get(key);
      if (known !== undefined) return known;
      return db.transaction('rw', facts, async () => {
        const justMade = (await facts.get(key))?.value;
        if (justMade !== undefined) return justMade as never;
        const value = make();
        await facts.put({ key, value });
        return value;
      });
    },
    change: (changes) =>
      db.transaction('rw', facts, async () => {
        for (const [key, value] of Object.entries(changes))
          if (value === undefined) await facts.delete(key);
          else await facts.put({ key, value });
      }),
    close: () => db.close(),
  };
  return store;
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'; // without I and O, which read as digits
const DIGITS = '23456789';

/** Three characters that tell this phone's numbers from another's, like K7M. [SAL-6] */
export function newDeviceTag(random: () => number = secureRandom): string {
  const pick = (from: string) => from[Math.floor(random() * from.length)]!;
  return pick(LETTERS) + pick(DIGITS) + pick(LETTERS);
}

const secureRandom = () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
