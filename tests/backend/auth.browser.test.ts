import { afterEach, expect, test, vi } from 'vitest';
import { browserForTests } from './support/browser.ts';
import { newestCode, newestLink, outboxOf } from './support/outbox.ts';
import { openRules, projectId, startInProcess } from './support/start.ts';

const browser = browserForTests();
afterEach(() => {
  vi.useRealTimers();
});

async function start() {
  const backend = await startInProcess(openRules, { staticDir: browser.staticDir() });
  const { page } = await browser.open(backend.url);
  return { backend, page, input: { port: backend.port, projectId } };
}

test('[BCK-16] the real SDK resets a forgotten password by the outbox', { timeout: 30_000 }, async () => {
  const { backend, page, input } = await start();
  await page.run(async ({ connect, auth: sdk }, { port, projectId: project }) => {
    const { auth } = connect(port, project);
    await sdk.createUserWithEmailAndPassword(auth, 'ada@example.com', 'secret1');
    await sdk.signOut(auth);
    await sdk.sendPasswordResetEmail(auth, 'ada@example.com', { url: `${location.origin}/login` });
    await sdk.sendPasswordResetEmail(auth, 'nobody@example.com');
  }, input);
  expect((await outboxOf(backend.url)).map(({ subject }) => subject)).toEqual(['Reset your password']);
  const link = (await newestLink(backend.url)).href;
  const seen = await page.run(
    async ({ connect, auth: sdk }, { port, projectId: project, link: href }) => {
      const { auth } = connect(port, project);
      const codeOf = (error: { code: string }) => error.code;
      const { code, operation } = sdk.ActionCodeURL.parseLink(href) ?? { code: '', operation: '' };
      const email = await sdk.verifyPasswordResetCode(auth, code);
      const weak = await sdk.confirmPasswordReset(auth, code, '123').catch(codeOf);
      await sdk.confirmPasswordReset(auth, code, 'secret2');
      const twice = await sdk.confirmPasswordReset(auth, code, 'secret3').catch(codeOf);
      const old = await sdk.signInWithEmailAndPassword(auth, 'ada@example.com', 'secret1').catch(codeOf);
      const { user } = await sdk.signInWithEmailAndPassword(auth, 'ada@example.com', 'secret2');
      return { operation, email, weak, twice, old, verified: user.emailVerified };
    },
    { ...input, link },
  );
  expect(seen).toEqual({
    operation: 'PASSWORD_RESET',
    email: 'ada@example.com',
    weak: 'auth/weak-password',
    twice: 'auth/invalid-action-code',
    old: 'auth/invalid-credential',
    verified: true,
  });
});

test('[BCK-16] the real SDK confirms an address and changes to a new one', { timeout: 30_000 }, async () => {
  const { backend, page, input } = await start();
  await page.run(async ({ connect, auth: sdk }, { port, projectId: project }) => {
    const { auth } = connect(port, project);
    const { user } = await sdk.createUserWithEmailAndPassword(auth, 'ada@example.com', 'secret1');
    await sdk.sendEmailVerification(user, { url: globalThis.location.origin });
  }, input);
  const verifyCode = await newestCode(backend.url);
  await page.run(
    async ({ connect, auth: sdk }, { port, projectId: project, verifyCode: code }) => {
      const { auth } = connect(port, project);
      await sdk.applyActionCode(auth, code);
      await auth.currentUser?.reload();
      if (auth.currentUser?.emailVerified !== true) throw new Error('The address is not confirmed.');
      await sdk.verifyBeforeUpdateEmail(auth.currentUser, 'new@example.com');
    },
    { ...input, verifyCode },
  );
  const changeCode = await newestCode(backend.url);
  const seen = await page.run(
    async ({ connect, auth: sdk }, { port, projectId: project, changeCode: code }) => {
      const { auth } = connect(port, project);
      const { data, operation } = await sdk.checkActionCode(auth, code);
      await sdk.applyActionCode(auth, code);
      const ended = await auth.currentUser?.getIdToken(true).catch((error: { code: string }) => error.code);
      const { user } = await sdk.signInWithEmailAndPassword(auth, 'new@example.com', 'secret1');
      return { data, operation, ended, email: user.email, verified: user.emailVerified };
    },
    { ...input, changeCode },
  );
  expect(seen).toEqual({
    data: { email: 'new@example.com', previousEmail: 'ada@example.com', multiFactorInfo: null },
    operation: 'VERIFY_AND_CHANGE_EMAIL',
    ended: 'auth/user-token-expired',
    email: 'new@example.com',
    verified: true,
  });
});

test(
  '[BCK-16] the real SDK changes profile and password, is asked to sign in again, and deletes',
  { timeout: 30_000 },
  async () => {
    const { page, input } = await start();
    const first = await page.run(async ({ connect, auth: sdk }, { port, projectId: project }) => {
      const { auth } = connect(port, project);
      const codeOf = (error: { code: string }) => error.code;
      const anonymous = await sdk.signInAnonymously(auth).catch(codeOf);
      const { user } = await sdk.createUserWithEmailAndPassword(auth, 'ada@example.com', 'secret1');
      await sdk.updateProfile(user, { displayName: 'Ada', photoURL: '/ada.png' });
      await user.reload();
      const profile = [user.displayName, user.photoURL, user.providerData[0]?.photoURL];
      await sdk.updateProfile(user, { photoURL: null });
      await user.reload();
      await sdk.updatePassword(user, 'secret2');
      await user.getIdToken(true);
      return { anonymous, profile, photo: user.photoURL };
    }, input);
    expect(first).toEqual({
      anonymous: 'auth/admin-restricted-operation',
      profile: ['Ada', '/ada.png', '/ada.png'],
      photo: null,
    });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
    const second = await page.run(async ({ connect, auth: sdk }, { port, projectId: project }) => {
      const { auth } = connect(port, project);
      const codeOf = (error: { code: string }) => error.code;
      const user = auth.currentUser;
      if (!user) throw new Error('Nobody is signed in.');
      const password = await sdk.updatePassword(user, 'secret3').catch(codeOf);
      const deletion = await sdk.deleteUser(user).catch(codeOf);
      await sdk.reauthenticateWithCredential(user, sdk.EmailAuthProvider.credential('ada@example.com', 'secret2'));
      await sdk.updatePassword(user, 'secret3');
      await sdk.updateEmail(user, 'new@example.com');
      await sdk.deleteUser(user);
      const gone = await sdk.signInWithEmailAndPassword(auth, 'new@example.com', 'secret3').catch(codeOf);
      return { password, deletion, gone, current: auth.currentUser };
    }, input);
    expect(second).toEqual({
      password: 'auth/requires-recent-login',
      deletion: 'auth/requires-recent-login',
      gone: 'auth/invalid-credential',
      current: null,
    });
  },
);
