import type { Doc } from './document.ts';
import { getField, isName, type FieldPath } from './field-path.ts';
import { holds } from './filter.ts';
import { collectionOf, inGroupOf } from './path.ts';
import { collectionPathOf, type Cursor, type Query } from './query.ts';
import type { Reader } from './reader.ts';
import { comparePaths, compareValues } from './value-order.ts';
import type { Value } from './value.ts';

/** The current result of a query, in order, after offset and limit. */
export function runQuery(reader: Reader, query: Query): Doc[] {
  const source = query.group
    ? reader.inGroup(query.parent, query.collectionId)
    : reader.inCollection(collectionPathOf(query));
  const found: Doc[] = [];
  for (const doc of source) if (matches(reader.root, query, doc)) found.push(doc);
  found.sort((a, b) => compareDocs(reader.root, query, a, b));
  const end = query.limit === undefined ? undefined : query.offset + query.limit;
  return query.offset === 0 && end === undefined ? found : found.slice(query.offset, end);
}

/** Whether a document matches a query, ignoring offset and limit. */
export function matches(root: string, query: Query, doc: Doc): boolean {
  if (!inScope(query, doc.path)) return false;
  if (!holds(query.where, (field) => valueAt(root, doc, field))) return false;
  for (const { field } of query.orders) {
    if (!isName(field) && valueAt(root, doc, field) === undefined) return false;
  }
  if (query.startAt && positionTo(root, query, doc, query.startAt) < 0) return false;
  return !query.endAt || positionTo(root, query, doc, query.endAt) < 0;
}

/** Whether a path is in the collection or collection group that a query reads. */
export function inScope(query: Query, path: string): boolean {
  const collection = collectionOf(path);
  if (!query.group) return collection === collectionPathOf(query);
  return inGroupOf(collection, query.parent, query.collectionId);
}

function compareDocs(root: string, query: Query, a: Doc, b: Doc): number {
  for (const { field, descending } of query.orders) {
    const order = isName(field)
      ? comparePaths(a.path, b.path)
      : compareValues(valueAt(root, a, field)!, valueAt(root, b, field)!);
    if (order !== 0) return descending ? -order : order;
  }
  return 0;
}

/** A document's position in the sort order, as cursor values. */
export function valuesInOrder(root: string, query: Query, doc: Doc): Value[] {
  return query.orders.map(({ field }) => valueAt(root, doc, field)!);
}

/** Negative when the document is left of the cursor, positive when right of it. */
function positionTo(root: string, query: Query, doc: Doc, cursor: Cursor): number {
  for (const [i, wanted] of cursor.values.entries()) {
    const { field, descending } = query.orders[i]!;
    const order = compareValues(valueAt(root, doc, field)!, wanted);
    if (order !== 0) return descending ? -order : order;
  }
  return cursor.before ? 1 : -1;
}

function valueAt(root: string, doc: Doc, field: FieldPath): Value | undefined {
  return isName(field) ? { type: 'reference', value: `${root}/${doc.path}` } : getField(doc.fields, field);
}
