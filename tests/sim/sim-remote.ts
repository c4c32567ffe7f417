import { RpcError } from '../../backend/rpc-error.ts';
import type { JsonObject } from '../../backend/json.ts';
import { PullError, type ListenEvents, type Remote, type Verdict } from '../../src/replication/remote.ts';
import type { Place } from '../../src/store/upkeep-store.ts';
import { NO_ANSWER_MS, type RemoteParts } from './network.ts';
import { SERVER_START, writeOf } from './sim-server.ts';
import { followStream, type Followed } from './sim-stream.ts';
import type { WireDocument } from './wire.ts';

const cut = Symbol('no answer');

/** The server as seen by replication through an unreliable network: the SDK's guarantees, in virtual time. */
export function simRemote(parts: RemoteParts): Remote {
  const { who, server, network, timeline, life, chance, odds } = parts;
  let closed = false;
  const open = new Set<Followed>();

  const latency = () => timeline.wait(chance.whole(15, 250));

  /** One round trip. `beganMs` is the start time of a slow commit. */
  async function call(method: string, request: JsonObject, beganMs?: number): Promise<unknown> {
    await life.step();
    await latency();
    if (!network.up || closed) return cut;
    if (network.hangs) return halfOpen();
    // An SDK that lost its token may send the request unauthenticated.
    const isNobody = !network.signedIn && chance.happens(0.5);
    if (!network.signedIn && !isNobody) throw new RpcError('UNAUTHENTICATED', 'The ID token is not accepted.');
    const answer = await server.call(isNobody ? { ...who, uid: '' } : who, method, request, beganMs);
    await (chance.happens(0.08) ? timeline.wait(chance.whole(500, 8_000)) : latency());
    if (!network.up || network.losesAnswers || server.isLost(answer)) {
      // The socket is half-open, or breaks at once.
      if (chance.happens(0.3)) return halfOpen();
      await timeline.wait(5);
      await life.step();
      return cut;
    }
    await life.step();
    return answer;
  }

  async function halfOpen() {
    parts.onFault('halfOpen');
    await timeline.wait(NO_ANSWER_MS);
    await life.step();
    return cut;
  }

  return {
    async commit(writes): Promise<Verdict> {
      const request = { writes: writes.map(({ path, fields }) => writeOf(server.root, path, fields)) };
      const began = timeline.now;
      try {
        if (chance.happens(odds.late)) await timeline.wait(chance.whole(500, 60_000));
        if (chance.happens(odds.ghost)) sendGhost(request);
        const answer = await call('Commit', request, began);
        return answer === cut ? { type: 'unreachable' } : { type: 'accepted' };
      } catch (fault) {
        const { status, message } = rpcError(fault);
        if (status === 'UNAUTHENTICATED') return { type: 'unauthenticated' };
        const code = status.toLowerCase().replaceAll('_', '-');
        if (!REFUSALS.has(code)) return { type: 'unreachable' };
        if (message === INJECTED) parts.onDenied(writes.map(({ path }) => path));
        return { type: 'refused', code, message };
      } finally {
        await life.step();
      }
    },
    async get(path) {
      try {
        const answer = await call('BatchGetDocuments', { documents: [`${server.root}/${path}`] });
        if (answer === cut) return { type: 'unreachable' };
        const { found } = (answer as { found?: WireDocument }[])[0]!;
        return found ? { type: 'found', row: server.reader.row(found) } : { type: 'missing' };
      } catch (fault) {
        const { status } = rpcError(fault);
        return status === 'PERMISSION_DENIED' || status === 'UNAUTHENTICATED'
          ? { type: 'denied' }
          : { type: 'unreachable' };
      }
    },
    async page({ path }, before, limit) {
      try {
        const answer = await call('RunQuery', queryOf(server.root, path, { before, limit }));
        if (answer === cut) throw new PullError('unavailable', 'No answer.');
        return (answer as { document?: WireDocument }[]).flatMap(({ document }) =>
          document ? server.reader.row(document) : [],
        );
      } catch (fault) {
        if (fault instanceof PullError) throw fault;
        throw new PullError(rpcError(fault).status.toLowerCase().replaceAll('_', '-'), 'No page.');
      }
    },
    listenCollection: ({ path }, since, events) => listen({ query: queryOf(server.root, path, { since }) }, events),
    listenDocument: (path, events) => listen({ documents: { documents: [`${server.root}/${path}`] } }, events, path),
    async probe() {
      await latency();
      if (network.hangs) await timeline.wait(NO_ANSWER_MS);
      const works = network.up && !network.hangs;
      return { works, server_ms: works ? SERVER_START + Math.floor(timeline.now) : undefined };
    },
    onBroken: () => undefined,
    resume() {
      for (const stream of open) stream.resume();
      return Promise.resolve();
    },
    close() {
      closed = true;
      return Promise.resolve();
    },
  };

  /** The same request once more, much later: a retry by some network component. */
  function sendGhost(request: JsonObject): void {
    timeline.after(chance.whole(1_000, 120_000), () => {
      parts.onFault('duplicate');
      server.call(who, 'Commit', request).catch(() => undefined); // its answer is discarded
    });
  }

  function listen(target: JsonObject, events: ListenEvents, path?: string): () => void {
    const stream = followStream(parts, target, events, path);
    open.add(stream);
    return () => {
      open.delete(stream);
      stream.close();
    };
  }
}

/** The newest `limit` of a collection before a position, or, for listening, those at or after a time. */
function queryOf(root: string, collection: string, which: { limit: number; before: Place | undefined } | { since: number }): JsonObject {
  const parent = collection.slice(0, collection.lastIndexOf('/'));
  const time = (at: number) => ({ timestampValue: new Date(at).toISOString() });
  const direction = 'since' in which ? 'ASCENDING' : 'DESCENDING';
  const order = (fieldPath: string) => ({ field: { fieldPath }, direction });
  const before = 'before' in which ? which.before : undefined;
  return {
    parent: `${root}/${parent}`,
    structuredQuery: {
      from: [{ collectionId: collection.slice(parent.length + 1) }],
      orderBy: [order('updated_at'), order('__name__')],
      ...('since' in which
        ? { where: { fieldFilter: { field: { fieldPath: 'updated_at' }, op: 'GREATER_THAN_OR_EQUAL', value: time(which.since) } } }
        : { limit: which.limit }),
      ...(before && { startAt: { values: [time(before.at), { referenceValue: `${root}/${collection}/${before.id}` }], before: false } }),
    },
  };
} // prettier-ignore

/** Errors of the real remote that concern the records themselves. */
const REFUSALS = new Set([
  'permission-denied',
  'invalid-argument',
  'failed-precondition',
  'not-found',
  'already-exists',
]);
const INJECTED = 'A test asked for this answer.';

function rpcError(fault: unknown): RpcError {
  if (fault instanceof RpcError) return fault;
  throw fault;
}
