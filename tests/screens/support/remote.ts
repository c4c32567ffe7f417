import type { JsonObject } from '../../../backend/json.ts';
import { RpcError } from '../../../backend/rpc-error.ts';
import {
  PullError,
  type ListenEvents,
  type Remote,
  type ServerRow,
  type Source,
  type Verdict,
} from '../../../src/replication/remote.ts';
import type { Place } from '../../../src/store/upkeep-store.ts';
import type { WireDocument } from '../../sim/wire.ts';
import { writeOf, type Account, type InPageServer } from './server.ts';

const CUT = Symbol('no network');

/** Errors that concern the records themselves. */
const REFUSALS = new Set([
  'permission-denied',
  'invalid-argument',
  'failed-precondition',
  'not-found',
  'already-exists',
]);
/** Error codes of ended listeners, by status number. */
const CODES: Readonly<Record<number, string>> = {
  3: 'invalid-argument',
  7: 'permission-denied',
  16: 'unauthenticated',
};
const codeOf = (fault: unknown): string => {
  if (fault instanceof RpcError) return fault.status.toLowerCase().replaceAll('_', '-');
  throw fault;
};

/** The server as seen by replication, without a network in between. */
export function inPageRemote(server: InPageServer, who: () => Account | undefined): Remote {
  const open = new Set<() => void>();
  const call = async (method: string, request: JsonObject) => (server.isUp ? server.call(who(), method, request) : CUT);

  return {
    async commit(writes): Promise<Verdict> {
      try {
        const body = { writes: writes.map(({ path, fields }) => writeOf(server.root, path, fields)) };
        return (await call('Commit', body)) === CUT ? { type: 'unreachable' } : { type: 'accepted' };
      } catch (fault) {
        const code = codeOf(fault);
        if (code === 'unauthenticated') return { type: code };
        return REFUSALS.has(code) ? { type: 'refused', code, message: String(fault) } : { type: 'unreachable' };
      }
    },
    async get(path) {
      try {
        const answer = await call('BatchGetDocuments', { documents: [`${server.root}/${path}`] });
        if (answer === CUT) return { type: 'unreachable' };
        const { found } = (answer as { found?: WireDocument }[])[0]!;
        return found ? { type: 'found', row: server.reader.row(found) } : { type: 'missing' };
      } catch (fault) {
        return /permission-denied|unauthenticated/.test(codeOf(fault)) ? { type: 'denied' } : { type: 'unreachable' };
      }
    },
    async page(source, before, limit) {
      await server.keptBack.until(source.path);
      let answer: unknown;
      try {
        answer = await call('RunQuery', queryOf(server.root, source, { before, limit }));
      } catch (fault) {
        throw new PullError(codeOf(fault), 'No page.');
      }
      if (answer === CUT) throw new PullError('unavailable', 'No answer.');
      return (answer as { document?: WireDocument }[]).flatMap(({ document }) =>
        document ? server.reader.row(document) : [],
      );
    },
    listenCollection: (source, since, events) => listen({ query: queryOf(server.root, source, { since }) }, events),
    listenDocument: (path, events) => listen({ documents: { documents: [`${server.root}/${path}`] } }, events),
    listenNotices: (uid, { rows, closed }) =>
      listen({ query: noticesOf(server.root, uid) }, { rows, closed, heard: () => undefined, lost: () => undefined }),
    probe: () => Promise.resolve({ works: server.isUp, server_ms: server.now() }),
    onBroken: (listener) => void open.add(server.onNetwork((isUp) => !isUp && listener())),
    resume: () => Promise.resolve(),
    close() {
      for (const stop of open) stop();
      return Promise.resolve();
    },
  };

  /** A listener with the behaviour of the SDK's: it reconnects with the network and delivers each version once. */
  function listen(target: JsonObject, events: ListenEvents): () => void {
    let stream: ReturnType<InPageServer['listen']> | undefined;
    let isOver = false;
    const told = new Map<string, ServerRow['fields']>();
    const rows = new Map<string, ServerRow>();
    let missing = false;
    const left: string[] = [];
    const handle = (message: JsonObject) => {
      const { documentChange, documentDelete, documentRemove, targetChange } = message as WireMessage;
      if (documentChange?.removedTargetIds) left.push(documentChange.document.name.slice(server.root.length + 1));
      else if (documentChange) {
        const row = server.reader.row(documentChange.document);
        if (told.get(row.path) !== row.fields) rows.set(row.path, row);
      }
      if (documentDelete) missing = true;
      if (documentRemove) left.push(documentRemove.document.slice(server.root.length + 1));
      if (targetChange?.targetChangeType === 'REMOVE') {
        stop();
        return events.closed(CODES[targetChange.cause?.code ?? 0] ?? 'internal');
      }
      if (!targetChange || targetChange.targetChangeType !== undefined) return;
      if (missing) events.missing?.();
      missing = false;
      for (const row of rows.values()) told.set(row.path, row.fields);
      if (rows.size > 0) events.rows([...rows.values()]);
      rows.clear();
      if (left.length > 0) events.left?.(left.splice(0));
      events.heard();
    };
    const connect = () => {
      stream = server.listen(who(), {
        send: (message) => queueMicrotask(() => !isOver && server.isUp && handle(message)),
        fail: (error) => {
          if (isOver) return;
          stop();
          events.closed(error.status.toLowerCase().replaceAll('_', '-'));
        },
      });
      stream.receive({ addTarget: { ...target, targetId: 2 } });
    };
    const stopHearing = server.onNetwork((isUp) => {
      if (isUp) return connect();
      stream?.close();
      events.lost();
    });
    const stop = () => {
      isOver = true;
      stopHearing();
      stream?.close();
      open.delete(stop);
    };
    open.add(stop);
    if (server.isUp) connect();
    return stop;
  }
}

interface WireMessage {
  readonly documentChange?: { readonly document: WireDocument; readonly removedTargetIds?: readonly number[] };
  readonly documentDelete?: unknown;
  readonly documentRemove?: { readonly document: string };
  readonly targetChange?: { readonly targetChangeType?: string; readonly cause?: { readonly code: number } };
}

const fieldIs = (fieldPath: string, op: string, value: JsonObject): JsonObject => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const ordered = (fieldPath: string, direction = 'ASCENDING'): JsonObject => ({ field: { fieldPath }, direction });

/** The query of the real remote: the newest `limit` before a position, or, for listening, those at or after a time. */
function queryOf(
  root: string,
  { path, where }: Source,
  which: { limit: number; before: Place | undefined } | { since: number },
): JsonObject {
  const slash = path.lastIndexOf('/'); // top-level collections have none
  const time = (at: number) => ({ timestampValue: new Date(at).toISOString() });
  const filters = [
    ...(where ? [fieldIs(where.field, 'EQUAL', typeof where.is === 'string' ? { stringValue: where.is } : { booleanValue: where.is })] : []),
    ...('since' in which ? [fieldIs('updated_at', 'GREATER_THAN_OR_EQUAL', time(which.since))] : []),
  ]; // prettier-ignore
  const direction = 'since' in which ? 'ASCENDING' : 'DESCENDING';
  const before = 'before' in which ? which.before : undefined;
  return {
    parent: slash < 0 ? root : `${root}/${path.slice(0, slash)}`,
    structuredQuery: {
      from: [{ collectionId: path.slice(slash + 1) }],
      orderBy: [ordered('updated_at', direction), ordered('__name__', direction)],
      ...(filters.length > 0 && { where: filters.length === 1 ? filters[0]! : { compositeFilter: { op: 'AND', filters } } }),
      ...(before && { startAt: { values: [time(before.at), { referenceValue: `${root}/${path}/${before.id}` }], before: false } }),
      ...('limit' in which && { limit: which.limit }),
    },
  }; // prettier-ignore
}

const noticesOf = (root: string, uid: string): JsonObject => ({
  parent: root,
  structuredQuery: {
    from: [{ collectionId: 'notifications' }],
    where: fieldIs('user_id', 'EQUAL', { stringValue: uid }),
    orderBy: [ordered('created_at', 'DESCENDING')],
    limit: 20,
  },
});
