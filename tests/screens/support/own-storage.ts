/*
 * Phones of one test share a page, and with it what the browser keeps. Each has a space of its own in it: the names of databases and
 * the root of files are its own, and what small shelves hold changes with the phone whose turn it is.
 */

/* The data layer runs in the page of a screen test; TypeScript knows these files only in workers, as browsers do. */
declare global {
  interface FileSystemSyncAccessHandle {
    read(buffer: Uint8Array, options?: { at?: number }): number;
    write(buffer: Uint8Array, options?: { at?: number }): number;
    getSize(): number;
    truncate(newSize: number): void;
    flush(): void;
    close(): void;
  }
  interface FileSystemFileHandle {
    createSyncAccessHandle(): Promise<FileSystemSyncAccessHandle>;
  }
}

type Shelf = [key: string, value: string][];

/** What the phone whose turn it is puts before its names; none between tests. */
let mine = '';

const open = Reflect.get(IDBFactory.prototype, 'open');
IDBFactory.prototype.open = function (name, version) {
  return open.call(this, mine + name, version);
};
const deleteDatabase = Reflect.get(IDBFactory.prototype, 'deleteDatabase');
IDBFactory.prototype.deleteDatabase = function (name) {
  return deleteDatabase.call(this, mine + name);
};
const databases = Reflect.get(IDBFactory.prototype, 'databases');
IDBFactory.prototype.databases = async function () {
  const all = await databases.call(this);
  return all
    .filter(({ name }) => name?.startsWith(mine))
    .map((one) => ({ ...one, name: one.name!.slice(mine.length) }));
};
const nameOf = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'name')!;
Object.defineProperty(IDBDatabase.prototype, 'name', {
  ...nameOf,
  get(this: IDBDatabase) {
    return (nameOf.get!.call(this) as string).slice(mine.length);
  },
});

const getDirectory = Reflect.get(StorageManager.prototype, 'getDirectory');
StorageManager.prototype.getDirectory = async function () {
  const root = await getDirectory.call(this);
  return mine ? root.getDirectoryHandle(mine, { create: true }) : root;
};

const shelves = () => [localStorage, sessionStorage];

/** The space of one phone. */
export class OwnStorage {
  private kept: Shelf[] = [[], []];
  constructor(private readonly name: string) {}

  /** From now on the page keeps things here. */
  take(): void {
    mine = `${this.name}-`;
    for (const [at, shelf] of shelves().entries()) {
      shelf.clear();
      for (const [key, value] of this.kept[at]!) shelf.setItem(key, value);
    }
  }

  /** Another phone comes next. */
  giveUp(): void {
    this.kept = shelves().map((shelf) => Object.entries(shelf) as Shelf);
  }

  /** Nothing is left. */
  async empty(): Promise<void> {
    this.take();
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
    for (const shelf of shelves()) shelf.clear();
    mine = '';
    const root = await navigator.storage.getDirectory();
    await root.removeEntry(`${this.name}-`, { recursive: true }).catch(() => undefined); // it kept no file
  }
}
