import 'fake-indexeddb/auto';

/*
 * In-memory IndexedDB with a fast scheduler: that of the fake scans all earlier transactions for each one that begins
 * or ends, so that ten thousand of them take minutes. As in IndexedDB, a transaction begins when it shares no store
 * with an earlier unfinished one, or when both only read.
 */

interface Transaction extends EventTarget {
  readonly mode: IDBTransactionMode;
  readonly _scope: ReadonlySet<string>;
  readonly _started: boolean;
  readonly _state: string;
  _start(): void;
}
interface RawDatabase {
  transactions: Transaction[];
  processTransactions: () => void;
}

const quick = new WeakSet<RawDatabase>();

function schedule(raw: RawDatabase): void {
  quick.add(raw);
  let isAhead = false;
  raw.processTransactions = () => {
    if (isAhead) return;
    isAhead = true;
    setImmediate(() => {
      isAhead = false;
      beginAll(raw);
    });
  };
}

function beginAll(raw: RawDatabase): void {
  raw.transactions = raw.transactions.filter(({ _state }) => _state !== 'finished');
  const [read, written, awaited] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const take = ({ mode, _scope }: Transaction) =>
    _scope.forEach((store) => (mode === 'readonly' ? read : written).add(store));
  const ready: Transaction[] = [];
  for (const one of raw.transactions) if (one._started) take(one);
  for (const one of raw.transactions) {
    if (one._started) continue;
    const isBlocked = [...one._scope].some(
      (store) => awaited.has(store) || written.has(store) || (one.mode !== 'readonly' && read.has(store)),
    );
    if (isBlocked) one._scope.forEach((store) => awaited.add(store));
    else {
      take(one);
      ready.push(one);
    }
  }
  for (const one of ready) {
    one.addEventListener('complete', raw.processTransactions);
    one.addEventListener('abort', raw.processTransactions);
    one._start();
  }
}

const { prototype } = IDBDatabase;
const begin = Reflect.get(prototype, 'transaction') as (...given: unknown[]) => IDBTransaction;
if (begin.name !== 'beginQuick')
  prototype.transaction = function beginQuick(this: IDBDatabase, ...given: unknown[]) {
    const raw = (this as unknown as { readonly _rawDatabase: RawDatabase })._rawDatabase;
    if (!quick.has(raw)) schedule(raw);
    return begin.apply(this, given);
  };
