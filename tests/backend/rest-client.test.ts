import { expect, test } from 'vitest';
import { restClient } from '../../src/replication/firebase/rest-client.ts';
import { signUp } from './support/people.ts';
import { projectId, rulesOf, startInProcess } from './support/start.ts';

const rules = rulesOf(`
  match /lists/{id} { allow read, write: if request.auth != null; }
  match /open/{id} { allow read; }
`);

test('[BCK-26, PPL-9] the app’s REST client reads, commits whole documents and adds to lists at the next revision', async () => {
  const backend = await startInProcess(rules);
  const { idToken } = await signUp(backend.url, 'grace@farm.test');
  const client = restClient({ origin: backend.url, projectId, token: () => Promise.resolve(idToken) });
  expect(await client.get('lists/one')).toEqual({ type: 'denied' });
  expect(await client.commit([{ path: 'lists/one', fields: { name: 'One', rev: 1 } }])).toBe('accepted');
  const juma = { user: 'juma', roles: { add_sales: true } };
  const add = () => client.commit([{ path: 'lists/one', union: { admin_users: [juma] } }]);
  expect(await add()).toBe('accepted');
  expect(await add()).toBe('accepted'); // already in the list
  expect(await client.get('lists/one')).toMatchObject({
    type: 'found',
    fields: { name: 'One', rev: 3, admin_users: [juma] },
    updated_at: expect.any(Number),
  });
  expect(await client.commit([{ path: 'lists/none', union: { admin_users: [juma] } }])).toBe('refused');
  expect(await client.commit([{ path: 'closed/one', fields: { rev: 1 } }])).toBe('refused');
});

test('[BCK-26] nobody reads what is public and nothing else, and a server that is away is unreachable', async () => {
  const backend = await startInProcess(rules);
  const client = restClient({ origin: backend.url, projectId, token: () => Promise.resolve(undefined) });
  expect(await client.get('open/one')).toEqual({ type: 'unreachable' });
  expect(await client.list('open', 5)).toEqual({ type: 'found', documents: [] });
  expect(await client.get('lists/one', { anybody: true })).toEqual({ type: 'denied' });
  await backend.close();
  expect(await client.list('open', 5)).toEqual({ type: 'unreachable' });
});
