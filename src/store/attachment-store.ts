import Dexie, { type Table } from 'dexie';
import { STRICT } from './device-store.ts';

/**
 * State of an attachment.
 * - chosen: in a form that is not saved yet
 * - waiting: its record is saved; it is sent once the record is on the server [SYN-32]
 * - refused: refused by the server
 * - sent: stored on the server
 * - fetched: another person's attachment, fetched for viewing on this phone
 */
export type AttachmentState = 'chosen' | 'waiting' | 'refused' | 'sent' | 'fetched';

/**
 * Metadata of a photo or voice note; its bytes are stored separately, so that counting does not read them. Units:
 * bytes; ISO instant.
 */
export interface KeptAttachment {
  readonly path: string;
  readonly business_id: string;
  readonly state: AttachmentState;
  readonly size: number;
  readonly at: string;
}

/** The photos and voice notes of one person on this device, in a Dexie database of their own. */
export interface AttachmentStore {
  readonly rows: Table<KeptAttachment, string>;
  keep(attachment: KeptAttachment, bytes: ArrayBuffer): Promise<void>;
  bytesOf(path: string): Promise<ArrayBuffer | undefined>;
  setState(path: string, from: readonly AttachmentState[], state: AttachmentState): Promise<void>;
  drop(paths: readonly string[]): Promise<void>;
  /** Whether attachments wait for Wi-Fi on this phone. */
  wifiOnly(): Promise<boolean>;
  setWifiOnly(only: boolean): Promise<void>;
  close(): void;
}

// Named when only photos existed; a new name would lose the attachments waiting on the phones.
const attachmentsName = (uid: string) => `flockbook-photos-${uid}`;

export function openAttachmentStore(uid: string): AttachmentStore {
  const db = new Dexie(attachmentsName(uid), STRICT);
  db.version(1).stores({ photos: 'path, state', bytes: 'path', choices: 'key' });
  const rows: Table<KeptAttachment, string> = db.table('photos');
  const bytes: Table<{ path: string; bytes: ArrayBuffer }, string> = db.table('bytes');
  const choices: Table<{ key: 'wifi-only'; value: boolean }, string> = db.table('choices');
  return {
    rows,
    keep: (attachment, content) =>
      db.transaction('rw', rows, bytes, async () => {
        await rows.put(attachment);
        await bytes.put({ path: attachment.path, bytes: content });
      }),
    bytesOf: async (path) => (await bytes.get(path))?.bytes,
    setState: (path, from, state) =>
      db.transaction('rw', rows, async () => {
        const known = await rows.get(path);
        if (known && from.includes(known.state)) await rows.put({ ...known, state });
      }),
    drop: (paths) =>
      db.transaction('rw', rows, bytes, async () => {
        await rows.bulkDelete([...paths]);
        await bytes.bulkDelete([...paths]);
      }),
    wifiOnly: async () => (await choices.get('wifi-only'))?.value ?? false,
    setWifiOnly: async (value) => void (await choices.put({ key: 'wifi-only', value })),
    close: () => db.close(),
  };
}

/** Delete all photos and voice notes of a person from this device. */
export const removeAttachments = (uid: string): Promise<void> => Dexie.delete(attachmentsName(uid));

/** Number of photos and voice notes that exist only on this phone. */
export const countUnsentAttachments = ({ rows }: AttachmentStore): Promise<number> =>
  rows.where('state').anyOf('waiting', 'refused').count();

/** Queue refused attachments again: of one business, or of all. */
export async function sendAttachmentsAgain({ rows }: AttachmentStore, businessId?: string): Promise<void> {
  await rows
    .where('state')
    .equals('refused')
    .filter(({ business_id }) => businessId === undefined || business_id === businessId)
    .modify({ state: 'waiting' });
}
