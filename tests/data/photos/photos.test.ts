import { afterEach, expect, test, vi } from 'vitest';
import { BehaviorSubject } from 'rxjs';
import { newDocumentId } from '../../../schemas/new-document-id.ts';
import { lockBusiness, unlockBusiness } from '../../../src/data/business/lock-business.ts';
import { runCommand } from '../../../src/data/commands.ts';
import { dropSentPhotos, spare, tidyPhotos } from '../../../src/data/photos/make-room.ts';
import { onePhoto } from '../../../src/data/photos/one-photo.query.ts';
import { photosKept } from '../../../src/data/photos/photos-kept.query.ts';
import {
  countUnsentPhotos,
  openPhotoStore,
  type KeptPhoto,
  type PhotoState,
} from '../../../src/data/photos/photo-store.ts';
import type { PhotoDoor } from '../../../src/data/photos/photo-door.ts';
import { saveAsPending } from '../../../src/data/save.ts';
import type { LinkStatus } from '../../../src/data/sync/sync.ts';
import { systemClock } from '../../../workers/replication/clock.ts';
import { sendPhotos } from '../../../workers/replication/send-photos.ts';
import { answerOf, answerWhen, gracesPhone, NOW } from '../../support/test-deps.ts';
import { BUSINESS, sale, testBook } from '../../support/test-book.ts';

const bytes = (size: number) => new Uint8Array(size).fill(7).buffer;
const photo = (state: PhotoState, change: Partial<KeptPhoto> = {}): KeptPhoto => ({
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
  return { book, photos: book.photos! };
};

test('[SYN-32] a chosen photo waits once its record is saved; nothing sends one that no record carries', async () => {
  const { book, photos } = await aBook();
  const [used, unused] = [photo('chosen'), photo('chosen')];
  await photos.keep(used, bytes(3));
  await photos.keep(unused, bytes(3));
  const after = { ...sale(), photo: { path: used.path }, newest_first: 1 };
  await saveAsPending(book, book.sales, [{ after }]);
  expect((await photos.photos.get(used.path))?.state).toBe('waiting');
  expect((await photos.photos.get(unused.path))?.state).toBe('chosen');
  expect(await countUnsentPhotos(photos)).toBe(1);
});

/** Storage that answers as it is told, and remembers what came. */
function storage(answers: Awaited<ReturnType<PhotoDoor['send']>>[], onSend: () => Promise<void> = async () => {}) {
  const sent: string[] = [];
  const door: PhotoDoor = {
    async send(path) {
      sent.push(path);
      await onSend();
      return answers.shift() ?? 'accepted';
    },
    get: () => Promise.resolve('gone'),
  };
  return { sent, door };
}

const nearlyFull = () => Promise.resolve(false);
const ONLINE: Partial<LinkStatus> = { connection: 'online', session: 'ok' };

test('[SYN-32, EXP-7] photos go one by one, oldest first, and only when no record waits; what is refused stays here', async () => {
  const { book, photos } = await aBook();
  const late = photo('waiting', { at: '2026-11-20T09:00:00.000Z' });
  const early = photo('waiting', { at: '2026-11-20T08:00:00.000Z' });
  const waitingRecords: number[] = [];
  const { sent, door } = storage(['unreachable', 'accepted', 'refused'], async () => {
    waitingRecords.push((await book.sales.inState('pending')).length);
  });
  for (const one of [late, early]) await photos.keep(one, bytes(3));
  const record = { ...sale(), newest_first: 1 };
  await saveAsPending(book, book.sales, [{ after: record }]);
  const network = { isMobile: () => false, onChange: () => () => undefined };
  const sending = sendPhotos({ book, photos, door: () => Promise.resolve(door), clock: systemClock, network, nearlyFull, onFault: expect.unreachable }); // prettier-ignore
  closing.unshift(() => Promise.resolve(sending.stop()));
  sending.link(ONLINE);
  const before = (await book.sales.find([record.id])).get(record.id)!;
  await book.exclusive(() => book.sales.write([{ before, after: { ...before, sync_state: 'synced', rev: 1 } }]));
  await vi.waitFor(async () => expect((await photos.photos.get(late.path))?.state).toBe('refused'), 20_000);
  expect(sent).toEqual([early.path, early.path, late.path]);
  expect(waitingRecords).toEqual([0, 0, 0]);
  expect((await photos.photos.get(early.path))?.state).toBe('sent');
  expect(await countUnsentPhotos(photos)).toBe(1);
});

test('[SYN-32] with "on Wi-Fi only" a photo waits while bytes cost airtime', async () => {
  const { book, photos } = await aBook();
  await photos.setWifiOnly(true);
  await photos.keep(photo('waiting'), bytes(3));
  const { sent, door } = storage([]);
  let heard = () => {};
  let mobile = true;
  let asked = 0;
  const network = { isMobile: () => (asked++, mobile), onChange: (on: () => void) => ((heard = on), () => undefined) };
  const sending = sendPhotos({ book, photos, door: () => Promise.resolve(door), clock: systemClock, network, nearlyFull, onFault: expect.unreachable }); // prettier-ignore
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
  const { photos } = await aBook();
  for (const one of kept) await photos.keep({ ...one, size: one.size * 50_000 }, bytes(1));
  expect(await tidyPhotos(photos, { now: NOW, nearlyFull: false })).toBe(1);
  expect(await tidyPhotos(photos, { now: NOW, nearlyFull: true })).toBe(2);
  expect((await photos.photos.toArray()).map(({ path }) => path).sort()).toEqual(['refused', 'typing', 'waits']);
  expect(await dropSentPhotos(photos)).toBe(0);
});

test('[MSG-22, DAT-5] a full phone lets go of sent photos and saves the record all the same', async () => {
  const phone = await gracesPhone();
  closing.push(() => phone.leave({ remove: true }));
  const photos = phone.session.book.photos!;
  await photos.keep(photo('sent'), bytes(3));
  const quota = Object.assign(new Error('disk'), { name: 'QuotaExceededError' });
  vi.spyOn(phone.session.book.customers, 'write').mockRejectedValueOnce({ name: 'AbortError', inner: quota });
  const added = await runCommand(phone, 'customers.add', { id: newDocumentId(), name: 'Musa' });
  expect(added).toMatchObject({ ok: true });
  expect(await photos.photos.count()).toBe(0);
});

test('[SYN-32] somebody else’s photo is fetched once and then is here; of another business it is nothing', async () => {
  const phone = await gracesPhone();
  closing.push(() => phone.leave({ remove: true }));
  const { businessId } = phone;
  const path = `businesses/${businessId}/okello/Photo0000001.jpg`;
  expect(await answerOf(onePhoto(phone, { path }))).toEqual({ state: 'offline' });

  const link$ = new BehaviorSubject<LinkStatus>({ connection: 'online', session: 'ok', sending: 0 });
  const session = { ...phone.session, sync: { ...phone.session.sync, link$ } };
  const asked: string[] = [];
  const photoDoor = () =>
    Promise.resolve<PhotoDoor>({
      send: () => Promise.resolve('refused'),
      get: (wanted) => {
        asked.push(wanted);
        return Promise.resolve(wanted === path ? bytes(5) : 'gone');
      },
    });
  const online = { ...phone, photoDoor, session$: new BehaviorSubject<typeof phone.session | undefined>(session) };
  const here = await answerWhen(onePhoto(online, { path }), ({ state }) => state === 'here');
  expect(here).toMatchObject({ state: 'here', sent: true });
  await answerWhen(onePhoto(online, { path }), ({ state }) => state === 'here');
  expect(asked).toEqual([path]);
  const absent = path.replace('0001.jpg', '0002.jpg');
  expect(await answerWhen(onePhoto(online, { path: absent }), ({ state }) => state !== 'fetching')).toEqual({ state: 'gone' }); // prettier-ignore
  expect(await answerOf(onePhoto(online, { path: path.replace(businessId, 'Business0009') }))).toEqual({
    state: 'gone',
  });
  expect(asked).toHaveLength(2);
});

test('[SYN-24, SYN-32] photos of a locked business stay, and wait again when the person is let in', async () => {
  const { book, photos } = await aBook();
  const one = photo('refused');
  await photos.keep(one, bytes(3));
  await lockBusiness(book, BUSINESS, NOW.toISOString());
  await unlockBusiness(book, BUSINESS);
  expect((await photos.photos.get(one.path))?.state).toBe('waiting');
});

test('[ACC-7, ACC-17] leaving counts photos that only this phone has, and takes the others with it', async () => {
  const phone = await gracesPhone();
  const accounts = () => Promise.resolve({ signOut: () => Promise.resolve() } as never);
  const { book } = phone.session;
  for (const store of book.stores)
    for (const row of await store.inState('pending'))
      await store.write([{ before: row, after: { ...row, sync_state: 'synced', rev: 1 } }]);
  const one = photo('waiting');
  await book.photos!.keep(one, bytes(3));
  const leaving = () => runCommand({ ...phone, accounts }, 'account.signOut', { leave_unsent: false });
  await vi.waitFor(async () => expect(await leaving()).toEqual({ ok: false, error: { type: 'UnsentRecords', count: 1 } })); // prettier-ignore
  expect(await answerOf(photosKept(phone))).toMatchObject({ waiting: 1, count: 1, size: 100 });
  await book.photos!.setState(one.path, ['waiting'], 'sent');
  expect(await leaving()).toEqual({ ok: true, value: null });
  const again = openPhotoStore(book.uid);
  expect(await again.photos.count()).toBe(0);
  again.close();
});
