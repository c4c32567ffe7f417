import type { Server as HttpServer } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';

const firstBytesMs = 60_000;
/** The first bytes of an HTTP/2 connection with prior knowledge, in this backend always gRPC. */
const http2Preface = 'PRI';

/** An open port; `close` closes it and all its connections. */
export interface OpenPort {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Listen on one port for both HTTP/1.1 and gRPC, distinguished by the first bytes of a connection. Errors: the port is
 * in use.
 */
export async function openPort(
  http: HttpServer,
  grpc: (socket: Socket) => void,
  wanted: number,
  host: string,
): Promise<OpenPort> {
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.setTimeout(firstBytesMs, () => socket.destroy());
    socket.once('data', (bytes: Buffer) => {
      socket.setTimeout(0);
      socket.removeAllListeners('timeout');
      socket.pause();
      socket.unshift(bytes);
      // HTTP/2 takes over a paused socket with its buffered data; HTTP/1 needs a flowing one.
      if (bytes.toString('latin1', 0, 3) === http2Preface) return grpc(socket);
      http.emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(wanted, host, () => {
      server.off('error', reject);
      // Node starts its checks for slow requests on this event.
      http.emit('listening');
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        http.close();
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
