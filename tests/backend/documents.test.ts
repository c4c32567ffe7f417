import { expect, test } from 'vitest';
import { post, root, type Answer } from './support/rest.ts';
import { startInProcess, type TestBackend } from './support/start.ts';

async function ask(backend: TestBackend, method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`${backend.url}/v1/${root}/${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, json: await answer.json() };
}

const fields = (n: number, more: object = {}) => ({ fields: { n: { integerValue: String(n) }, ...more } });

test('[BCK-14] a document is created once, under its id or one of 20 letters and digits', async () => {
  const backend = await startInProcess();
  expect(await ask(backend, 'POST', 'a?documentId=x', fields(1))).toMatchObject({
    status: 200,
    json: { name: `${root}/a/x`, ...fields(1) },
  });
  expect(await ask(backend, 'POST', 'a?documentId=x', fields(2))).toMatchObject({ status: 409 });
  const { json } = await ask(backend, 'POST', 'a', fields(3));
  expect((json as { name: string }).name).toMatch(/\/a\/[A-Za-z0-9]{20}$/);
});

test('[BCK-14] a patch replaces, or changes what its mask says, under its precondition', async () => {
  const backend = await startInProcess();
  const more = { more: { stringValue: 'kept' } };
  await ask(backend, 'PATCH', 'a/x', fields(1, more));
  const masked = await ask(backend, 'PATCH', 'a/x?updateMask.fieldPaths=n&mask.fieldPaths=n', fields(2));
  expect(masked.json).toMatchObject(fields(2));
  expect(masked.json).not.toHaveProperty('fields.more');
  expect(backend.admin.get('a/x')).toEqual({ n: 2, more: 'kept' });
  await ask(backend, 'PATCH', 'a/x', fields(3));
  expect(backend.admin.get('a/x')).toEqual({ n: 3 });
  expect(await ask(backend, 'PATCH', 'a/y?currentDocument.exists=true', fields(1))).toMatchObject({ status: 404 });
  expect(await ask(backend, 'DELETE', 'a/x?currentDocument.exists=true')).toMatchObject({ status: 200 });
  expect(await ask(backend, 'GET', 'a/x')).toMatchObject({ status: 404 });
});

test('[BCK-14] a collection is listed in pages, in any order, with masks', async () => {
  const backend = await startInProcess();
  await backend.admin.commit([1, 2, 3, 4, 5].map((n) => ({ set: `a/${n}`, data: { n, other: true } })));
  const seen: string[] = [];
  let token = '';
  do {
    const { json } = await ask(backend, 'GET', `a?pageSize=2&orderBy=n%20desc&mask.fieldPaths=n&pageToken=${token}`);
    const page = json as { documents: { name: string; fields: object }[]; nextPageToken?: string };
    for (const { name, fields: shown } of page.documents) {
      seen.push(name.at(-1)!);
      expect(Object.keys(shown)).toEqual(['n']);
    }
    token = page.nextPageToken ?? '';
  } while (token !== '');
  expect(seen.join('')).toBe('54321');
});

test('[BCK-14] collection ids and batch writes are for the operator, as in Firestore', async () => {
  const backend = await startInProcess(undefined, { asEmulator: true });
  await backend.admin.commit([
    { set: 'a/1', data: {} },
    { set: 'a/1/b/2', data: {} },
  ]);
  const owner = { Authorization: 'Bearer owner' };
  const list = (headers: Record<string, string>, parent = root) =>
    post(`${backend.url}/v1/${parent}:listCollectionIds`, {}, headers);
  expect(await list({})).toMatchObject({ status: 403 });
  expect((await list(owner)).json).toEqual({ collectionIds: ['a'] });
  expect((await list(owner, `${root}/a/1`)).json).toEqual({ collectionIds: ['b'] });
  const writes = [
    { update: { name: `${root}/a/new`, ...fields(1) } },
    { update: { name: `${root}/a/gone`, ...fields(1) }, currentDocument: { exists: true } },
  ];
  expect(await post(`${backend.url}/v1/${root}:batchWrite`, { writes })).toMatchObject({ status: 403 });
  const { json } = await post(`${backend.url}/v1/${root}:batchWrite`, { writes }, owner);
  expect(json).toMatchObject({ status: [{}, { code: 5 }] });
  expect(backend.admin.get('a/new')).toEqual({ n: 1 });
});
