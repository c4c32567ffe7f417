import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seededChance } from '../../backend/chance.ts';
import { exportFolder, importFolder } from '../../backend/store/archive.ts';
import { accounts, bearer, signUp } from './support/people.ts';
import { root, setInteger } from './support/rest.ts';
import { openRules, startInProcess, temporaryFolder } from './support/start.ts';
import { seedOr } from '../support/runs.ts';

const seed = seedOr(20_261_121);

/** A data folder with a document, an account and an object file. */
async function usedFolder() {
  const backend = await startInProcess();
  await setInteger(backend.url, 'a/1', 1);
  const ada = await signUp(backend.url, 'ada@example.com');
  await mkdir(join(backend.dataDir, 'photos/b1'), { recursive: true });
  await writeFile(join(backend.dataDir, 'photos/b1/photo'), Buffer.from([0, 10, 13, 255]));
  await writeFile(join(backend.dataDir, 'photos/half.tmp'), 'unfinished');
  return { backend, ada };
}

test('[BCK-21] a data folder is exported and imported whole: documents, accounts, key and files', async () => {
  const { backend, ada } = await usedFolder();
  const folder = await temporaryFolder();
  const file = join(folder, 'all.backup');
  await expect(exportFolder(backend.dataDir, file)).rejects.toThrow(/in use by process/);
  await backend.close();
  await exportFolder(backend.dataDir, file);
  expect((await stat(file)).mode & 0o077).toBe(0);
  const dataDir = join(folder, 'data');
  await importFolder(file, dataDir);
  expect(await readFile(join(dataDir, 'photos/b1/photo'))).toEqual(Buffer.from([0, 10, 13, 255]));
  expect(await readdir(join(dataDir, 'photos'))).toEqual(['b1']);
  const again = await startInProcess(openRules, { dataDir });
  expect(again.admin.get('a/1')).toEqual({ n: 1 });
  // A token issued before the export is still valid: the signing key was exported too.
  expect((await fetch(`${again.url}/v1/${root}/a/1`, { headers: bearer(ada) })).status).toBe(200);
  const signedIn = await accounts(again.url, 'signInWithPassword', { email: 'ada@example.com', password: 'secret1' });
  expect(signedIn.status).toBe(200);
});

test('[BCK-21] an import never overwrites, nor does an export', async () => {
  const { backend } = await usedFolder();
  await backend.close();
  const folder = await temporaryFolder();
  const file = join(folder, 'all.backup');
  await exportFolder(backend.dataDir, file);
  const before = await readdir(backend.dataDir);
  await expect(importFolder(file, backend.dataDir)).rejects.toThrow(/is not empty/);
  expect(await readdir(backend.dataDir)).toEqual(before);
  await expect(exportFolder(backend.dataDir, file)).rejects.toThrow(/is there already/);
  await expect(exportFolder(join(folder, 'nothing'), join(folder, 'x'))).rejects.toThrow(/no data folder/);
});

test('[BCK-21] an export that is headed by the name of an app, as they once were, is imported', async () => {
  const { backend } = await usedFolder();
  await backend.close();
  const folder = await temporaryFolder();
  const file = join(folder, 'all.backup');
  const files = await exportFolder(backend.dataDir, file);
  const text = (await readFile(file, 'latin1')).replace('"data folder 1"', '"flockbook data folder 1"');
  const before = text.slice(0, text.lastIndexOf('{'));
  const sha256 = createHash('sha256').update(before, 'latin1').digest('hex');
  await writeFile(file, `${before}${JSON.stringify({ files, sha256 })}\n`, 'latin1');
  expect(await importFolder(file, join(folder, 'data'))).toBe(files);
});

test(`[BCK-21] a damaged file is refused and leaves nothing behind (seed ${seed})`, async () => {
  const { backend } = await usedFolder();
  await backend.close();
  const folder = await temporaryFolder();
  const file = join(folder, 'all.backup');
  await exportFolder(backend.dataDir, file);
  const whole = await readFile(file);
  const draw = seededChance(seed);
  const somewhere = () => Math.floor(draw() * whole.length);
  const flipped = Array.from({ length: 60 }, () => {
    const bytes = Buffer.from(whole);
    bytes[somewhere()]! ^= 1 << Math.floor(draw() * 8);
    return bytes;
  });
  const cut = Array.from({ length: 20 }, () => whole.subarray(0, somewhere()));
  const outside = Buffer.from(whole.toString('latin1').replace('"photos/b1/photo"', '"../escaped/photo1"'), 'latin1');
  const target = join(folder, 'data');
  for (const bytes of [...flipped, ...cut, outside, Buffer.concat([whole, Buffer.from('x')]), Buffer.alloc(0)]) {
    await writeFile(file, bytes);
    await expect(importFolder(file, target)).rejects.toThrow(/damaged or no export/);
  }
  expect(await readdir(folder)).toEqual(['all.backup']);
});
