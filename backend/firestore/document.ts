import { JsonText, type JsonObject } from '../json.ts';
import { formatMicros } from './timestamp-text.ts';
import { decodeFields, encodeFields } from './value-json.ts';
import type { Fields } from './value.ts';

/** A document. Immutable: a write creates a new one. Times in microseconds since 1970. */
export interface Doc {
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: number;
  readonly updateTime: number;
}

/** A document that also keeps its fields as ProtoJSON text: the log and all answers reuse it without encoding again. */
export class StoredDoc implements Doc {
  constructor(
    readonly path: string,
    private source: { fields: Fields; text: string | undefined } | { fields: undefined; text: string },
    readonly createTime: number,
    readonly updateTime: number,
  ) {}

  /** Decoded on first access: a restart reads texts only. */
  get fields(): Fields {
    // Any depth that was accepted before must be readable again.
    this.source.fields ??= decodeFields(JSON.parse(this.source.text), -Infinity);
    return this.source.fields;
  }

  get fieldsText(): string {
    this.source.text ??= JSON.stringify(encodeFields(this.fields));
    return this.source.text;
  }
}

/** The fields of a document as ProtoJSON text. */
export function fieldsText(doc: Doc): string {
  return doc instanceof StoredDoc ? doc.fieldsText : JSON.stringify(encodeFields(doc.fields));
}

/** The document as ProtoJSON; `fields`, when passed, replace its own. */
export function encodeDocument(root: string, doc: Doc, fields?: Fields): JsonObject {
  return {
    name: `${root}/${doc.path}`,
    fields: fields === undefined ? new JsonText(fieldsText(doc)) : encodeFields(fields),
    createTime: formatMicros(doc.createTime),
    updateTime: formatMicros(doc.updateTime),
  };
}
