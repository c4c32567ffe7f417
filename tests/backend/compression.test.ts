import { request } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { root } from './support/rest.ts';
import { startInProcess } from './support/start.ts';

const text = 'Eggs, good. '.repeat(400);
const write = { update: { name: `${root}/a/1`, fields: { text: { stringValue: text } } } };
const query = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'a' }] } });

/** A raw HTTP request: no automatic compression or decompression. */
function bare(url: string, body: Buffer | string, headers: Record<string, string>) {
  return new Promise<{ status: number; encoding: string | undefined; bytes: Buffer }>((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode!,
          encoding: answer.headers['content-encoding'],
          bytes: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

test('[PRF-15] an answer is packed for who takes it, and only then', async () => {
  const { url, admin } = await startInProcess();
  await admin.commit([{ set: 'a/1', data: { text } }]);
  const asked = `${url}/v1/${root}:runQuery`;
  const packed = await bare(asked, query, { 'accept-encoding': 'gzip, deflate, br' });
  expect(packed.encoding).toBe('gzip');
  expect(packed.bytes.length).toBeLessThan(text.length / 5);
  const plain = await bare(asked, query, {});
  expect(plain.encoding).toBeUndefined();
  expect((await bare(asked, query, { 'accept-encoding': 'br, gzip;q=0' })).encoding).toBeUndefined();
  expect(
    gunzipSync(packed.bytes)
      .toString()
      .replace(/"readTime":"[^"]*"/g, ''),
  ).toBe(plain.bytes.toString().replace(/"readTime":"[^"]*"/g, ''));
});

test('[PRF-15] a packed request is unpacked; what it unpacks to counts against the limit', async () => {
  const { url, admin } = await startInProcess();
  const commit = `${url}/v1/${root}:commit`;
  const packed = { 'content-encoding': 'gzip', 'content-type': 'text/plain' };
  expect((await bare(commit, gzipSync(JSON.stringify({ writes: [write] })), packed)).status).toBe(200);
  expect(admin.get('a/1')).toEqual({ text });
  const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024, ' '));
  expect((await bare(commit, bomb, packed)).status).toBe(400);
  expect((await bare(commit, 'no gzip at all', packed)).status).not.toBe(200);
});
