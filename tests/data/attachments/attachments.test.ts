import { afterEach, expect, test, vi } from 'vitest';
import { BehaviorSubject } from 'rxjs';
import { newDocumentId } from '../../../schemas/new-document-id.ts';
import { lockBusiness, unlockBusiness } from '../../../src/nouns/business/data/lock-business.ts';
import { runCommand } from '../../../src/data/commands.ts';
import { dropSentAttachments, spare, tidyAttachments } from '../../../src/nouns/attachments/data/make-room.ts';
import { oneAttachment } from '../../../src/nouns/attachments/data/one-attachment.query.ts';
import { attachmentsKept } from '../../../src/nouns/attachments/data/attachments-kept.query.ts';
import {
  countUnsentAttachments,
  openAttachmentStore,
  type KeptAttachment,
  type AttachmentState,
} from '../../../src/store/attachment-store.ts';
import type { AttachmentClient } from '../../../src/nouns/attachments/data/attachment-client.ts';
import { saveAsPending } from '../../../src/store/save.ts';
import type { LinkStatus } from '../../../src/nouns/sync/data/sync.ts';
import { systemClock } from '../../../src/replication/clock.ts';
import { sendAttachments } from '../../../src/replication/send-attachments.ts';
import { answerOf, answerWhen, gracesPhone, NOW } from '../../support/test-deps.ts';
import { BUSINESS, sale, testBook } from '../../support/test-book.ts';

const bytes = (size: number) => new Uint8Array(size).fill(7).buffer;
const photo = (state: AttachmentState, change: Partial<KeptAttachment> = {}): KeptAttachment => ({
  path: `businesses/${BUSINESS}/grace/${newDocumentId()}.jpg`,
  business_id: BUSINESS,
  state,
  size: 100,
  at: NOW.toISOString(),
  ...change,
});

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const aBook = async () => {
  const book = await testBook();
  closing.push(() => book.remove());
  return { book, attachments: book.attachments! };
};

test('[SYN-32] a chosen photo waits once its record is saved; nothing sends one that no record carries', async () => {
  const { book, attachments } = await aBook();
  const [used, unused] = [photo('chosen'), photo('chosen')];
  await attachments.keep(used, bytes(3));
  await attachments.keep(unused, bytes(3));
  const after = { ...sale(), photo: { path: used.path }, newest_first: 1 };
  await saveAsPending(book, book.sales, [{ after }]);
  expect((await attachments.rows.get(used.path))?.state).toBe('waiting');
  expect((await attachments.rows.get(unused.path))?.state).toBe('chosen');
  expect(await countUnsentAttachments(attachments)).toBe(1);
});

test('[ACT-9] a voice note is kept as it was recorded, waits with its record, and is here to be heard', async () => {
  const phone = await gracesPhone();
  closing.push(() => phone.leave({ remove: true }));
  const said = new Blob([bytes(90)], { type: 'audio/webm;codecs=opus' });
  const kept = await runCommand(phone, 'attachments.keep', { file: said, as: 'voice' });
  if (!kept.ok) throw new Error(kept.error.type);
  const { path } = kept.value;
  expect(path).toMatch(new RegExp(`^businesses/${phone.businessId}/grace[^/]+/[^/]+\\.webm$`));
  const { book } = phone.session;
  const note = { ...sale(), voice: { path, seconds: 12 }, newest_first: 1 };
  await saveAsPending(book, book.sales, [{ after: note }]);
  expect((await book.attachments!.rows.get(path))?.state).toBe('waiting');
  const here = await answerOf(oneAttachment(phone, { path, wanted: false }));
  if (here.state !== 'here') throw new Error(here.state);
  expect([here.sent, here.file.type, here.file.size]).toEqual([false, 'audio/webm', 90]);
});

test.each([
  ['what is no sound', 'text/html', 90],
  ['nothing', 'audio/webm', 0],
  ['more than a minute needs', 'audio/mp4', 200_001],
])('[ACT-9] %s is not kept as a voice note', async (_what, type, size) => {
  const phone = await gracesPhone();
  closing.push(() => phone.leave({ remove: true }));
  const file = new Blob([bytes(size)], { type });
  expect(await runCommand(phone, 'attachments.keep', { file, as: 'voice' })).toEqual({ ok: false, error: { type: 'NotAVoice' } }); // prettier-ignore
  expect(await phone.session.book.attachments!.rows.count()).toBe(0);
});

/** Grace's phone online, with the downloads of its server given by `get`. */
async function onlinePhone(get: AttachmentClient['get']) {
  const phone = await gracesPhone();
  closing.push(() => phone.leave({ remove: true }));
  const link$ = new BehaviorSubject<LinkStatus>({ connection: 'online', session: 'ok', sending: 0 });
  const session = { ...phone.session, sync: { ...phone.session.sync, link$ } };
  const attachmentDoor = () => Promise.resolve<AttachmentClient>({ send: () => Promise.resolve('refused'), get });
  return { ...phone, attachmentDoor, session$: new BehaviorSubject<typeof phone.session | undefined>(session) };
}

test('[ACT-9] a voice note of another phone costs nothing until somebody wants to hear it', async () => {
  let asked = 0;
  const online = await onlinePhone(() => (asked++, Promise.resolve(bytes(5))));
  const path = `businesses/${online.businessId}/okello/Voice0000001.m4a`;
  expect(await answerOf(oneAttachment(online, { path, wanted: false }))).toEqual({ state: 'elsewhere' });
  expect(asked).toBe(0);
  const here = await answerWhen(oneAttachment(online, { path, wanted: true }), ({ state }) => state === 'here');
  expect(here).toMatchObject({ sent: true, file: { type: 'audio/mp4' } });
  // From now on the file is on this phone, wanted or not.
  expect(await answerOf(oneAttachment(online, { path, wanted: false }))).toMatchObject({ state: 'here' });
  expect(asked).toBe(1);
});

test('[SYN-32] a photo that is looked at before it was sent comes when it is there, without going away and back', async () => {
  let isThere = false;
  let asked = 0;
  const online = await onlinePhone(() => (asked++, Promise.resolve(isThere ? bytes(5) : 'gone')));
  const path = `businesses/${online.businessId}/okello/Photo000001.jpg`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const told: string[] = [];
  const looking = oneAttachment(online, { path, wanted: true }).subscribe(({ state }) => told.push(state));
  const passes = async (ms: number, until: () => boolean) => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.waitFor(() => expect(until()).toBe(true));
  };
  try {
    await passes(0, () => told.at(-1) === 'gone');
    // The retry interval grows, so that no data is spent on a file that does not arrive.
    await passes(5_000, () => asked === 2);
    await passes(9_000, () => asked === 2);
    await passes(1_000, () => asked === 3);
    isThere = true;
    await passes(20_000, () => told.at(-1) === 'here');
    expect(asked).toBe(4);
  } finally {
    looking.unsubscribe();
    vi.useRealTimers();
  }
});

/** A storage with given answers that records what was uploaded. */
function storage(
  answers: Awaited<ReturnType<AttachmentClient['send']>>[],
  onSend: () => Promise<void> = async () => {},
) {
  const sent: string[] = [];
  const client: AttachmentClient = {
    async send(path) {
      sent.push(path);
      await onSend();
      return answers.shift() ?? 'accepted';
    },
    get: () => Promise.resolve('gone'),
  };
  return { sent, client };
}

const nearlyFull = () => Promise.resolve(false);
const ONLINE: Partial<LinkStatus> = { connection: 'online', session: 'ok' };

test('[SYN-32, EXP-7] photos go one by one, oldest first, and only when no record waits; what is refused stays here', async () => {
  const { book, attachments } = await aBook();
  const late = photo('waiting', { at: '2026-11-20T09:00:00.000Z' });
  const early = photo('waiting', { at: '2026-11-20T08:00:00.000Z' });
  const waitingRecords: number[] = [];
  const { sent, client } = storage(['unreachable', 'accepted', 'refused'], async () => {
    waitingRecords.push((await book.sales.inState('pending')).length);
  });
  for (const one of [late, early]) await attachments.keep(one, bytes(3));
  const record = { ...sale(), newest_first: 1 };
  await saveAsPending(book, book.sales, [{ after: record }]);
  const network = { isMobile: () => false, onChange: () => () => undefined };
  const sending = sendAttachments({ book, attachments, client: () => Promise.resolve(client), clock: systemClock, network, nearlyFull, onFault: expect.unreachable }); // prettier-ignore
  closing.unshift(() => Promise.resolve(sending.stop()));
  sending.link(ONLINE);
  const before = (await book.sales.find([record.id])).get(record.id)!;
  await book.exclusive(() => book.sales.write([{ before, after: { ...before, sync_state: 'synced', rev: 1 } }]));
  await vi.waitFor(async () => expect((await attachments.rows.get(late.path))?.state).toBe('refused'), 20_000);
  expect(sent).toEqual([early.path, early.path, late.path]);
  expect(waitingRecords).toEqual([0, 0, 0]);
  expect((await attachments.rows.get(early.path))?.state).toBe('sent');
  expect(await countUnsentAttachments(attachments)).toBe(1);
});

test('[SYN-32] with "on Wi-Fi only" a photo waits while bytes cost airtime', async () => {
  const { book, attachments } = await aBook();
  await attachments.setWifiOnly(true);
  await attachments.keep(photo('waiting'), bytes(3));
  const { sent, client } = storage([]);
  let heard = () => {};
  let mobile = true;
  let asked = 0;
  const network = { isMobile: () => (asked++, mobile), onChange: (on: () => void) => ((heard = on), () => undefined) };
  const sending = sendAttachments({ book, attachments, client: () => Promise.resolve(client), clock: systemClock, network, nearlyFull, onFault: expect.unreachable }); // prettier-ignore
  closing.unshift(() => Promise.resolve(sending.stop()));
  sending.link(ONLINE);
  await vi.waitFor(() => expect(asked).toBeGreaterThan(0), 20_000);
  expect(sent).toEqual([]);
  mobile = false;
  heard();
  await vi.waitFor(() => expect(sent).toHaveLength(1), 20_000);
});

test('[EXP-7, MSG-22] when room is short the oldest photos that the server has go first, what waits never', async () => {
  const day = (n: number) => new Date(NOW.getTime() - n * 86_400_000).toISOString();
  const kept = [
    photo('sent', { path: 'old', at: day(9) }),
    photo('fetched', { path: 'new', at: day(1) }),
    photo('waiting', { path: 'waits', at: day(99), size: 9_000 }),
    photo('refused', { path: 'refused', at: day(99), size: 9_000 }),
    photo('chosen', { path: 'typing', at: day(1) }),
    photo('chosen', { path: 'forgotten', at: day(8) }),
  ];
  expect(spare(kept, 150, NOW.getTime())).toEqual(['forgotten', 'old']);
  expect(spare(kept, 0, NOW.getTime())).toEqual(['forgotten', 'new', 'old']);
  const { attachments } = await aBook();
  for (const one of kept) await attachments.keep({ ...one, size: one.size * 50_000 }, bytes(1));
  expect(await tidyAttachments(attachments, { now: NOW, nearlyFull: false })).toBe(1);
  expect(await tidyAttachments(attachments, { now: NOW, nearlyFull: true })).toBe(2);
  expect((await attachments.rows.toArray()).map(({ path }) => path).sort()).toEqual(['refused', 'typing', 'waits']);
  expect(await dropSentAttachments(attachments)).toBe(0);
});

test('[MSG-22, DAT-5] a full phone lets go of sent photos and saves the record all the same', async () => {
  const phone = await gracesPhone();
  closing.push(() => phone.leave({ remove: true }));
  const attachments = phone.session.book.attachments!;
  await attachments.keep(photo('sent'), bytes(3));
  const quota = Object.assign(new Error('disk'), { name: 'QuotaExceededError' });
  vi.spyOn(phone.session.book.customers, 'write').mockRejectedValueOnce({ name: 'AbortError', inner: quota });
  const added = await runCommand(phone, 'customers.add', { id: newDocumentId(), name: 'Musa' });
  expect(added).toMatchObject({ ok: true });
  expect(await attachments.rows.count()).toBe(0);
});

test('[SYN-32] somebody else’s photo is fetched once and then is here; of another business it is nothing', async () => {
  const phone = await gracesPhone();
  closing.push(() => phone.leave({ remove: true }));
  const { businessId } = phone;
  const path = `businesses/${businessId}/okello/Photo0000001.jpg`;
  expect(await answerOf(oneAttachment(phone, { path, wanted: true }))).toEqual({ state: 'offline' });

  const link$ = new BehaviorSubject<LinkStatus>({ connection: 'online', session: 'ok', sending: 0 });
  const session = { ...phone.session, sync: { ...phone.session.sync, link$ } };
  const asked: string[] = [];
  const attachmentDoor = () =>
    Promise.resolve<AttachmentClient>({
      send: () => Promise.resolve('refused'),
      get: (wanted) => {
        asked.push(wanted);
        return Promise.resolve(wanted === path ? bytes(5) : 'gone');
      },
    });
  const online = { ...phone, attachmentDoor, session$: new BehaviorSubject<typeof phone.session | undefined>(session) };
  const here = await answerWhen(oneAttachment(online, { path, wanted: true }), ({ state }) => state === 'here');
  expect(here).toMatchObject({ state: 'here', sent: true });
  await answerWhen(oneAttachment(online, { path, wanted: true }), ({ state }) => state === 'here');
  expect(asked).toEqual([path]);
  const absent = path.replace('0001.jpg', '0002.jpg');
  expect(await answerWhen(oneAttachment(online, { path: absent, wanted: true }), ({ state }) => state !== 'fetching')).toEqual({ state: 'gone' }); // prettier-ignore
  expect(
    await answerOf(oneAttachment(online, { path: path.replace(businessId, 'Business0009'), wanted: true })),
  ).toEqual({
    state: 'gone',
  });
  expect(asked).toHaveLength(2);
});

test('[SYN-24, SYN-32] photos of a locked business stay, and wait again when the person is let in', async () => {
  const { book, attachments } = await aBook();
  const one = photo('refused');
  await attachments.keep(one, bytes(3));
  await lockBusiness(book, BUSINESS, NOW.toISOString());
  await unlockBusiness(book, BUSINESS);
  expect((await attachments.rows.get(one.path))?.state).toBe('waiting');
});

test('[ACC-7, ACC-17] leaving counts photos that only this phone has, and takes the others with it', async () => {
  const phone = await gracesPhone();
  const accounts = () => Promise.resolve({ signOut: () => Promise.resolve() } as never);
  const { book } = phone.session;
  for (const store of book.stores)
    for (const row of await store.inState('pending'))
      await store.write([{ before: row, after: { ...row, sync_state: 'synced', rev: 1 } }]);
  const one = photo('waiting');
  await book.attachments!.keep(one, bytes(3));
  const leaving = () => runCommand({ ...phone, accounts }, 'account.signOut', { leave_unsent: false });
  await vi.waitFor(async () => expect(await leaving()).toEqual({ ok: false, error: { type: 'UnsentRecords', count: 1 } })); // prettier-ignore
  expect(await answerOf(attachmentsKept(phone, {}))).toMatchObject({ waiting: 1, count: 1, size: 100 });
  await book.attachments!.setState(one.path, ['waiting'], 'sent');
  expect(await leaving()).toEqual({ ok: true, value: null });
  const again = openAttachmentStore(book.uid);
  expect(await again.rows.count()).toBe(0);
  again.close();
});
