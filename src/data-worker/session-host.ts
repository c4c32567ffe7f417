import { BehaviorSubject, filter, firstValueFrom, type Subscription } from 'rxjs';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import type { SignedIn } from '../nouns/account/data/accounts.ts';
import { join } from '../nouns/account/data/join.ts';
import { databasesOf } from '../store/book-names.ts';
import { codeVersions, isAhead, storedVersions } from '../store/book-versions.ts';
import { removeBook, type Book, type Exclusive } from '../store/book.ts';
import type { Deps } from '../data/deps.ts';
import { forgetSeries, takeUpSeries } from '../store/device-series.ts';
import { openDeviceStore, type StoredSession } from '../store/device-store.ts';
import type { Held } from '../contract/account.ts';
import { startSession, type SessionDeps } from '../data/start-session.ts';
import type { Session } from '../data/session.ts';
import { alone, holdOpen, ifNobodyHas, type TabMessage } from './book-hold.ts';
import { bookTime } from './book-time.ts';
import { compactWhenSent } from '../replication/journal/compact.ts';
import { openMendedBook } from '../replication/journal/mended-book.ts';
import { openJournal, type OpenJournal } from '../replication/journal/open-journal.ts';
import { renewWhenOff } from '../replication/journal/renew.ts';
import { opfsFolder, removeOpfsFolder, webLockHold } from './opfs-folder.ts';
import type { Backend } from '../replication/firebase/connect.ts';
import { keepSession, takeUpSession, withKeptSession } from './kept-session.ts';
import { joinTabs } from '../replication/leadership.ts';
import { withLastSent } from '../replication/push/last-sent.ts';
import { untilLoaded } from '../data/until-loaded.ts';

const lockOf =
  (name: string): Exclusive =>
  (work) =>
    navigator.locks.request(name, work);
const exclusiveFor = (uid: string): Exclusive => lockOf(`flockbook-write-${uid}`);

/** Open this worker's journal file; it opens also where no file is possible, and then reports that. [SYN-20] */
async function journalOf(uid: string): Promise<OpenJournal> {
  const folder = await opfsFolder(uid);
  return openJournal(folder && { folder, hold: webLockHold(`flockbook-journal-${uid}-`), newId: newDocumentId });
}

/**
 * The closing of each book: on a slow phone it takes longer than a user is kept waiting, and the same book opens only
 * after it.
 */
const closing = new Map<string, Promise<void>>();

/** The other tabs of this device. */
export const tabsOfDevice = (): BroadcastChannel => new BroadcastChannel('flockbook-sessions');

/** The project of this origin. Rejects while its code is not on the phone. */
const ownBackend = async (): Promise<Backend> => (await import('../replication/firebase/connect.ts')).connectBackend();

/** Open the database of the user who is signed in on this device and keep it open while they are. [ACC-6, DAT-6] */
export async function startSessionHost(connect = ownBackend, otherTabs = tabsOfDevice()): Promise<Deps> {
  const tell = (message: TabMessage) => otherTabs.postMessage(message);
  let backend: Promise<Backend> | undefined;
  const loadBackend = (): Promise<Backend> =>
    (backend ??= connect().catch((fault: unknown) => {
      backend = undefined; // the next try loads it again
      throw fault;
    }));
  /** Load the replication, which sends and receives. */
  const loadReplication = () =>
    Promise.all([import('../replication/lead.ts'), loadBackend(), import('../replication/pull/side-listeners.ts')]);
  const device = withKeptSession(openDeviceStore());
  const session$ = new BehaviorSubject<Session | undefined>(undefined);
  const held$ = new BehaviorSubject<Held | undefined>(undefined);
  let leaveTabs: (() => Promise<void>) | undefined;
  let closeJournal: (() => void) | undefined;
  let releaseBook: (() => void) | undefined;
  let keepingBooks: Subscription | undefined;
  let hearingTheTime: Subscription | undefined;
  let sampleOpening: Promise<Session> | undefined;
  const time = bookTime(() => session$.value?.book);
  const { now } = time;

  /** Open the book, migrated to this version first; undefined when this code must not open it. [SYN-30, SYN-31] */
  const openBookOf = async (uid: string) => {
    await closing.get(uid);
    const stored = async () => storedVersions(uid, await databasesOf(uid));
    const openNow = async () => {
      if (isAhead(await stored(), codeVersions())) return held$.next('newer');
      const journal = await journalOf(uid);
      try {
        return { journal, book: await openMendedBook({ uid, exclusive: exclusiveFor(uid), device, journal, now }) };
      } catch (fault) {
        journal.close();
        throw fault;
      }
    };
    const ask = () => tell({ type: 'upgrade', uid, versions: codeVersions() });
    const opened = isAhead(codeVersions(), await stored())
      ? await alone(uid, { ask, onBlocked: () => held$.next('blocked') }, openNow)
      : await openNow();
    if (!opened) return undefined;
    return { ...opened, release: await holdOpen(uid) };
  };

  const open = async (me: StoredSession): Promise<Session | undefined> => {
    const opened = await openBookOf(me.uid);
    if (!opened) return undefined;
    const { book, journal, release } = opened;
    const deviceId = () => device.get('device_id');
    const stopTending = [compactWhenSent(book, journal, deviceId), renewWhenOff(book, journal, deviceId)];
    closeJournal = () => {
      for (const stop of stopTending) stop();
      journal.close();
    };
    releaseBook = release;
    const syncOf: SessionDeps['syncOf'] = (followed$) => {
      const tabs = joinTabs(`flockbook-leader-${me.uid}`, async (onChange) => {
        const onStatus = withLastSent(book, onChange);
        const [{ lead }, connected, { withSideListeners }] = await untilLoaded(loadReplication, () =>
          onStatus({ connection: 'offline' }),
        );
        const healUser = () => void join(session, deps);
        return lead(withSideListeners(connected, book, onStatus), book, followed$, healUser, onStatus);
      });
      leaveTabs = tabs.leave;
      return tabs.sync;
    };
    const session: Session = begin(me, book, { syncOf });
    return session;
  };

  /**
   * Open a session again for a user whose databases the browser lost. When not even a business was restored they must
   * sign in; pending records are found then.
   */
  const openAgain = async (me: StoredSession): Promise<void> => {
    const session = await open(me);
    if (!session || (await firstValueFrom(session.workspace$)).businesses.length > 0) return;
    await device.remove('session');
    await close({ remove: false });
  };

  const begin = (me: StoredSession, book: Book, what: Pick<SessionDeps, 'syncOf' | 'isSample'>): Session => {
    const keepAlone = (businessId: string) => lockOf(`flockbook-ledger-${me.uid}-${businessId}`);
    const session = startSession(me, book, { ...what, now, keepAlone, timeTold$: time.told$ });
    // The books are kept whether or not a screen reads them. [LED-47]
    keepingBooks = session.ledger$.subscribe();
    session$.next(session);
    held$.next(undefined);
    time.putRight();
    hearingTheTime = time.hear(session.sync.link$);
    return session;
  };

  /** The sample ends with its tab: the next start of any sample removes its remains. [RTE-3] */
  const openSample = async (): Promise<Session> => {
    const { openSampleBook, NO_SYNC, sampleOwner } = await import('./sample-book.ts');
    const uid = `sample-${newDocumentId()}`;
    const release = await holdOpen(uid);
    try {
      await noteToRemove(uid);
      await takeUpSeries(device, uid);
      const book = await openSampleBook(uid, exclusiveFor(uid), now());
      releaseBook = release;
      return begin(sampleOwner(uid), book, { syncOf: () => NO_SYNC, isSample: true });
    } catch (fault) {
      release();
      throw fault;
    }
  };
  const close = async ({ remove }: { remove: boolean }) => {
    const session = session$.value;
    if (!session) return;
    session$.next(undefined);
    const closed = closeBook(session, remove);
    closing.set(
      session.book.uid,
      closed.catch(() => undefined),
    );
    await closed;
  };

  const closeBook = async ({ book, isSample }: Session, remove: boolean) => {
    // Another user's book may be opened before this one is closed.
    const of = { leaveTabs, closeJournal, releaseBook };
    leaveTabs = closeJournal = releaseBook = undefined;
    keepingBooks?.unsubscribe();
    hearingTheTime?.unsubscribe();
    await of.leaveTabs?.();
    of.closeJournal?.();
    if (remove || isSample) {
      await forgetBook(book.uid);
      await book.remove();
    } else await book.close();
    of.releaseBook?.();
  };

  /** Remove the second copy first: a book deleted on purpose must not be restored from it. */
  const forgetBook = async (uid: string) => {
    await forgetSeries(device, uid);
    const { [uid]: _gone, ...books } = (await device.get('books')) ?? {};
    await device.set('books', books);
    const { [uid]: _lost, ...mending } = (await device.get('mending')) ?? {};
    await device.set('mending', mending);
    await removeOpfsFolder(uid).catch((fault: unknown) => console.warn('journal: goes at the next start', fault));
  };

  const noteToRemove = async (uid: string) =>
    device.set('to_remove', [...new Set([...((await device.get('to_remove')) ?? []), uid])]);

  /**
   * Remove books whose deletion failed while another tab had them open; books still open in a tab are removed another
   * time.
   */
  const removeLeftOver = async (own: string | undefined) => {
    const leftOver = (await device.get('to_remove')) ?? [];
    if (leftOver.length === 0) return;
    const gone = new Set<string>();
    for (const uid of leftOver) {
      if (uid === own) continue;
      const isGone = await ifNobodyHas(uid, () =>
        within(
          3_000,
          forgetBook(uid).then(() => removeBook(uid)),
        ),
      );
      if (isGone) gone.add(uid);
    }
    // Another tab may have noted one meanwhile.
    const stay = ((await device.get('to_remove')) ?? []).filter((uid) => uid !== own && !gone.has(uid));
    await device.change({ to_remove: stay.length > 0 ? stay : undefined });
  };

  const deps: Deps = {
    device,
    session$,
    held$,
    now,
    newId: newDocumentId,
    accounts: async () => (await loadBackend()).auth,
    // To the server, the user of a sample is not signed in.
    api: async () =>
      session$.value?.isSample ? Promise.reject(new Error('a sample farm')) : (await loadBackend()).api,
    attachmentDoor: async () => (await loadBackend()).openAttachments(),
    async lookAround() {
      if (session$.value || held$.value || (await device.get('session'))) return session$.value;
      sampleOpening ??= openSample().finally(() => (sampleOpening = undefined));
      return sampleOpening;
    },
    async enter({ uid, email, first_name }: SignedIn) {
      const known = await device.get('session');
      // Signing in again, after the sign-in expired: the book is open already. [SYN-16]
      if (session$.value?.book.uid === uid) return session$.value;
      const me: StoredSession = { ...(known?.uid === uid ? known : {}), uid, email, first_name };
      await close({ remove: false });
      await device.set('session', me);
      tell({ type: 'session' });
      return open(me);
    },
    async lock() {
      tell({ type: 'lock' });
      await within(3_000, close({ remove: false }));
    },
    async leave({ remove }) {
      if (session$.value?.isSample) return within(3_000, close({ remove }));
      const uid = session$.value?.book.uid;
      await device.remove('session');
      tell({ type: 'session' });
      if (remove && uid) await noteToRemove(uid);
      // Other tabs may hold the database for a moment longer: a book that cannot be removed now is removed at the next
      // start.
      await within(3_000, close({ remove }));
    },
  };

  otherTabs.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.type === 'upgrade') {
      if (data.uid !== session$.value?.book.uid || !isAhead(data.versions, codeVersions())) return;
      held$.next('superseded');
      void close({ remove: false });
      return;
    }
    if (data.type === 'lock') return void close({ remove: false });
    void (async () => {
      const me = await device.get('session');
      if (me?.uid === session$.value?.book.uid) return;
      await close({ remove: false });
      if (me) await open(me);
    })();
  });

  const known = await device.get('session');
  const me = known ?? (await takeUpSession(device));
  await removeLeftOver(me?.uid);
  // When another tab blocks it, opening continues automatically; the user is informed meanwhile. With a PIN, the book
  // waits for it. [ACC-14]
  if (me && !(await device.get('pins'))?.[me.uid]) {
    const opening = known ? open(me) : openAgain(me);
    opening.catch((fault: unknown) => console.error('the book was not opened', fault));
    await Promise.race([opening, firstValueFrom(held$.pipe(filter((why) => why !== undefined)))]);
  }
  // A phone from before the second copy existed; written once the book is open, as nothing waits for it.
  if (known) void keepSession(device);
  return deps;
}

const within = (ms: number, work: Promise<void>): Promise<void> =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, ms))]);
