import { asList, asObject, asString, type JsonObject } from '../json.ts';
import { invalid, RpcError } from '../rpc-error.ts';
import type { Doc } from './document.ts';
import { fieldOf, getField, type FieldPath } from './field-path.ts';
import { int64Max, int64Min, nullValue, type Value } from './value.ts';

/** One aggregation; `most` is the upper limit of a count. */
export interface Aggregation {
  readonly alias: string;
  readonly kind: 'count' | 'sum' | 'avg';
  readonly field: FieldPath;
  readonly most: number | undefined;
}

const mostAggregations = 5;

/** The aggregations of a StructuredAggregationQuery. Errors: INVALID_ARGUMENT. */
export function decodeAggregations(json: unknown): Aggregation[] {
  const list = asList(json, 'aggregations').map((item) => asObject(item, 'An aggregation'));
  if (list.length < 1 || list.length > mostAggregations)
    throw invalid(`The maximum number of aggregations is ${mostAggregations}, the minimum 1.`);
  const given = list.flatMap(({ alias }) => asString(alias ?? '', 'alias') || []);
  if (new Set(given).size < given.length) throw invalid('Aggregation aliases must be unique.');
  let unnamed = 0;
  return list.map((item) => {
    const alias = asString(item['alias'] ?? '', 'alias') || `field_${++unnamed}`;
    if (item['count'] !== undefined) return { alias, kind: 'count', field: [], most: decodeMost(item['count']) };
    const kind = item['sum'] !== undefined ? 'sum' : 'avg';
    const { field } = asObject(item[kind], 'An aggregation');
    return { alias, kind, field: fieldOf(field), most: undefined };
  });
}

/** Compute the aggregations. A document counts only when it has every summed or averaged field, as with an order. */
export function aggregate(docs: readonly Doc[], aggregations: readonly Aggregation[]): Map<string, Value> {
  const needed = aggregations.flatMap(({ kind, field }) => (kind === 'count' ? [] : [field]));
  const counted = docs.filter((doc) => needed.every((field) => getField(doc.fields, field) !== undefined));
  return new Map(aggregations.map((aggregation) => [aggregation.alias, valueOf(counted, aggregation)]));
}

function valueOf(docs: readonly Doc[], { kind, field, most }: Aggregation): Value {
  if (kind === 'count') return integer(BigInt(Math.min(docs.length, most ?? Infinity)));
  const numbers = docs.flatMap(({ fields }) => {
    const value = getField(fields, field);
    return value?.type === 'integer' || value?.type === 'double' ? [value.value] : [];
  });
  if (kind === 'sum') return sum(numbers);
  if (numbers.length === 0) return nullValue;
  return { type: 'double', value: toNumber(sum(numbers)) / numbers.length };
}

/** Integer sums stay exact until they exceed 64 bits; a single double makes the sum a double. */
function sum(numbers: readonly (bigint | number)[]): Value {
  const whole = numbers.reduce<bigint>((total, value) => (typeof value === 'bigint' ? total + value : total), 0n);
  const doubles = numbers.filter((value) => typeof value === 'number');
  if (doubles.length === 0 && whole <= int64Max && whole >= int64Min) return integer(whole);
  return { type: 'double', value: doubles.reduce((total, value) => total + value, Number(whole)) };
}

function toNumber(value: Value): number {
  return value.type === 'integer' || value.type === 'double' ? Number(value.value) : 0;
}

function integer(value: bigint): Value {
  return { type: 'integer', value };
}

function decodeMost(json: unknown): number | undefined {
  const { upTo } = asObject(json, 'count');
  if (upTo === undefined || upTo === null) return undefined;
  const most = Number(typeof upTo === 'object' ? (upTo as JsonObject)['value'] : upTo);
  if (!Number.isSafeInteger(most) || most <= 0) throw new RpcError('INVALID_ARGUMENT', 'upTo must be above zero.');
  return most;
}
