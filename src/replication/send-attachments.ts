import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { Book } from '../store/book.ts';
import { liveTable } from '../store/live-table.ts';
import type { AttachmentClient } from '../nouns/attachments/data/attachment-client.ts';
import { tidyAttachments } from '../nouns/attachments/data/make-room.ts';
import type { AttachmentStore } from '../store/attachment-store.ts';
import { countInState } from '../nouns/sync/data/count-in-state.ts';
import type { LinkStatus } from '../nouns/sync/data/sync.ts';
import type { Clock } from './clock.ts';
import { pushLoop } from './push/push-loop.ts';
import type { PushOutcome } from './push/push.ts';

interface SendAttachments {
  readonly book: Book;
  readonly attachments: AttachmentStore;
  /** Loaded only when an attachment is to be sent: most phones never need it. */
  readonly client: () => Promise<AttachmentClient>;
  readonly clock: Clock;
  readonly network: Network;
  /** Whether the phone will soon refuse to store more. */
  readonly nearlyFull: () => Promise<boolean>;
  readonly onFault: (where: string, fault: unknown) => void;
}

/** The type of the phone's connection, as far as the browser reports it. */
export interface Network {
  /** True when data costs money; false where the browser does not know. */
  readonly isMobile: () => boolean;
  readonly onChange: (heard: () => void) => () => void;
}

/** Runs the sending of photos and voice notes; it is informed of the link's state, and stopped with it. */
export interface AttachmentSending {
  link(status: Partial<LinkStatus>): void;
  stop(): void;
}

/**
 * Send photos and voice notes one at a time, and only while no record is pending: an attachment never delays a record.
 * [SYN-32, EXP-7]
 */
export function sendAttachments({
  book,
  attachments,
  client,
  clock,
  network,
  nearlyFull,
  onFault,
}: SendAttachments): AttachmentSending {
  let link: Pick<LinkStatus, 'connection' | 'session'> = { connection: 'starting', session: 'ok' };
  let records = Infinity;
  const loop = pushLoop({
    clock,
    once: async () => {
      if (network.isMobile() && (await attachments.wifiOnly())) return 'drained';
      const outcome = await sendNext(book, attachments, client);
      if (outcome === 'drained')
        await tidyAttachments(attachments, { now: new Date(clock.wall()), nearlyFull: await nearlyFull() });
      return outcome;
    },
    mayPush: () => link.connection === 'online' && link.session === 'ok' && records === 0,
    onOutcome: () => undefined,
    onFault,
  });
  const waiting$: Observable<number> = liveTable(() => attachments.rows.where('state').equals('waiting').count());
  const wifi$ = liveTable(() => attachments.wifiOnly());
  const watching = combineLatest([countInState(book, 'pending'), waiting$, wifi$, book.upkeep.locks$])
    .pipe(map(([pending, waiting, wifi, locks]) => [pending, waiting, wifi, locks.length] as const))
    .pipe(distinctUntilChanged((a, b) => a.join() === b.join()))
    .subscribe(([pending, waiting]) => {
      records = pending;
      if (pending === 0 && waiting > 0) loop.kick();
    });
  const stopNetwork = network.onChange(() => loop.kick());
  return {
    link(status) {
      const before = link;
      link = { ...link, ...status };
      const isBack = link.connection === 'online' && link.session === 'ok';
      if (isBack && (before.connection !== 'online' || before.session !== 'ok')) loop.kick();
    },
    stop() {
      watching.unsubscribe();
      stopNetwork();
      loop.stop();
    },
  };
}

/** Send the oldest pending attachment of a business that is not locked on this phone. */
async function sendNext(
  book: Book,
  attachments: AttachmentStore,
  client: SendAttachments['client'],
): Promise<PushOutcome> {
  const locked = new Set(await book.upkeep.locks.toCollection().primaryKeys());
  const waiting = (await attachments.rows.where('state').equals('waiting').toArray())
    .filter(({ business_id }) => !locked.has(business_id))
    .sort((a, b) => (a.at < b.at ? -1 : 1));
  const next = waiting[0];
  if (!next) return 'drained';
  const bytes = await attachments.bytesOf(next.path);
  if (!bytes) {
    await attachments.drop([next.path]);
    return 'more';
  }
  const answer = await (await client()).send(next.path, bytes);
  // A sign-in that has just expired is renewed by then; replication reports one that has ended.
  if (answer === 'unreachable' || answer === 'unauthenticated') return 'unreachable';
  await attachments.setState(next.path, ['waiting'], answer === 'accepted' ? 'sent' : 'refused');
  return 'more';
}
