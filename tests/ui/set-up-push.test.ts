import { expect, test } from 'vitest';
import { setUpPush, type KeptToken, type PushWorld } from '../../src/client/push/set-up-push.ts';

const DAY_MS = 24 * 3_600_000;

/** A phone that allows notifications, on the first day; `change` overrides properties. */
function phone(change: Partial<PushWorld> = {}) {
  const made = { time: 0, sent: [] as unknown[], asked: [] as boolean[], logged: [] as string[], given: 0 };
  let kept: KeptToken | undefined;
  const world: PushWorld = {
    permission: () => 'granted',
    kept: () => kept,
    keep: (token) => (kept = token),
    getToken: (renew) => {
      made.asked.push(renew);
      if (renew || made.given === 0) made.given++;
      return Promise.resolve(`token-${made.given}`);
    },
    send: (token, instead) => Promise.resolve(void made.sent.push([token, instead])),
    now: () => made.time,
    log: (words) => void made.logged.push(words),
    ...change,
  };
  return Object.assign(made, { world });
}

test('[NTF-6] a token is sent once, and refreshed after 7 days, the new one instead of the old', async () => {
  const one = phone();
  expect(await setUpPush('grace', one.world)).toBe(true);
  one.time = 7 * DAY_MS - 1;
  expect(await setUpPush('grace', one.world)).toBe(false);
  expect(one.sent).toEqual([['token-1', undefined]]);
  one.time = 7 * DAY_MS;
  expect(await setUpPush('grace', one.world)).toBe(true);
  expect(one.sent[1]).toEqual(['token-2', 'token-1']);
  expect(one.asked).toEqual([false, true]);
});

test('[NTF-6] another person on the same phone gets the token at once', async () => {
  const one = phone();
  await setUpPush('grace', one.world);
  expect(await setUpPush('musa', one.world)).toBe(true);
  expect(one.sent[1]).toEqual(['token-1', undefined]);
});

test('[NTF-5] a failure is only logged, and tried again at the next start', async () => {
  let broken = true;
  const one = phone({ getToken: () => (broken ? Promise.reject(new Error('blocked')) : Promise.resolve('token')) });
  expect(await setUpPush('grace', one.world)).toBe(false);
  expect(one.logged).toEqual(['push not set up']);
  broken = false;
  expect(await setUpPush('grace', one.world)).toBe(true);
});

test('[NTF-5] who has not allowed notifications is asked for nothing', async () => {
  for (const permission of ['default', 'denied'] as const) {
    const one = phone({ permission: () => permission });
    expect(await setUpPush('grace', one.world)).toBe(false);
    expect(one.asked).toEqual([]);
  }
});
