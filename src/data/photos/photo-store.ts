import Dexie, { type Table } from 'dexie';
import { STRICT } from '../device-store.ts';

/**
 * How far a picture is.
 * - chosen: in a form that is not saved yet
 * - waiting: its record is saved; it is sent when the record is on the server [SYN-32]
 * - refused: the server said no
 * - sent: the server has it
 * - fetched: somebody else's, looked at here
 */
export type PhotoState = 'chosen' | 'waiting' | 'refused' | 'sent' | 'fetched';

/** What is known of a picture; its bytes stand apart, so that counting does not read them. Units: bytes; ISO instant. */
export interface KeptPhoto {
  readonly path: string;
  readonly business_id: string;
  readonly state: PhotoState;
  readonly size: number;
  readonly at: string;
}

/** The pictures of one person on this device, in a Dexie database of their own. */
export interface PhotoStore {
  readonly photos: Table<KeptPhoto, string>;
  keep(photo: KeptPhoto, bytes: ArrayBuffer): Promise<void>;
  bytesOf(path: string): Promise<ArrayBuffer | undefined>;
  setState(path: string, from: readonly PhotoState[], state: PhotoState): Promise<void>;
  drop(paths: readonly string[]): Promise<void>;
  /** Whether pictures wait for Wi-Fi on this phone. */
  wifiOnly(): Promise<boolean>;
  setWifiOnly(only: boolean): Promise<void>;
  close(): void;
}

const photosName = (uid: string) => `flockbook-photos-${uid}`;

export function openPhotoStore(uid: string): PhotoStore {
  const db = new Dexie(photosName(uid), STRICT);
  db.version(1).stores({ photos: 'path, state', bytes: 'path', choices: 'key' });
  const photos: Table<KeptPhoto, string> = db.table('photos');
  const bytes: Table<{ path: string; bytes: ArrayBuffer }, string> = db.table('bytes');
  const choices: Table<{ key: 'wifi-only'; value: boolean }, string> = db.table('choices');
  return {
    photos,
    keep: (photo, content) =>
      db.transaction('rw', photos, bytes, async () => {
        await photos.put(photo);
        await bytes.put({ path: photo.path, bytes: content });
      }),
    bytesOf: async (path) => (await bytes.get(path))?.bytes,
    setState: (path, from, state) =>
      db.transaction('rw', photos, async () => {
        const known = await photos.get(path);
        if (known && from.includes(known.state)) await photos.put({ ...known, state });
      }),
    drop: (paths) =>
      db.transaction('rw', photos, bytes, async () => {
        await photos.bulkDelete([...paths]);
        await bytes.bulkDelete([...paths]);
      }),
    wifiOnly: async () => (await choices.get('wifi-only'))?.value ?? false,
    setWifiOnly: async (value) => void (await choices.put({ key: 'wifi-only', value })),
    close: () => db.close(),
  };
}

/** Delete all pictures of a person from this device. */
export const removePhotos = (uid: string): Promise<void> => Dexie.delete(photosName(uid));

/** Pictures that only this phone has. */
export const countUnsentPhotos = ({ photos }: PhotoStore): Promise<number> =>
  photos.where('state').anyOf('waiting', 'refused').count();

/** What was refused waits once more: in one business, or in all of them. */
export async function sendPhotosAgain({ photos }: PhotoStore, businessId?: string): Promise<void> {
  await photos
    .where('state')
    .equals('refused')
    .filter(({ business_id }) => businessId === undefined || business_id === businessId)
    .modify({ state: 'waiting' });
}
