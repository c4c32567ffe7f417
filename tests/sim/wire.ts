import { JsonText } from '../../backend/json.ts';
import type { ServerRow } from '../../src/replication/remote.ts';
import { kept } from './kept.ts';

/** A document's fields as plain values. Times are `Date`s. */
export type Plain = Record<string, unknown>;

/** Fields as ProtoJSON. */
export function toFields(plain: Plain): Plain {
  const fields: Plain = {};
  for (const [name, value] of Object.entries(plain)) if (value !== undefined) fields[name] = toValue(value);
  return fields;
}

function toValue(plain: unknown): Plain {
  if (plain === null) return { nullValue: null };
  if (typeof plain === 'string') return { stringValue: plain };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'number')
    return Number.isInteger(plain) ? { integerValue: String(plain) } : { doubleValue: plain };
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map(toValue) } };
  return { mapValue: { fields: toFields(plain as Plain) } };
}

/** Plain values of ProtoJSON fields. */
function fromJson(fields: Plain = {}): Plain {
  const plain: Plain = {};
  for (const [name, value] of Object.entries(fields)) plain[name] = fromJsonValue(value as Plain);
  return plain;
}

function fromJsonValue(value: Plain): unknown {
  const [[kind, content]] = Object.entries(value) as [[string, unknown]];
  if (kind === 'integerValue' || kind === 'doubleValue') return Number(content);
  if (kind === 'timestampValue') return new Date(String(content));
  if (kind === 'arrayValue') return ((content as { values?: Plain[] }).values ?? []).map(fromJsonValue);
  if (kind === 'mapValue') return fromJson((content as { fields?: Plain }).fields);
  return content;
}

/** A document as contained in answers and streams. */
export interface WireDocument {
  readonly name: string;
  readonly fields: JsonText;
}

/** One version of a document, parsed once: its immutable fields without `updated_at`, and that time in ms. */
type Version = Pick<ServerRow, 'fields' | 'updated_at'>;

/** Parses wire documents; the same version always yields the same object. */
export class WireReader {
  private readonly versions = new Map<string, Version>();

  constructor(private readonly root: string) {}

  row({ name, fields }: WireDocument): ServerRow {
    const { fields: plain, updated_at } = this.version(fields.text);
    return { path: name.slice(this.root.length + 1), fields: plain, updated_at };
  }

  /** `text`: the fields as ProtoJSON. */
  version(text: string): Version {
    let version = this.versions.get(text);
    if (!version) {
      const { updated_at, ...fields } = fromJson(JSON.parse(text) as Plain);
      version = { fields: kept(fields) as Version['fields'], updated_at: (updated_at as Date).getTime() };
      this.versions.set(text, version);
    }
    return version;
  }
}
