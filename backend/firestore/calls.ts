import type { Call } from './call.ts';
import { listDocuments } from './list-documents.ts';
import { batchGetDocuments, getDocument, listCollectionIds, runAggregationQuery, runQueryCall } from './read-calls.ts';
import {
  batchWrite,
  beginTransaction,
  commitCall,
  createDocument,
  deleteDocument,
  rollback,
  updateDocument,
} from './write-calls.ts';

/** Every call with one request, by its name in google.firestore.v1.Firestore. Calls not listed are not implemented. */
export const calls: Readonly<Record<string, Call>> = {
  BatchGetDocuments: batchGetDocuments,
  BatchWrite: batchWrite,
  BeginTransaction: beginTransaction,
  Commit: commitCall,
  CreateDocument: createDocument,
  DeleteDocument: deleteDocument,
  GetDocument: getDocument,
  ListCollectionIds: listCollectionIds,
  ListDocuments: listDocuments,
  Rollback: rollback,
  RunAggregationQuery: runAggregationQuery,
  RunQuery: runQueryCall,
  UpdateDocument: updateDocument,
};
