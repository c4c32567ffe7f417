import type { JsonObject } from '../../backend/json.ts';
import type { RpcError } from '../../backend/rpc-error.ts';
import type { ListenStream } from '../../backend/firestore/listen-stream.ts';
import type { ListenEvents, ServerRow } from '../../src/replication/remote.ts';
import { NO_ANSWER_MS, type RemoteParts } from './network.ts';
import type { WireDocument } from './wire.ts';

/** A listener of the SDK: it reconnects automatically after a cut, and ends when the server removes its target. */
export interface Followed {
  close(): void;
  /** Connect now instead of later. */
  resume(): void;
}

/** Maximum delay before the SDK reconnects automatically. */
const MAX_RECONNECT_MS = 60_000;

export function followStream(parts: RemoteParts, target: JsonObject, events: ListenEvents, path?: string): Followed {
  const { server, who, network, timeline, life, chance } = parts;
  let stream: ListenStream | undefined;
  let over = false;
  let connection = 0;
  let cancelReconnect = () => {};
  /** The SDK emits a document only when it changed. */
  const told = new Map<string, ServerRow['fields']>();

  const inNetwork = {
    cut() {
      if (over) return;
      disconnect();
      events.lost();
      reconnectLater();
    },
    refuse(code: string) {
      if (over) return;
      end();
      events.closed(code);
    },
  };
  const disconnect = () => {
    connection++;
    stream?.close();
    stream = undefined;
  };
  const end = () => {
    over = true;
    disconnect();
    cancelReconnect();
    network.streams.delete(inNetwork);
  };
  const reconnectLater = () => {
    cancelReconnect();
    cancelReconnect = timeline.after(chance.whole(1_000, MAX_RECONNECT_MS), connect);
  };

  function connect(): void {
    cancelReconnect();
    if (over || !life.alive) return;
    disconnect();
    const mine = connection;
    if (!network.up) return reconnectLater();
    const isCurrent = () => mine === connection && !over && life.alive;
    /** Messages arrive in order, each slightly later. */
    let arrival = timeline.now;
    const arrive = (handle: () => void) => {
      arrival = Math.max(arrival, timeline.now + chance.whole(10, 200));
      timeline.after(arrival - timeline.now, () => isCurrent() && !network.hangs && handle());
    };
    const rows = new Map<string, ServerRow>();
    let missing = false;
    const changed = (document: WireDocument) => {
      const row = server.reader.row(document);
      if (told.get(row.path) !== row.fields) rows.set(row.path, row);
    };
    const handle = (message: JsonObject) => {
      const { documentChange, documentDelete, targetChange } = message as WireMessage;
      if (documentChange) changed(documentChange.document);
      if (documentDelete) missing = true;
      if (targetChange?.targetChangeType === 'REMOVE') {
        end();
        return events.closed(CODES[targetChange.cause?.code ?? 0] ?? 'internal');
      }
      // A marker for all targets: a consistent snapshot ends here.
      if (!targetChange || targetChange.targetChangeType !== undefined) return;
      if (missing && path !== undefined) events.missing?.();
      missing = false;
      for (const row of rows.values()) told.set(row.path, row.fields);
      if (rows.size > 0) events.rows([...rows.values()]);
      rows.clear();
      events.heard();
    };
    timeline.after(chance.whole(15, 250), () => {
      if (!isCurrent()) return;
      if (!network.up) return inNetwork.cut();
      if (network.hangs) return void timeline.after(NO_ANSWER_MS, () => isCurrent() && inNetwork.cut());
      if (!network.signedIn) return inNetwork.refuse('permission-denied');
      stream = server.listen(who, {
        send: (message) => arrive(() => handle(message)),
        fail: (error: RpcError) => arrive(() => inNetwork.refuse(error.status.toLowerCase().replaceAll('_', '-'))),
      });
      stream.receive({ addTarget: { ...target, targetId: 2 } });
    });
  }

  network.streams.add(inNetwork);
  life.onKilled(end);
  connect();
  return {
    close: end,
    resume: () => {
      if (!stream) connect();
    },
  };
}

interface WireMessage {
  readonly documentChange?: { readonly document: WireDocument };
  readonly documentDelete?: unknown;
  readonly targetChange?: { readonly targetChangeType?: string; readonly cause?: { readonly code: number } };
}

/** gRPC status numbers by the SDK's names. */
const CODES: Readonly<Record<number, string>> = {
  3: 'invalid-argument',
  7: 'permission-denied',
  8: 'resource-exhausted',
  9: 'failed-precondition',
  14: 'unavailable',
  16: 'unauthenticated',
};
