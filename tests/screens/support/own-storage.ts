/*
 * Phones of one test share a page, and with it what the browser keeps. Each has a space of its own in it: databases and the root of files
 * are its own, and what small shelves hold changes with the phone whose turn it is.
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

/** The root of files of the phone whose turn it is; none between tests. */
let mine = '';
/** The databases of that phone: in memory, so that no test waits for another process. */
let databases = new IDBFactory();
/** What everything that ever took the page's own one goes to. */
const open = Reflect.get(IDBFactory.prototype, 'open');
const deleteDatabase = Reflect.get(IDBFactory.prototype, 'deleteDatabase');
const all = Reflect.get(IDBFactory.prototype, 'databases');
Object.assign(indexedDB, {
  open: (name: string, version?: number) => open.call(databases, name, version),
  deleteDatabase: (name: string) => deleteDatabase.call(databases, name),
  databases: () => all.call(databases),
});

/** Whether that phone has no room left. */
let isFull = false;
/** Transactions that wrote on a full phone: as Chromium does, their writes are taken, and then none of them is kept. */
const tooMuch = new WeakSet<IDBTransaction>();
for (const name of ['put', 'add'] as const) {
  const write = Reflect.get(IDBObjectStore.prototype, name);
  IDBObjectStore.prototype[name] = function (this: IDBObjectStore, ...given: [value: unknown, key?: IDBValidKey]) {
    if (isFull) tooMuch.add(this.transaction);
    return write.apply(this, given);
  };
}
/** How the transactions in memory end. */
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

/** The space of one phone. */
export class OwnStorage {
  private kept: Shelf[] = [[], []];
  private full = false;
  private readonly databases = new IDBFactory();
  constructor(private readonly name: string) {}

  /** Kept before the phone is taken up. */
  put(key: string, value: string): void {
    this.kept[0]!.push([key, value]);
  }

  /** From now on the page keeps things here. */
  take(): void {
    mine = `${this.name}-`;
    databases = this.databases;
    isFull = this.full;
    for (const [at, shelf] of shelves().entries()) {
      shelf.clear();
      for (const [key, value] of this.kept[at]!) shelf.setItem(key, value);
    }
  }

  /** Another phone comes next. */
  giveUp(): void {
    this.kept = shelves().map((shelf) => Object.entries(shelf) as Shelf);
  }

  /** Whether its databases take nothing more from now on. The phone is the one whose turn it is. */
  fill(full: boolean): void {
    isFull = this.full = full;
  }

  /** Nothing is left. */
  async empty(): Promise<void> {
    for (const shelf of shelves()) shelf.clear();
    mine = '';
    databases = new IDBFactory();
    isFull = false;
    const root = await navigator.storage.getDirectory();
    await root.removeEntry(`${this.name}-`, { recursive: true }).catch(() => undefined); // it kept no file
  }
}
