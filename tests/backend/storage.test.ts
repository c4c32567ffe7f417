import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import {
  bucket,
  filesIn,
  md5,
  multipart,
  objectUrl,
  patterned,
  startResumable,
  startWithStorage,
  storageRulesOf,
  upload,
} from './support/storage.ts';

describe('objects', () => {
  test('[BCK-17] uploads in one body, describes, downloads whole and in part, and deletes', async () => {
    const { url, dataDir } = await startWithStorage();
    const bytes = patterned(300_000);
    const { status, json } = await upload(url, 'a/hen 1.png', bytes, {
      contentType: 'image/png',
      metadata: { flock: 'f1' },
    });
    expect([status, json]).toMatchObject([
      200,
      {
        name: 'a/hen 1.png',
        bucket,
        size: '300000',
        md5Hash: md5(bytes),
        metageneration: '1',
        metadata: { flock: 'f1' },
      },
    ]);
    const got = await fetch(`${objectUrl(url, 'a/hen 1.png')}?alt=media`);
    expect(got.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await got.arrayBuffer()).equals(bytes)).toBe(true);
    const part = await fetch(`${objectUrl(url, 'a/hen 1.png')}?alt=media`, { headers: { Range: 'bytes=100-199' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 100-199/300000']);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true);
    const beyond = await fetch(`${objectUrl(url, 'a/hen 1.png')}?alt=media`, { headers: { Range: 'bytes=300000-' } });
    expect(beyond.status).toBe(416);
    expect(await filesIn(dataDir)).toHaveLength(1);
    expect((await filesIn(dataDir)).join()).not.toContain('hen');
    expect((await fetch(objectUrl(url, 'a/hen 1.png'), { method: 'DELETE' })).status).toBe(204);
    expect((await fetch(objectUrl(url, 'a/hen 1.png'))).status).toBe(404);
    expect(await filesIn(dataDir)).toEqual([]);
  });

  test('[BCK-17] replacing an object leaves one file and a later generation', async () => {
    const { url, dataDir } = await startWithStorage();
    const first = await upload(url, 'a', 'one');
    const second = await upload(url, 'a', 'two!');
    expect(Number(second.json['generation'])).toBeGreaterThan(Number(first.json['generation']));
    expect(await (await fetch(`${objectUrl(url, 'a')}?alt=media`)).text()).toBe('two!');
    expect(await filesIn(dataDir)).toHaveLength(1);
  });

  test('[BCK-17] changes what is said about an object, and keeps the rest', async () => {
    const { url } = await startWithStorage();
    await upload(url, 'a', 'one', { contentType: 'image/png', metadata: { a: '1', b: '2' } });
    const patch = async (body: object) => {
      const answer = await fetch(objectUrl(url, 'a'), { method: 'PATCH', body: JSON.stringify(body) });
      return { status: answer.status, json: (await answer.json()) as object };
    };
    const changed = await patch({ cacheControl: 'private, max-age=60', metadata: { b: null, c: '3' }, md5Hash: 'x' });
    expect(changed.json).toMatchObject({
      cacheControl: 'private, max-age=60',
      contentType: 'image/png',
      metadata: { a: '1', c: '3' },
      metageneration: '2',
      md5Hash: md5(Buffer.from('one')),
    });
    expect(changed.json).not.toHaveProperty('metadata.b');
    const got = await fetch(`${objectUrl(url, 'a')}?alt=media`);
    expect(got.headers.get('cache-control')).toBe('private, max-age=60');
    for (const body of [
      { contentType: 'image/png\r\nX-Evil: 1' },
      { cacheControl: 'a\r\nSet-Cookie: x' },
      { metadata: { a: 1 } },
      { metadata: { a: 'x'.repeat(9000) } },
    ]) {
      expect((await patch(body)).status).toBe(400);
    }
  });

  test('[BCK-17] lists by prefix and page', async () => {
    const { url } = await startWithStorage();
    for (const name of ['a/1', 'a/2', 'a/b/1', 'a/b/2', 'a/c', 'ab/1', 'z']) await upload(url, name, name);
    const list = async (query: string) => {
      const answer = await fetch(`${url}/v0/b/${bucket}/o?delimiter=/&${query}`);
      const json = (await answer.json()) as { items: { name: string }[]; prefixes: string[]; nextPageToken?: string };
      return { ...json, names: [...json.prefixes, ...json.items.map(({ name }) => name)] };
    };
    expect((await list('prefix=')).names).toEqual(['a/', 'ab/', 'z']);
    expect((await list('prefix=a/')).names).toEqual(['a/b/', 'a/1', 'a/2', 'a/c']);
    const pages: string[][] = [];
    let token: string | undefined = '';
    while (token !== undefined) {
      const page: Awaited<ReturnType<typeof list>> = await list(`prefix=a/&maxResults=2&pageToken=${token}`);
      pages.push(page.names);
      token = page.nextPageToken;
    }
    expect(pages).toEqual([
      ['a/1', 'a/2'],
      ['a/b/', 'a/c'],
    ]);
    expect((await fetch(`${url}/v0/b/${bucket}/o?prefix=a/`)).status).toBe(400);
    expect((await fetch(`${url}/v0/b/${bucket}/o?prefix=a&delimiter=/`)).status).toBe(400);
  });

  test('[BCK-17] a download token opens one object and no other', async () => {
    const { url } = await startWithStorage(storageRulesOf('match /{path=**} { allow write; }'));
    const { json } = await upload(url, 'a', 'secret');
    await upload(url, 'b', 'other');
    const token = String(json['downloadTokens']);
    const ask = async (name: string, query: string) => (await fetch(`${objectUrl(url, name)}?${query}`)).status;
    expect(await ask('a', `alt=media&token=${token}`)).toBe(200);
    expect(await ask('a', 'alt=media')).toBe(403);
    expect(await ask('a', 'alt=media&token=')).toBe(403);
    expect(await ask('a', `alt=media&token=${token}x`)).toBe(403);
    expect(await ask('b', `alt=media&token=${token}`)).toBe(403);
    expect(await ask('a', `token=${token}`)).toBe(403);
    expect(await ask('missing', 'alt=media')).toBe(403);
  });

  test.each(['text/html', 'image/svg+xml', 'text/html; charset=utf-8', 'application/xhtml+xml', 'text/plain'])(
    '[BCK-17] what is no picture is handed out as a file: %s',
    async (contentType) => {
      const { url } = await startWithStorage();
      const page = '<script>alert(1)</script>';
      await upload(url, 'evil.html', page, { contentType, contentDisposition: 'inline' });
      const got = await fetch(`${objectUrl(url, 'evil.html')}?alt=media`);
      expect(got.headers.get('content-disposition')).toBe("attachment; filename*=utf-8''evil.html");
      expect(got.headers.get('x-content-type-options')).toBe('nosniff');
      expect(got.headers.get('content-security-policy')).toContain('sandbox');
      expect(await got.text()).toBe(page);
    },
  );

  test.each([
    ['a/../b', 400],
    ['../b', 400],
    ['a//b', 400],
    ['a/', 400],
    ['a\nb', 400],
    ['a\u0000b', 400],
    ['x'.repeat(1025), 400],
    ['', 400],
    ['x'.repeat(1024), 200],
    ['Ünïcode/日本.png', 200],
    ['a..b/…', 200],
  ])('[BCK-17] the name %j is answered %d', async (name, status) => {
    const { url } = await startWithStorage();
    expect((await upload(url, name, 'x')).status).toBe(status);
  });

  test('[BCK-17] only buckets of the project are served', async () => {
    const { url } = await startWithStorage();
    await upload(url, 'a', 'x');
    for (const other of ['other.appspot.com', 'flockbook-testing', `x${bucket}`]) {
      expect((await fetch(`${url}/v0/b/${other}/o/a`)).status).toBe(404);
      expect((await upload(url, 'a', 'x', {}, {}, other)).status).toBe(404);
    }
    expect((await fetch(`${url}/v0/b/${bucket}/o/a`)).status).toBe(200);
  });

  test('[BCK-17] an upload that is cut, malformed, or not what it promised leaves nothing', async () => {
    const { url, port, dataDir } = await startWithStorage();
    const { body, boundary } = multipart('a', patterned(200_000), { contentType: 'image/png' });
    const send = async (bytes: Buffer<ArrayBuffer>, type = `multipart/related; boundary=${boundary}`) => {
      const headers = { 'X-Goog-Upload-Protocol': 'multipart', 'Content-Type': type };
      return (await fetch(`${url}/v0/b/${bucket}/o?name=a`, { method: 'POST', headers, body: bytes })).status;
    };
    expect(await send(body.subarray(0, -4))).toBe(400);
    expect(await send(body.subarray(0, 60))).toBe(400);
    expect(await send(body, 'multipart/related')).toBe(400);
    expect(await send(Buffer.alloc(0))).toBe(400);
    expect((await upload(url, 'a', 'x', { md5Hash: md5(Buffer.from('y')) })).status).toBe(400);
    const socket = connect(port, '127.0.0.1');
    const head = `POST /v0/b/${bucket}/o?name=a HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Goog-Upload-Protocol: multipart\r\n`;
    socket.write(
      `${head}Content-Type: multipart/related; boundary=${boundary}\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    await new Promise<void>((resolve) => socket.write(body.subarray(0, 150_000), () => resolve()));
    await expect.poll(() => filesIn(dataDir)).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => filesIn(dataDir)).toEqual([]);
    expect((await fetch(objectUrl(url, 'a'))).status).toBe(404);
    expect(await send(body)).toBe(200);
  });

  test('[BCK-17] an upload has at most 32 MiB', async () => {
    const { url, dataDir } = await startWithStorage();
    const most = 32 * 1024 * 1024;
    expect((await upload(url, 'a', Buffer.alloc(most + 1))).status).toBe(413);
    expect((await startResumable(url, 'a', most + 1)).status).toBe(413);
    expect(await filesIn(dataDir)).toEqual([]);
    expect((await upload(url, 'a', Buffer.alloc(most))).status).toBe(200);
  });
});
