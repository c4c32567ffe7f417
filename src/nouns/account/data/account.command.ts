import { credentials, ownDetails, registration, resetEmail, signingOut } from '../../../contract/inputs/account.ts';
import { nothing } from '../../../contract/inputs/shape.ts';
import { command } from '../../../data/command.ts';
import { firstValueFrom } from 'rxjs';
import { toE164 } from '../../../domain/phones/phone-number.ts';
import { refuse, ok, type Result } from '../../../domain/result.ts';
import { workspacePath } from '../../../../schemas/workspace.schema.ts';
import type { Book } from '../../../store/book.ts';
import type { Deps } from '../../../data/deps.ts';
import type { AuthError } from '../../../contract/account.ts';
import { saveAsPending } from '../../../store/save.ts';
import { countInState } from '../../sync/data/count-in-state.ts';
import { countUnsentAttachments } from '../../../store/attachment-store.ts';
import type { Accounts } from './accounts.ts';
import { join } from './join.ts';
import { forgetPin } from './pins.ts';

/** Sign in with e-mail and password, and open this person's book on this device. [ACC-1, ACC-3] */
export const signIn = command({
  name: 'account.signIn',
  input: credentials,
  run: async (deps, input) => {
    const answered = await ask(deps, (accounts) => accounts.signIn(input.email.trim(), input.password));
    if (!answered.ok) return answered;
    const { uid } = answered.value;
    // A sign-in with the password removes the PIN: the user forgot it or does not need it. [ACC-14]
    if (deps.session$.value?.book.uid !== uid) await forgetPin(deps, uid);
    await deps.enter(answered.value);
    return ok({ uid });
  },
});

/** Create the account, then the user document, which is sent like any other record. [ACC-2, ACC-3, ACC-9] */
export const register = command({
  name: 'account.register',
  input: registration,
  run: async (deps, input) => {
    const firstName = input.first_name.trim();
    if (firstName.length < 1 || firstName.length > 60) return refuse({ type: 'NameMissing' });
    const email = input.email.trim();
    // Stored first, so that a phone that dies right after the account was created still knows the inviter and the
    // country. [ACC-9, ACC-12]
    await deps.device.set('joining', {
      email: email.toLowerCase(),
      referral_id: input.referral_id,
      country: input.country,
      invited: input.invited,
    });
    const answered = await ask(deps, (accounts) => accounts.register(email, input.password, firstName));
    if (!answered.ok) return answered;
    const session = await deps.enter({ ...answered.value, first_name: firstName });
    if (session) await join(session, deps);
    return ok({ uid: answered.value.uid });
  },
});

/** Request a mail with a link that sets a new password. [ACC-8] */
export const sendReset = command({
  name: 'account.sendReset',
  input: resetEmail,
  run: async (deps, { email }) => ask(deps, (accounts) => accounts.sendReset(email.trim())),
});

/**
 * Clear the provider's cached token and fetch a new one, as an update of the app requires; it signs no user out.
 * [OFF-3, OFF-4]
 */
export const renewToken = command({
  name: 'account.renewToken',
  input: nothing,
  run: async (deps) => ask(deps, (accounts) => accounts.renewToken()),
});

/**
 * Sign out of this device. With pending or refused records it asks first; left behind, they stay for the same person.
 * With nothing unsent the person's database is removed: phones are shared. [ACC-7]
 */
export const signOut = command({
  name: 'account.signOut',
  input: signingOut,
  run: async (deps, input) => {
    const session = deps.session$.value;
    if (!session) return ok(null);
    if (session.isSample) {
      await deps.leave({ remove: true });
      return ok(null);
    }
    const unsent = await countUnsent(session.book);
    if (unsent > 0 && !input.leave_unsent) return refuse({ type: 'UnsentRecords', count: unsent });
    try {
      await (await deps.accounts()).signOut();
      await forgetPin(deps, session.book.uid); // after a sign-out the password is required
      await deps.leave({ remove: unsent === 0 });
      return ok(null);
    } catch (fault) {
      console.error('sign-out', fault);
      return refuse({ type: 'SignOutFailed' });
    }
  },
});

/**
 * Change the user's own name and phone. A number without a country code belongs to the country of registration, else to
 * that of the open book. Sent like any record. [SET-3, SET-10]
 */
export const setMe = command({
  name: 'account.setMe',
  input: ownDetails,
  needs: 'sign-in',
  run: async ({ session, book }, input) => {
    const first_name = input.first_name.trim();
    if (first_name.length < 1 || first_name.length > 60) return refuse({ type: 'NameMissing' });
    const path = workspacePath.user(book.uid);
    const currency = (await firstValueFrom(session.open$))?.settings.currency ?? '';
    const country = (await firstValueFrom(session.workspace$)).user?.country;
    // The country of registration predicts a user's own number better than the currency of a business in which they
    // work.
    const number =
      input.phone.trim() === '' ? ok(undefined) : toE164(input.phone, country === undefined ? currency : '', country);
    if (!number.ok) return number;
    const phone = number.value;
    return book.exclusive(async () => {
      const before = (await book.workspace.find([path])).get(path);
      if (!before) return refuse({ type: 'SignedOut' as const });
      if (before['first_name'] === first_name && before['phone'] === phone) return ok(null);
      const { phone: _before, ...rest } = before;
      await saveAsPending(book, book.workspace, [{ before, after: { ...rest, first_name, ...(phone && { phone }) } }]);
      return ok(null);
    });
  },
});

/** The provider's code is loaded with the first connection; a phone that has never had one cannot ask yet. */
async function ask<T>(
  deps: Deps,
  question: (accounts: Accounts) => Promise<Result<T, AuthError>>,
): Promise<Result<T, AuthError>> {
  let accounts: Accounts;
  try {
    accounts = await deps.accounts();
  } catch (fault) {
    console.warn('accounts not loaded', fault);
    return refuse({ type: 'NoConnection' });
  }
  return question(accounts);
}

async function countUnsent(book: Book): Promise<number> {
  const counts = [countInState(book, 'pending'), countInState(book, 'rejected')].map((count$) =>
    firstValueFrom(count$),
  );
  const attachments = book.attachments ? await countUnsentAttachments(book.attachments) : 0;
  return (await Promise.all(counts)).reduce((sum, n) => sum + n, attachments + (await book.upkeep.copies.count()));
}
