import type { FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type User,
} from 'firebase/auth';
import type { Accounts } from '../../nouns/account/data/accounts.ts';
import type { AuthError } from '../../contract/account.ts';
import { ok, refuse, type Result } from '../../domain/result.ts';
import { adviceFor } from './auth-advice.ts';

/** The only file that uses Firebase Auth. */
export interface FirebaseAuth extends Pick<Accounts, 'signIn' | 'register' | 'sendReset' | 'renewToken' | 'signOut'> {
  onUser(listener: (uid: string | null) => void): () => void;
  /**
   * True when a user is signed in, once the stored sign-in has been read; the provider verifies it, which needs a
   * network.
   */
  isSignedIn(): Promise<boolean>;
  /**
   * A token of the signed-in user, renewed when it is old; undefined while no user is signed in. Errors: it could not
   * be renewed.
   */
  token(): Promise<string | undefined>;
}

/** Connect to Firebase Auth; `emulator` is the embedded backend's origin, absent for real Firebase. */
export function firebaseAuth(app: FirebaseApp, emulator: string | undefined): FirebaseAuth {
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence] });
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  const known = (user: User) => ({ uid: user.uid, email: user.email ?? '', first_name: user.displayName ?? '' });
  return {
    onUser: (listener) => onAuthStateChanged(auth, (user) => listener(user?.uid ?? null)),
    signIn: (email, password) =>
      answer(async () => known((await signInWithEmailAndPassword(auth, email, password)).user)),
    register: (email, password, firstName) =>
      answer(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        // Keep the name in the account as well, so that a user document that was never sent can be recreated.
        await updateProfile(user, { displayName: firstName }).catch((fault: unknown) => console.warn('profile', fault));
        return { ...known(user), first_name: firstName };
      }),
    sendReset: (email) =>
      answer(async () => {
        await sendPasswordResetEmail(auth, email, { url: `${self.location.origin}/login` });
        return null;
      }),
    renewToken: () =>
      answer(async () => {
        await auth.authStateReady();
        await auth.currentUser?.getIdToken(true);
        return null;
      }),
    signOut: () => signOut(auth),
    async isSignedIn() {
      await auth.authStateReady();
      return auth.currentUser !== null;
    },
    async token() {
      await auth.authStateReady();
      return auth.currentUser?.getIdToken();
    },
  };
}

async function answer<T>(ask: () => Promise<T>): Promise<Result<T, AuthError>> {
  try {
    return ok(await ask());
  } catch (fault) {
    const { code, message } = fault as { code?: string; message?: string };
    if (code === 'auth/network-request-failed' || code === undefined) return refuse({ type: 'NoConnection' });
    return refuse({ type: 'AuthRefused', code, message: message ?? code, advice: adviceFor(code) });
  }
}
