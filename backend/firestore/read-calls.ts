import { asInteger, asList, asObject, asString, type JsonObject } from '../json.ts';
import { RpcError } from '../rpc-error.ts';
import { aggregate, decodeAggregations } from './aggregate.ts';
import { encodeMasked, refuse, type Call } from './call.ts';
import { encodeDocument } from './document.ts';
import { onlyFields } from './field-path.ts';
import { nameToPath, parentToPath } from './path.ts';
import { decodeQuery } from './query.ts';
import { runQuery } from './run-query.ts';
import { formatMicros } from './timestamp-text.ts';
import { compareStrings } from './value-order.ts';
import { encodeValue } from './value-json.ts';

const rowsPerRead = 1000;
const mostIds = 1000;

/** Get a document by name. Errors: NOT_FOUND. */
export const getDocument: Call = async ({ database, guard, transactions }, request) => {
  refuse(request, 'readTime');
  const name = asString(request['name'], 'name');
  const path = nameToPath(database.root, name);
  guard.checkGets([path]);
  const { reader, transaction } = transactions.reading(request);
  database.meter.count('get', { reads: 1 });
  transaction?.didRead([path]);
  const doc = reader.get(path);
  await database.settled();
  if (!doc) throw new RpcError('NOT_FOUND', `Document "${name}" not found.`);
  return encodeMasked(database.root, doc, request['mask']);
};

/** Get documents by name, each answered as found or missing. */
export const batchGetDocuments: Call = async ({ database, guard, transactions }, request) => {
  refuse(request, 'readTime');
  const { root } = database;
  const names = asList(request['documents'], 'documents').map((name) => asString(name, 'A document'));
  const paths = [...new Set(names.map((name) => nameToPath(root, name)))];
  guard.checkGets(paths);
  const { reader, transaction, begun } = transactions.reading(request);
  database.meter.count('get', { reads: paths.length });
  transaction?.didRead(paths);
  const readTime = formatMicros(reader.readTime);
  const answers = paths.map((path): JsonObject => {
    const doc = reader.get(path);
    return doc
      ? { found: encodeMasked(root, doc, request['mask']), readTime }
      : { missing: `${root}/${path}`, readTime };
  });
  await database.settled();
  return begun === undefined ? answers : [{ transaction: begun }, ...answers];
};

/** Run a query and return its documents in order. */
export const runQueryCall: Call = async ({ database, guard, transactions }, request) => {
  refuse(request, 'readTime', 'explainOptions');
  const query = decodeQuery(database.root, request['parent'], request['structuredQuery']);
  guard.checkQuery(query);
  const { reader, transaction, begun } = transactions.reading(request);
  const readTime = formatMicros(reader.readTime);
  const found = runQuery(reader, query);
  transaction?.didFind(query, found);
  database.meter.count('query', { reads: Math.max(1, found.length + query.offset) });
  const answers: JsonObject[] = found.map((doc) => ({
    document: encodeDocument(database.root, doc, query.select && onlyFields(doc.fields, query.select)),
    readTime,
  }));
  await database.settled();
  if (answers.length === 0) answers.push({ readTime });
  return begun === undefined ? answers : [{ transaction: begun }, ...answers];
};

/** The count of a query's results, and sums and averages of their fields. */
export const runAggregationQuery: Call = async ({ database, guard, transactions }, request) => {
  refuse(request, 'readTime', 'explainOptions');
  const { structuredQuery, aggregations } = asObject(request['structuredAggregationQuery'], 'The aggregation query');
  const query = decodeQuery(database.root, request['parent'], structuredQuery);
  const wanted = decodeAggregations(aggregations);
  guard.checkQuery(query);
  const { reader, transaction, begun } = transactions.reading(request);
  const found = runQuery(reader, query);
  transaction?.didFind(query, found);
  database.meter.count('aggregate', { reads: Math.max(1, Math.ceil((found.length + query.offset) / rowsPerRead)) });
  const values = [...aggregate(found, wanted)].map(([alias, value]) => [alias, encodeValue(value)]);
  const readTime = formatMicros(reader.readTime);
  await database.settled();
  const result = { aggregateFields: Object.fromEntries(values) as JsonObject };
  return [{ ...(begun === undefined ? {} : { transaction: begun }), result, readTime }];
};

/** The ids of the collections below a document; for the operator only, as in Firestore. Errors: PERMISSION_DENIED. */
export const listCollectionIds: Call = async ({ database, guard }, request) => {
  refuse(request, 'readTime');
  guard.checkOperator();
  const parent = parentToPath(database.root, asString(request['parent'], 'parent'));
  const size = Math.min(asInteger(request['pageSize'] ?? 0, 'pageSize') || mostIds, mostIds);
  const after = Buffer.from(asString(request['pageToken'] ?? '', 'pageToken'), 'base64').toString();
  const left = [...database.collectionIds(parent)].sort(compareStrings).filter((id) => compareStrings(id, after) > 0);
  const collectionIds = left.slice(0, size);
  database.meter.count('list', { reads: 1 });
  await database.settled();
  const more = left.length > size ? { nextPageToken: Buffer.from(collectionIds.at(-1)!).toString('base64') } : {};
  return collectionIds.length === 0 ? {} : { collectionIds, ...more };
};
