import { JsonText, type JsonObject } from '../json.ts';
import { formatMicros } from './timestamp-text.ts';
import { decodeFields, encodeFields } from './value-json.ts';
import type { Fields } from './value.ts';

/** A document. Never changed in place: a write makes a new one. Times in microseconds since 1970. */
export interface Doc {
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: number;
  readonly updateTime: number;
}

/** A document that keeps its fields as ProtoJSON text too: the log and all answers use it, and none encodes it again. */
export class StoredDoc implements Doc {
  constructor(
    readonly path: string,
    private source: { fields: Fields; text: string | undefined } | { fields: undefined; text: string },
    readonly createTime: number,
    readonly updateTime: number,
  ) {}

  /** Decoded when somebody asks for the first time: a restart reads texts only. */
  get fields(): Fields {
    // Whatever depth was accepted once is read again.
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

/** The document as ProtoJSON; with `fields` given, with these instead of its own. */
export function encodeDocument(root: string, doc: Doc, fields?: Fields): JsonObject {
  return {
    name: `${root}/${doc.path}`,
    fields: fields === undefined ? new JsonText(fieldsText(doc)) : encodeFields(fields),
    createTime: formatMicros(doc.createTime),
    updateTime: formatMicros(doc.updateTime),
  };
}
