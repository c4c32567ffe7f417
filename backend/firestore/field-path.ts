import { asObject, asString } from '../json.ts';
import { invalid } from '../rpc-error.ts';
import type { Fields, Value } from './value.ts';

export type FieldPath = readonly string[];

const part = /(?:`((?:[^`\\]|\\.)+)`|([A-Za-z_][A-Za-z_0-9]*))(\.|$)/y;
const reserved = /^__.*__$/;

const mostUnits = 20_000;
const mostSegments = 100;

/** The segments of a field path such as "a.b.`c d`". Errors: INVALID_ARGUMENT, also for more than 100 segments. */
export function parseFieldPath(text: string): FieldPath {
  if (text.length > mostUnits) throw invalid(`Invalid field path "${text.slice(0, 200)}…".`);
  const path: string[] = [];
  part.lastIndex = 0;
  let more = true;
  while (more) {
    const match = part.exec(text);
    if (!match) throw invalid(`Invalid field path "${text.slice(0, 200)}".`);
    const name = match[1] === undefined ? match[2]! : match[1].replace(/\\(.)/g, '$1');
    if (reserved.test(name) && text !== '__name__') throw invalid(`The field name "${name}" is reserved.`);
    path.push(name);
    if (path.length > mostSegments) throw invalid(`A field path may have at most ${mostSegments} segments.`);
    more = match[3] === '.';
  }
  return path;
}

/** The field path of a FieldReference. */
export function fieldOf(json: unknown): FieldPath {
  return parseFieldPath(asString(asObject(json, 'field')['fieldPath'], 'fieldPath'));
}

/** True when a field path is the document name (__name__). */
export function isName(field: FieldPath): boolean {
  return field.length === 1 && field[0] === '__name__';
}

/** The value at a path, undefined when a segment is missing or is not a map. */
export function getField(fields: Fields, [first, ...rest]: FieldPath): Value | undefined {
  const value = first === undefined ? undefined : fields.get(first);
  if (value === undefined || rest.length === 0) return value;
  return value.type === 'map' ? getField(value.fields, rest) : undefined;
}

/** A copy of the fields with the value at the path set, or removed when undefined; missing maps are created. */
export function withField(fields: Fields, [first, ...rest]: FieldPath, value: Value | undefined): Fields {
  if (first === undefined) return fields;
  const copy = new Map(fields);
  const inner = copy.get(first);
  if (rest.length === 0) {
    if (value === undefined) copy.delete(first);
    else copy.set(first, value);
  } else if (value !== undefined || inner?.type === 'map') {
    const below: Fields = inner?.type === 'map' ? inner.fields : new Map();
    copy.set(first, { type: 'map', fields: withField(below, rest, value) });
  }
  return copy;
}

/** Only the fields at these paths, as far as they exist. */
export function onlyFields(fields: Fields, paths: readonly FieldPath[]): Fields {
  let selected: Fields = new Map();
  for (const path of paths) {
    const value = getField(fields, path);
    if (value !== undefined) selected = withField(selected, path, value);
  }
  return selected;
}
