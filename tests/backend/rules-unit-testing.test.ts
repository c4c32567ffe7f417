import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, getDoc, getDocs, onSnapshot, query, setDoc, where } from 'firebase/firestore';
import { expect, onTestFinished, test } from 'vitest';
import { rulesOf, startInProcess } from './support/start.ts';

const rules = rulesOf(`
  match /notes/{id} {
    allow read: if resource.data.owner == request.auth.uid;
    allow write: if request.resource.data.owner == request.auth.uid && request.auth.token.email != null;
  }`);

const shut = rulesOf('match /{path=**} { allow read: if false; }');

/** Google's library for testing rules, pointed at our backend in place of the emulator. */
async function environment(projectId: string): Promise<RulesTestEnvironment> {
  const { port } = await startInProcess(shut, { asEmulator: true });
  const made = await initializeTestEnvironment({ projectId, firestore: { rules, host: '127.0.0.1', port } });
  onTestFinished(() => made.cleanup());
  return made;
}

test('[BCK-14] the rules test library loads rules, acts as people, sees past the rules and clears', async () => {
  const env = await environment('demo-notes');
  const ada = env.authenticatedContext('ada', { email: 'ada@example.com' }).firestore();
  const bob = env.authenticatedContext('bob', { email: 'bob@example.com' }).firestore();
  const nobody = env.unauthenticatedContext().firestore();
  await assertSucceeds(setDoc(doc(ada, 'notes/1'), { owner: 'ada' }));
  await assertFails(setDoc(doc(bob, 'notes/2'), { owner: 'ada' }));
  await assertFails(getDoc(doc(bob, 'notes/1')));
  await assertFails(getDoc(doc(nobody, 'notes/1')));
  await assertFails(getDocs(collection(ada, 'notes')));
  const mine = query(collection(ada, 'notes'), where('owner', '==', 'ada'));
  expect((await assertSucceeds(getDocs(mine))).size).toBe(1);
  const heard = await new Promise<number>((resolve, reject) => {
    const stop = onSnapshot(
      mine,
      ({ size }) => {
        stop();
        resolve(size);
      },
      reject,
    );
  });
  expect(heard).toBe(1);
  await env.withSecurityRulesDisabled(async (context) => {
    const owner = context.firestore();
    expect((await getDoc(doc(owner, 'notes/1'))).exists()).toBe(true);
    await setDoc(doc(owner, 'secret/1'), {});
    await deleteDoc(doc(owner, 'secret/1'));
  });
  await env.clearFirestore();
  expect((await getDocs(mine)).size).toBe(0);
});

test('[BCK-15] the rules test library is told line and column of rules that do not compile', async () => {
  const { port } = await startInProcess(shut, { asEmulator: true });
  const broken = "rules_version = '2';\nservice cloud.firestore { match /a/{b} { allow read: if ; } }";
  await expect(
    initializeTestEnvironment({ projectId: 'demo-broken', firestore: { rules: broken, host: '127.0.0.1', port } }),
  ).rejects.toThrow(/L2:\d+/);
});
