import type { Hold, JournalFolder } from '../replication/journal/open-journal.ts';

/** Folder of the journals in the origin's private file system: one folder for each person, one file for each worker. */
const ROOT = 'journal';

/** Whether this browser has files that a worker can append to and flush. */
const isSupported = (): boolean =>
  typeof FileSystemFileHandle === 'function' &&
  'createSyncAccessHandle' in FileSystemFileHandle.prototype &&
  typeof (navigator as { storage?: Partial<StorageManager> }).storage?.getDirectory === 'function';

const openFile = async (folder: FileSystemDirectoryHandle, name: string, options?: FileSystemGetFileOptions) =>
  (await folder.getFileHandle(name, options)).createSyncAccessHandle();

/**
 * Empty a file before it is removed: Chromium forgets the size of one that was open when it was terminated, subtracts
 * it again with the file, and from then on counts 4 GiB for all of them. A file that cannot be emptied is removed all
 * the same, or the removal reports why not.
 */
async function emptyFile(folder: FileSystemDirectoryHandle, name: string): Promise<void> {
  const handle = await openFile(folder, name).catch(() => undefined);
  if (!handle) return;
  try {
    if (handle.getSize() === 0) return;
    handle.truncate(0);
    handle.flush();
  } finally {
    handle.close();
  }
}

/** One person's journal folder; undefined where the browser has no such files. [SYN-20] */
export async function opfsFolder(uid: string): Promise<JournalFolder | undefined> {
  if (!isSupported()) return undefined;
  let folder: FileSystemDirectoryHandle;
  try {
    const root = await navigator.storage.getDirectory();
    folder = await (await root.getDirectoryHandle(ROOT, { create: true })).getDirectoryHandle(uid, { create: true });
  } catch (fault) {
    console.warn('journal: no private file system', fault); // private windows of some browsers
    return undefined;
  }
  return {
    async list() {
      const names: string[] = [];
      for await (const name of folder.keys()) names.push(name);
      return names;
    },
    async read(name) {
      const file = await (await folder.getFileHandle(name)).getFile();
      return new Uint8Array(await file.arrayBuffer());
    },
    async open(name) {
      const handle = await openFile(folder, name, { create: true });
      // The first browsers with such files returned promises, so their writes could not be awaited.
      if (typeof (handle.getSize() as unknown) !== 'number')
        throw new DOMException('asynchronous handle', 'NotSupportedError');
      return handle;
    },
    async remove(name) {
      await emptyFile(folder, name);
      await folder.removeEntry(name);
    },
  };
}

/** Other tabs release their files a moment after they hear of the sign-out. */
const TRIES = 20;
const BETWEEN_MS = 100;

/** Delete a person's journal. Errors: the browser's own when another tab still holds a file after two seconds. */
export async function removeOpfsFolder(uid: string): Promise<void> {
  if (!isSupported()) return;
  for (let tries = 1; ; tries++) {
    try {
      const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(ROOT);
      const folder = await root.getDirectoryHandle(uid);
      for await (const name of folder.keys()) await emptyFile(folder, name);
      return await root.removeEntry(uid, { recursive: true });
    } catch (fault) {
      if ((fault as DOMException).name === 'NotFoundError') return;
      if (tries >= TRIES) throw fault;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    }
  }
}

/** Web Locks as holds: a lock is free again when its worker is gone, however it ended. [SYN-22] */
export const webLockHold =
  (prefix: string): Hold =>
  (name) =>
    new Promise((resolve, reject) => {
      const held = navigator.locks.request(`${prefix}${name}`, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined);
        return new Promise<void>((release) => resolve(release));
      });
      held.catch(reject);
    });
