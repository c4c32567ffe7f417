import { formatTimestamp } from '../firestore/timestamp-text.ts';
import {
  asRuleList,
  asRuleMap,
  ListWith,
  Narrowed,
  PartialMap,
  RuleBytes,
  RuleDuration,
  RuleLatLng,
  RuleMapDiff,
  RulePath,
  RuleSet,
  RuleTimestamp,
  SomeNumber,
  type RuleValue,
} from './values.ts';

const longest = 120;

/** A readable text of a value, cut to one line. */
export function describeValue(value: RuleValue): string {
  const text = whole(value, 0);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function whole(value: RuleValue, depth: number): string {
  if (depth > 6) return '…';
  const inner = (one: RuleValue) => whole(one, depth + 1);
  const items = (all: readonly RuleValue[]) => all.slice(0, 20).map(inner).join(', ');
  const entries = (all: ReadonlyMap<string, RuleValue>) =>
    [...all]
      .slice(0, 20)
      .map(([name, one]) => `${name}: ${inner(one)}`)
      .join(', ');
  const [list, map] = [asRuleList(value), asRuleMap(value)];
  if (list) return `[${items(list)}]`;
  if (map) return `{${entries(map)}}`;
  if (typeof value === 'string') return JSON.stringify(value.slice(0, longest));
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(1) : String(value);
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (value instanceof RuleSet) return `set(${items(value.items)})`;
  if (value instanceof RuleBytes) return `${value.bytes.length} bytes`;
  if (value instanceof RuleTimestamp) return formatTimestamp(value.time);
  if (value instanceof RuleDuration) return `${Number(value.nanos) / 1e9} s`;
  if (value instanceof RuleLatLng) return `latlng(${value.latitude}, ${value.longitude})`;
  if (value instanceof RulePath) return `/${value.segments.join('/')}`;
  if (value instanceof RuleMapDiff) return 'a difference of maps';
  if (value instanceof PartialMap) return `{${entries(value.entries)}, and what the query does not say}`;
  if (value instanceof SomeNumber) return `${value.value} (int or float)`;
  if (value instanceof ListWith) return `[${inner(value.item)}, and others]`;
  if (value instanceof Narrowed)
    return value.conditions.map((one) => `${one.operator} ${inner(one.value)}`).join(' and ');
  return 'UNKNOWN (the query does not say)';
}
