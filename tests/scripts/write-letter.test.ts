import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serverTimestamp, type AdminWrite, type PlainValue } from '../../backend/admin.ts';
import { openBackend } from '../../scripts/open-backend.ts';
import { openOperator, readOperatorSecret } from '../../scripts/operator-client.ts';
import { writeLetter } from '../../scripts/operator/write-letter.ts';

const FARM = 'NakatoPoult1';
const ORIGIN = 'https://book.example';
const words = { subject: 'Your plan <ends>', text: 'On Friday & not later.' };
const written = (path: string, data: object): AdminWrite => ({
  set: path,
  data: { ...(data as Record<string, PlainValue>), rev: 1, updated_at: serverTimestamp },
});

test('[NTF-7, NTF-11] a letter has to, bcc and message, is queued by its document, and its link stops the next one', async () => {
  const data = mkdtempSync(join(tmpdir(), 'flockbook-letter-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const backend = await openBackend({ dataDir: data, port: 0 });
  onTestFinished(() => backend.close());
  const operator = openOperator(`http://127.0.0.1:${backend.port}`, 'flockbook-local', readOperatorSecret(data));
  const send = () => writeLetter(operator, FARM, words, ORIGIN);
  await expect(send()).rejects.toThrow(`There is no business ${FARM}.`);
  await operator.commit([
    written(`businesses/${FARM}`, { id: FARM, name: 'Nakato Poultry', owner_uid: 'grace' }),
    written('users/grace', { user_id: 'grace', email: 'grace@example.com' }),
  ]);
  const letter = await send();
  expect(letter).toMatchObject({ to: ['grace@example.com'], bcc: [], message: { subject: words.subject } });
  expect(Object.keys(letter.message).sort()).toEqual(['html', 'subject', 'text']);
  expect(letter.message.html).not.toContain('<ends>');
  expect(letter.message.html).toContain('width="570"');
  const [link, token] = /https:\/\/book\.example\/unsubscribe\/NakatoPoult1\?token=([a-f0-9]{32})/.exec(
    letter.message.text,
  )!;
  expect(letter.message.html).toContain(link);
  await expect.poll(async () => (await operator.list('mail'))[0]?.data['delivery']).toMatchObject({ state: 'SUCCESS' });
  // The same link in every letter, so that the link of an old letter also stops the new ones.
  expect((await send()).message.text).toContain(token);
  for (const path of [`unsubscribes/${FARM}_${token}`, `unsubscribes/${FARM}`]) {
    await operator.commit([written(path, { business_id: FARM, stopped: true })]);
    await expect(send()).rejects.toThrow('Nakato Poultry wants no letters. Nothing was sent.');
    await operator.commit([written(path, { business_id: FARM, stopped: false })]);
  }
  expect(await operator.list('mail')).toHaveLength(2);
  await send();
});
