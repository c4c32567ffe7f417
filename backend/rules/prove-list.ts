import type { Filter } from '../firestore/filter.ts';
import { isName } from '../firestore/field-path.ts';
import { idOf } from '../firestore/path.ts';
import type { Query } from '../firestore/query.ts';
import { isNaNValue, type Value } from '../firestore/value.ts';
import { toRuleValue } from './from-document.ts';
import { anyId, anyPrefix, type PathSegment } from './match-path.ts';
import {
  ListWith,
  Narrowed,
  PartialMap,
  RulePath,
  SomeNumber,
  unknown,
  type Condition,
  type RuleValue,
} from './values.ts';

const conditionOf: Partial<Record<Filter['op'], Condition['operator']>> = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  NOT_EQUAL: '!=',
};

/**
 * One path and partly known resource that the rules must allow: every document the query could find is one of these.
 */
export interface Listing {
  /** The collection, then any id or the id named by the query. */
  readonly segments: readonly PathSegment[];
  readonly resource: RuleValue;
}

/**
 * Facts that a query guarantees for every document it could find, derived from the alternatives of its filter.
 * Equalities and array-contains bind a field, ranges and exclusions narrow it, everything else is unknown. [BCK-6]
 */
export function possibleListings(query: Query, databaseId: string): Listing[] {
  return query.alternatives.map((filters) => {
    const id = query.group ? undefined : namedId(filters);
    const segments: readonly PathSegment[] = [...listSegments(query), id ?? anyId];
    return { segments, resource: toResource(filters, segments, databaseId) };
  });
}

/** `request.query`. An omitted limit is null, so that comparing it fails closed. */
export function queryValue(query: Query): RuleValue {
  const orders = query.givenOrders.map(
    ({ field, descending }) => [field.join('.'), descending ? 'DESC' : 'ASC'] as const,
  );
  return new Map<string, RuleValue>([
    ['limit', query.limit === undefined ? null : BigInt(query.limit)],
    ['offset', BigInt(query.offset)],
    ['orderBy', new Map<string, RuleValue>(orders)],
  ]);
}

function listSegments(query: Query): PathSegment[] {
  const parent = query.parent === '' ? [] : query.parent.split('/');
  const prefix: PathSegment[] = query.group ? [...parent, anyPrefix] : parent;
  return [...prefix, query.collectionId];
}

function namedId(filters: readonly Filter[]): string | undefined {
  const named = filters.find(({ field, op }) => isName(field) && op === 'EQUAL');
  return named?.value.type === 'reference' ? idOf(named.value.value) : undefined;
}

function toResource(filters: readonly Filter[], segments: readonly PathSegment[], databaseId: string): RuleValue {
  const data = new Map<string, RuleValue>();
  for (const filter of filters) if (!isName(filter.field)) bind(data, filter.field, boundValue(filter));
  const entries = new Map<string, RuleValue>([['data', new PartialMap(data)]]);
  const id = segments.at(-1);
  const known = segments.filter((segment) => typeof segment === 'string');
  if (typeof id === 'string' && known.length === segments.length) {
    entries.set('id', id).set('__name__', new RulePath(['databases', databaseId, 'documents', ...known]));
  }
  return new PartialMap(entries);
}

function bind(map: Map<string, RuleValue>, [first, ...rest]: readonly string[], value: RuleValue): void {
  if (first === undefined) return;
  const old = map.get(first);
  if (rest.length === 0) {
    map.set(first, old === undefined ? value : bothHold(old, value));
    return;
  }
  const below = new Map(old instanceof PartialMap ? old.entries : []);
  bind(below, rest, value);
  if (old === undefined || old === unknown || old instanceof PartialMap) map.set(first, new PartialMap(below));
}

/** The more specific of two facts about a field. */
function bothHold(a: RuleValue, b: RuleValue): RuleValue {
  if (a instanceof Narrowed && b instanceof Narrowed) return new Narrowed([...a.conditions, ...b.conditions]);
  return a === unknown || a instanceof Narrowed ? (b === unknown ? a : b) : a;
}

function boundValue({ op, value }: Filter): RuleValue {
  if (op === 'EQUAL') return fromEquality(value);
  if (op === 'ARRAY_CONTAINS') return value.type === 'null' ? unknown : new ListWith(fromEquality(value));
  if (op === 'NOT_IN' && value.type === 'array') {
    return new Narrowed(value.values.map((item) => ({ operator: '!=', value: toRuleValue(item) })));
  }
  const operator = conditionOf[op];
  return operator === undefined ? unknown : new Narrowed([{ operator, value: toRuleValue(value) }]);
}

/** A query for 1 also finds 1.0, so numbers, and values containing numbers, are only partly known. */
function fromEquality(value: Value): RuleValue {
  if (isNaNValue(value)) return unknown;
  if (value.type === 'integer' || value.type === 'double') return new SomeNumber(value.value);
  if (value.type === 'array') return value.values.every(isExact) ? toRuleValue(value) : unknown;
  if (value.type === 'map' && !isExact(value)) {
    return new PartialMap(new Map([...value.fields].map(([name, inner]) => [name, fromEquality(inner)])));
  }
  return toRuleValue(value);
}

function isExact(value: Value): boolean {
  if (value.type === 'array') return value.values.every(isExact);
  if (value.type === 'map') return [...value.fields.values()].every(isExact);
  return value.type !== 'integer' && value.type !== 'double';
}
