import type { DeviceFacts, DeviceStore, StoredSession } from '../store/device-store.ts';

/** A private file beside the journals. */
const NAME = 'session.json';

/**
 * The device's memory with a second copy of the signed-in user in the private file system: a browser that was killed
 * may lose all its databases, this memory too, and a user in the field without a signal cannot sign in again. Never for
 * a user with a PIN, who wants to be asked. [SYN-21, ACC-6, ACC-14]
 */
export function withKeptSession(device: DeviceStore): DeviceStore {
  const noting = async <T>(written: Promise<T>, keys: readonly (keyof DeviceFacts)[]): Promise<T> => {
    const result = await written;
    if (keys.includes('session') || keys.includes('pins')) await keepSession(device);
    return result;
  };
  return {
    ...device,
    set: (key, value) => noting(device.set(key, value), [key]),
    remove: (key) => noting(device.remove(key), [key]),
    change: (facts) => noting(device.change(facts), Object.keys(facts) as (keyof DeviceFacts)[]),
  };
}

/** Write the device's session to the file. A failed write is only logged, as the memory itself has the session. */
export async function keepSession(device: DeviceStore): Promise<void> {
  try {
    const [me, pins] = await Promise.all([device.get('session'), device.get('pins')]);
    const root = await rootFolder();
    if (!root) return;
    if (!me || pins?.[me.uid]) return await removed(root);
    const json = JSON.stringify(me);
    if ((await readFrom(root)) === json) return;
    const writing = await (await root.getFileHandle(NAME, { create: true })).createWritable();
    await writing.write(json);
    await writing.close();
  } catch (fault) {
    console.warn('session: no second copy', fault);
  }
}

/**
 * The user who was signed in when the device lost its memory; undefined when it did not, or when no user was. Restores
 * the session in the memory.
 */
export async function takeUpSession(device: DeviceStore): Promise<StoredSession | undefined> {
  // The list of books exists since the first book was opened on this phone: without it this is a new device, or
  // everything is gone.
  if ((await device.get('books')) !== undefined) return undefined;
  try {
    const root = await rootFolder();
    const json = root && (await readFrom(root));
    if (!json) return undefined;
    const me = JSON.parse(json) as StoredSession;
    await device.set('session', me);
    console.warn('the browser lost its databases; who was signed in still is');
    return me;
  } catch (fault) {
    console.warn('session: the second copy was not read', fault);
    return undefined;
  }
}

/** Undefined where the browser cannot write such a file synchronously or at all. */
const rootFolder = async (): Promise<FileSystemDirectoryHandle | undefined> =>
  typeof FileSystemFileHandle === 'function' && 'createWritable' in FileSystemFileHandle.prototype
    ? navigator.storage.getDirectory()
    : undefined;

const isMissing = (fault: unknown): boolean => (fault as { name?: string }).name === 'NotFoundError';

async function readFrom(root: FileSystemDirectoryHandle): Promise<string | undefined> {
  try {
    return await (await (await root.getFileHandle(NAME)).getFile()).text();
  } catch (fault) {
    if (isMissing(fault)) return undefined;
    throw fault;
  }
}

async function removed(root: FileSystemDirectoryHandle): Promise<void> {
  try {
    await root.removeEntry(NAME);
  } catch (fault) {
    if (!isMissing(fault)) throw fault;
  }
}
