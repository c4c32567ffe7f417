import { describe, expect, test } from 'vitest';
import { Database } from '../../backend/firestore/database.ts';
import { parseTimestamp } from '../../backend/firestore/timestamp-text.ts';
import { NO_JOURNAL } from '../support/database-in-process.ts';
import { bearer, signUp } from './support/people.ts';
import { post, root, type Answer } from './support/rest.ts';
import { rulesOf, startInProcess } from './support/start.ts';

type Json = Record<string, unknown>;

async function open(rules?: string) {
  const backend = await startInProcess(rules);
  const commit = (writes: Json[], headers: Record<string, string> = {}): Promise<Answer> =>
    post(`${backend.url}/v1/${root}:commit`, { writes }, headers);
  const read = async (path: string): Promise<Json> =>
    (await fetch(`${backend.url}/v1/${root}/${path}`)).json() as Promise<Json>;
  return { backend, commit, read };
}

const int = (value: number | bigint): Json => ({ integerValue: String(value) });
const set = (path: string, fields: Json, more: Json = {}): Json => ({
  update: { name: `${root}/${path}`, fields },
  ...more,
});
const transform = (fieldPath: string, kind: string, operand: unknown): Json => ({ fieldPath, [kind]: operand });
const statusOf = ({ json }: Answer) => (json as { error: { status: string } }).error.status;

describe('a commit', () => {
  test('[BCK-3] happens as a whole or not at all', async () => {
    const { commit, backend } = await open();
    await commit([set('a/1', { n: int(1) })]);
    const refused = await commit([set('a/2', {}), set('a/1', {}, { currentDocument: { exists: false } })]);
    expect([refused.status, statusOf(refused)]).toEqual([409, 'ALREADY_EXISTS']);
    expect(backend.admin.list('a').map(({ id }) => id)).toEqual(['1']);
  });

  test('[BCK-3] keeps preconditions', async () => {
    const { commit, read } = await open();
    const missing = await commit([set('a/1', {}, { currentDocument: { exists: true } })]);
    expect([missing.status, statusOf(missing)]).toEqual([404, 'NOT_FOUND']);
    await commit([set('a/1', { n: int(1) })]);
    const { updateTime } = await read('a/1');
    expect((await commit([set('a/1', { n: int(2) }, { currentDocument: { updateTime } })])).status).toBe(200);
    const stale = await commit([set('a/1', { n: int(3) }, { currentDocument: { updateTime } })]);
    expect(statusOf(stale)).toBe('FAILED_PRECONDITION');
    const verified = await commit([{ verify: `${root}/a/9`, currentDocument: { exists: false } }, set('a/2', {})]);
    expect(verified.status).toBe(200);
  });

  test('[BCK-3] changes only masked fields, nested ones too, and removes what the mask names without a value', async () => {
    const { commit, backend } = await open();
    await backend.admin.commit([{ set: 'a/1', data: { keep: 1, gone: 2, deep: { keep: 3, set: 4 } } }]);
    const fields = { deep: { mapValue: { fields: { set: int(5) } } }, ignored: int(6) };
    await commit([set('a/1', fields, { updateMask: { fieldPaths: ['gone', 'deep.set'] } })]);
    expect(backend.admin.get('a/1')).toEqual({ keep: 1, deep: { keep: 3, set: 5 } });
  });

  test('[BCK-3] computes transforms', async () => {
    const { commit, backend } = await open();
    await backend.admin.commit([
      { set: 'a/1', data: { n: 5, half: 0.5, top: 7, list: [1, 2], big: 9223372036854775807n } },
    ]);
    const updateTransforms = [
      transform('n', 'increment', int(3)),
      transform('half', 'increment', int(1)),
      transform('big', 'increment', int(1)),
      transform('top', 'maximum', int(9)),
      transform('new', 'minimum', int(4)),
      transform('list', 'appendMissingElements', { values: [int(2), int(3)] }),
      transform('at', 'setToServerValue', 'REQUEST_TIME'),
    ];
    const answer = await commit([set('a/1', {}, { updateMask: { fieldPaths: [] }, updateTransforms })]);
    expect(backend.admin.get('a/1')).toMatchObject({ n: 8, half: 1.5, top: 9, new: 4, list: [1, 2, 3], big: 2 ** 63 });
    const result = (answer.json as { writeResults: [{ transformResults: Json[] }] }).writeResults[0];
    expect(result.transformResults.slice(0, 2)).toEqual([int(8), { doubleValue: 1.5 }]);
    await commit([
      set(
        'a/1',
        {},
        { updateMask: {}, updateTransforms: [transform('list', 'removeAllFromArray', { values: [int(1)] })] },
      ),
    ]);
    expect(backend.admin.get('a/1')?.['list']).toEqual([2, 3]);
  });

  test('[BCK-3] has one server time, in whole milliseconds, which is request.time of the rules', async () => {
    const rules = rulesOf('match /a/{id} { allow get; allow write: if request.resource.data.at == request.time; }');
    const { commit, read } = await open(rules);
    const stamped = { updateTransforms: [transform('at', 'setToServerValue', 'REQUEST_TIME')] };
    expect((await commit([set('a/1', {}, stamped), set('a/2', {}, stamped)])).status).toBe(200);
    const [one, two] = [await read('a/1'), await read('a/2')];
    expect(one['fields']).toEqual(two['fields']);
    expect(JSON.stringify(one['fields'])).toMatch(/T\d\d:\d\d:\d\d(\.\d{3})?Z/);
    expect((await commit([set('a/3', { at: { timestampValue: '2020-01-01T00:00:00Z' } })])).status).toBe(403);
  });

  test('[BCK-3] that changes nothing keeps the update time, and times only rise', async () => {
    const { commit, read } = await open();
    await commit([set('a/1', { n: int(1) })]);
    const before = await read('a/1');
    await commit([set('a/1', { n: int(1) })]);
    expect(await read('a/1')).toEqual(before);
    await commit([set('a/1', { n: { doubleValue: 1 } })]);
    const times = new Set<number>();
    for (let n = 0; n < 20; n++) {
      await commit([set('a/1', { n: int(n) })]);
      const { seconds, nanos } = parseTimestamp((await read('a/1'))['updateTime']);
      times.add(seconds * 1e6 + nanos / 1000);
    }
    expect(times.size).toBe(20);
    expect([...times].sort((a, b) => a - b)).toEqual([...times]);
  });

  test('[BCK-3] is later than every commit before it, though the clock stands still or goes back', async () => {
    let nowMs = 5000;
    const database = new Database('p', '(default)', NO_JOURNAL, () => nowMs--);
    const times: number[] = [];
    for (let i = 0; i < 5; i++) {
      times.push(database.nextTime());
      await database.commit({ time: times.at(-1) ?? 0, changes: [] });
    }
    expect(new Set(times).size).toBe(5);
    expect([...times].sort((a, b) => a - b)).toEqual(times);
  });

  test('[BCK-3] refuses what is too large, too many or too deep', async () => {
    const { commit } = await open();
    const nested = (depth: number): Json => (depth === 0 ? int(1) : { mapValue: { fields: { a: nested(depth - 1) } } });
    const tooLarge = await commit([set('a/1', { s: { stringValue: 'x'.repeat(1_048_576) } })]);
    const tooMany = await commit(Array.from({ length: 501 }, (_, i) => set(`a/${i}`, {})));
    const tooDeep = await commit([set('a/1', { d: nested(20) })]);
    expect([tooLarge, tooMany, tooDeep].map(statusOf)).toEqual(Array(3).fill('INVALID_ARGUMENT'));
    expect((await commit([set('a/1', { s: { stringValue: 'x'.repeat(1_048_000) }, d: nested(19) })])).status).toBe(200);
    expect((await commit(Array.from({ length: 500 }, (_, i) => set(`a/${i}`, {})))).status).toBe(200);
  });
});

describe('what a refusal tells', () => {
  const rules = rulesOf(`match /a/{id} { allow create: if request.resource.data.ok == true;
    allow update: if resource.data.owner == request.auth.uid; allow delete: if resource.data.owner == request.auth.uid; }`);

  test('[BCK-5] a denied write does not reveal whether the document exists', async () => {
    const { commit, backend } = await open(rules);
    await backend.admin.commit([{ set: 'a/there', data: { owner: 'somebody' } }]);
    const writes = (id: string): Json[] => [
      set(`a/${id}`, {}),
      set(`a/${id}`, {}, { currentDocument: { exists: true } }),
      set(`a/${id}`, {}, { currentDocument: { exists: false } }),
      set(`a/${id}`, {}, { currentDocument: { updateTime: '2020-01-01T00:00:00Z' } }),
      { delete: `${root}/a/${id}` },
      { delete: `${root}/a/${id}`, currentDocument: { exists: true } },
      { verify: `${root}/a/${id}`, currentDocument: { exists: true } },
    ];
    const there = await Promise.all(writes('there').map((write) => commit([write])));
    const missing = await Promise.all(writes('missing').map((write) => commit([write])));
    expect(there).toEqual(missing);
    expect(new Set(there.map(({ status }) => status))).toEqual(new Set([403]));
    const url = `${backend.url}/v1/${root}/a`;
    const texts = await Promise.all(['there', 'missing'].map(async (id) => (await fetch(`${url}/${id}`)).text()));
    expect(texts[0]).toBe(texts[1]);
  });

  test('[BCK-5] one denied write denies the batch; getAfter sees all of it', async () => {
    const together = rulesOf(`match /a/{id} { allow write: if existsAfter(/databases/$(database)/documents/b/$(id)); }
      match /b/{id} { allow write: if request.auth != null && getAfter(/databases/$(database)/documents/a/$(id)).data.by == request.auth.uid; }`);
    const { commit, backend } = await open(together);
    const ada = await signUp(backend.url, 'ada@example.com');
    const both = [set('a/1', { by: { stringValue: ada.localId } }), set('b/1', {})];
    expect((await commit(both.slice(0, 1), bearer(ada))).status).toBe(403);
    expect((await commit(both)).status).toBe(403);
    expect((await commit(both, bearer(ada))).status).toBe(200);
  });
});
