import { asInteger, asString, parseJson, type JsonObject } from '../json.ts';
import { invalid } from '../rpc-error.ts';
import { encodeMasked, refuse, type Call } from './call.ts';
import { decodeQuery, type Query } from './query.ts';
import { runQuery, valuesInOrder } from './run-query.ts';
import { encodeValue } from './value-json.ts';

const usualPage = 100;
const mostPage = 300;

/**
 * A page of a collection, by name or in the order of `orderBy`; the next page token is the position at which this page
 * ends.
 */
export const listDocuments: Call = async ({ database, guard, transactions }, request) => {
  refuse(request, 'readTime', 'showMissing');
  const size = asInteger(request['pageSize'] ?? 0, 'pageSize');
  if (size < 0) throw invalid('pageSize must not be negative.');
  const limit = Math.min(size || usualPage, mostPage);
  const query = pageQuery(database.root, request, limit + 1);
  // The rules see the requested page size, without the extra row that detects a following page.
  guard.checkQuery({ ...query, limit });
  const { reader, transaction } = transactions.reading(request);
  const found = runQuery(reader, query);
  transaction?.didFind(query, found);
  const page = found.slice(0, limit);
  database.meter.count('list', { reads: Math.max(1, page.length) });
  await database.settled();
  const documents = page.map((doc) => encodeMasked(database.root, doc, request['mask']));
  if (found.length <= limit) return documents.length === 0 ? {} : { documents };
  const last = valuesInOrder(database.root, query, page.at(-1)!).map(encodeValue);
  return { documents, nextPageToken: Buffer.from(JSON.stringify(last)).toString('base64url') };
};

function pageQuery(root: string, request: JsonObject, limit: number): Query {
  const token = asString(request['pageToken'] ?? '', 'pageToken');
  const values = token === '' ? undefined : parseJson(Buffer.from(token, 'base64url').toString());
  return decodeQuery(root, request['parent'], {
    from: [{ collectionId: request['collectionId'] }],
    orderBy: decodeOrderBy(asString(request['orderBy'] ?? '', 'orderBy')),
    ...(values === undefined ? {} : { startAt: { values, before: false } }),
    limit,
  });
}

/** Convert "priority desc, __name__" to the orders of a StructuredQuery. */
function decodeOrderBy(text: string): JsonObject[] {
  if (text.trim() === '') return [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }];
  const orders = text.split(',').map((part) => {
    const match = /^\s*(\S+)(?:\s+(asc|desc))?\s*$/i.exec(part);
    if (!match) throw invalid('orderBy must be a list such as "priority desc, __name__".');
    const descending = match[2]?.toLowerCase() === 'desc';
    return { field: { fieldPath: match[1] }, direction: descending ? 'DESCENDING' : 'ASCENDING' };
  });
  if (orders.some(({ field }) => field.fieldPath === '__name__')) return orders;
  // The next page token includes the name of the last document.
  return [...orders, { field: { fieldPath: '__name__' }, direction: orders.at(-1)?.direction ?? 'ASCENDING' }];
}
