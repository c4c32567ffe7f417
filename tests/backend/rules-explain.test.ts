import { expect, test } from 'vitest';
import { explainRequest } from '../../scripts/explain-request.ts';
import { projectId, rulesOf, startInProcess } from './support/start.ts';

const rules = rulesOf(`match /docs/{id} {
  function isMember() { return exists(/databases/$(database)/documents/members/$(request.auth.uid)); }
  allow get: if isMember() && resource.data.owner == request.auth.uid;
  allow get: if resource.data.none == 1;
  allow list: if resource.data.owner == request.auth.uid;
  allow create: if request.resource.data.n > 0;
}`);

const text = (lines: readonly string[]) => lines.join('\n');

test('[BCK-15] rules:explain shows every allow, each sub-expression with its value, and why each did not hold', async () => {
  const { admin, dataDir } = await startInProcess(rules);
  await admin.commit([
    { set: 'docs/a', data: { owner: 'bob' } },
    { set: 'members/ada', data: {} },
  ]);
  // The backend is still running on the folder: it is read from a copy.
  const lines = await explainRequest(rules, dataDir, projectId, { method: 'get', path: 'docs/a', as: 'ada' });
  expect(text(lines)).toBe(`match /databases/{database}/documents/docs/{id}
  L5:3 allow get: if isMember() && resource.data.owner == request.auth.uid;
    L5:28 isMember() && resource.data.owner == request.auth.uid  →  false
      L5:17 isMember()  →  true
        L4:32 exists(/databases/$(database)/documents/members/$(request.auth.uid))  →  true
          L4:39 /databases/$(database)/documents/members/$(request.auth.uid)  →  /databases/(default)/documents/members/ada
            L4:52 database  →  "(default)"
            L4:94 request.auth.uid  →  "ada"
              L4:89 request.auth  →  {uid: "ada", token: {sub: "ada", user_id: "ada", email_verified: false}}
                L4:82 request  →  ${cut('{auth: {uid: "ada", token: {sub: "ada", user_id: "ada", email_verified: false}}, method: "get", path: /databases/(default)/documents/docs/a, ')}
      L5:51 resource.data.owner == request.auth.uid  →  false
        L5:44 resource.data.owner  →  "bob"
          L5:39 resource.data  →  {owner: "bob"}
            L5:31 resource  →  {data: {owner: "bob"}, id: "a", __name__: /databases/(default)/documents/docs/a}
        L5:66 request.auth.uid  →  "ada"
          L5:61 request.auth  →  {uid: "ada", token: {sub: "ada", user_id: "ada", email_verified: false}}
            L5:54 request  →  ${cut('{auth: {uid: "ada", token: {sub: "ada", user_id: "ada", email_verified: false}}, method: "get", path: /databases/(default)/documents/docs/a, ')}
  did not hold: it gave false
match /databases/{database}/documents/docs/{id}
  L6:3 allow get: if resource.data.none == 1;
    L6:36 resource.data.none == 1  →  ERROR map has no none.
      L6:30 resource.data.none  →  ERROR map has no none.
        L6:25 resource.data  →  {owner: "bob"}
          L6:17 resource  →  {data: {owner: "bob"}, id: "a", __name__: /databases/(default)/documents/docs/a}
      L6:39 1  →  1
  did not hold: map has no none.

DENIED after 24 of 1,000 expressions, 1 documents looked up
`);
});

const cut = (line: string) => `${line.slice(0, 120)}…`;

test('[BCK-15] rules:explain says when no allow covers a path, and what a query leaves unknown', async () => {
  const nobody = await explainRequest(rules, undefined, projectId, { method: 'delete', path: 'docs/a' });
  expect(text(nobody)).toContain('No allow of delete covers this path: it is denied.');
  const list = await explainRequest(rules, undefined, projectId, { method: 'list', path: 'docs', as: 'ada' });
  expect(text(list)).toContain('resource.data.owner  →  UNKNOWN (the query does not say)');
  expect(text(list)).toContain('DENIED');
});

test('[BCK-15] rules:explain judges a write by the document it would leave, and a list by its query', async () => {
  const fields = { n: { integerValue: '5' } };
  const create = await explainRequest(rules, undefined, projectId, { method: 'create', path: 'docs/x', fields });
  expect(text(create)).toContain('request.resource.data.n > 0  →  true');
  expect(text(create)).toContain('ALLOWED');
  const where = { fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL', value: { stringValue: 'ada' } } };
  const list = await explainRequest(rules, undefined, projectId, {
    method: 'list',
    path: 'docs',
    as: 'ada',
    query: { where },
  });
  expect(text(list)).toContain('resource.data.owner == request.auth.uid  →  true');
});
