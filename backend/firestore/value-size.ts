import type { Fields, Value } from './value.ts';

export const maxDocumentBytes = 1_048_576;

/** Size of a document in bytes, as billed. Source: Firestore, storage size calculations. */
export function documentSize(name: string, fields: Fields): number {
  const segments = name.split('/').slice(5);
  return segments.reduce((sum, segment) => sum + Buffer.byteLength(segment) + 1, 16) + fieldsSize(fields) + 32;
}

function fieldsSize(fields: Fields): number {
  let bytes = 0;
  for (const [name, value] of fields) bytes += Buffer.byteLength(name) + 1 + valueSize(value);
  return bytes;
}

function valueSize(value: Value): number {
  switch (value.type) {
    case 'null':
    case 'boolean':
      return 1;
    case 'integer':
    case 'double':
    case 'timestamp':
      return 8;
    case 'geoPoint':
      return 16;
    case 'string':
    case 'reference':
      return Buffer.byteLength(value.value) + 1;
    case 'bytes':
      return value.value.length;
    case 'array':
      return value.values.reduce((sum, item) => sum + valueSize(item), 0);
    case 'map':
      return fieldsSize(value.fields);
  }
}
