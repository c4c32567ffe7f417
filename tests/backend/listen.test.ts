import { describe, expect, onTestFinished, test } from 'vitest';
import { bearer, signUp } from './support/people.ts';
import { post, root, setInteger } from './support/rest.ts';
import { openRules, rulesOf, startInProcess, type TestBackend } from './support/start.ts';
import { collectionTarget, documentsTarget, inShort, ListenClient } from './support/web-channel-client.ts';

async function listen(url: string, headers: Record<string, string> = {}): Promise<ListenClient> {
  const client = await ListenClient.open(url, headers);
  onTestFinished(() => client.close());
  return client;
}

const set = (path: string, data: Record<string, number | string | boolean>) => ({ set: path, data });
const less = (fieldPath: string, value: number) => ({
  where: { fieldFilter: { field: { fieldPath }, op: 'LESS_THAN', value: { integerValue: String(value) } } },
});
const tokenOf = (messages: Record<string, unknown>[]) =>
  (messages.at(-1) as { targetChange: { resumeToken: string } }).targetChange.resumeToken;

describe('a listener', () => {
  test('[BCK-4] gets its rows, then each commit as changes and one marker', async () => {
    const { url, admin } = await startInProcess();
    await admin.commit([set('a/1', { n: 1 })]);
    const client = await listen(url);
    await client.addTarget(2, collectionTarget('a'));
    expect(inShort(await client.snapshot())).toEqual(['ADD 2', 'change a/1 in 2', 'CURRENT 2', 'marker']);
    await admin.commit([set('a/1', { n: 2 }), set('a/2', { n: 2 }), set('b/1', { n: 2 })]);
    expect(inShort(await client.snapshot())).toEqual(['change a/1 in 2', 'change a/2 in 2', 'marker']);
    await admin.commit([{ delete: 'a/1' }, set('a/2', { n: 3 })]);
    expect(inShort(await client.snapshot())).toEqual(['delete a/1 of 2', 'change a/2 in 2', 'marker']);
  });

  test('[BCK-4] is told of rows that leave one query and stay in another', async () => {
    const { url, admin } = await startInProcess();
    const client = await listen(url);
    await client.addTarget(2, collectionTarget('a', less('n', 5)));
    await client.snapshot();
    await client.addTarget(4, documentsTarget('a/1', 'a/9'));
    expect(inShort(await client.snapshot())).toEqual([
      'ADD 4',
      'delete a/1 of 4',
      'delete a/9 of 4',
      'CURRENT 4',
      'marker',
    ]);
    await admin.commit([set('a/1', { n: 1 }), set('a/2', { n: 1 })]);
    expect(inShort(await client.snapshot())).toEqual(['change a/1 in 2,4', 'change a/2 in 2', 'marker']);
    await admin.commit([set('a/1', { n: 9 }), set('a/2', { n: 9 })]);
    expect(inShort(await client.snapshot())).toEqual(['change a/1 in 4 out of 2', 'remove a/2 of 2', 'marker']);
    await client.send({ removeTarget: 4 });
    await admin.commit([set('a/1', { n: 10 })]);
    await admin.commit([set('a/1', { n: 1 })]);
    expect(inShort(await client.snapshot())).toEqual(['REMOVE 4', 'change a/1 in 2', 'marker']);
  });

  test('[BCK-4] of the first rows is told which rows a commit moves in and out', async () => {
    const { url, admin } = await startInProcess();
    await admin.commit([set('a/1', { n: 1 }), set('a/2', { n: 2 }), set('a/3', { n: 3 })]);
    const client = await listen(url);
    await client.addTarget(2, collectionTarget('a', { orderBy: [{ field: { fieldPath: 'n' } }], limit: 2 }));
    expect(inShort(await client.snapshot())).toEqual([
      'ADD 2',
      'change a/1 in 2',
      'change a/2 in 2',
      'CURRENT 2',
      'marker',
    ]);
    await admin.commit([{ delete: 'a/1' }]);
    expect(inShort(await client.snapshot())).toEqual(['change a/3 in 2', 'delete a/1 of 2', 'marker']);
    await admin.commit([set('a/0', { n: 0 })]);
    expect(inShort(await client.snapshot())).toEqual(['change a/0 in 2', 'remove a/3 of 2', 'marker']);
  });

  test('[BCK-4] resumes with what changed since its token and the number of rows', async () => {
    const { url, admin } = await startInProcess();
    await admin.commit([set('a/1', { n: 1 }), set('a/2', { n: 2 }), set('a/3', { n: 3 }), set('a/4', { n: 4 })]);
    const target = collectionTarget('a', less('n', 10));
    const before = await listen(url);
    await before.addTarget(2, target);
    const resumeToken = tokenOf(await before.snapshot());
    await admin.commit([set('a/1', { n: 5 }), set('a/2', { n: 20 }), { delete: 'a/3' }]);
    const client = await listen(url);
    await client.addTarget(2, { ...target, resumeToken });
    expect(inShort(await client.snapshot())).toEqual([
      'ADD 2',
      'change a/1 in 2',
      'remove a/2 of 2',
      'delete a/3 of 2',
      'filter 2: 2',
      'CURRENT 2',
      'marker',
    ]);
  });

  test('[BCK-4] after a break a limited query is sent again only when its collection changed', async () => {
    const { url, admin } = await startInProcess();
    await admin.commit([set('a/1', { n: 1 }), set('a/2', { n: 2 }), set('b/1', { n: 1 })]);
    const target = collectionTarget('a', { orderBy: [{ field: { fieldPath: 'n' } }], limit: 1 });
    const before = await listen(url);
    await before.addTarget(2, target);
    const resumeToken = tokenOf(await before.snapshot());
    const resumed = async () => {
      const client = await listen(url);
      await client.addTarget(2, { ...target, resumeToken });
      return inShort(await client.snapshot());
    };
    await admin.commit([set('b/1', { n: 2 })]);
    expect(await resumed()).toEqual(['ADD 2', 'filter 2: 1', 'CURRENT 2', 'marker']);
    await admin.commit([{ delete: 'a/1' }]);
    expect(await resumed()).toEqual(['ADD 2', 'RESET 2', 'change a/2 in 2', 'CURRENT 2', 'marker']);
  });

  test('[BCK-4] a break tells nothing of rows that never were in the query', async () => {
    const { url, admin } = await startInProcess();
    await admin.commit([set('a/mine', { n: 1 }), set('a/theirs', { n: 100 })]);
    const target = collectionTarget('a', less('n', 10));
    const before = await listen(url);
    await before.addTarget(2, target);
    const resumeToken = tokenOf(await before.snapshot());
    await admin.commit([set('a/theirs', { n: 200 }), set('a/secret', { n: 300 })]);
    const client = await listen(url);
    await client.addTarget(2, { ...target, resumeToken });
    expect(inShort(await client.snapshot())).toEqual(['ADD 2', 'filter 2: 1', 'CURRENT 2', 'marker']);
  });

  test('[BCK-4] starts over with a token of other data, and resumes over a restart of its own', async () => {
    const first = await startInProcess();
    await first.admin.commit([set('a/1', { n: 1 })]);
    const before = await listen(first.url);
    await before.addTarget(2, collectionTarget('a'));
    const resumeToken = tokenOf(await before.snapshot());
    await first.close();
    const again = await startInProcess(openRules, { dataDir: first.dataDir });
    const other = await startInProcess();
    await other.admin.commit([set('a/7', { n: 1 })]);
    const shortAnswer = async ({ url }: TestBackend) => {
      const client = await listen(url);
      await client.addTarget(2, { ...collectionTarget('a'), resumeToken });
      return inShort(await client.snapshot());
    };
    expect(await shortAnswer(again)).toEqual(['ADD 2', 'filter 2: 1', 'CURRENT 2', 'marker']);
    expect(await shortAnswer(other)).toEqual(['ADD 2', 'RESET 2', 'change a/7 in 2', 'CURRENT 2', 'marker']);
  });

  test('[BCK-4] misses nothing and doubles nothing while many write', async () => {
    const { url } = await startInProcess();
    const client = await listen(url);
    const writers = [1, 2, 3, 4].map(async (writer) => {
      for (let n = 1; n <= 25; n++) await setInteger(url, `a/w${writer}`, n);
    });
    await client.addTarget(2, collectionTarget('a'));
    await Promise.all(writers);
    await setInteger(url, 'a/last', 1);
    const messages = await client.until((message) => JSON.stringify(message).includes('/a/last"'));
    const seen = new Map<string, number[]>();
    for (const { documentChange } of messages) {
      if (documentChange === undefined) continue;
      const { name, fields } = (
        documentChange as { document: { name: string; fields: { n: { integerValue: string } } } }
      ).document;
      seen.set(name, [...(seen.get(name) ?? []), Number(fields.n.integerValue)]);
    }
    for (const [name, values] of seen) {
      expect({ name, values: [...values].sort((a, b) => a - b) }).toEqual({ name, values });
      expect(values.at(-1)).toBe(name.endsWith('last') ? 1 : 25);
    }
    expect(seen.size).toBe(5);
  });
});

describe('the rights of a listener', () => {
  const rules = rulesOf(`match /members/{m} { allow read: if false; }
    match /docs/{id} { allow read: if get(/databases/$(database)/documents/members/$(request.auth.uid)).data.active == true; }
    match /own/{id} { allow get: if resource.data.owner == request.auth.uid; }`);

  test('[BCK-4] a refused target is removed with its reason and the stream goes on', async () => {
    const backend = await startInProcess(rules);
    const ada = await signUp(backend.url, 'ada@example.com');
    await backend.admin.commit([set('own/1', { owner: ada.localId })]);
    const client = await listen(backend.url, bearer(ada));
    await client.addTarget(2, collectionTarget('docs'));
    await client.addTarget(4, documentsTarget('own/1'));
    const messages = await client.snapshot();
    expect(messages[0]).toMatchObject({
      targetChange: { targetChangeType: 'REMOVE', targetIds: [2], cause: { code: 7 } },
    });
    expect(inShort(messages)).toEqual(['REMOVE 2', 'ADD 4', 'change own/1 in 4', 'CURRENT 4', 'marker']);
  });

  test('[BCK-6] [RUL-39] 95 a listener is cut off when its membership ends, and hears nothing of that commit', async () => {
    const backend = await startInProcess(rules);
    const ada = await signUp(backend.url, 'ada@example.com');
    await backend.admin.commit([set(`members/${ada.localId}`, { active: true })]);
    const client = await listen(backend.url, bearer(ada));
    await client.addTarget(2, collectionTarget('docs'));
    await client.addTarget(4, documentsTarget('own/1'));
    await client.until(({ targetChange }) => JSON.stringify(targetChange ?? '').includes('"REMOVE"'));
    await backend.admin.commit([set(`members/${ada.localId}`, { active: false }), set('docs/secret', { n: 1 })]);
    await client.until(({ targetChange }) => JSON.stringify(targetChange ?? '').includes('"targetIds":[2],"cause"'));
    await backend.admin.commit([set('docs/secret', { n: 2 })]);
    expect(JSON.stringify(client.messages)).not.toContain('docs/secret');
  });

  test('[BCK-6] a listener on one document is cut off when the document itself takes the right away', async () => {
    const backend = await startInProcess(rules);
    const ada = await signUp(backend.url, 'ada@example.com');
    await backend.admin.commit([set('own/1', { owner: ada.localId })]);
    const client = await listen(backend.url, bearer(ada));
    await client.addTarget(2, documentsTarget('own/1'));
    await client.snapshot();
    await backend.admin.commit([set('own/1', { owner: 'somebody else' })]);
    await client.until(({ targetChange }) => JSON.stringify(targetChange ?? '').includes('"REMOVE"'));
    expect(inShort(client.messages)).toEqual(['REMOVE 2']);
  });

  test('[BCK-8] a stream without a good token is answered UNAUTHENTICATED', async () => {
    const backend = await startInProcess(rules);
    const client = await listen(backend.url, { Authorization: 'Bearer owner' });
    const messages = await client.until(({ error }) => error !== undefined);
    expect(messages).toMatchObject([{ error: { code: 401, status: 'UNAUTHENTICATED' } }]);
  });
});

describe('the channel', () => {
  test('[BCK-1] sends again what was not acknowledged, and takes a repeated message once', async () => {
    const { url } = await startInProcess();
    const client = await ListenClient.open(url, {}, false);
    await client.addTarget(2, collectionTarget('a'));
    await client.send({ addTarget: { targetId: 2, ...collectionTarget('a') } }, 0);
    const first = await client.poll();
    expect(first).toContain('"ADD"');
    expect(first.match(/"ADD"/g)).toHaveLength(1);
    expect(await client.poll()).toBe(first);
  });

  test('[BCK-1] answers 400 to an unknown session, and forgets one that said farewell', async () => {
    const { url } = await startInProcess();
    const path = `${url}/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=rpc&AID=0&CI=0&TYPE=xmlhttp&SID=`;
    expect((await fetch(`${path}unknown`)).status).toBe(400);
    const client = await ListenClient.open(url, {}, false);
    expect((await fetch(`${client.address}&TYPE=terminate`)).status).toBe(200);
    expect((await fetch(client.address)).status).toBe(400);
    expect((await post(`${url}/v1/${root}:commit`, { writes: [] })).status).toBe(200);
  });
});
