import { asList, asObject, asString, type JsonObject } from '../json.ts';
import { invalid, toRpcError } from '../rpc-error.ts';
import { newDocumentId } from './auto-id.ts';
import { encodeMasked, type Call, type CallContext } from './call.ts';
import { commit, type WriteResult } from './commit.ts';
import { encodeCommit, encodeWriteResult } from './encode-commit.ts';
import { decodeWrites } from './write.ts';

/** Commit writes atomically; in a transaction only when no document it read has changed. */
export const commitCall: Call = async (context, request) => {
  const { database, transactions } = context;
  const unknown = Object.keys(request).find((key) => !['database', 'writes', 'transaction'].includes(key));
  if (unknown !== undefined) throw invalid(`Invalid JSON payload received. Unknown name "${unknown}".`);
  const writes = decodeWrites(database.root, request['writes']);
  if (request['transaction'] === undefined) return encodeCommit(await commit(database, context.guard, writes));
  const transaction = transactions.find(request['transaction']);
  try {
    if (transaction.readOnly && writes.length > 0) throw invalid('A read-only transaction cannot write.');
    transaction.checkUnchanged();
    return encodeCommit(await commit(database, context.guard, writes));
  } finally {
    transactions.end(request['transaction']);
  }
};

/** Apply writes independently, each answered with its own status. For the operator only, as in Firestore. */
export const batchWrite: Call = async ({ database, guard }, request) => {
  const writes = decodeWrites(database.root, request['writes']);
  const paths = new Set(writes.map((write) => write.path));
  if (paths.size < writes.length) throw invalid('A batch write must not name a document twice.');
  guard.checkOperator();
  const answers: { result: JsonObject; status: JsonObject }[] = [];
  for (const write of writes) {
    try {
      const { results } = await commit(database, guard, [write]);
      answers.push({ result: encodeWriteResult(results[0]!), status: {} });
    } catch (thrown) {
      const { grpcCode, message } = toRpcError(thrown);
      answers.push({ result: {}, status: { code: grpcCode, message } });
    }
  }
  return { writeResults: answers.map(({ result }) => result), status: answers.map(({ status }) => status) };
};

/** Begin a transaction. */
export const beginTransaction: Call = ({ transactions }, request) =>
  Promise.resolve({ transaction: transactions.begin(request['options']) });

/** End a transaction and discard its writes. */
export const rollback: Call = ({ transactions }, request) => {
  transactions.find(request['transaction']);
  transactions.end(request['transaction']);
  return Promise.resolve({});
};

/** Create a document with the given id or 20 random letters and digits. Errors: ALREADY_EXISTS. */
export const createDocument: Call = async (context, request) => {
  const id = asString(request['documentId'] ?? '', 'documentId') || newDocumentId();
  const collection = asString(request['collectionId'], 'collectionId');
  const name = `${asString(request['parent'], 'parent')}/${collection}/${id}`;
  const { fields } = asObject(request['document'] ?? {}, 'document');
  const write = { update: { name, fields: fields ?? {} }, currentDocument: { exists: false } };
  return written(context, request, write);
};

/** Replace a document, or only the fields of an update mask. */
export const updateDocument: Call = async (context, request) => {
  const { name, fields } = asObject(request['document'], 'document');
  const { updateMask, currentDocument } = request;
  return written(context, request, {
    update: { name, fields: fields ?? {} },
    ...(updateMask === undefined ? {} : { updateMask }),
    ...(currentDocument === undefined ? {} : { currentDocument }),
  });
};

/** Delete a document. */
export const deleteDocument: Call = async (context, request) => {
  const { name, currentDocument } = request;
  await one(context, { delete: name, ...(currentDocument === undefined ? {} : { currentDocument }) });
  return {};
};

async function written(context: CallContext, request: JsonObject, write: JsonObject): Promise<JsonObject> {
  const { after } = await one(context, write);
  return encodeMasked(context.database.root, after!, request['mask']);
}

async function one({ database, guard }: CallContext, write: JsonObject): Promise<WriteResult> {
  const { results } = await commit(database, guard, decodeWrites(database.root, asList([write], 'writes')));
  return results[0]!;
}
