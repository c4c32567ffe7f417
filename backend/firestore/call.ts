import { asObject, type JsonObject } from '../json.ts';
import { RpcError } from '../rpc-error.ts';
import type { Database } from './database.ts';
import { encodeDocument, type Doc } from './document.ts';
import { onlyFields } from './field-path.ts';
import type { Guard } from './guard.ts';
import type { Transactions } from './transactions.ts';
import { decodeMask } from './write.ts';

/** In whose name and where a call is made. */
export interface CallContext {
  readonly database: Database;
  readonly transactions: Transactions;
  readonly guard: Guard;
}

/** A call with one request and one answer, both ProtoJSON; a list is a stream of answers. Errors: RpcError. */
export type Call = (context: CallContext, request: JsonObject) => Promise<JsonObject | JsonObject[]>;

/** Errors: UNIMPLEMENTED when a request says one of these. */
export function refuse(request: JsonObject, ...names: readonly string[]): void {
  const name = names.find((key) => request[key] !== undefined);
  if (name !== undefined) throw new RpcError('UNIMPLEMENTED', `"${name}" is not supported.`);
}

/** The document, with the fields a DocumentMask leaves of it. */
export function encodeMasked(root: string, doc: Doc, mask: unknown): JsonObject {
  if (mask === undefined || mask === null) return encodeDocument(root, doc);
  return encodeDocument(root, doc, onlyFields(doc.fields, decodeMask(asObject(mask, 'mask'))));
}
