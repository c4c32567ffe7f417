import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openRules, spawnBackend, startInProcess, temporaryFolder } from './support/start.ts';
import {
  command,
  fileOf,
  filesIn,
  md5,
  objectUrl,
  openStorageRules,
  patterned,
  startResumable,
  startWithStorage,
  storageRulesOf,
  upload,
  uploadUrlOf,
} from './support/storage.ts';

describe('resumable uploads', () => {
  test('[BCK-17] goes on where it stands, answers where that is, and says so again when the answer got lost', async () => {
    const { url } = await startWithStorage();
    const bytes = patterned(700_000);
    const at = uploadUrlOf(await startResumable(url, 'big', bytes.length));
    const first = await command(at, 'upload', 0, bytes.subarray(0, 262_144));
    expect([first.headers.get('x-goog-upload-status'), first.headers.get('x-goog-upload-size-received')]).toEqual([
      'active',
      '262144',
    ]);
    expect((await command(at, 'upload', 262_145, bytes.subarray(262_145))).status).toBe(400);
    expect((await command(at, 'upload', 100, bytes.subarray(100, 262_144))).status).toBe(200);
    expect((await command(at, 'finalize', 262_144)).status).toBe(400);
    expect((await command(at, 'query')).headers.get('x-goog-upload-size-received')).toBe('262144');
    expect((await fetch(objectUrl(url, 'big'))).status).toBe(404);
    for (let i = 0; i < 2; i++) {
      const last = await command(at, 'upload, finalize', 262_144, bytes.subarray(262_144));
      expect(last.headers.get('x-goog-upload-status')).toBe('final');
      expect(await last.json()).toMatchObject({ name: 'big', size: '700000', md5Hash: md5(bytes) });
    }
    expect((await command(at, 'query')).headers.get('x-goog-upload-status')).toBe('final');
    const got = Buffer.from(await (await fetch(`${objectUrl(url, 'big')}?alt=media`)).arrayBuffer());
    expect(got.equals(bytes)).toBe(true);
  });

  test('[BCK-17] a cut connection loses only what did not arrive', async () => {
    const { url, port, dataDir } = await startWithStorage();
    const bytes = patterned(600_000);
    const at = uploadUrlOf(await startResumable(url, 'big', bytes.length));
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST ${at.slice(url.length)} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Goog-Upload-Command: upload, finalize\r\nX-Goog-Upload-Offset: 0\r\nContent-Length: ${bytes.length}\r\n\r\n`,
    );
    await new Promise<void>((resolve) => socket.write(bytes.subarray(0, 200_000), () => resolve()));
    const [file = ''] = await filesIn(dataDir);
    await expect.poll(async () => (await stat(join(dataDir, 'objects', file))).size).toBeGreaterThan(0);
    // The query command ends the half-dead request and waits for the bytes it received.
    const query = await command(at, 'query');
    const received = Number(query.headers.get('x-goog-upload-size-received'));
    socket.destroy();
    expect([query.headers.get('x-goog-upload-status'), received <= 200_000]).toEqual(['active', true]);
    expect((await fetch(objectUrl(url, 'big'))).status).toBe(404);
    const last = await command(at, 'upload, finalize', received, bytes.subarray(received));
    expect(await last.json()).toMatchObject({ size: '600000', md5Hash: md5(bytes) });
  });

  test('[BCK-17] can be cancelled; more than announced is refused; a made-up upload is unknown', async () => {
    const { url, dataDir } = await startWithStorage();
    const at = uploadUrlOf(await startResumable(url, 'a', 10));
    expect((await command(at, 'upload', 0, Buffer.alloc(11))).status).toBe(413);
    expect((await command(at, 'dance')).status).toBe(400);
    expect((await command(at, 'cancel')).status).toBe(200);
    expect((await command(at, 'query')).status).toBe(404);
    expect((await command(`${at}x`, 'query')).status).toBe(404);
    expect((await startResumable(url, 'a', -1)).status).toBe(400);
    expect(await filesIn(dataDir)).toEqual([]);
    const empty = uploadUrlOf(await startResumable(url, 'empty', 0));
    expect(await (await command(empty, 'finalize')).json()).toMatchObject({ size: '0' });
    expect(await (await fetch(`${objectUrl(url, 'empty')}?alt=media`)).text()).toBe('');
  });

  test('[BCK-17] the headers of uploads can be read by a page on another name of this machine', async () => {
    const { url, port } = await startWithStorage();
    const answer = await startResumable(url, 'a', 10, 'image/png', { Origin: `http://localhost:${port}` });
    const exposed = answer.headers.get('access-control-expose-headers') ?? '';
    for (const name of ['x-goog-upload-url', 'x-goog-upload-status', 'x-goog-upload-size-received']) {
      expect(exposed).toContain(name);
    }
  });
});

describe('the folder of objects', () => {
  test('[BCK-17] an acknowledged upload survives kill −9; what was not finished is cleared at the next start', async () => {
    const folder = await temporaryFolder();
    const rulesFile = join(folder, 'firestore.rules');
    const dataDir = join(folder, 'data');
    await writeFile(rulesFile, openRules);
    await writeFile(join(folder, 'storage.rules'), openStorageRules);
    const kept = new Map<string, Buffer>();
    for (let round = 0; round < 3; round++) {
      const backend = await spawnBackend({ dataDir, rulesFile });
      for (const [name, bytes] of kept) {
        const got = Buffer.from(await (await fetch(`${objectUrl(backend.url, name)}?alt=media`)).arrayBuffer());
        expect(got.equals(bytes)).toBe(true);
      }
      expect(await filesIn(dataDir)).toHaveLength(kept.size);
      const open = uploadUrlOf(await startResumable(backend.url, 'never', 500_000));
      await command(open, 'upload', 0, patterned(262_144));
      const bytes = patterned(100_000 * (round + 1));
      expect((await upload(backend.url, `photo${round}`, bytes)).status).toBe(200);
      kept.set(`photo${round}`, bytes);
      expect((await upload(backend.url, 'changed', bytes)).status).toBe(200);
      kept.set('changed', bytes);
      await backend.kill('SIGKILL');
      expect(await filesIn(dataDir)).toHaveLength(kept.size + 1);
    }
  });

  test('[BCK-17] objects outlive a restart, and a lost file is said and answered 404', async () => {
    const first = await startWithStorage();
    await upload(first.url, 'a', 'one');
    await upload(first.url, 'b', 'two');
    await fetch(objectUrl(first.url, 'b'), { method: 'DELETE' });
    await first.close();
    const [file] = await filesIn(first.dataDir);
    const again = await startWithStorage(openStorageRules, { dataDir: first.dataDir });
    expect((await fetch(objectUrl(again.url, 'b'))).status).toBe(404);
    expect(await (await fetch(`${objectUrl(again.url, 'a')}?alt=media`)).text()).toBe('one');
    await again.close();
    await rm(join(first.dataDir, 'objects', file ?? ''));
    const third = await startWithStorage(openStorageRules, { dataDir: first.dataDir });
    expect(third.lines.join()).toContain('1 stored objects have lost their file');
    expect((await fetch(`${objectUrl(third.url, 'a')}?alt=media`)).status).toBe(404);
  });

  test('[BCK-17] rules that do not compile stop the start with line and column; without rules all is denied', async () => {
    const broken = await fileOf(storageRulesOf('match /a { allow read: if request.resource.colour == 1; }'));
    await expect(startInProcess(openRules, { storageRulesFile: broken })).rejects.toThrow(
      /storage\.rules does not compile: L3:\d+ Unknown property 'colour'/,
    );
    const wrong = await fileOf(await readFile('firestore.rules', 'utf8'));
    await expect(startInProcess(openRules, { storageRulesFile: wrong })).rejects.toThrow(/Service cloud\.firestore/);
    const { url } = await startInProcess(openRules);
    expect((await upload(url, 'a', 'x')).status).toBe(403);
    expect((await fetch(objectUrl(url, 'a'))).status).toBe(403);
  });
});
