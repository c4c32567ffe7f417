import { expose } from 'comlink';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  collection,
  disableNetwork,
  doc,
  enableNetwork,
  getDocFromCache,
  getDocsFromCache,
  initializeFirestore,
  limit,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  persistentLocalCache,
  persistentSingleTabManager,
  query,
  serverTimestamp,
  setDoc,
  terminate,
  waitForPendingWrites,
  type Firestore,
} from 'firebase/firestore';
import { createRxDatabase, type RxCollection, type RxDatabase } from 'rxdb/plugins/core';
import { replicateFirestore } from 'rxdb/plugins/replication-firestore';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { rowSchemas } from '../../../src/store/rx-schema.ts';
import type { PeerWorker } from './contract.ts';
import { dexieReader, pouchReader, type ReadingPeer } from './reading-peers.ts';
import { sampleSale } from './sample-sales.ts';

interface Peer {
  accept(count: number): Promise<void>;
  drain(count: number): Promise<void>;
  follow(count: number): Promise<void>;
  addOne(): Promise<void>;
  close(): Promise<void>;
}

let reader: ReadingPeer;

const PROJECT = 'flockbook-local';
let made = 0;
const nextSale = () => sampleSale(made++, 'Business0001', 'peer');
const addressOfPage = { host: self.location.host, ssl: false };

/** The Firestore SDK's own offline cache, set up for one tab as in its documentation. */
function sdkPeer(app: FirebaseApp, path: string): Peer & ReadingPeer {
  const tabManager = persistentSingleTabManager({ forceOwnership: true });
  const db = initializeFirestore(app, { ...addressOfPage, localCache: persistentLocalCache({ tabManager }) });
  const sales = collection(db, path);
  const set = ({ id, ...fields }: ReturnType<typeof sampleSale>) =>
    setDoc(doc(sales, id), { ...fields, id, updated_at: serverTimestamp() });
  let stop = () => {};
  return {
    async accept(count) {
      await disableNetwork(db);
      let last = '';
      for (let n = 0; n < count; n++) {
        const sale = nextSale();
        last = sale.id;
        void set(sale);
      }
      // Its queue is sequential: once this is answered, everything before it is in IndexedDB.
      await getDocFromCache(doc(sales, last));
    },
    async drain(_count) {
      await enableNetwork(db);
      await waitForPendingWrites(db);
    },
    follow: (count) =>
      new Promise((resolve, reject) => {
        stop = onSnapshot(sales, (snapshot) => snapshot.size >= count && resolve(), reject);
      }),
    addOne: () => set(nextSale()),
    fill: () => disableNetwork(db),
    newest: async (most) => (await getDocsFromCache(query(sales, orderBy('occurred_at', 'desc'), limit(most)))).size,
    async close() {
      stop();
      await terminate(db);
    },
  };
}

/** RxDB's own plugin on the same storage as ours, both with their defaults. */
async function rxdbPeer(app: FirebaseApp, path: string): Promise<Peer> {
  const db: Firestore = initializeFirestore(app, { ...addressOfPage, localCache: memoryLocalCache() });
  const database: RxDatabase = await createRxDatabase({ name: 'peer', storage: getRxStorageDexie() });
  const { sales } = await database.addCollections({ sales: { schema: rowSchemas.sales } });
  const rows = sales as RxCollection;
  const row = () => {
    const { rev: _rev, ...sale } = nextSale();
    return { ...sale, newest_first: 1, sync_state: 'synced', local_seq: 1 };
  };
  let replication: ReturnType<typeof replicateFirestore<object>> | undefined;
  const start = () =>
    (replication ??= replicateFirestore<object>({
      replicationIdentifier: path,
      collection: rows,
      firestore: { projectId: PROJECT, database: db, collection: collection(db, path) },
      pull: { batchSize: 500 },
      push: { batchSize: 100 },
      live: true,
      waitForLeadership: false,
    }));
  return {
    async accept(count) {
      const { error } = await rows.bulkInsert(Array.from({ length: count }, row));
      if (error.length > 0) throw new Error(`${error.length} rows were not taken`);
    },
    async drain(count) {
      let sent = 0;
      const all = new Promise<void>((resolve) => start().sent$.subscribe(() => ++sent >= count && resolve()));
      await all;
    },
    async follow(count) {
      start();
      while ((await rows.count().exec()) < count) await new Promise((resolve) => setTimeout(resolve, 25));
    },
    async addOne() {
      await rows.insert(row());
      await replication!.awaitInSync();
    },
    async close() {
      await replication?.cancel();
      await database.close();
      await terminate(db);
    },
  };
}

let app: FirebaseApp;
let peer: Peer & Partial<ReadingPeer>;
const timed = async (work: Promise<void>) => {
  const started = performance.now();
  await work;
  return performance.now() - started;
};

const worker: PeerWorker = {
  async open(name, path) {
    app = initializeApp({ apiKey: 'embedded', projectId: PROJECT });
    peer = name === 'rxdb-firestore' ? await rxdbPeer(app, path) : sdkPeer(app, path);
  },
  accept: (count) => timed(peer.accept(count)),
  drain: (count) => timed(peer.drain(count)),
  follow: (count) => timed(peer.follow(count)),
  addOne: () => peer.addOne(),
  async close() {
    await peer.close();
    await deleteApp(app);
  },
  async fillReader(name, count) {
    reader = name === 'plain dexie' ? dexieReader() : name === 'pouchdb' ? pouchReader() : (peer as ReadingPeer);
    await reader.fill(count);
  },
  async readNewest(count) {
    const started = performance.now();
    const rows = await reader.newest(count);
    if (rows !== count) throw new Error(`${rows} rows in place of ${count}`);
    return performance.now() - started;
  },
};

expose(worker);
