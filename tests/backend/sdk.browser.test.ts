import { describe, expect, test } from 'vitest';
import { browserForTests, type Place } from './support/browser.ts';
import { projectId, rulesOf, startInProcess } from './support/start.ts';

const rules = rulesOf(`
  match /users/{uid} { allow read, write: if request.auth.uid == uid; }
  match /notes/{id} {
    allow read: if request.auth != null && resource.data.owner == request.auth.uid;
    allow create: if request.resource.data.owner == request.auth.uid && request.resource.data.at == request.time;
    allow update: if resource.data.owner == request.auth.uid && request.resource.data.rev == resource.data.rev + 1;
  }
  match /rooms/{room}/lines/{id} {
    allow read, write: if get(/databases/$(database)/documents/members/$(request.auth.uid)).data.active == true;
  }`);

const browser = browserForTests();

describe.each(['page', 'worker'] as const)('the real SDK in a %s', (where) => {
  async function start(): Promise<{ place: Place; backend: Awaited<ReturnType<typeof startInProcess>> }> {
    const backend = await startInProcess(rules, { staticDir: browser.staticDir() });
    return { backend, place: (await browser.open(backend.url))[where] };
  }

  test('[BCK-1] signs up, sets, gets, queries, listens and commits', { timeout: 30_000 }, async () => {
    const { backend, place } = await start();
    const seen = await place.run(
      async ({ connect, auth: authSdk, firestore: fs }, input) => {
        const { auth, db } = connect(input.port, input.projectId);
        const { user } = await authSdk.createUserWithEmailAndPassword(auth, 'ada@example.com', 'secret1');
        const mine = fs.doc(db, 'users', user.uid);
        await fs.setDoc(mine, { name: 'Ada', big: 2 ** 40, half: 0.5, at: fs.serverTimestamp(), tags: ['a'] });
        const got = (await fs.getDocFromServer(mine)).data();
        const notes = fs.query(
          fs.collection(db, 'notes'),
          fs.where('owner', '==', user.uid),
          fs.orderBy('rank', 'desc'),
        );
        const heard: string[][] = [];
        let resolve: (() => void) | undefined;
        const reach = (count: number) =>
          new Promise<void>((done) => {
            resolve = () => heard.at(-1)?.length === count && done();
            resolve();
          });
        const stop = fs.onSnapshot(notes, (snapshot) => {
          heard.push(snapshot.docs.map((doc) => doc.id));
          resolve?.();
        });
        await reach(0);
        const write = (id: string, rank: number) => {
          const value = { owner: user.uid, rank, rev: 1, at: fs.serverTimestamp() };
          return fs.runTransaction(db, (transaction) =>
            Promise.resolve(transaction.set(fs.doc(db, 'notes', id), value)),
          );
        };
        await write('one', 1);
        await reach(1);
        await write('two', 2);
        await reach(2);
        stop();
        const refused = await fs
          .runTransaction(db, (transaction) =>
            Promise.resolve(transaction.update(fs.doc(db, 'notes', 'one'), { rev: 9 })),
          )
          .catch((error: { code: string }) => error.code);
        const foreign = await fs
          .getDocsFromServer(fs.collection(db, 'notes'))
          .catch((error: { code: string }) => error.code);
        const rows = await fs.getDocsFromServer(notes);
        return {
          name: got?.['name'],
          big: got?.['big'],
          at: got?.['at'] instanceof fs.Timestamp,
          heard,
          refused,
          foreign,
          rows: rows.docs.map((doc) => doc.id),
        };
      },
      { port: backend.port, projectId },
    );
    expect(seen).toMatchObject({ name: 'Ada', big: 2 ** 40, at: true, rows: ['two', 'one'] });
    expect(seen.heard.at(-1)).toEqual(['two', 'one']);
    expect(seen.refused).toBe('permission-denied');
    expect(seen.foreign).toBe('permission-denied');
  });
});
