import type { FirebaseApp } from 'firebase/app';
import {
  collection,
  documentId,
  getDocs,
  initializeFirestore,
  limit as limitTo,
  orderBy,
  query,
  startAfter,
  terminate,
  Timestamp,
  where,
  type DocumentData,
} from 'firebase/firestore/lite';
import type { FirestoreAddress } from './firestore-remote.ts';
import type { Remote, ServerRow } from './remote.ts';

/*
 * Pages of the first pull, over the SDK's plain requests: its listeners keep every document of a query in trees of their own, sorted anew with
 * each one, which took half of a new phone's time. A chunk of its own, as it is needed once. [PRF-12]
 */

/** Pages are read with `read` until `close`. Errors of `read`: Firestore's own. */
export function firestorePages(
  app: FirebaseApp,
  { host, secure }: FirestoreAddress,
): { read: Remote['page']; close(): Promise<void> } {
  const db = initializeFirestore(app, host ? { host, ssl: secure } : {});
  return {
    async read({ path, where: filter }, { at, id }, limit) {
      const time = Timestamp.fromMillis(at);
      const order = [orderBy('updated_at'), orderBy(documentId())];
      const from = id === undefined ? [where('updated_at', '>=', time), ...order] : [...order, startAfter(time, id)];
      const only = filter ? [where(filter.field, '==', filter.is)] : [];
      const { docs } = await getDocs(query(collection(db, path), ...only, ...from, limitTo(limit)));
      return docs.map((one) => serverRow(one.ref.path, one.data()));
    },
    close: () => terminate(db),
  };
}

function serverRow(path: string, { updated_at, ...fields }: DocumentData): ServerRow {
  const at = updated_at instanceof Timestamp ? updated_at.toMillis() : 0;
  return { path, fields: fields as ServerRow['fields'], updated_at: at };
}
