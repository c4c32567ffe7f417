import { describe, expect, test } from 'vitest';
import { browserForTests, type Place } from './support/browser.ts';
import * as sdk from './support/sdk.ts';
import { projectId, rulesOf, startInProcess, type TestBackend } from './support/start.ts';
import { runs } from '../support/runs.ts';

const browser = browserForTests();
const MANY = runs(1_000, 10_000);
const open = rulesOf('match /{path=**} { allow read, write; }');

/** The Node build of the SDK, which uses gRPC. */
const node: Place = { run: async (work, input) => work(sdk, input) };

describe.each(['page', 'worker', 'node'] as const)('the unmodified SDK in a %s', (where) => {
  async function start(): Promise<{ place: Place; backend: TestBackend; input: { port: number; projectId: string } }> {
    const backend = await startInProcess(open, { staticDir: browser.staticDir() });
    const place = where === 'node' ? node : (await browser.open(backend.url))[where];
    return { backend, place, input: { port: backend.port, projectId } };
  }

  test('[BCK-14] sets, merges, updates, transforms, deletes and batches', { timeout: 30_000 }, async () => {
    const { place, input, backend } = await start();
    const seen = await place.run(async ({ connect, firestore: fs }, { port, projectId: project }) => {
      const { db } = connect(port, project);
      const ref = fs.doc(db, 'farms/one');
      await fs.setDoc(ref, { name: 'One', eggs: 1, tags: ['a'], deep: { x: 1, 'dotted.key': 2 }, gone: true });
      await fs.setDoc(ref, { deep: { y: fs.Timestamp.fromMillis(5) } }, { merge: true });
      await fs.updateDoc(ref, {
        eggs: fs.increment(2.5),
        tags: fs.arrayUnion('a', 'b'),
        'deep.x': Number.NaN,
        gone: fs.deleteField(),
        bytes: fs.Bytes.fromUint8Array(new Uint8Array([1, 2])),
        place: new fs.GeoPoint(0.5, -1),
        other: fs.doc(db, 'farms/two'),
      });
      const batch = fs.writeBatch(db);
      batch.set(fs.doc(db, 'farms/two'), { n: 2 });
      batch.delete(fs.doc(db, 'farms/none'));
      await batch.commit();
      const missing = await fs
        .updateDoc(fs.doc(db, 'farms/none'), { n: 1 })
        .catch(({ code }: { code: string }) => code);
      const data = (await fs.getDocFromServer(ref)).data()!;
      await fs.deleteDoc(ref);
      const after = (await fs.getDocFromServer(ref)).exists();
      const { eggs, tags, deep, gone, bytes, place: point, other } = data;
      return {
        plain: { eggs, tags, gone, after, missing, nan: Number.isNaN((deep as { x: number }).x) },
        millis: (deep as { y: { toMillis(): number } }).y.toMillis(),
        bytes: [...(bytes as { toUint8Array(): Uint8Array }).toUint8Array()],
        latitude: (point as { latitude: number }).latitude,
        other: (other as { path: string }).path,
      };
    }, input);
    expect(seen).toEqual({
      plain: { eggs: 3.5, tags: ['a', 'b'], gone: undefined, after: false, missing: 'not-found', nan: true },
      millis: 5,
      bytes: [1, 2],
      latitude: 0.5,
      other: 'farms/two',
    });
    expect(backend.admin.get('farms/two')).toEqual({ n: 2 });
  });

  test('[BCK-14] queries with OR, counts, sums and averages', { timeout: 30_000 }, async () => {
    const { place, input, backend } = await start();
    await backend.admin.commit([1, 2, 3, 4].map((n) => ({ set: `eggs/${n}`, data: { n, even: n % 2 === 0 } })));
    const seen = await place.run(async ({ connect, firestore: fs }, { port, projectId: project }) => {
      const { db } = connect(port, project);
      const eggs = fs.collection(db, 'eggs');
      const either = fs.query(
        eggs,
        fs.or(fs.where('n', '==', 1), fs.and(fs.where('even', '==', true), fs.where('n', '>', 2))),
      );
      const { docs } = await fs.getDocsFromServer(either);
      const all = { count: fs.count(), sum: fs.sum('n'), average: fs.average('n') };
      const aggregates = (await fs.getAggregateFromServer(eggs, all)).data();
      return { ids: docs.map(({ id }) => id), aggregates };
    }, input);
    expect(seen).toEqual({ ids: ['1', '4'], aggregates: { count: 4, sum: 10, average: 2.5 } });
  });

  test('[BCK-14] of transactions that add to one number none is lost', { timeout: 60_000 }, async () => {
    const { place, input, backend } = await start();
    await place.run(async ({ connect, firestore: fs }, { port, projectId: project }) => {
      const { db } = connect(port, project);
      const ref = fs.doc(db, 'counters/one');
      await fs.setDoc(ref, { n: 0 });
      const addOne = () =>
        fs.runTransaction(
          db,
          async (transaction) => {
            const n = (await transaction.get(ref)).data()!['n'] as number;
            transaction.update(ref, { n: n + 1 });
          },
          { maxAttempts: 50 },
        );
      await Promise.all(Array.from({ length: 5 }, addOne));
    }, input);
    expect(backend.admin.get('counters/one')).toEqual({ n: 5 });
  });

  test('[BCK-4] a listener goes on through a cut, and misses nothing', { timeout: 60_000 }, async () => {
    const { place, input, backend } = await start();
    await backend.admin.commit([
      { set: 'lines/1', data: { n: 1 } },
      { set: 'lines/2', data: { n: 2 } },
    ]);
    const seen = place.run(async ({ connect, firestore: fs }, { port, projectId: project }) => {
      const { db } = connect(port, project);
      const heard: string[] = [];
      return new Promise<string[]>((resolve, reject) => {
        const stop = fs.onSnapshot(
          fs.query(fs.collection(db, 'lines'), fs.orderBy('n')),
          (snapshot) => {
            heard.push(snapshot.docs.map((doc) => String(doc.data()['n'])).join());
            if (heard.at(-1) === '1,2') void fs.setDoc(fs.doc(db, 'ready/one'), {});
            if (heard.at(-1) === '2,3') {
              stop();
              resolve(heard);
            }
          },
          reject,
        );
      });
    }, input);
    await expect.poll(() => backend.admin.get('ready/one'), { timeout: 20_000 }).toEqual({});
    await fetch(`${backend.url}/__test/faults`, { method: 'POST', body: JSON.stringify({ killListeners: true }) });
    await backend.admin.commit([{ delete: 'lines/1' }, { set: 'lines/3', data: { n: 3 } }]);
    expect((await seen).at(-1)).toBe('2,3');
  });

  test(`[BCK-14] gets ${MANY} documents, and keeps a tenth of them live`, { timeout: 120_000 }, async () => {
    const { place, input, backend } = await start();
    for (let i = 0; i < MANY; i += 500) {
      const ids = Array.from({ length: 500 }, (_, j) => i + j);
      await backend.admin.commit(ids.map((n) => ({ set: `many/${n}`, data: { n, text: 'sold eggs' } })));
    }
    const seen = place.run(async ({ connect, firestore: fs }, { port, projectId: project }) => {
      const { db } = connect(port, project);
      const many = fs.collection(db, 'many');
      const { size } = await fs.getDocsFromServer(many);
      const live = await new Promise<string>((resolve, reject) => {
        const stop = fs.onSnapshot(
          fs.query(many, fs.where('n', '<', size / 10)),
          { includeMetadataChanges: true },
          (snapshot) => {
            const seven = snapshot.docs.find(({ id }) => id === '7');
            if (seven?.get('text') === 'sold eggs') void fs.updateDoc(seven.ref, { text: 'changed' });
            else if (!snapshot.metadata.hasPendingWrites) {
              stop();
              resolve(`${snapshot.size} ${String(seven?.get('text'))}`);
            }
          },
          reject,
        );
      });
      return { size, live };
    }, input);
    expect(await seen).toEqual({ size: MANY, live: `${MANY / 10} changed` });
  });
});
