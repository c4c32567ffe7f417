import { deleteApp, initializeApp } from 'firebase/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firestoreRemote } from '../../src/replication/firebase/firestore-remote.ts';

/* The stored sign-in is checked with the server when the app starts; a missing answer does not invalidate it. */

const ROW = [{ path: 'businesses/NakatoPoult1/sales/Sale00000001', fields: {} }] as never;
const nobodyThere = { projectId: 'flockbook-local', origin: 'http://127.0.0.1:9', isEmbedded: true };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function commit(isSignedIn: () => Promise<boolean>) {
  const app = initializeApp({ apiKey: 'local', projectId: 'flockbook-local' }, 'unread');
  const remote = firestoreRemote(app, nobodyThere, isSignedIn);
  const verdict = remote.commit(ROW);
  await vi.advanceTimersByTimeAsync(6_000);
  const said = await verdict;
  await remote.close();
  await deleteApp(app);
  return said;
}

test('[SYN-16, SYN-14] a sign-in that is still being looked up is no answer, and nobody is asked to sign in again', async () => {
  expect(await commit(() => new Promise(() => {}))).toEqual({ type: 'unreachable' });
});

test('[SYN-16] a sign-in that is gone is', async () => {
  expect(await commit(() => Promise.resolve(false))).toEqual({ type: 'unauthenticated' });
});
