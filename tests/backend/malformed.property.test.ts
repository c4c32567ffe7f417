import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startWithStorage, bucket, startResumable, upload, uploadUrlOf } from './support/storage.ts';
import { readOperatorSecret } from '../../scripts/operator-client.ts';
import { openRules, startInProcess } from './support/start.ts';
import { repositoryStorageRules } from './support/storage.ts';
import { runs, seedOr } from '../support/runs.ts';

const seed = seedOr(20_261_121);
const options = { seed, numRuns: runs(50, 5_000) };

test(
  `[BCK-11] any request of Storage gets an answer that is no crash, and stores nothing by accident (seed ${seed})`,
  { timeout: 60_000 },
  async () => {
    const { url, dataDir, lines } = await startWithStorage();
    const key = () => readFile(join(dataDir, 'signing-key.json'), 'utf8');
    await upload(url, 'known', 'x');
    const before = { key: await key(), files: (await readdir(dataDir)).sort() };
    const named = new Set(['known', 'open']);
    const open = uploadUrlOf(await startResumable(url, 'open', 100));
    const path = fc.constantFrom(
      `/v0/b/${bucket}/o`,
      `/v0/b/${bucket}/o/known`,
      `/v0/b/${bucket}/o/%ff`,
      `/v0/b/${bucket}/o/%2e%2e%2fsigning-key.json`,
      `/v0/b/${bucket}/o/../../../signing-key.json`,
      `/v0/b/%2e%2e/o/known`,
      '/v0/b//o/',
      '/v0/',
      open.slice(url.length),
    );
    const word = fc.oneof(
      fc.constantFrom('0', '-1', '1e9', 'a/', '/', 'media', 'x'.repeat(2000), '%', 'é'),
      fc.string(),
    );
    const query = fc.dictionary(
      fc.constantFrom('name', 'prefix', 'delimiter', 'maxResults', 'pageToken', 'alt', 'token', 'upload_id'),
      word,
      { maxKeys: 4 },
    );
    const headers = fc.dictionary(
      fc.constantFrom(
        'X-Goog-Upload-Protocol',
        'X-Goog-Upload-Command',
        'X-Goog-Upload-Offset',
        'X-Goog-Upload-Header-Content-Length',
        'X-Goog-Upload-Header-Content-Type',
        'Content-Type',
        'Range',
        'Authorization',
      ),
      fc.constantFrom(
        'multipart',
        'resumable',
        'start',
        'upload, finalize',
        'query',
        'cancel,upload',
        '0',
        '-5',
        '99999999999999999999',
        'image/png',
        'multipart/related; boundary=b',
        'multipart/related; boundary=""',
        'bytes=0-',
        'bytes=-0',
        'bytes=5-1',
        'Firebase x.y.z',
        'Firebase',
      ),
      { maxKeys: 5 },
    );
    const body = fc.constantFrom(
      '',
      '{}',
      '[]',
      'null',
      '{"name":1}',
      '{"metadata":[]}',
      '{"metadata":{"__proto__":"x"}}',
      '--b\r\n\r\n{}\r\n--b\r\n\r\nx\r\n--b--',
      '--b\r\nA: b\r\n\r\n{}\r\n--b\r\nA: b\r\n\r\nx\r\n--b--',
      '--b\r\nA: b\r\n\r\n{"name":"n","contentType":7}\r\n--b\r\nA: b\r\n\r\nx\r\n--b--',
      '\u0000\u0001',
    );
    const method = fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD');
    await fc.assert(
      fc.asyncProperty(path, query, headers, body, method, async (at, asked, given, text, how) => {
        const target = new URL(url + at);
        for (const [name, value] of Object.entries(asked)) target.searchParams.set(name, value);
        if (asked['name'] !== undefined) named.add(asked['name']);
        const answer = await fetch(target, {
          method: how,
          headers: given,
          ...(how === 'GET' || how === 'HEAD' ? {} : { body: text }),
        });
        await answer.arrayBuffer();
        expect(answer.status).toBeLessThan(500);
      }),
      options,
    );
    expect(lines.filter((line) => line.startsWith('failed'))).toEqual([]);
    expect({ key: await key(), files: (await readdir(dataDir)).sort() }).toEqual(before);
    const { items = [] } = (await (await fetch(`${url}/v0/b/${bucket}/o`)).json()) as { items?: { name: string }[] };
    expect(items.filter(({ name }) => !named.has(name))).toEqual([]);
  },
);

test(
  `[BCK-11] the pages and the operator's door answer anything with a refusal (seed ${seed})`,
  { timeout: 60_000 },
  async () => {
    const { url, dataDir, lines } = await startInProcess(openRules, { storageRulesFile: repositoryStorageRules });
    const right = { Authorization: `Bearer ${readOperatorSecret(dataDir)}` };
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('', '{}', 'null', '[1]', '{"writes":7}', 'mode=resetPassword&oobCode=x'),
    );
    const path = fc.constantFrom(
      '/__outbox/x',
      '/__outbox/%2e%2e',
      '/__outbox/%ff',
      '/__auth/action',
      '/__auth/action?mode=__proto__&oobCode=__proto__',
      '/__admin/v1/',
      '/__admin/v1/x:commit',
      '/__admin/v1/%ff:commit',
      '/__admin/v1/projects/p/databases/(default)/documents:runQuery',
    );
    await fc.assert(
      fc.asyncProperty(path, text, fc.boolean(), async (at, body, isPost) => {
        const answer = await fetch(url + at, { headers: right, ...(isPost ? { method: 'POST', body } : {}) });
        await answer.arrayBuffer();
        expect([400, 403, 404, 405, 501]).toContain(answer.status);
      }),
      options,
    );
    expect(lines.filter((line) => line.startsWith('failed'))).toEqual([]);
  },
);
