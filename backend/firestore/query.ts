import { asInteger, asList, asObject, asString, type JsonObject } from '../json.ts';
import { invalid, RpcError } from '../rpc-error.ts';
import { fieldOf, isName, type FieldPath } from './field-path.ts';
import { checkCollectionId, parentToPath } from './path.ts';
import { decodeValue } from './value-json.ts';
import type { Value } from './value.ts';
import { checkWhere } from './check-where.ts';
import { disjuncts, type Conjunction } from './disjuncts.ts';
import { decodeWhere, filtersIn, isInequality, type Condition } from './filter.ts';

export interface Order {
  readonly field: FieldPath;
  readonly descending: boolean;
}

/** A position in the sort order: values for the leading orders. With `before`, it precedes documents equal to it. */
export interface Cursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}

/** A structured query over one collection or, with `group`, over a collection group, with its implicit orders added. */
export interface Query {
  readonly parent: string;
  readonly collectionId: string;
  readonly group: boolean;
  readonly where: Condition | undefined;
  /**
   * The condition in disjunctive normal form: a matching document satisfies all filters of at least one alternative.
   */
  readonly alternatives: readonly Conjunction[];
  readonly orders: readonly Order[];
  /** The orders named in the request. */
  readonly givenOrders: readonly Order[];
  readonly startAt: Cursor | undefined;
  readonly endAt: Cursor | undefined;
  readonly limit: number | undefined;
  readonly offset: number;
  readonly select: readonly FieldPath[] | undefined;
}

const known = new Set(['select', 'from', 'where', 'orderBy', 'startAt', 'endAt', 'offset', 'limit']);

/** Decode the query of a request. Errors: INVALID_ARGUMENT; UNIMPLEMENTED naming the unsupported feature. */
export function decodeQuery(root: string, parent: unknown, json: unknown): Query {
  const query = asObject(json, 'structuredQuery');
  const unknown = Object.keys(query).find((key) => !known.has(key));
  if (unknown === 'findNearest') throw new RpcError('UNIMPLEMENTED', 'findNearest is not supported.');
  if (unknown !== undefined) throw invalid(`structuredQuery.${unknown} is not known.`);
  const from = asList(query['from'], 'from');
  if (from.length > 1) throw invalid('A query is from one collection.');
  if (from.length === 0) throw new RpcError('UNIMPLEMENTED', 'A query from every collection is not supported.');
  const selector = asObject(from[0], 'from');
  const where = decodeWhere(query['where']);
  const alternatives = disjuncts(where);
  checkWhere(where, alternatives);
  const givenOrders = decodeOrders(query['orderBy']);
  const orders = withImplicitOrders(givenOrders, where);
  const limit = query['limit'] === undefined ? undefined : asInteger(query['limit'], 'limit');
  const offset = query['offset'] === undefined ? 0 : asInteger(query['offset'], 'offset');
  if ((limit ?? 0) < 0 || offset < 0) throw invalid('limit and offset must not be negative.');
  return {
    parent: parentToPath(root, asString(parent, 'parent')),
    collectionId: checkCollectionId(asString(selector['collectionId'], 'collectionId')),
    group: selector['allDescendants'] === true,
    where,
    alternatives,
    orders,
    givenOrders,
    startAt: decodeCursor(query['startAt'], givenOrders),
    endAt: decodeCursor(query['endAt'], givenOrders),
    limit,
    offset,
    select: query['select'] === undefined ? undefined : decodeSelect(asObject(query['select'], 'select')),
  };
}

/** The path of the one collection a query reads. */
export function collectionPathOf(query: Query): string {
  return query.parent === '' ? query.collectionId : `${query.parent}/${query.collectionId}`;
}

function decodeOrders(json: unknown): Order[] {
  const orders = asList(json, 'orderBy').map((item) => {
    const { field, direction } = asObject(item, 'orderBy');
    return { field: fieldOf(field), descending: direction === 'DESCENDING' };
  });
  if (new Set(orders.map(({ field }) => field.join('\0'))).size < orders.length)
    throw invalid('A field is ordered by twice.');
  const nameAt = orders.findIndex((order) => isName(order.field));
  if (nameAt >= 0 && nameAt < orders.length - 1)
    throw invalid('An order by clause cannot contain more fields after the key.');
  return orders;
}

/** Firestore also orders by every inequality field and finally by name, in the direction of the last given order. */
function withImplicitOrders(orders: readonly Order[], where: Condition | undefined): Order[] {
  const descending = orders.at(-1)?.descending ?? false;
  const has = (list: readonly Order[], field: FieldPath) => list.some((order) => order.field.join() === field.join());
  const all = [...orders];
  const inequalities = filtersIn(where).flatMap((filter) => (isInequality(filter.op) ? [filter.field] : []));
  for (const field of inequalities.filter((path) => !isName(path)).sort((a, b) => (a.join() < b.join() ? -1 : 1))) {
    if (!has(all, field)) all.push({ field, descending });
  }
  return has(all, ['__name__']) ? all : [...all, { field: ['__name__'], descending }];
}

function decodeCursor(json: unknown, orders: readonly Order[]): Cursor | undefined {
  if (json === undefined || json === null) return undefined;
  const cursor = asObject(json, 'cursor');
  const values = asList(cursor['values'], 'cursor values').map((value) => decodeValue(value));
  if (values.length > orders.length) throw invalid('A cursor has more values than the query has orders.');
  if (values.some(({ type }, i) => isName(orders[i]!.field) && type !== 'reference')) {
    throw invalid('A cursor at __name__ is a reference.');
  }
  return { values, before: cursor['before'] === true };
}

function decodeSelect(json: JsonObject): FieldPath[] {
  return asList(json['fields'], 'select').map(fieldOf);
}
