import { asList, asObject, asString, type JsonObject } from '../json.ts';
import { RpcError } from '../rpc-error.ts';
import type { Conjunction } from './disjuncts.ts';
import { isName, parseFieldPath } from './field-path.ts';
import type { Order, Query } from './query.ts';

type Direction = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

interface IndexField {
  readonly path: string;
  readonly direction: Direction;
}

interface Index {
  readonly collectionId: string;
  readonly group: boolean;
  readonly fields: readonly IndexField[];
}

/**
 * The indexes of a project: one on every single field of a collection, and those of firestore.indexes.json. Production
 * refuses queries without an index, and the official emulator does not report it; this backend refuses them as
 * production does. Source: firebase.google.com/docs/firestore/query-data/index-overview. [BCK-18]
 */
export class Indexes {
  private constructor(private readonly indexes: readonly Index[]) {}

  /** Parse the text of a firestore.indexes.json. Errors: invalid format. */
  static parse(text: string): Indexes {
    const { indexes, fieldOverrides } = asObject(JSON.parse(text), 'firestore.indexes.json');
    return new Indexes([
      ...asList(indexes, 'indexes').map((index) => decodeIndex(asObject(index, 'An index'))),
      ...asList(fieldOverrides, 'fieldOverrides').flatMap((field) => decodeOverride(asObject(field, 'An override'))),
    ]);
  }

  /** Errors: FAILED_PRECONDITION with the missing index in the format of firestore.indexes.json. */
  check(query: Query): void {
    for (const alternative of query.alternatives) {
      const missing = this.missingFor(query, alternative);
      if (!missing) continue;
      throw new RpcError(
        'FAILED_PRECONDITION',
        `The query requires an index. Add it to firestore.indexes.json: ${JSON.stringify(missing)}`,
      );
    }
  }

  private missingFor(query: Query, filters: Conjunction): JsonObject | undefined {
    const exact = exactFields(filters);
    const orders = query.orders.filter(({ field }) => !isName(field) && !exact.has(key(field)));
    const nameDescending = query.orders.at(-1)!.descending;
    const contains = [...exact.values()].filter((direction) => direction === 'CONTAINS').length;
    const lastDescending = orders.at(-1)?.descending ?? nameDescending;
    const simple = contains < 2 && (orders.length === 0 || (orders.length === 1 && exact.size === 0));
    const fields = [...exact.keys(), ...orders.map(({ field }) => key(field))];
    if (simple && nameDescending === lastDescending && (!query.group || fields.length === 0)) return undefined;
    const fitting = this.indexes.filter(
      (index) => index.collectionId === query.collectionId && index.group === query.group,
    );
    const covered = new Set(fitting.flatMap((index) => prefixFields(index, exact, orders, nameDescending) ?? []));
    const found = fitting.some((index) => prefixFields(index, exact, orders, nameDescending) !== undefined);
    if (found && [...exact.keys()].every((field) => covered.has(field))) return undefined;
    return describe(query, exact, orders, nameDescending);
  }
}

/** Fields compared with EQUAL or ARRAY_CONTAINS; an index lists them first, in any order. */
function exactFields(filters: Conjunction): ReadonlyMap<string, Direction> {
  const fields = new Map<string, Direction>();
  for (const { field, op } of filters) {
    if (isName(field)) continue;
    if (op === 'EQUAL') fields.set(key(field), 'ASCENDING');
    if (op === 'ARRAY_CONTAINS') fields.set(key(field), 'CONTAINS');
  }
  return fields;
}

/**
 * The index fields before those matching the query's orders, undefined when the index does not fit; it may be read
 * forwards or backwards.
 */
function prefixFields(
  { fields }: Index,
  exact: ReadonlyMap<string, Direction>,
  orders: readonly Order[],
  nameDescending: boolean,
): string[] | undefined {
  const named = fields.at(-1)?.path === '__name__';
  const plain = named ? fields.slice(0, -1) : fields;
  const descending = (named ? fields : plain).at(-1)?.direction === 'DESCENDING';
  const split = plain.length - orders.length;
  if (split < 0) return undefined;
  const prefix = plain.slice(0, split);
  const isExact = ({ path, direction }: IndexField) =>
    exact.has(path) && (direction === 'CONTAINS') === (exact.get(path) === 'CONTAINS');
  if (!prefix.every(isExact)) return undefined;
  const suffix = plain.slice(split);
  const follows = (back: boolean) =>
    (descending !== back) === nameDescending &&
    suffix.every(
      ({ path, direction }, i) =>
        path === key(orders[i]!.field) && ((direction === 'DESCENDING') !== back) === orders[i]!.descending,
    );
  return follows(false) || follows(true) ? prefix.map(({ path }) => path) : undefined;
}

function describe(
  { collectionId, group }: Query,
  exact: ReadonlyMap<string, Direction>,
  orders: readonly Order[],
  nameDescending: boolean,
): JsonObject {
  const direction = (descending: boolean) => (descending ? 'DESCENDING' : 'ASCENDING');
  const fields: JsonObject[] = [
    ...[...exact].map(([fieldPath, kind]) =>
      kind === 'CONTAINS' ? { fieldPath, arrayConfig: kind } : { fieldPath, order: kind },
    ),
    ...orders.map(({ field, descending }) => ({ fieldPath: key(field), order: direction(descending) })),
  ];
  if (nameDescending !== (orders.at(-1)?.descending ?? false))
    fields.push({ fieldPath: '__name__', order: direction(nameDescending) });
  return { collectionGroup: collectionId, queryScope: group ? 'COLLECTION_GROUP' : 'COLLECTION', fields };
}

function decodeIndex(json: JsonObject): Index {
  const fields = asList(json['fields'], 'fields').map((field) => asObject(field, 'A field of an index'));
  return {
    collectionId: asString(json['collectionGroup'], 'collectionGroup'),
    group: json['queryScope'] === 'COLLECTION_GROUP',
    fields: fields.map((field) => ({
      path: key(parseFieldPath(asString(field['fieldPath'], 'fieldPath'))),
      direction: directionOf(field),
    })),
  };
}

/** An override adds indexes to one field, such as for a collection group; the automatic indexes count in any case. */
function decodeOverride(json: JsonObject): Index[] {
  const path = key(parseFieldPath(asString(json['fieldPath'], 'fieldPath')));
  const collectionId = asString(json['collectionGroup'], 'collectionGroup');
  return asList(json['indexes'], 'indexes').map((item) => {
    const index = asObject(item, 'An index of an override');
    const fields = [{ path, direction: directionOf(index) }];
    return { collectionId, group: index['queryScope'] === 'COLLECTION_GROUP', fields };
  });
}

function directionOf({ order, arrayConfig }: JsonObject): Direction {
  if (arrayConfig === 'CONTAINS') return 'CONTAINS';
  return order === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
}

/** A field path as one text for comparison; segments are quoted where needed. */
function key(field: readonly string[]): string {
  return field.map((part) => (/^[A-Za-z_]\w*$/.test(part) ? part : `\`${part}\``)).join('.');
}
