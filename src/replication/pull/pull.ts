import type { Book, CollectionName } from '../../store/book.ts';
import { selectedPath } from '../../data/followed-collections.ts';
import type { Checkpoint } from '../../store/upkeep-store.ts';
import { applyRows, type InFlight } from './apply-rows.ts';
import { backoff } from '../backoff.ts';
import type { Clock } from '../clock.ts';
import type { Remote, ServerRow, Source } from '../remote.ts';

/** Dependencies of pull. */
export interface PullDeps {
  readonly book: Book;
  readonly remote: Remote;
  readonly inFlight: InFlight;
  readonly clock: Clock;
  /** Rows per page while catching up; 500 when omitted. [SYN-9] */
  readonly pageRows?: number | undefined;
  /** Called when the server answered. */
  readonly onHeard: () => void;
  /** Called when the stream broke. */
  readonly onLost: () => void;
  /** Called when the server denied the stream: rights may be gone. [SYN-24] */
  readonly onDenied?: (() => void) | undefined;
  /** Called on a local fault: it is shown, never swallowed. */
  readonly onFault: (where: string, fault: unknown) => void;
}

/** One stream of documents that is kept open. */
export interface Following {
  /** Retry now if it is waiting to reopen. */
  kick(): void;
  stop(): void;
}

const PAGE_ROWS = 500;
/** A slow commit can become visible behind the checkpoint: read a short overlap of the past again. */
const OVERLAP_MS = 120_000;

/** Catch up in pages the first time, the newest first, then listen; reopened whenever it breaks. [SYN-9, SYN-10] */
export function followCollection(deps: PullDeps, name: CollectionName, source: Source): Following {
  const { book, remote, pageRows = PAGE_ROWS } = deps;
  const collection = source.where ? selectedPath(source.path, source.where) : source.path;
  const { checkpoints } = book.upkeep;
  /** `counted`: the counts of a page, stored with the checkpoint. */
  const apply = async (rows: readonly ServerRow[], counted: Partial<Checkpoint> = {}) => {
    if (rows.length > 0) await applyRows(book, name, rows, deps.inFlight, deps.clock);
    // Store the checkpoint after the rows: a crash in between only reads them again.
    const known = await checkpoints.get(collection);
    const { at: before = 0 } = known ?? {};
    const at = Math.max(before, ...rows.map((row) => row.updated_at));
    if (at > before || counted.got !== undefined) await checkpoints.put({ ...known, ...counted, path: collection, at });
  };
  /**
   * Read the existing documents in pages, newest first, so that the ones people look at arrive before old ones; later
   * changes are newer than all of them and are heard by the listener afterwards. This takes a request per collection,
   * so it is done only once. Returns undefined when stopped meanwhile. [PRF-15]
   */
  const catchUp = async (events: Events, known: Partial<Checkpoint>): Promise<Checkpoint | undefined> => {
    let { last, got = 0, of } = known;
    if (!last) got = 0;
    let isAsked = false;
    for (;;) {
      const rows = await remote.page(source, last, pageRows);
      // Stopped meanwhile: the next follower reads the rest, and no page is read twice. [PRF-12]
      if (!events.current()) return undefined;
      const oldest = rows.at(-1);
      if (oldest) last = { at: oldest.updated_at, id: oldest.path.slice(oldest.path.lastIndexOf('/') + 1) };
      got += rows.length;
      await apply(rows, { last, got, of });
      deps.onHeard();
      if (rows.length < pageRows) break;
      // Count only when more than one page is needed, as the count is a request of its own; the pull does not wait for
      // it. [PRF-12]
      if (of === undefined && !isAsked) remote.count?.(source).then((all) => (of = all), () => undefined); // prettier-ignore
      isAsked = true;
    }
    const { at = 0 } = (await checkpoints.get(collection)) ?? {};
    const whole = { path: collection, at, whole: true, got, of: got };
    await checkpoints.put(whole);
    return whole;
  };
  return keepOpen(deps, collection, async (events) => {
    const known = await checkpoints.get(collection);
    const read = known?.whole ? known : await catchUp(events, known ?? {});
    if (!read) return () => undefined;
    return remote.listenCollection(source, Math.max(0, read.at - OVERLAP_MS), { ...events, rows: events.inOrder(apply) }); // prettier-ignore
  });
}

/** Listen to one document. `onMissing` is called when the server has none. */
export function followDocument(deps: PullDeps, path: string, onMissing?: () => void): Following {
  return keepOpen(deps, path, (events) =>
    Promise.resolve(
      deps.remote.listenDocument(path, {
        ...events,
        ...(onMissing ? { missing: onMissing } : {}),
        rows: events.inOrder((rows) => applyRows(deps.book, 'workspace', rows, deps.inFlight, deps.clock)),
      }),
    ),
  );
}

/**
 * Listen to one document until access is denied: then it no longer concerns this person, and asking again would cost.
 * [SYN-35]
 */
export function followWhileAllowed(deps: PullDeps, path: string): Following {
  const following = followDocument({ ...deps, onDenied: () => following.stop() }, path);
  return following;
}

interface Events {
  /** True while neither stopped nor reopened meanwhile. */
  current(): boolean;
  heard(): void;
  lost(): void;
  closed(code: string): void;
  /** Handle deliveries one after the other; a failure closes the listener, so that the missed rows are read again. */
  inOrder(handle: (rows: readonly ServerRow[]) => Promise<void>): (rows: readonly ServerRow[]) => void;
}

/** Open, and reopen with growing waits whenever it closes. [SYN-10] */
export function keepOpen(deps: PullDeps, what: string, open: (events: Events) => Promise<() => void>): Following {
  const waits = backoff({ first: 500, most: 30_000, random: deps.clock.random });
  let close: (() => void) | undefined;
  /** Set while it waits to reopen; cancels the wait. */
  let cancel: (() => void) | undefined;
  let stopped = false;
  let opening = 0;

  const reopen = () => {
    close?.();
    close = undefined;
    opening++;
    cancel?.();
    cancel = stopped ? undefined : deps.clock.after(waits.next(), run);
  };
  const run = () => {
    const mine = ++opening;
    const current = () => mine === opening && !stopped;
    cancel = undefined;
    let queue = Promise.resolve();
    const events: Events = {
      current,
      heard: () => {
        if (!current()) return;
        waits.reset();
        deps.onHeard();
      },
      lost: () => current() && deps.onLost(),
      closed: (code) => {
        if (!current()) return;
        if (code === 'unavailable') deps.onLost();
        if (code === 'permission-denied') deps.onDenied?.();
        reopen();
      },
      inOrder: (handle) => (rows) => {
        queue = queue
          .then(() => (current() ? handle(rows) : undefined))
          .catch((fault: unknown) => {
            if (!current()) return; // the book was closed meanwhile; these rows are read again at the next start
            deps.onFault(what, fault);
            reopen();
          });
      },
    };
    open(events).then(
      (stop) => {
        if (current()) close = stop;
        else stop();
      },
      (fault: unknown) => {
        if (!current()) return;
        if ((fault as { code?: string }).code === 'permission-denied') deps.onDenied?.();
        else deps.onLost();
        reopen();
      },
    );
  };
  run();
  return {
    kick() {
      if (!cancel || stopped) return;
      waits.reset();
      cancel();
      run();
    },
    stop() {
      stopped = true;
      opening++;
      cancel?.();
      close?.();
    },
  };
}
