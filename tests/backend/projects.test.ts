import { expect, test } from 'vitest';
import { post } from './support/rest.ts';
import { openRules, projectId, rulesOf, startInProcess, type TestBackend } from './support/start.ts';

const rootOf = (project: string, database = '(default)') => `projects/${project}/databases/${database}/documents`;

function set(backend: TestBackend, root: string, path: string, headers: Record<string, string> = {}) {
  const update = { name: `${root}/${path}`, fields: {} };
  return post(`${backend.url}/v1/${root}:commit`, { writes: [{ update }] }, headers);
}
const statusOf = async (backend: TestBackend, root: string, path: string) =>
  (await fetch(`${backend.url}/v1/${root}/${path}`)).status;

test('[BCK-14] projects and databases are apart, and each is there after a restart', async () => {
  const options = { otherProjects: ['second'], databases: ['archive'] };
  const first = await startInProcess(openRules, options);
  const roots = [rootOf(projectId), rootOf('second'), rootOf(projectId, 'archive'), rootOf('second', 'archive')];
  for (const [i, root] of roots.entries()) expect((await set(first, root, `a/${i}`)).status).toBe(200);
  const check = async (backend: TestBackend) => {
    for (const [i, root] of roots.entries()) {
      for (const other of roots.keys())
        expect(await statusOf(backend, root, `a/${other}`)).toBe(other === i ? 200 : 404);
    }
  };
  await check(first);
  await first.close();
  await check(await startInProcess(openRules, { ...options, dataDir: first.dataDir }));
});

test('[BCK-14] a project or database that is not served is NOT_FOUND', async () => {
  const backend = await startInProcess();
  for (const root of [rootOf('other'), rootOf(projectId, 'archive')])
    expect(await set(backend, root, 'a/1')).toMatchObject({ status: 404, json: { error: { status: 'NOT_FOUND' } } });
});

test('[BCK-8] an account of one project is nobody in another', async () => {
  const rules = rulesOf('match /a/{id} { allow read, write: if request.auth != null; }');
  const backend = await startInProcess(rules, { otherProjects: ['second'] });
  const signUp = async (key: string) => {
    const body = { email: 'a@b.cd', password: 'secret1', returnSecureToken: true };
    const { status, json } = await post(
      `${backend.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${key}`,
      body,
    );
    expect(status).toBe(200);
    return { Authorization: `Bearer ${(json as { idToken: string }).idToken}` };
  };
  const [mine, theirs] = [await signUp('any'), await signUp('second')];
  expect(await set(backend, rootOf(projectId), 'a/1', mine)).toMatchObject({ status: 200 });
  expect(await set(backend, rootOf(projectId), 'a/1', theirs)).toMatchObject({ status: 401 });
  expect(await set(backend, rootOf('second'), 'a/1', theirs)).toMatchObject({ status: 200 });
});

test('[BCK-8] the owner of an emulator and unsigned tokens are believed only by an emulator', async () => {
  const rules = rulesOf(`match /a/{id} { allow write: if request.auth.uid == 'ada'; }`);
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  const unsigned = `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: 'ada' })}.`;
  const real = await startInProcess(rules);
  const emulator = await startInProcess(rules, { asEmulator: true });
  for (const Authorization of ['Bearer owner', unsigned]) {
    expect(await set(real, rootOf(projectId), 'a/1', { Authorization })).toMatchObject({ status: 401 });
    expect(await set(emulator, rootOf('any-project'), 'a/1', { Authorization })).toMatchObject({ status: 200 });
  }
  expect(await set(emulator, rootOf('any-project'), 'a/1')).toMatchObject({ status: 403 });
});
