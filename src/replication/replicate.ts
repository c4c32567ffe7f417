import type { Book } from '../store/book.ts';
import type { LinkStatus } from '../nouns/sync/data/sync.ts';
import type { Followed } from '../data/session.ts';
import { keepAttendantsBook } from './pull/attendants-book.ts';
import { backoff } from './backoff.ts';
import { instantOf, systemClock, type Clock } from './clock.ts';
import { commitSize } from './push/commit-size.ts';
import { followPlan } from './pull/follow-plan.ts';
import { followSelection } from './pull/follow-selection.ts';
import { startLink } from './link.ts';
import { followCollection, followDocument, followWhileAllowed, type Following } from './pull/pull.ts';
import { pushLoop } from './push/push-loop.ts';
import { serverClock } from './server-clock.ts';
import { pushOnce, type PushOutcome, type Replica } from './push/push.ts';
import { tendLocked } from './push/late.ts';
import type { Remote } from './remote.ts';

/** Initial number of rows per request; commits grow and shrink from there. */
export interface Limits {
  readonly pageRows: number;
  readonly commitRows: number;
}

export interface ReplicateOptions {
  readonly book: Book;
  readonly remote: Remote;
  /** Called whenever something a user may see has changed. */
  readonly onStatus: (change: Partial<LinkStatus>) => void;
  /** The server has no document of this person yet. */
  readonly onNoUser: () => void;
  readonly onFault: (where: string, fault: unknown) => void;
  readonly clock?: Clock | undefined;
  readonly limits?: Limits | undefined;
}

/** Replication under way for one person. */
export interface Replication {
  /** Choose the business whose records are followed; undefined when none is chosen yet. */
  follow(next: Followed | undefined): void;
  /** Report that the sign-in works again, or does not. [SYN-16] */
  setSession(session: LinkStatus['session']): void;
  /** Push now: a new record is pending, or a user pressed "send now". */
  kick(): void;
  hint(hint: 'network-up' | 'network-down' | 'visible'): void;
  stop(): Promise<void>;
}

/**
 * Push pending records and follow what others write, until stopped. One per person and device: the leader's. [SYN-12]
 */
export function replicate({
  book,
  remote,
  onStatus,
  onNoUser,
  onFault,
  clock = systemClock,
  limits,
}: ReplicateOptions): Replication {
  const inFlight = new Map<string, object>();
  const time = serverClock(clock);
  const replica: Replica = {
    book,
    remote,
    inFlight,
    clock,
    commitSize: commitSize(limits?.commitRows),
    onSending: (sending) => onStatus({ sending }),
    onSent: () => onStatus({ last_sent_at: instantOf(clock) }),
    doubted: new Set(),
    merges: new Map(),
    knownTime: () => (time.state() === 'changed' ? 'changed' : time.known()),
    onRights: () => {
      lockedAreDue = true;
      asksAboutLocks.reset();
      void refollow();
    },
  };
  /** Set when the rights in locked businesses must be checked again: access may have been restored. */
  let lockedAreDue = true;
  const asksAboutLocks = backoff({ first: 10_000, most: RIGHTS_ASKED_AT_LEAST_EVERY_MS, random: clock.random });
  let cancelAsking = () => {};
  const askAgainLater = () => {
    cancelAsking();
    cancelAsking = clock.after(asksAboutLocks.next(), () => {
      lockedAreDue = true;
      push.kick();
    });
  };
  let session: LinkStatus['session'] = 'ok';
  /** How often the sign-in was renewed: a refusal of a request sent before the renewal says nothing about it. */
  let renewals = 0;
  let stopped = false;

  const stream = streamWatch(
    clock,
    () => link.doubt(),
    () => void remote.resume().catch((fault: unknown) => onFault('resume', fault)),
  );
  const link = startLink({
    clock,
    probe: () => remote.probe(),
    onChange: (connection) => {
      onStatus({ connection });
      if (connection !== 'online') return stream.lost();
      lockedAreDue = true;
      asksAboutLocks.reset();
      kickAll();
    },
    onWorks: ({ server_ms }) => {
      stream.reachable();
      const waited = time.state() !== 'fine';
      time.told(server_ms);
      if (server_ms !== undefined) onStatus({ clock_off_ms: time.known()?.off || undefined });
      if (waited) push.kick();
    },
  });

  remote.onBroken(() => stream.lost());

  const deps = {
    book,
    remote,
    inFlight,
    clock,
    pageRows: limits?.pageRows,
    onHeard: () => {
      stream.heard();
      link.heard();
      onStatus({ last_heard_at: instantOf(clock) });
    },
    onLost: () => stream.lost(),
    onFault,
  };
  const followOwn = () => followDocument(deps, `users/${book.uid}`, onNoUser);
  let own = followOwn();
  let followed: Followed | undefined;
  let ofBusiness: Following[] = [];

  const kickAll = () => {
    for (const following of [own, ...ofBusiness]) following.kick();
    push.kick();
  };

  /**
   * Restart following of the chosen business: another business, another role, or it was locked or unlocked on this
   * phone. [SYN-24, SYN-35]
   */
  const refollow = () =>
    followAnew().catch((fault: unknown) => {
      onFault('follow', fault);
      clock.after(REFOLLOW_MS, () => void (stopped || refollow()));
    });
  const followAnew = async () => {
    const next = followed;
    for (const following of ofBusiness) following.stop();
    ofBusiness = [];
    const isWanted = () => next === followed && session === 'ok' && !stopped;
    if (!next || !isWanted() || (await book.upkeep.locks.get(next.businessId)) || !isWanted()) return;
    if (next.role === 'attendant') await keepAttendantsBook(book, next.businessId, isWanted);
    if (!isWanted()) return;
    const onDenied = () => {
      replica.doubted.add(next.businessId);
      push.kick();
    };
    for (const following of ofBusiness) following.stop(); // two concurrent calls: the later one counts
    const plan = followPlan(next, book.uid);
    const below = { ...deps, onDenied };
    ofBusiness = [
      ...plan.documents.map((path) => followDocument(below, path)),
      ...plan.beside.map((path) => followWhileAllowed(deps, path)),
      ...plan.collections.map(({ store, source }) => followCollection(below, store, source)),
      ...plan.selections.map(({ store, selection }) => followSelection(below, store, selection)),
    ];
  };

  /** Keep no listeners without a sign-in: each would retry again and again, and be refused. [SYN-16] */
  const become = (next: LinkStatus['session']) => {
    if (session === next) return;
    session = next;
    onStatus({ session });
    if (next === 'ok') own = followOwn();
    else own.stop();
    void refollow();
    push.kick();
  };

  const pushAndTend = async (): Promise<PushOutcome> => {
    const outcome = await pushOnce(replica);
    if (!lockedAreDue || outcome === 'unreachable' || outcome === 'unauthenticated') return outcome;
    lockedAreDue = false;
    const tended = await tendLocked(replica).catch((fault: unknown) => {
      lockedAreDue = true; // a phone that is full at the moment
      throw fault;
    });
    if (tended === 'nothing-locked') return outcome;
    if (tended === 'unchanged') {
      askAgainLater();
      return outcome;
    }
    lockedAreDue = true; // no complete answer yet: retry soon, like every push
    if (tended !== 'changed') return tended;
    void refollow();
    return 'more';
  };

  const push = pushLoop({
    clock,
    async once() {
      const asked = renewals;
      const outcome = await pushAndTend();
      return outcome === 'unauthenticated' && renewals !== asked ? 'unreachable' : outcome;
    },
    mayPush() {
      if (link.connection !== 'online' || session !== 'ok' || stopped) return false;
      // Times written under a wrong clock are corrected first: the answer of the current probe, or of one more,
      // continues the push. [DOC-18]
      if (time.state() === 'changed') link.doubt();
      return time.state() === 'fine';
    },
    onOutcome: (outcome) => {
      if (outcome === 'unreachable') link.doubt();
      if (outcome === 'unauthenticated') become('expired');
      // A listener that was denied a moment ago may be allowed now: a business that has just been created.
      if (outcome === 'more') for (const following of ofBusiness) following.kick();
    },
    onFault,
  });

  return {
    follow(next) {
      followed = next;
      void refollow();
    },
    setSession(next) {
      if (next === 'ok') renewals++;
      become(next);
    },
    kick() {
      if (link.connection !== 'online') link.doubt();
      push.kick();
    },
    hint(hint) {
      if (hint === 'network-down') link.down();
      else link.doubt();
      if (hint !== 'visible') return;
      lockedAreDue = true;
      push.kick();
    },
    async stop() {
      stopped = true;
      stream.stop();
      link.stop();
      push.stop();
      cancelAsking();
      for (const following of [own, ...ofBusiness]) following.stop();
      await remote.close();
    },
  };
}

/**
 * Longest wait of a person who was readmitted while the app stays open; the app asks at once when it is opened, shown
 * or back online.
 */
export const RIGHTS_ASKED_AT_LEAST_EVERY_MS = 30 * 60_000;

/** Retry wait after the storage failed to report whether the business is locked. */
const REFOLLOW_MS = 2_000;

/** Resuming breaks the stream for a moment: a break reported within this time says nothing. */
const RESUME_SETTLES_MS = 4_000;

/**
 * The SDK waits up to a minute before it opens a broken stream again. Once the backend answers a probe, resume the
 * stream at once, and not again before it had time to deliver.
 */
function streamWatch(clock: Clock, doubt: () => void, resume: () => void) {
  let broken = false;
  let resumedAt = -Infinity;
  let cancel = () => {};
  return {
    heard() {
      broken = false;
      cancel();
    },
    lost() {
      broken = true;
      cancel();
      const settled = resumedAt + RESUME_SETTLES_MS - clock.steady();
      if (settled <= 0) doubt();
      else cancel = clock.after(settled, () => broken && doubt());
    },
    reachable() {
      if (!broken || clock.steady() - resumedAt < RESUME_SETTLES_MS) return;
      resumedAt = clock.steady();
      resume();
    },
    stop: () => cancel(),
  };
}
