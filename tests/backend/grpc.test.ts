import { Client, credentials, status } from '@grpc/grpc-js';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  initializeFirestore,
  memoryLocalCache,
  runTransaction,
  setDoc,
  vector,
  type Firestore,
} from 'firebase/firestore';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { decodeMessage, encodeMessage, methods, typeName } from '../../backend/grpc/messages.ts';
import type { JsonObject } from '../../backend/json.ts';
import { openRules, projectId, spawnBackend, startInProcess, temporaryFolder } from './support/start.ts';

const database = `projects/${projectId}/databases/(default)`;

/** The Node SDK, which uses gRPC. */
function sdk(port: number): Firestore {
  const app = initializeApp({ apiKey: 'local', projectId }, `grpc-${port}-${Math.random()}`);
  onTestFinished(() => deleteApp(app));
  const db = initializeFirestore(app, { localCache: memoryLocalCache() });
  connectFirestoreEmulator(db, '127.0.0.1', port);
  return db;
}

/** One call by a different gRPC client. Rejects with the status of the answer. */
function call(port: number, name: string, request: JsonObject): Promise<JsonObject> {
  const method = methods.find((one) => one.name === name)!;
  const client = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
  onTestFinished(() => client.close());
  return new Promise((resolve, reject) => {
    const path = `/google.firestore.v1.Firestore/${name}`;
    const [ask, answer] = [typeName(method, 'requestType'), typeName(method, 'responseType')];
    const send = (json: JsonObject) => encodeMessage(ask, json);
    const read = (bytes: Buffer) => decodeMessage(answer, bytes);
    if (method.responseStream)
      client.makeServerStreamRequest(path, send, read, request).on('data', resolve).on('error', reject);
    else
      client.makeUnaryRequest(path, send, read, request, (error, found) => (error ? reject(error) : resolve(found!)));
  });
}

test('[BCK-14] the shipped command answers the SDK of Node; a document that a transaction only reads may not change meanwhile', async () => {
  const folder = await temporaryFolder();
  const rulesFile = join(folder, 'firestore.rules');
  await writeFile(rulesFile, openRules);
  const { port, errors } = await spawnBackend({ dataDir: join(folder, 'data'), rulesFile });
  const [one, other] = [sdk(port), sdk(port)];
  await setDoc(doc(one, 'docs/price'), { n: 1 });
  let tries = 0;
  await runTransaction(one, async (transaction) => {
    const price = (await transaction.get(doc(one, 'docs/price'))).data()!['n'] as number;
    await transaction.get(doc(one, 'docs/sum'));
    if (++tries === 1) await setDoc(doc(other, 'docs/price'), { n: 5 });
    transaction.set(doc(one, 'docs/sum'), { n: price * 2 });
  });
  expect((await getDoc(doc(other, 'docs/sum'))).data()).toEqual({ n: 10 });
  expect([tries, errors]).toEqual([2, []]);
});

test('[BCK-14] over gRPC a read-only transaction writes nothing', async () => {
  const { port } = await startInProcess();
  const { transaction } = await call(port, 'BeginTransaction', { database, options: { readOnly: {} } });
  const writes = [{ update: { name: `${database}/documents/docs/x`, fields: {} } }];
  await expect(call(port, 'Commit', { database, transaction, writes })).rejects.toMatchObject({
    code: status.INVALID_ARGUMENT,
  });
});

test('[BCK-14] vectors and numbered ids of the SDK are kept as they are', async () => {
  const { port } = await startInProcess();
  const db = sdk(port);
  const at = doc(db, 'docs/__id7__');
  await setDoc(at, { v: vector([1, 2.5]) });
  expect((await getDoc(doc(sdk(port), at.path))).data()).toEqual({ v: vector([1, 2.5]) });
});

test.each<[name: string, method: string, request: JsonObject]>([
  ['a pipeline', 'ExecutePipeline', { database, structuredPipeline: { pipeline: { stages: [] } } }],
  ['partitions', 'PartitionQuery', { parent: `${database}/documents`, partitionCount: '2' }],
  [
    'a vector search',
    'RunQuery',
    {
      parent: `${database}/documents`,
      structuredQuery: { from: [{ collectionId: 'docs' }], findNearest: { vectorField: { fieldPath: 'v' } } },
    },
  ],
])('[BCK-14] over gRPC %s is answered UNIMPLEMENTED', async (_name, method, request) => {
  const { port } = await startInProcess();
  await expect(call(port, method, request)).rejects.toMatchObject({ code: status.UNIMPLEMENTED });
});
