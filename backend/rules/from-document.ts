import type { Doc } from '../firestore/document.ts';
import { idOf } from '../firestore/path.ts';
import type { Fields, Value } from '../firestore/value.ts';
import { RuleBytes, RuleLatLng, RulePath, RuleTimestamp, type RuleValue } from './values.ts';

/** Convert a Firestore value to a rules value. */
export function toRuleValue(value: Value): RuleValue {
  switch (value.type) {
    case 'null':
      return null;
    case 'boolean':
    case 'integer':
    case 'double':
    case 'string':
      return value.value;
    case 'timestamp':
      return new RuleTimestamp(value.value);
    case 'bytes':
      return new RuleBytes(value.value);
    case 'reference':
      return namePath(value.value);
    case 'geoPoint':
      return new RuleLatLng(value.latitude, value.longitude);
    case 'array':
      return value.values.map(toRuleValue);
    case 'map':
      return toRuleMap(value.fields);
  }
}

/** `resource`, `request.resource` and the result of get(): data, id and name; null for a missing document. */
export function toResource(doc: Doc | undefined, databaseId: string): RuleValue {
  if (!doc) return null;
  const known = resources.get(doc);
  if (known) return known;
  const resource = new Map<string, RuleValue>([
    ['data', toRuleMap(doc.fields)],
    ['id', idOf(doc.path)],
    ['__name__', new RulePath(['databases', databaseId, 'documents', ...doc.path.split('/')])],
  ]);
  resources.set(doc, resource);
  return resource;
}

function toRuleMap(fields: Fields): ReadonlyMap<string, RuleValue> {
  return new Map([...fields].map(([name, value]) => [name, toRuleValue(value)]));
}

function namePath(name: string): RulePath {
  return new RulePath(name.split('/').slice(2));
}

/** Cache: documents are immutable, so each is converted once, regardless of how many rules read it. */
const resources = new WeakMap<Doc, RuleValue>();
