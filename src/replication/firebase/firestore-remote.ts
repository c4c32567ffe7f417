import type { FirebaseApp } from 'firebase/app';
import {
  collection,
  doc,
  documentId,
  disableNetwork,
  enableNetwork,
  getDocFromServer,
  initializeFirestore,
  limit as limitTo,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  terminate,
  Timestamp,
  where,
  type DocumentData,
  type Firestore,
  type FirestoreError,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore';
import type { firestorePages } from './firestore-pages.ts';
import { hostOf, type FirestoreAddress } from './firestore-address.ts';
import { packRequests } from './pack-requests.ts';
import { watchFetch } from './watch-fetch.ts';
import {
  PullError,
  type ListenEvents,
  type Probe,
  type Remote,
  type ServerRow,
  type Source,
  type Verdict,
} from '../remote.ts';

/*
 * The only file that uses Firestore, together with firestore-pages.ts. The SDK keeps everything in memory, so it never
 * owns a write that was not acknowledged. [SYN-37]
 */

type FirestorePages = typeof firestorePages;

/**
 * Timeout of a commit: without an answer in this time the socket is taken for half open. The next try recognises writes
 * that did arrive. [SYN-5]
 */
const COMMIT_TIMEOUT_MS = 30_000;

/** Timeout of a page, which can take minutes over the slowest signal. */
const PAGE_TIMEOUT_MS = 300_000;

/**
 * Timeout for reading the sign-in. After it the sign-in is unknown, not ended: do not ask the user for their password.
 * [SYN-16]
 */
const SIGN_IN_TIMEOUT_MS = 5_000;

const within = <T>(ms: number, answer: T): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(answer), ms));

export function firestoreRemote(
  app: FirebaseApp,
  address: FirestoreAddress,
  isSignedIn: () => Promise<boolean>,
): Remote {
  const db = initializeFirestore(app, {
    localCache: memoryLocalCache(),
    ignoreUndefinedProperties: true,
    ...hostOf(address),
  });
  let broken = () => {};
  let pages: Promise<ReturnType<FirestorePages>> | undefined;
  /** Run one request of the first pull. */
  const ofPages = async <T>(ask: (opened: ReturnType<FirestorePages>) => Promise<T>): Promise<T> => {
    try {
      pages ??= import('./firestore-pages.ts').then(({ firestorePages }) => firestorePages(app, address));
      // Load a chunk that failed to load again with the next page.
      pages.catch(() => (pages = undefined));
      const answer = await Promise.race([ask(await pages), within(PAGE_TIMEOUT_MS, undefined)]);
      if (answer !== undefined) return answer;
      throw new PullError('unavailable', 'A page did not come.');
    } catch (fault) {
      const { code = 'unavailable', message } = fault as Partial<FirestoreError> & Error;
      throw new PullError(code, message);
    }
  };
  const unwatched = globalThis.fetch; // a failed probe says nothing about the stream
  const unwatch = watchFetch(address.origin, () => broken());
  const unpack = address.isEmbedded ? packRequests(address.origin) : () => {};
  return {
    async commit(writes) {
      // Without a user the SDK would send the commit anonymously, and the refusal would look like the record's fault.
      const signedIn = await Promise.race([isSignedIn(), within(SIGN_IN_TIMEOUT_MS, undefined)]);
      if (signedIn === undefined) return { type: 'unreachable' };
      if (!signedIn) return { type: 'unauthenticated' };
      const commit = runTransaction(
        db,
        (transaction) => {
          for (const { path, fields } of writes)
            transaction.set(doc(db, path), { ...fields, updated_at: serverTimestamp() });
          return Promise.resolve();
        },
        { maxAttempts: 1 },
      );
      return Promise.race([
        commit.then((): Verdict => ({ type: 'accepted' }), verdictOf),
        within<Verdict>(COMMIT_TIMEOUT_MS, { type: 'unreachable' }),
      ]);
    },
    async get(path) {
      try {
        const snapshot = await getDocFromServer(doc(db, path));
        const data = snapshot.data();
        return data ? { type: 'found', row: serverRow(path, data) } : { type: 'missing' };
      } catch (fault) {
        const { code } = fault as FirestoreError;
        return code === 'permission-denied' || code === 'unauthenticated'
          ? { type: 'denied' }
          : { type: 'unreachable' };
      }
    },
    page: (source, before, limit) => ofPages((opened) => opened.read(source, before, limit)),
    count: (source) => ofPages((opened) => opened.count(source)),
    listenCollection: (source, from, events) => listenTo(db, source, from, events),
    listenDocument(path, events) {
      return onSnapshot(
        doc(db, path),
        { includeMetadataChanges: true },
        (snapshot) => {
          if (snapshot.metadata.fromCache) return events.lost();
          const data = snapshot.data({ serverTimestamps: 'none' });
          if (data) events.rows([serverRow(path, data)]);
          else events.missing?.();
          events.heard();
        },
        (fault) => events.closed(fault.code),
      );
    },
    listenNotices: (uid, { rows, closed }) =>
      onSnapshot(
        query(collection(db, 'notifications'), where('user_id', '==', uid), orderBy('created_at', 'desc'), limitTo(20)),
        (snapshot) => {
          const here = snapshot.docChanges().filter(({ type }) => type !== 'removed');
          if (here.length > 0) rows(here.map(({ doc: one }) => serverRow(one.ref.path, one.data())));
        },
        (fault) => closed(fault.code),
      ),
    probe: () => probe(address, unwatched),
    onBroken: (listener) => (broken = listener),
    async resume() {
      await disableNetwork(db);
      await enableNetwork(db);
    },
    close() {
      unpack();
      unwatch();
      // Do not wait for a chunk that may never load.
      pages?.then((opened) => opened.close()).catch(() => undefined);
      return terminate(db);
    },
  };
}

const rowsOf = (db: Firestore, { path, where: filter }: Source): Query =>
  query(collection(db, path), ...(filter ? [where(filter.field, '==', filter.is)] : []));

function listenTo(db: Firestore, source: Source, from: number, events: ListenEvents): () => void {
  // Rows that a page has just read come from the SDK's memory first: a snapshot from the cache says nothing about the
  // stream then.
  let wasCurrent = false;
  return onSnapshot(
    query(rowsOf(db, source), ...since(from)),
    { includeMetadataChanges: true },
    (snapshot) => {
      const [gone, here] = split(snapshot.docChanges(), ({ type }) => type === 'removed');
      const rows = here.map(({ doc: one }) => serverRow(one.ref.path, one.data()));
      if (rows.length > 0) events.rows(rows);
      if (gone.length > 0) events.left?.(gone.map(({ doc: one }) => one.ref.path));
      if (!snapshot.metadata.fromCache) events.heard();
      else if (wasCurrent) events.lost();
      wasCurrent = !snapshot.metadata.fromCache;
    },
    (fault) => events.closed(fault.code),
  );
}

const split = <T>(all: readonly T[], is: (one: T) => boolean): [T[], T[]] => [
  all.filter(is),
  all.filter((one) => !is(one)),
];

/** Rows from a server time on, inclusive, in ascending order. */
const since = (at: number): QueryConstraint[] => [
  where('updated_at', '>=', Timestamp.fromMillis(at)),
  orderBy('updated_at'),
  orderBy(documentId()),
];

function serverRow(path: string, { updated_at, ...fields }: DocumentData): ServerRow {
  const at = updated_at instanceof Timestamp ? updated_at.toMillis() : 0;
  return { path, fields: fields as ServerRow['fields'], updated_at: at };
}

/** Error codes that concern the records themselves. */
const REFUSALS = new Set<string>([
  'permission-denied',
  'invalid-argument',
  'failed-precondition',
  'not-found',
  'already-exists',
  'out-of-range',
  'unimplemented',
]);

/**
 * The verdict of a failed commit. All other codes say nothing about the records: cancelled, unavailable, deadline,
 * quota, internal, aborted …
 */
function verdictOf(fault: unknown): Verdict {
  const { code, message } = fault as FirestoreError;
  if (code === 'unauthenticated') return { type: 'unauthenticated' };
  return REFUSALS.has(code) ? { type: 'refused', code, message } : { type: 'unreachable' };
}

/**
 * One small request without rights: a real Firestore refuses it with its own error, a captive portal answers with a
 * page. Costs no document read. [SYN-14]
 */
async function probe(address: FirestoreAddress, fetch: typeof globalThis.fetch): Promise<Probe> {
  const url = `${address.origin}/v1/projects/${address.projectId}/databases/(default)/documents/probe/probe`;
  try {
    const response = await fetch(url, { cache: 'no-store' });
    const answer = (await response.json()) as { error?: { status?: unknown } };
    const works = typeof answer.error?.status === 'string' && answer.error.status !== 'UNAVAILABLE';
    const date = Date.parse(response.headers.get('date') ?? '');
    return { works, server_ms: works && Number.isFinite(date) ? date : undefined };
  } catch {
    return { works: false };
  }
}
