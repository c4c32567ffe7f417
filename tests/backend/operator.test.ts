import { readFile, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { serverTimestamp } from '../../backend/admin.ts';
import { fromJson, openOperator, readOperatorSecret } from '../../scripts/operator-client.ts';
import { bearer, signUp } from './support/people.ts';
import { root } from './support/rest.ts';
import { openRules, projectId, rulesOf, startInProcess, type TestBackend } from './support/start.ts';

const closedRules = rulesOf('match /plans/{id} { allow get; }');
const operatorOf = ({ url, dataDir }: TestBackend) => openOperator(url, projectId, readOperatorSecret(dataDir));

/** The HTTP code of a commit with arbitrary headers, including those that fetch does not let a program set. */
function commit(url: string, headers: Record<string, string>, method = 'POST'): Promise<number> {
  const update = { name: `${root}/plans/evil`, fields: {} };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/__admin/v1/${root}:commit`, { method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject);
    if (method === 'POST') sent.end(JSON.stringify({ writes: [{ update }] }));
    else sent.end();
  });
}

test('[BCK-25] the operator writes, reads, lists and deletes what the rules let nobody write', async () => {
  const backend = await startInProcess(closedRules);
  const operator = operatorOf(backend);
  const data = {
    price: 5,
    half: 0.5,
    name: 'Small',
    tags: ['a', 1, null],
    deep: { 'a.b`c': { on: true } },
    from: new Date('2026-01-01T00:00:00Z'),
  };
  await operator.commit([
    { set: 'plans/small', data: { ...data, at: serverTimestamp } },
    { set: 'plans/big', data: { price: 9, deep: { 'x.y': { at: serverTimestamp } } } },
    { set: 'plans/small/prices/tz', data: { price: 2 } },
  ]);
  expect(await operator.get('plans/small')).toEqual({ ...data, at: expect.any(Date) as Date });
  expect(await operator.get('plans/big')).toEqual({ price: 9, deep: { 'x.y': { at: expect.any(Date) as Date } } });
  expect(await operator.get('plans/none')).toBeUndefined();
  expect((await operator.list('plans')).map(({ id }) => id)).toEqual(['big', 'small']);
  expect(await operator.list('plans/small/prices')).toEqual([{ id: 'tz', data: { price: 2 } }]);
  expect(await operator.list('nothing')).toEqual([]);
  // Integers stay integers, as rules distinguish them from other numbers.
  const stored = await (await fetch(`${backend.url}/v1/${root}/plans/small`)).json();
  expect(stored).toMatchObject({ fields: { price: { integerValue: '5' }, half: { doubleValue: 0.5 } } });
  await operator.commit([{ delete: 'plans/small' }]);
  expect(await operator.get('plans/small')).toBeUndefined();
  await expect(operator.commit([{ set: 'plans', data: {} }])).rejects.toThrow(/does not name a document/);
});

describe('who is no operator', () => {
  test('[BCK-25] a missing or wrong secret is refused, a token of a person too', async () => {
    const backend = await startInProcess(openRules, { testHooks: false });
    const secret = readOperatorSecret(backend.dataDir);
    const ada = await signUp(backend.url, 'ada@example.com');
    for (const headers of [
      {},
      { Authorization: secret },
      { Authorization: 'Bearer ' },
      { Authorization: 'Bearer owner' },
      { Authorization: `Bearer ${secret}x` },
      { Authorization: `Bearer ${secret.slice(0, -1)}` },
      { Authorization: `Basic ${secret}` },
      bearer(ada),
    ] as Record<string, string>[]) {
      expect(await commit(backend.url, headers)).toBe(401);
    }
    expect(await operatorOf(backend).get('plans/evil')).toBeUndefined();
    // The secret is not a token: it is valid only on the operator's routes.
    const read = await fetch(`${backend.url}/v1/${root}/a/b`, { headers: { Authorization: `Bearer ${secret}` } });
    expect(read.status).toBe(401);
    expect(await commit(backend.url, { Authorization: `Bearer ${secret}` })).toBe(200);
  });

  test('[BCK-25] no page of a browser is let in, not even with the secret on the own origin', async () => {
    const backend = await startInProcess(openRules, { testHooks: false });
    const right = { Authorization: `Bearer ${readOperatorSecret(backend.dataDir)}` };
    for (const headers of [
      { Origin: backend.url },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'same-origin' },
      { 'Sec-Fetch-Site': 'none' },
      { Referer: `${backend.url}/` },
      { Cookie: 'a=1' },
      { Host: `evil.example:${backend.port}` },
    ] as Record<string, string>[]) {
      expect([headers, await commit(backend.url, { ...right, ...headers })]).toEqual([headers, 403]);
    }
    const asked = { Origin: backend.url, 'Access-Control-Request-Method': 'POST' };
    expect(await commit(backend.url, asked, 'OPTIONS')).toBe(403);
    expect(await operatorOf(backend).get('plans/evil')).toBeUndefined();
  });

  test('[BCK-25] the secret is made once, for the eyes of the owner of the folder, and not said in the log', async () => {
    const first = await startInProcess();
    const path = join(first.dataDir, 'operator-secret');
    const secret = (await readFile(path, 'utf8')).trim();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(first.lines.join()).not.toContain(secret);
    await first.close();
    const again = await startInProcess(openRules, { dataDir: first.dataDir });
    expect(readOperatorSecret(again.dataDir)).toBe(secret);
    expect(readOperatorSecret((await startInProcess()).dataDir)).not.toBe(secret);
  });
});

test('[BCK-25] a moment can be written in JSON', () => {
  expect(fromJson({ a: [{ $timestamp: '2026-01-01T00:00:00Z' }], b: { $timestamp: 'x', c: 1 } })).toEqual({
    a: [new Date('2026-01-01T00:00:00Z')],
    b: { $timestamp: 'x', c: 1 },
  });
  expect(() => fromJson({ $timestamp: 'soon' })).toThrow(/no moment/);
});
