import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { post, root, setInteger } from './support/rest.ts';
import { openRules, projectId, rulesOf, startInProcess, temporaryFolder } from './support/start.ts';

const put = async (url: string, content: string) => {
  const answer = await fetch(`${url}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  return { status: answer.status, text: await answer.text() };
};
const write = async (url: string) =>
  (await post(`${url}/v1/${root}:commit`, { writes: [{ delete: `${root}/a/b` }] })).status;

test('[BCK-15] rules are replaced while running; those that do not compile leave the old ones, and say where', async () => {
  const { url } = await startInProcess();
  expect(await write(url)).toBe(200);
  expect((await put(url, rulesOf('match /a/{id} { allow read; }'))).status).toBe(200);
  expect(await write(url)).toBe(403);
  const refused = await put(url, 'service cloud.firestore {\n  match /a { allow peek; } }');
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('Error compiling rules:\\nL2:20 ');
  expect(await write(url)).toBe(403);
  expect((await put(url, openRules)).status).toBe(200);
  expect(await write(url)).toBe(200);
});

test('[BCK-15] changed rules of a watched file are in force at once, broken ones are logged', async () => {
  const folder = await temporaryFolder();
  const rulesFile = join(folder, 'firestore.rules');
  await writeFile(rulesFile, openRules);
  const { url, lines } = await startInProcess(openRules, { rulesFile, watchRules: true });
  await writeFile(rulesFile, rulesOf('match /a/{id} { allow read; }'));
  await vi.waitFor(async () => expect(await write(url)).toBe(403), { timeout: 10_000 });
  await writeFile(rulesFile, 'nonsense');
  await vi.waitFor(() => expect(lines.join()).toMatch(/the old rules stay: L1:1 /), { timeout: 10_000 });
  expect(await write(url)).toBe(403);
  await rm(rulesFile);
  await writeFile(rulesFile, openRules);
  await vi.waitFor(async () => expect(await write(url)).toBe(200), { timeout: 10_000 });
});

test('[BCK-13] the emulator requests empty the database, and exist only with test hooks', async () => {
  const { url } = await startInProcess();
  await setInteger(url, 'a/b', 1);
  const wipe = (at: string) => fetch(`${at}/emulator/v1/${root}`, { method: 'DELETE' });
  expect((await wipe(url)).status).toBe(200);
  expect((await fetch(`${url}/v1/${root}/a/b`)).status).toBe(404);
  const plain = await startInProcess(openRules, { testHooks: false });
  await setInteger(plain.url, 'a/b', 1);
  expect((await wipe(plain.url)).status).toBe(404);
  expect((await put(plain.url, openRules)).status).toBe(404);
  expect((await fetch(`${plain.url}/v1/${root}/a/b`)).status).toBe(200);
});
