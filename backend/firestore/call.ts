import { asObject, type JsonObject } from '../json.ts';
import { RpcError } from '../rpc-error.ts';
import type { Database } from './database.ts';
import { encodeDocument, type Doc } from './document.ts';
import { onlyFields } from './field-path.ts';
import type { Guard } from './guard.ts';
import type { Transactions } from './transactions.ts';
import { decodeMask } from './write.ts';

/** The caller and the database of a call. */
export interface CallContext {
  readonly database: Database;
  readonly transactions: Transactions;
  readonly guard: Guard;
}

/** A unary call or a server stream, in ProtoJSON; a list is a stream of answers. Errors: RpcError. */
export type Call = (context: CallContext, request: JsonObject) => Promise<JsonObject | JsonObject[]>;

/** Errors: UNIMPLEMENTED when a request has one of these fields. */
export function refuse(request: JsonObject, ...names: readonly string[]): void {
  const name = names.find((key) => request[key] !== undefined);
  if (name !== undefined) throw new RpcError('UNIMPLEMENTED', `"${name}" is not supported.`);
}

/** Encode the document, limited to the fields in a DocumentMask. */
export function encodeMasked(root: string, doc: Doc, mask: unknown): JsonObject {
  if (mask === undefined || mask === null) return encodeDocument(root, doc);
  return encodeDocument(root, doc, onlyFields(doc.fields, decodeMask(asObject(mask, 'mask'))));
}
