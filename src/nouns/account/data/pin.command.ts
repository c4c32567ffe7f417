import { newPin, unlocking } from '../../../contract/inputs/account.ts';
import { nothing } from '../../../contract/inputs/shape.ts';
import { command } from '../../../data/command.ts';
import { isPin, waitAfter, waitLeft } from '../../../domain/account/pin-waits.ts';
import { ok, refuse } from '../../../domain/result.ts';
import { canHash, hashPin, isRightPin } from './pin-hash.ts';
import { forgetPin, keepPin, pinOf } from './pins.ts';

/*
 * The PIN of a shared phone: a signed-in person's book is closed until they type it, with or without a network. The PIN
 * protects against casual access, not against forensic analysis: the data on the phone is not encrypted with it. Rights
 * are enforced by the server alone. [ACC-14]
 */

/** Set a PIN for the signed-in user. [ACC-14] */
export const setPin = command({
  name: 'account.setPin',
  input: newPin,
  needs: 'sign-in',
  run: async ({ deps, session }, { pin }) => {
    if (!isPin(pin)) return refuse({ type: 'NotAPin' });
    if (!canHash()) return refuse({ type: 'NoPinHere' });
    const { uid, email, first_name } = session.me$.value;
    await keepPin(deps, { uid, email, first_name, ...(await hashPin(pin)), ...NO_TRIES });
    return ok(null);
  },
});

const NO_TRIES = { wrong: 0, tried_at: 0, wait_ms: 0 };

/** Open the book without a PIN again. A user with an open book may remove it. [ACC-14] */
export const removePin = command({
  name: 'account.removePin',
  input: nothing,
  needs: 'sign-in',
  run: async ({ deps, book }) => {
    await forgetPin(deps, book.uid);
    return ok(null);
  },
});

/**
 * Close the book until the PIN is typed. Unsent records stay on the phone and are sent when it opens again. [ACC-14]
 */
export const lock = command({
  name: 'account.lock',
  input: nothing,
  needs: 'sign-in',
  run: async ({ deps, book }) => {
    if (!(await pinOf(deps, book.uid))) return refuse({ type: 'NoPinHere' });
    await deps.lock();
    return ok(null);
  },
});

/** Open a user's book with their PIN. Wrong tries delay the next one, also after a reload. [ACC-14] */
export const unlock = command({
  name: 'account.unlock',
  input: unlocking,
  run: async (deps, { uid, pin }) => {
    const known = await pinOf(deps, uid);
    if (!known) return refuse({ type: 'NoPinHere' });
    const now = deps.now().getTime();
    const left = waitLeft(known, now);
    if (left > 0) return refuse({ type: 'TooSoon', wait_ms: left });
    const wrong = known.wrong + 1;
    const wait_ms = waitAfter(wrong);
    // Count the try before it is checked, so that closing the app in the middle does not avoid the delay.
    await keepPin(deps, { ...known, wrong, tried_at: now, wait_ms });
    if (!isPin(pin) || !(await isRightPin(pin, known))) return refuse({ type: 'WrongPin', wait_ms });
    await keepPin(deps, { ...known, ...NO_TRIES });
    await deps.enter(known);
    return ok(null);
  },
});
