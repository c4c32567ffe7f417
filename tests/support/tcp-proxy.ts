import { connect, createServer, type Socket } from 'node:net';

/** Properties of a connection. Omitted ones are as fast and reliable as loopback. */
export interface Way {
  /** Time from a request to its answer, half of it each way; a new connection costs one more. Units: ms. */
  readonly roundTripMs?: number | undefined;
  /** Shared by all connections, separately for each direction, as on a radio link. */
  readonly bitsPerSecond?: number | undefined;
}

export interface Carried {
  readonly up: number;
  readonly down: number;
  readonly connections: number;
}

/** A relay on loopback between a program and a server, controlled by a test. */
export interface TcpProxy {
  readonly port: number;
  /** Its address is stable across cuts and restarts of the server. */
  readonly url: string;
  /** Bytes sent to the server (up) and received from it (down) so far, and the number of opened connections. */
  carried(): Carried;
  /** Apply these properties from now on; data in flight keeps its position in the queue. */
  shape(way: Way): void;
  /** Break every connection and refuse new ones. */
  cut(): void;
  /** Forward the next request that contains this text, and break the connection when its answer arrives. */
  loseAnswerTo(words: string): void;
  /** Half-open: all connections stay, new ones are accepted, and no byte is forwarded. */
  hold(): void;
  /** Break every connection; from now on `answer` handles the new ones, as a captive portal does. */
  divert(answer: (client: Socket) => void): void;
  /** Return to normal operation; held data is forwarded. */
  restore(): void;
  close(): Promise<void>;
}

/** Small enough that a slow connection is visible as such: about the size of one packet. */
const PIECE_BYTES = 1_400;
/** Bytes that may wait in one direction before backpressure is applied to the sender. */
const MAX_WAITING_BYTES = 64 * 1024;

/**
 * Start a relay to a port of this machine. Data is forwarded as fast as possible until the relay is shaped, cut or
 * held.
 */
export async function startTcpProxy(targetPort: number, way: Way = {}): Promise<TcpProxy> {
  const carried = { up: 0, down: 0, connections: 0 };
  const open = new Set<Socket>();
  const lanes = { up: new Lane(way), down: new Lane(way) };
  let isCut = false;
  let losing: string | undefined;
  let instead: ((client: Socket) => void) | undefined;
  // Otherwise each answer's body waits 40 ms for the acknowledgement of its head.
  const server = createServer({ noDelay: true }, (client) => {
    if (isCut) return void client.destroy();
    if (instead) {
      open.add(client);
      client.on('close', () => open.delete(client));
      client.on('error', () => client.destroy());
      return instead(client);
    }
    carried.connections++;
    const target = connect({ port: targetPort, host: '127.0.0.1', noDelay: true });
    client.on('data', (chunk: Buffer) => {
      if (losing === undefined || !chunk.includes(losing)) return;
      losing = undefined;
      target.prependOnceListener('data', () => client.destroy());
    });
    for (const [from, to, direction] of [
      [client, target, 'up'],
      [target, client, 'down'],
    ] as const) {
      open.add(from);
      lanes[direction].carry(from, to, (bytes) => (carried[direction] += bytes));
      from.on('error', () => from.destroy());
      from.on('close', () => open.delete(from));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const dropAll = () => {
    for (const socket of open) socket.destroy();
  };
  const both = (change: (lane: Lane) => void) => Object.values(lanes).forEach(change);
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    carried: () => ({ ...carried }),
    shape: (next) => both((lane) => (lane.way = next)),
    cut() {
      isCut = true;
      dropAll();
    },
    loseAnswerTo: (words) => void (losing = words),
    hold: () => both((lane) => lane.hold()),
    divert(answer) {
      instead = answer;
      dropAll();
    },
    restore() {
      isCut = false;
      if (instead) dropAll();
      instead = undefined;
      both((lane) => lane.goOn());
    },
    close() {
      dropAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** One direction of the radio link: pieces of all connections are sent one after another at its speed. */
class Lane {
  way: Way;
  private freeAt = 0;
  private isHeld = false;
  private readonly pumps = new Set<() => void>();

  constructor(way: Way) {
    this.way = way;
  }

  hold(): void {
    this.isHeld = true;
  }

  goOn(): void {
    this.isHeld = false;
    for (const pump of this.pumps) pump();
  }

  /** Forward data from one socket to the other, in order, until it ends. `count` is called with the bytes forwarded. */
  carry(from: Socket, to: Socket, count: (bytes: number) => void): void {
    const queue: { due: number; bytes: number; run: () => void }[] = [];
    let waiting = 0;
    let timer: NodeJS.Timeout | undefined;
    // The connection must be established before data can be sent, and the data itself takes half a round trip.
    let earliest = performance.now() + (this.way.roundTripMs ?? 0) * 1.5;
    const pump = () => {
      clearTimeout(timer);
      while (queue[0] && !this.isHeld && queue[0].due <= performance.now()) {
        const { bytes, run } = queue.shift()!;
        waiting -= bytes;
        run();
      }
      if (waiting <= MAX_WAITING_BYTES && from.isPaused()) from.resume();
      if (queue[0] && !this.isHeld) timer = setTimeout(pump, Math.ceil(queue[0].due - performance.now()));
    };
    const put = (bytes: number, run: () => void) => {
      earliest = this.whenOver(bytes, earliest);
      waiting += bytes;
      queue.push({ due: earliest, bytes, run });
    };
    this.pumps.add(pump);
    from.on('data', (chunk: Buffer) => {
      const pieceBytes = this.way.bitsPerSecond === undefined ? chunk.length : PIECE_BYTES;
      for (let at = 0; at < chunk.length; at += pieceBytes) {
        const piece = chunk.subarray(at, at + pieceBytes);
        put(piece.length, () => {
          count(piece.length);
          if (!to.destroyed) to.write(piece);
        });
      }
      if (waiting > MAX_WAITING_BYTES) from.pause();
      pump();
    });
    from.on('close', () => {
      put(0, () => {
        this.pumps.delete(pump);
        if (from.readableEnded) to.end();
        else to.destroy();
      });
      pump();
    });
    from.on('end', () => {
      put(0, () => to.end());
      pump();
    });
  }

  /** The time at which `bytes` bytes have reached the other side, never before `earliest`. Units: ms. */
  private whenOver(bytes: number, earliest: number): number {
    const { roundTripMs = 0, bitsPerSecond } = this.way;
    const takes = bitsPerSecond === undefined ? 0 : (bytes * 8_000) / bitsPerSecond;
    this.freeAt = Math.max(performance.now(), this.freeAt) + takes;
    return Math.max(earliest, this.freeAt + roundTripMs / 2);
  }
}
