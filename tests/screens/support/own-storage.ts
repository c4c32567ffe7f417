/*
 * Phones of one test share a page and its browser storage. Each has a separate space in it: separate databases and a
 * separate root of files, while local storage is swapped with the phone whose turn it is.
 */

/*
 * The data layer runs in the page of a screen test; TypeScript declares these file types only for workers, as in
 * browsers.
 */
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

/** The file root of the phone whose turn it is; none between tests. */
let mine = '';
/** The databases of that phone, in memory, so that no test waits for another process. */
let databases = new IDBFactory();
/** Redirect the page's own factory, to which other code holds references, to the databases of the current phone. */
const open = Reflect.get(IDBFactory.prototype, 'open');
const deleteDatabase = Reflect.get(IDBFactory.prototype, 'deleteDatabase');
const all = Reflect.get(IDBFactory.prototype, 'databases');
Object.assign(indexedDB, {
  open: (name: string, version?: number) => open.call(databases, name, version),
  deleteDatabase: (name: string) => deleteDatabase.call(databases, name),
  databases: () => all.call(databases),
});

/** True when that phone has no space left. */
let isFull = false;
/**
 * Transactions that wrote on a full phone: as in Chromium, their writes are accepted, and then none of them is stored.
 */
const tooMuch = new WeakSet<IDBTransaction>();
for (const name of ['put', 'add'] as const) {
  const write = Reflect.get(IDBObjectStore.prototype, name);
  IDBObjectStore.prototype[name] = function (this: IDBObjectStore, ...given: [value: unknown, key?: IDBValidKey]) {
    if (isFull) tooMuch.add(this.transaction);
    return write.apply(this, given);
  };
}
/** Completion events of in-memory transactions. */
interface Ending extends IDBTransaction {
  _abort(fault: string | null): void;
  _markFinished(): void;
}
const ending = IDBTransaction.prototype as Ending;
const [abort, finish] = [Reflect.get(ending, '_abort'), Reflect.get(ending, '_markFinished')];
ending._abort = function (this: Ending, fault) {
  tooMuch.delete(this);
  abort.call(this, fault);
};
ending._markFinished = function (this: Ending) {
  if (tooMuch.has(this)) this._abort('QuotaExceededError');
  else finish.call(this);
};

const getDirectory = Reflect.get(StorageManager.prototype, 'getDirectory');
StorageManager.prototype.getDirectory = async function () {
  const root = await getDirectory.call(this);
  return mine ? root.getDirectoryHandle(mine, { create: true }) : root;
};

const shelves = () => [localStorage, sessionStorage];

/** The storage of one phone. */
export class OwnStorage {
  private kept: Shelf[] = [[], []];
  private full = false;
  private readonly databases = new IDBFactory();
  constructor(private readonly name: string) {}

  /** Store a value before the phone is used. */
  put(key: string, value: string): void {
    this.kept[0]!.push([key, value]);
  }

  /** Make this the storage of the page from now on. */
  take(): void {
    mine = `${this.name}-`;
    databases = this.databases;
    isFull = this.full;
    for (const [at, shelf] of shelves().entries()) {
      shelf.clear();
      for (const [key, value] of this.kept[at]!) shelf.setItem(key, value);
    }
  }

  /** Detach before another phone's turn. */
  giveUp(): void {
    this.kept = shelves().map((shelf) => Object.entries(shelf) as Shelf);
  }

  /** Make its databases refuse further writes, or accept them again. Only for the phone whose turn it is. */
  fill(full: boolean): void {
    isFull = this.full = full;
  }

  /** Delete everything. */
  async empty(): Promise<void> {
    for (const shelf of shelves()) shelf.clear();
    mine = '';
    databases = new IDBFactory();
    isFull = false;
    const root = await navigator.storage.getDirectory();
    await root.removeEntry(`${this.name}-`, { recursive: true }).catch(() => undefined); // no file was stored
  }
}
