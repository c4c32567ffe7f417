import type { FirebaseApp } from 'firebase/app';
import {
  collection,
  documentId,
  getCount,
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
import { hostOf, type FirestoreAddress } from './firestore-address.ts';
import type { Remote, ServerRow, Source } from '../remote.ts';

/*
 * Pages of the first pull, over the SDK's plain requests: its listeners keep every document of a query in sorted trees
 * that are re-sorted with each document, which took half of a new phone's time. In a chunk of its own, as it is needed
 * only once. [PRF-12]
 */

/** Read pages with `read` until `close`. Errors of `read`: Firestore's own. */
export function firestorePages(
  app: FirebaseApp,
  address: FirestoreAddress,
): { read: Remote['page']; count(source: Source): Promise<number>; close(): Promise<void> } {
  const db = initializeFirestore(app, hostOf(address));
  return {
    async read({ path, where: filter }, before, limit) {
      const order = [orderBy('updated_at', 'desc'), orderBy(documentId(), 'desc')];
      const from = before ? [startAfter(Timestamp.fromMillis(before.at), before.id)] : [];
      const { docs } = await getDocs(
        query(collection(db, path), ...ofSource(filter), ...order, ...from, limitTo(limit)),
      );
      return docs.map((one) => serverRow(one.ref.path, one.data()));
    },
    async count({ path, where: filter }) {
      return (await getCount(query(collection(db, path), ...ofSource(filter)))).data().count;
    },
    close: () => terminate(db),
  };
}

const ofSource = (filter: Source['where']) => (filter ? [where(filter.field, '==', filter.is)] : []);

function serverRow(path: string, { updated_at, ...fields }: DocumentData): ServerRow {
  const at = updated_at instanceof Timestamp ? updated_at.toMillis() : 0;
  return { path, fields: fields as ServerRow['fields'], updated_at: at };
}
