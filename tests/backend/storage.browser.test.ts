import { expect, test } from 'vitest';
import { browserForTests } from './support/browser.ts';
import { projectId } from './support/start.ts';
import { openStorageRules, startWithStorage, storageRulesOf } from './support/storage.ts';

const browser = browserForTests();

async function start(rules: string = openStorageRules, host = '127.0.0.1') {
  const backend = await startWithStorage(rules, { staticDir: browser.staticDir() });
  const { page } = await browser.open(`http://${host}:${backend.port}`);
  return { backend, page };
}

// The page uses one name of this machine and Storage the other, so that every header must pass CORS.
test('[BCK-17] the real SDK uploads, reads, changes, lists and deletes', { timeout: 30_000 }, async () => {
  const { backend, page } = await start(openStorageRules, 'localhost');
  const seen = await page.run(
    async ({ connect, storage: sdk }, { port, projectId: project }) => {
      const { storage } = connect(port, project);
      const bytes = new Uint8Array(300 * 1024).map((_, i) => i % 251);
      const photo = sdk.ref(storage, 'farm/u1/hen 1.png');
      const uploaded = await sdk.uploadBytes(photo, bytes, {
        contentType: 'image/png',
        customMetadata: { flock: 'f1' },
      });
      const back = new Uint8Array(await sdk.getBytes(photo));
      const first = new Uint8Array(await sdk.getBytes(photo, 9));
      const url = await sdk.getDownloadURL(photo);
      const fetched = await fetch(url);
      const before = await sdk.getMetadata(photo);
      const after = await sdk.updateMetadata(photo, { cacheControl: 'private', customMetadata: { flock: 'f2' } });
      await sdk.uploadBytes(sdk.ref(storage, 'farm/u1/deeper/x'), bytes.slice(0, 10));
      const list = await sdk.listAll(sdk.ref(storage, 'farm/u1'));
      const page1 = await sdk.list(sdk.ref(storage, 'farm/u1'), { maxResults: 1 });
      await sdk.deleteObject(photo);
      const gone = await sdk.getBytes(photo).catch((error: { code: string }) => error.code);
      const never = await sdk.getMetadata(sdk.ref(storage, 'nowhere')).catch((error: { code: string }) => error.code);
      return {
        fullPath: uploaded.metadata.fullPath,
        same: back.length === bytes.length && back.every((byte, i) => byte === bytes[i]),
        first: [...first],
        fetched: [fetched.status, fetched.headers.get('content-type'), (await fetched.arrayBuffer()).byteLength],
        size: before.size,
        flock: [before.customMetadata?.['flock'], after.customMetadata?.['flock']],
        metageneration: [before.metageneration, after.metageneration],
        items: list.items.map(({ name }) => name),
        prefixes: list.prefixes.map(({ fullPath }) => fullPath),
        page: [page1.items.length + page1.prefixes.length, typeof page1.nextPageToken],
        gone,
        never,
      };
    },
    { port: backend.port, projectId },
  );
  expect(seen).toEqual({
    fullPath: 'farm/u1/hen 1.png',
    same: true,
    first: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    fetched: [200, 'image/png', 300 * 1024],
    size: 300 * 1024,
    flock: ['f1', 'f2'],
    metageneration: ['1', '2'],
    items: ['hen 1.png'],
    prefixes: ['farm/u1/deeper'],
    page: [1, 'string'],
    gone: 'storage/object-not-found',
    never: 'storage/object-not-found',
  });
});

test(
  '[BCK-17] the real SDK uploads 3 MB in pieces, pauses, goes on, can cancel, and shows a picture',
  { timeout: 30_000 },
  async () => {
    const { backend, page } = await start();
    const seen = await page.run(
      async ({ connect, storage: sdk }, { port, projectId: project }) => {
        const { storage } = connect(port, project);
        const bytes = new Uint8Array(3 * 1024 * 1024).map((_, i) => (i * 7 + (i >> 8)) % 256);
        const big = sdk.ref(storage, 'big');
        const task = sdk.uploadBytesResumable(big, bytes, { contentType: 'image/jpeg' });
        const states: string[] = [];
        const progress: number[] = [];
        let paused = false;
        await new Promise<void>((resolve, reject) => {
          task.on(
            'state_changed',
            ({ state, bytesTransferred }) => {
              if (states.at(-1) !== state) states.push(state);
              progress.push(bytesTransferred);
              if (state === 'running' && bytesTransferred > 0 && !paused) paused = task.pause();
              if (state === 'paused') task.resume();
            },
            reject,
            resolve,
          );
        });
        const back = new Uint8Array(await sdk.getBytes(big));
        const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
        const { ref } = await sdk.uploadString(sdk.ref(storage, 'dot'), dot, 'base64', { contentType: 'image/png' });
        const image = new Image();
        image.src = await sdk.getDownloadURL(ref);
        await image.decode();
        const cancelled = sdk.uploadBytesResumable(sdk.ref(storage, 'never'), bytes);
        cancelled.cancel();
        const code = await cancelled.then(
          () => 'done',
          (error: { code: string }) => error.code,
        );
        return {
          states,
          steps: progress.length,
          total: progress.at(-1),
          same: back.length === bytes.length && back.every((byte, i) => byte === bytes[i]),
          type: task.snapshot.metadata.contentType,
          state: task.snapshot.state,
          shown: image.naturalWidth,
          code,
        };
      },
      { port: backend.port, projectId },
    );
    expect(seen.states).toEqual(['running', 'paused', 'running']);
    expect(seen.steps).toBeGreaterThan(3);
    expect(seen).toMatchObject({ total: 3 * 1024 * 1024, same: true, type: 'image/jpeg', state: 'success', shown: 1 });
    expect(seen.code).toBe('storage/canceled');
  },
);

test('[BCK-17] the real SDK is told what the rules refuse, signed in and not', { timeout: 30_000 }, async () => {
  const { backend, page } = await start(
    storageRulesOf(`match /people/{uid}/{file} {
      allow read, write: if request.auth.uid == uid && (request.resource == null || request.resource.size < 1000);
    }`),
  );
  const seen = await page.run(
    async ({ connect, auth: authSdk, storage: sdk }, { port, projectId: project }) => {
      const { auth, storage } = connect(port, project);
      const tryTo = (work: Promise<unknown>) =>
        work.then(
          () => 'done',
          (error: { code: string }) => error.code,
        );
      const put = (path: string, size: number) => sdk.uploadBytes(sdk.ref(storage, path), new Uint8Array(size));
      const resumable = async (path: string, size: number) =>
        sdk.uploadBytesResumable(sdk.ref(storage, path), new Uint8Array(size));
      const { user } = await authSdk.createUserWithEmailAndPassword(auth, 'ada@example.com', 'secret1');
      const mine = `people/${user.uid}/a`;
      const answers = [
        await tryTo(put(mine, 999)),
        await tryTo(put(mine, 1000)),
        await tryTo(put('people/other/a', 1)),
        await tryTo(resumable(mine, 600_000)),
        await tryTo(sdk.getBytes(sdk.ref(storage, 'people/other/a'))),
      ];
      await authSdk.signOut(auth);
      return [...answers, await tryTo(put(mine, 1)), await tryTo(sdk.listAll(sdk.ref(storage, `people/${user.uid}`)))];
    },
    { port: backend.port, projectId },
  );
  expect(seen).toEqual(['done', ...Array.from({ length: 6 }, () => 'storage/unauthorized')]);
});
