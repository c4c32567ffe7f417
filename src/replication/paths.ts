import { cardsBeside, collections } from '../../schemas/collections.ts';
import type { CollectionName } from '../store/book.ts';
import { docKind } from '../store/kind-of.ts';
import { newestFirst } from '../store/rx-schema.ts';
import type { Row } from '../store/row-store.ts';
import type { ServerRow } from './remote.ts';

/** Firestore path of a local row. */
export function pathOf(store: string, row: Row): string {
  if (store === 'workspace') return String(row['path']);
  return `businesses/${String(row['business_id'])}/${store}/${String(row['id'])}`;
}

/** Firestore path of the card beside a local row's document; undefined when it has none. [PPL-14] */
export function cardPathOf(store: string, row: Row): string | undefined {
  const card = cardsBeside(store);
  return card && `businesses/${String(row['business_id'])}/${card.name}/${String(row['id'])}`;
}

/** Local primary key of a server document. */
export const keyOf = (store: CollectionName, path: string): string =>
  store === 'workspace' ? path : path.slice(path.lastIndexOf('/') + 1);

/** Fields that only this device keeps about a server document: its place in lists, its path. */
export function derivedFields(store: CollectionName, { path, fields }: ServerRow): Record<string, unknown> {
  if (store === 'workspace') return { path, doc_kind: docKind(path) };
  return collections[store].is === 'fact' ? { newest_first: newestFirst(String(fields['occurred_at'])) } : {};
}
