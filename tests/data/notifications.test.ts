import { afterEach, beforeEach, expect, test } from 'vitest';
import { openNotice } from '../../src/nouns/notices/data/open-notice.command.ts';
import { latestNotices } from '../../src/nouns/notices/data/latest.query.ts';
import { applyRows } from '../../src/replication/pull/apply-rows.ts';
import { answerOf, gracesPhone } from '../support/test-deps.ts';

let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone();
});
afterEach(() => phone.leave({ remove: true }));

/** A notification as delivered by the listener. */
const hear = (n: number, change: Record<string, unknown> = {}) => {
  const id = `notice${String(n).padStart(6, '0')}`;
  const created_at = new Date(Date.UTC(2026, 10, 20, 8, n)).toISOString();
  const fields = { notification_id: id, user_id: phone.session.book.uid, title: `No. ${n}`, body: '', opened: false };
  return applyRows(phone.session.book, 'workspace', [
    { path: `notifications/${id}`, fields: { ...fields, created_at, rev: 1, ...change }, updated_at: 1 },
  ]);
};

test('[NTF-2] the latest 20 are shown, newest first, and nobody else’s', async () => {
  for (let n = 0; n < 22; n++) await hear(n);
  await hear(30, { user_id: 'somebody-else' });
  const notices = await answerOf(latestNotices(phone, {}));
  expect(notices.map(({ title }) => title)).toEqual(Array.from({ length: 20 }, (_, i) => `No. ${21 - i}`));
});

test('[NTF-3] looked at, it is marked opened:true and waits to be sent like any record; twice is once', async () => {
  await hear(1);
  const [notice] = await answerOf(latestNotices(phone, {}));
  await openNotice(phone, { path: notice!.path });
  const row = async () => (await phone.session.book.workspace.find([notice!.path])).get(notice!.path)!;
  expect(await row()).toMatchObject({ opened: true, sync_state: 'pending' });
  const { local_seq } = await row();
  await openNotice(phone, { path: notice!.path });
  expect((await row()).local_seq).toBe(local_seq);
  expect((await answerOf(latestNotices(phone, {})))[0]).toMatchObject({ opened: true });
});

test('[NTF-3] only notifications can be marked so', async () => {
  const path = `users/${phone.session.book.uid}`;
  await openNotice(phone, { path });
  expect((await phone.session.book.workspace.find([path])).get(path)).not.toHaveProperty('opened');
});
