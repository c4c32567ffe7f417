import type { Book } from '../../store/book.ts';
import type { LinkStatus } from '../../nouns/sync/data/sync.ts';
import { applyRows } from './apply-rows.ts';
import type { Backend } from '../firebase/connect.ts';
import type { Remote, ServerRow } from '../remote.ts';

/*
 * Listeners beside the books while the connection is open: the newest version of the app, and the person's
 * notifications. Nothing waits for either.
 */

/** The same remote, which also listens to both while it is open. */
export const withSideListeners = (
  backend: Backend,
  book: Book,
  onStatus: (change: Pick<LinkStatus, 'newest_version'>) => void,
): Backend => ({
  ...backend,
  openRemote() {
    const remote = backend.openRemote();
    const keep = (rows: readonly ServerRow[]) =>
      applyRows(book, 'workspace', rows).catch((fault: unknown) => console.warn('notifications not kept', fault));
    const stops = [
      watchVersion(remote, (newest_version) => onStatus({ newest_version })),
      watchNotices(remote, book.uid, (rows) => void keep(rows)),
    ];
    const close = remote.close.bind(remote);
    return Object.assign(remote, {
      close: () => {
        for (const stop of stops) stop();
        return close();
      },
    });
  },
});

/** Wait before reopening a listener that the server closed; there is no hurry. */
const REOPEN_MS = 60_000;

function reopening(open: (onClosed: () => void) => () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: () => void;
  const listen = () => {
    stop = open(() => void (timer = setTimeout(listen, REOPEN_MS)));
  };
  listen();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Report the newest version of the app, live, from the document that the operator writes. [OFF-2] */
export const watchVersion = (
  remote: Pick<Remote, 'listenDocument'>,
  onVersion: (newest: string) => void,
): (() => void) =>
  reopening((onClosed) =>
    remote.listenDocument('app_version/current', {
      rows(rows) {
        const newest = newestOf(rows);
        if (newest !== undefined) onVersion(newest);
      },
      heard: () => undefined,
      lost: () => undefined,
      closed: onClosed,
    }),
  );

/** The last entry of the list of versions; undefined when the document has none. */
function newestOf(rows: readonly ServerRow[]): string | undefined {
  const versions = rows.at(-1)?.fields['versions'];
  const last: unknown = Array.isArray(versions) ? versions.at(-1) : undefined;
  return typeof last === 'string' && last !== '' ? last : undefined;
}

/** Pass on the person's latest notifications whenever one arrives or changes. [NTF-2, SHL-11] */
export const watchNotices = (
  remote: Pick<Remote, 'listenNotices'>,
  uid: string,
  onRows: (rows: readonly ServerRow[]) => void,
): (() => void) =>
  reopening((onClosed) => remote.listenNotices?.(uid, { rows: onRows, closed: onClosed }) ?? (() => undefined));
