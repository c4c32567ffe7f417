import Dexie from 'dexie';
import type { Plan } from '../domain/plans/plan.ts';
import type { DeviceSeries } from './device-series.ts';

/** Facts that this device stores regardless of who is signed in. */
export interface DeviceFacts {
  device_id: string;
  /** First part of the document numbers given by this device, such as K7M. [SAL-6] */
  device_tag: string;
  /** Uid of the person whose records are numbered under `device_id` and `device_tag`. */
  numbered: string;
  /** Series of other people whose books are still on this device, by uid. */
  series: Record<string, DeviceSeries>;
  session: StoredSession;
  /** Databases of each person's book when it was last opened, by uid: a missing one was lost. [SYN-21] */
  books: Record<string, string[]>;
  /** Databases of each person's book that were found missing, by uid, until the book is complete again. [SYN-21] */
  mending: Record<string, string[]>;
  /**
   * Set when records were saved on this device without their second copy: the journal may not contain the last numbers
   * given. [SYN-21]
   */
  unprotected: true;
  /**
   * The person registering on this device, until their own document is saved, with the referral code that brought them.
   * [ACC-9]
   */
  joining: {
    email: string;
    referral_id?: string | undefined;
    country?: string | undefined;
    invited?: boolean | undefined;
  };
  /** People who open their book on this device with a PIN, by uid. [ACC-14] */
  pins: Record<string, StoredPin>;
  /** The plans as last received by this phone. [SUB-7] */
  plans: readonly Plan[];
  /** Databases to remove at the next start, because another tab still held them open at sign-out. */
  to_remove: string[];
}

/** The signed-in person, kept so that the app opens without a network. Never a password. [ACC-4, ACC-6] */
export interface StoredSession {
  uid: string;
  email: string;
  first_name: string;
  business_id?: string | undefined;
}

/** A PIN as stored on the phone: only its slow hash, never the PIN itself. [ACC-14] */
export interface StoredPin {
  uid: string;
  email: string;
  first_name: string;
  /** Both base64. */
  salt: string;
  hash: string;
  iterations: number;
  /** Number of wrong attempts since the last correct one. */
  wrong: number;
  /** Time of the last wrong attempt, and the wait before the next one. Units: ms since 1970, ms. */
  tried_at: number;
  wait_ms: number;
}

/** Writes reach the disk before they resolve; with "relaxed" durability they can be lost when the battery is pulled. */
export const STRICT = { chromeTransactionDurability: 'strict' } as const;

/** Device facts, in a Dexie database of their own. */
export interface DeviceStore {
  get<K extends keyof DeviceFacts>(key: K): Promise<DeviceFacts[K] | undefined>;
  set<K extends keyof DeviceFacts>(key: K, value: DeviceFacts[K]): Promise<void>;
  remove(key: keyof DeviceFacts): Promise<void>;
  /** The stored value; when absent, store the one made by `make` and return it. */
  ensure<K extends keyof DeviceFacts>(key: K, make: () => DeviceFacts[K]): Promise<DeviceFacts[K]>;
  /** Change several facts in one transaction; undefined values are removed. */
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
      // The value nearly always exists: a read takes a fraction of the time of a read-write transaction.
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

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'; // without I and O, which look like digits
const DIGITS = '23456789';

/** Three characters that distinguish this phone's document numbers from another's, such as K7M. [SAL-6] */
export function newDeviceTag(random: () => number = secureRandom): string {
  const pick = (from: string) => from[Math.floor(random() * from.length)]!;
  return pick(LETTERS) + pick(DIGITS) + pick(LETTERS);
}

const secureRandom = () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
