import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';

/** An echo server that records its connections. */
let server: Server;
let taken: Socket[];
let proxy: TcpProxy;
beforeEach(async () => {
  taken = [];
  server = createServer((socket) => {
    taken.push(socket);
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

test('bytes arrive whole and in order, and are counted each way', async () => {
  const socket = await phone();
  const sent = numbered(300_000);
  socket.write(sent);
  expect((await read(socket, sent.length)).equals(sent)).toBe(true);
  expect(proxy.carried()).toEqual({ up: 300_000, down: 300_000, connections: 1 });
});

test('a cut breaks what is open and refuses what is new; restored, the same address works', async () => {
  const socket = await phone();
  await echoed(socket, 'hello');
  proxy.cut();
  await once(socket, 'close');
  await once(await phone(), 'close');
  expect(taken).toHaveLength(1);
  proxy.restore();
  expect(await echoed(await phone(), 'hello')).toBe('hello');
});

test('half-open: connections stay and not a byte goes on until it is restored', async () => {
  const socket = await phone();
  await echoed(socket, 'hello');
  proxy.hold();
  const before = proxy.carried();
  const late = await phone();
  let answered = false;
  const answers = Promise.all(
    [socket, late].map(async (one) => {
      expect(await echoed(one, 'are you there')).toBe('are you there');
      answered = true;
    }),
  );
  // No event is expected, hence no state to wait for: meanwhile other requests are answered on a direct connection.
  const straight = connect((server.address() as { port: number }).port, '127.0.0.1');
  for (let n = 0; n < 20; n++) expect(await echoed(straight, 'and you')).toBe('and you');
  straight.destroy();
  expect(answered).toBe(false);
  expect(proxy.carried()).toMatchObject({ up: before.up, down: before.down });
  expect([socket.destroyed, late.destroyed]).toEqual([false, false]);
  proxy.restore();
  await answers;
});
