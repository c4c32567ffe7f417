import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pushWorld } from '../../src/client/push/push-world.ts';
import { setUpPush, type PushWorld } from '../../src/client/push/set-up-push.ts';

/*
 * The provider's own SDK in a real browser, with simulated answers at its addresses. The push subscription, which
 * requires the browser vendor's servers, is simulated too.
 */

const PROJECT = { projectId: 'nakato', apiKey: 'key', appId: '1:2:web:3', messagingSenderId: '2', vapidKey: 'BAEC' };
const KEY = 'flockbook-push-token';
const WEEK_MS = 7 * 24 * 3_600_000;

const asked: string[] = [];
const registered: string[] = [];
let given = 0;
let isSubscribed = false;

/** The answers at the provider's addresses. */
function answer(address: string, method: string): object {
  const { hostname, pathname } = new URL(address);
  asked.push(`${method} ${hostname.split('.')[0]}${pathname.replace(/token-\d+/, 'TOKEN')}`);
  if (hostname.startsWith('firebaseinstallations'))
    return {
      fid: 'cAAAAAAAAAAAAAAAAAAAAA',
      refreshToken: 'refresh',
      authToken: { token: 'auth', expiresIn: '604800s' },
    };
  return method === 'DELETE' ? {} : { token: `token-${++given}` };
}

const subscription = {
  endpoint: 'https://push.example/1',
  getKey: () => new Uint8Array([1, 2, 3]).buffer,
  unsubscribe: () => Promise.resolve(!(isSubscribed = false)),
};
const worker = Object.create(ServiceWorkerRegistration.prototype, {
  scope: { value: `${location.origin}/` },
  pushManager: {
    value: {
      getSubscription: () => Promise.resolve(isSubscribed ? subscription : null),
      subscribe: () => Promise.resolve(((isSubscribed = true), subscription)),
    },
  },
}) as ServiceWorkerRegistration;

beforeEach(() => {
  localStorage.removeItem(KEY);
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) =>
    Promise.resolve(
      Response.json(answer(address instanceof Request ? address.url : String(address), init?.method ?? 'GET')),
    ),
  );
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('granted');
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(Promise.resolve(worker));
  vi.spyOn(navigator.serviceWorker, 'register').mockImplementation((path) => {
    registered.push(String(path));
    return Promise.reject(new TypeError('A bad HTTP response code (404) was received when fetching the script.'));
  });
});
afterEach(() => vi.restoreAllMocks());

test('[NTF-5, NTF-6] with the provider’s own SDK a phone that never had a token gets one, and a new one after 7 days in place of the old; no file of the provider is looked for', async () => {
  const sent: unknown[] = [];
  const faults: unknown[] = [];
  let now = Date.now();
  const world: PushWorld = {
    ...pushWorld(PROJECT),
    send: (token, instead) => Promise.resolve(void sent.push([token, instead])),
    now: () => now,
    log: (_words, fault) => void faults.push(fault),
  };
  const set = await setUpPush('grace', world);
  expect(faults).toEqual([]);
  expect(set).toBe(true);
  expect(sent).toEqual([['token-1', undefined]]);
  expect(await setUpPush('grace', world)).toBe(false);

  now += WEEK_MS;
  expect(await setUpPush('grace', world)).toBe(true);
  expect(sent[1]).toEqual(['token-2', 'token-1']);
  expect([faults, registered]).toEqual([[], []]);
  expect(asked).toContain('DELETE fcmregistrations/v1/projects/nakato/registrations/TOKEN');
});

test('[NTF-5] what was kept and cannot be read is as if nothing was', async () => {
  localStorage.setItem(KEY, '{');
  const world = pushWorld(PROJECT);
  expect(world.kept()).toBeUndefined();
  world.keep({ token: 'token-9', uid: 'grace', at: 1 });
  expect(world.kept()).toEqual({ token: 'token-9', uid: 'grace', at: 1 });
});
