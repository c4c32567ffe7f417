import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn, signOut } from '../../src/nouns/account/data/account.command.ts';
import { hashPin, isRightPin } from '../../src/nouns/account/data/pin-hash.ts';
import { lock, removePin, setPin, unlock } from '../../src/nouns/account/data/pin.command.ts';
import { pinAccounts } from '../../src/nouns/account/data/pins.query.ts';
import type { Deps } from '../../src/data/deps.ts';
import { ok } from '../../src/domain/result.ts';
import { answerOf, gracesPhone, NOW } from '../support/test-deps.ts';

let phone: Deps;
beforeEach(() => {
  // The cost of key derivation is irrelevant for these tests; the iteration count is stored next to the hash.
  const derive = crypto.subtle.deriveBits.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation((how, ...rest) =>
    derive({ ...(how as Pbkdf2Params), iterations: 1_000 }, ...rest),
  );
});
afterEach(async () => {
  vi.restoreAllMocks();
  await phone.leave({ remove: true });
});

/** Grace's phone with a PIN, locked; `pass` advances its clock. Units: ms. */
async function lockedPhone() {
  let time = NOW.getTime();
  const grace = await gracesPhone();
  const uid = grace.session.book.uid;
  phone = { ...grace, now: () => new Date(time) };
  await setPin(phone, { pin: '4711' });
  await lock(phone, {});
  return { uid, pass: (ms: number) => void (time += ms) };
}

const tryPin = (uid: string, pin: string) => unlock(phone, { uid, pin });

test('[ACC-14] the PIN opens the book again without a network, with everything that waits to be sent', async () => {
  const { uid } = await lockedPhone();
  expect(phone.session$.value).toBeUndefined();
  expect(await answerOf(pinAccounts(phone, {}))).toEqual([
    { uid, first_name: 'Grace', email: 'grace@example.com', next_try_at: undefined },
  ]);
  expect(await tryPin(uid, '4711')).toEqual({ ok: true, value: null });
  expect((await phone.session$.value!.book.workspace.waiting(10)).length).toBe(4);
});

test('[ACC-14] only a salted slow hash of the PIN is kept', async () => {
  await lockedPhone();
  const kept = Object.values((await phone.device.get('pins'))!)[0]!;
  expect(JSON.stringify(kept)).not.toContain('4711');
  expect(kept.iterations).toBeGreaterThanOrEqual(600_000);
  const [one, other] = [await hashPin('4711', 1_000), await hashPin('4711', 1_000)];
  expect(one.hash).not.toBe(other.hash);
  expect(await isRightPin('4711', one)).toBe(true);
  expect(await isRightPin('4712', one)).toBe(false);
});

test('[ACC-14] wrong tries wait ever longer, also after a reload; not even the right PIN is heard before', async () => {
  const { uid, pass } = await lockedPhone();
  expect(await tryPin(uid, '0000')).toEqual({ ok: false, error: { type: 'WrongPin', wait_ms: 0 } });
  expect(await tryPin(uid, 'four')).toEqual({ ok: false, error: { type: 'WrongPin', wait_ms: 0 } });
  expect(await tryPin(uid, '0002')).toEqual({ ok: false, error: { type: 'WrongPin', wait_ms: 30_000 } });
  pass(10_000);
  phone = { ...phone }; // a new page on the same phone
  expect(await tryPin(uid, '4711')).toEqual({ ok: false, error: { type: 'TooSoon', wait_ms: 20_000 } });
  expect((await answerOf(pinAccounts(phone, {})))[0]!.next_try_at).toBe(NOW.getTime() + 30_000);
  pass(20_000);
  expect(await tryPin(uid, '0003')).toMatchObject({ error: { wait_ms: 60_000 } });
  pass(60_000);
  expect(await tryPin(uid, '4711')).toMatchObject({ ok: true });
  await lock(phone, {});
  expect(await tryPin(uid, '0000')).toMatchObject({ error: { wait_ms: 0 } }); // a correct PIN resets the delay
});

test('[ACC-14] a try counts before it is looked at: closing the app in the middle gives none for nothing', async () => {
  const { uid } = await lockedPhone();
  const trying = tryPin(uid, '0000');
  const counted = async () => (await phone.device.get('pins'))![uid]!.wrong;
  await expect.poll(counted).toBe(1);
  await trying;
});

test('[ACC-14] who forgot the PIN comes in with the password, which takes the PIN away and loses nothing', async () => {
  const { uid } = await lockedPhone();
  const me = { uid, email: 'grace@example.com', first_name: 'Grace' };
  const accounts = () => Promise.resolve({ signIn: () => Promise.resolve(ok(me)) } as never);
  phone = { ...phone, accounts };
  expect(await signIn(phone, { email: me.email, password: 'laying-hens' })).toMatchObject({ ok: true });
  expect(await answerOf(pinAccounts(phone, {}))).toEqual([]);
  expect((await phone.session$.value!.book.workspace.waiting(10)).length).toBe(4);
});

test('[ACC-14] a PIN is removed by whoever is in, and goes with the sign-out', async () => {
  const { uid } = await lockedPhone();
  expect(await removePin(phone, {})).toMatchObject({ ok: false, error: { type: 'SignedOut' } });
  await tryPin(uid, '4711');
  await removePin(phone, {});
  expect(await lock(phone, {})).toEqual({ ok: false, error: { type: 'NoPinHere' } });
  expect(await setPin(phone, { pin: '123' })).toEqual({ ok: false, error: { type: 'NotAPin' } });
  await setPin(phone, { pin: '123456' });
  phone = { ...phone, accounts: () => Promise.resolve({ signOut: () => Promise.resolve() } as never) };
  await signOut(phone, { leave_unsent: true });
  expect(await answerOf(pinAccounts(phone, {}))).toEqual([]);
  expect(await tryPin(uid, '123456')).toEqual({ ok: false, error: { type: 'NoPinHere' } });
});
