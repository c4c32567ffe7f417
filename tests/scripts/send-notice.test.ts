import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serverTimestamp } from '../../backend/admin.ts';
import { openBackend } from '../../scripts/open-backend.ts';
import { openOperator, readOperatorSecret } from '../../scripts/operator-client.ts';
import { sendNotice } from '../../scripts/operator/send-notice.ts';
import { checkDocument } from '../../schemas/document-kind.ts';
import { notification } from '../../schemas/notification.schema.ts';

const FARM = 'NakatoPoult1';
const NOW = new Date('2026-11-20T10:00:00.000Z');

test('[NTF-1, NTF-4] news of the operator is a notification of its own kind to the owner of a business', async () => {
  const data = mkdtempSync(join(tmpdir(), 'flockbook-notice-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const backend = await openBackend({ dataDir: data, port: 0 });
  onTestFinished(() => backend.close());
  const operator = openOperator(`http://127.0.0.1:${backend.port}`, 'flockbook-local', readOperatorSecret(data));
  const words = { title: 'Closed on Sunday', body: 'From 6 to 8 nothing is sent.', link: '/settings/8' };
  await expect(sendNotice(operator, FARM, words, NOW)).rejects.toThrow(`There is no business ${FARM}.`);
  await operator.commit([
    {
      set: `businesses/${FARM}`,
      data: { id: FARM, name: 'Nakato Poultry', owner_uid: 'grace', rev: 1, updated_at: serverTimestamp },
    },
  ]);
  await sendNotice(operator, FARM, words, NOW);
  const [stored] = await operator.list('notifications');
  const { updated_at: _at, ...fields } = stored!.data;
  expect(checkDocument(notification, fields)).toEqual({ ok: true });
  expect(fields).toMatchObject({ ...words, user_id: 'grace', kind: 'system', opened: false });
});
