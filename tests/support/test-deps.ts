import { BehaviorSubject, filter, firstValueFrom, of, type Observable, type Subscription } from 'rxjs';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { workspacePath, type Member } from '../../schemas/workspace.schema.ts';
import type { SignedIn } from '../../src/nouns/account/data/accounts.ts';
import { ensureUserDocument } from '../../src/nouns/account/data/user-document.ts';
import type { Book, WorkspaceDoc } from '../../src/store/book.ts';
import { createBusiness } from '../../src/nouns/business/data/create-business.ts';
import type { Deps } from '../../src/data/deps.ts';
import { openDeviceStore } from '../../src/store/device-store.ts';
import type { Held } from '../../src/contract/account.ts';
import { NO_BOOKS } from '../../src/books/keep/ledger-store.ts';
import { startSession } from '../../src/data/start-session.ts';
import type { Session } from '../../src/data/session.ts';
import { inTurn, openSmallBook } from './test-book.ts';

export const NOW = new Date('2026-11-20T10:00:00.000Z');

/** An offline phone: the data layer is real, and no external service answers. */
export function offlinePhone(openIt: (uid: string) => Promise<Book> = (uid) => openSmallBook(uid, inTurn())): Deps {
  const session$ = new BehaviorSubject<Session | undefined>(undefined);
  const device = openDeviceStore(`device-${newDocumentId()}`);
  let keeping: Subscription | undefined;
  return {
    device,
    session$,
    held$: new BehaviorSubject<Held | undefined>(undefined),
    now: () => NOW,
    newId: newDocumentId,
    accounts: () => Promise.reject(new Error('no signal')),
    api: () => Promise.reject(new Error('no signal')),
    attachmentDoor: () => Promise.reject(new Error('no signal')),
    async enter({ uid, email, first_name }: SignedIn) {
      const me = { uid, email, first_name };
      await device.set('session', me);
      const link$ = of({ connection: 'offline' as const, sending: 0, session: 'ok' as const });
      const session = startSession(me, await openIt(uid), {
        syncOf: () => ({ link$, sendNow: () => undefined, hint: () => undefined }),
        now: () => NOW,
        keepAlone: () => inTurn(),
      });
      keeping = session.ledger$.subscribe();
      session$.next(session);
      return session;
    },
    lookAround: () => Promise.resolve(session$.value),
    async lock() {
      const session = session$.value;
      session$.next(undefined);
      await session?.book.close();
    },
    async leave({ remove }) {
      const session = session$.value;
      session$.next(undefined);
      keeping?.unsubscribe();
      await (remove ? session?.book.remove() : session?.book.close());
    },
  };
}

/** The same phone with Grace signed in and her farm open. */
export async function gracesPhone(
  openIt?: (uid: string) => Promise<Book>,
): Promise<Deps & { businessId: string; session: Session }> {
  const deps = offlinePhone(openIt);
  const session = (await deps.enter({
    uid: `grace${newDocumentId()}`,
    email: 'grace@example.com',
    first_name: 'Grace',
  }))!;
  await ensureUserDocument(session, deps);
  const businessId = newDocumentId();
  const created = await createBusiness(deps, {
    id: businessId,
    name: 'Nakato Poultry',
    farm: true,
    shop: false,
    currency: 'UGX',
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return Object.assign(deps, { businessId, session });
}

/** Simulate that the server has accepted the documents of the business. */
export async function sentBusiness({ session: { book } }: { readonly session: Session }): Promise<void> {
  for (const before of await book.workspace.inState('pending')) {
    const { sync_batch: _batch, ...row } = before;
    const after = { ...row, rev: 1, sync_state: 'synced', updated_at: NOW.getTime() } as WorkspaceDoc;
    await book.workspace.write([{ before, after }]);
  }
}

/** As on a phone just after sign-in: the business exists, and none of its collections was read. */
export async function nothingRead(phone: Awaited<ReturnType<typeof gracesPhone>>): Promise<void> {
  await sentBusiness(phone);
  await phone.session.book.upkeep.checkpoints.clear();
  const ledger = await firstValueFrom(phone.session.ledger$.pipe(filter((one) => one !== undefined)));
  const { edition } = (await ledger.db.meta.get('state')) ?? NO_BOOKS;
  await ledger.db.meta.put({ ...NO_BOOKS, edition: edition + 1 });
}

/** Change the role or rights of the phone's user; the session receives the change a moment later. */
export async function becomes(
  { session: { book }, businessId }: { readonly session: Session; readonly businessId: string },
  member: Partial<Member>,
): Promise<void> {
  const path = workspacePath.member(businessId, book.uid);
  const before = (await book.workspace.find([path])).get(path)!;
  await book.workspace.write([{ before, after: { ...before, ...member } }]);
}

/** The first answer of a live query. */
export const answerOf = <T>(answers: Observable<T>): Promise<T> => firstValueFrom(answers);

/** The first answer of a live query that satisfies the predicate; results of a save arrive a moment later. */
export const answerWhen = <T>(answers: Observable<T>, isWanted: (answer: T) => boolean): Promise<T> =>
  firstValueFrom(answers.pipe(filter(isWanted)));
