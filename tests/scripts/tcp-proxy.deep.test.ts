import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';

/** An echo server. */
let server: Server;
let proxy: TcpProxy;
beforeEach(async () => {
  server = createServer((socket) => {
    socket.on('data', (bytes) => socket.write(bytes));
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy = await startTcpProxy((server.address() as { port: number }).port);
});
afterEach(async () => {
  await proxy.close();
  await new Promise((resolve) => server.close(resolve));
});

const phone = async (): Promise<Socket> => {
  const socket = connect(proxy.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};
/** Resolves with `bytes` bytes, in the order of arrival. */
async function read(socket: Socket, bytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (let length = 0; length < bytes;) {
    const [part] = (await once(socket, 'data')) as [Buffer];
    parts.push(part);
    length += part.length;
  }
  return Buffer.concat(parts);
}
const numbered = (bytes: number) => Buffer.from(Array.from({ length: bytes }, (_, i) => (i * 7) % 251));
async function echoed(socket: Socket, text: string): Promise<string> {
  socket.write(text);
  return (await read(socket, text.length)).toString();
}

test('50 kbit/s are 50 kbit/s, each way for itself and for all connections together', async () => {
  const [one, two] = [await phone(), await phone()];
  proxy.shape({ bitsPerSecond: 50_000 });
  const started = performance.now();
  for (const socket of [one, two]) socket.write(numbered(3_000));
  await Promise.all([read(one, 3_000), read(two, 3_000)]);
  // 6,000 bytes take 960 ms; the way back overlaps, its last piece following the last one on the way there.
  const took = performance.now() - started;
  expect(took).toBeGreaterThanOrEqual(960);
  expect(took).toBeLessThan(2_500);
});

test('an answer takes a round trip, on a new connection two', async () => {
  proxy.shape({ roundTripMs: 200 });
  const opened = performance.now();
  const socket = await phone();
  const timed = async (started = performance.now()) => {
    await echoed(socket, 'hello');
    return performance.now() - started;
  };
  // Measured from before the connection is opened: on a busy machine the first round trip passes before anything is
  // written.
  expect(await timed(opened)).toBeGreaterThanOrEqual(390);
  const again = [await timed(), await timed(), await timed(), await timed(), await timed()];
  expect(Math.min(...again)).toBeGreaterThanOrEqual(195);
  // On a busy machine any single one may be delayed.
  expect(Math.min(...again)).toBeLessThan(390);
});
