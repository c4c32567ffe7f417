import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * The minimal work of a durable backend in Node, as a program of its own: read the body, append it to the file named in
 * the arguments with fdatasync for `?sync`, answer `?bytes=N` bytes. Prints its port.
 */
const file = await open(process.argv[2]!, 'a');
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    void (async () => {
      if (searchParams.has('sync')) await append(Buffer.concat(chunks));
      response.end(Buffer.alloc(Number(searchParams.get('bytes')), 0x20));
    })();
  });
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));

// The server ends with its parent process.
process.stdin.on('end', () => process.exit()).resume();

let queue: Buffer[] = [];
let current: Promise<void> = Promise.resolve();
let next: Promise<void> | undefined;

/** Appends that arrive during a sync share the next one. */
function append(bytes: Buffer): Promise<void> {
  queue.push(bytes);
  next ??= current.then(() => {
    next = undefined;
    current = write();
    return current;
  });
  return next;
}

async function write(): Promise<void> {
  const bytes = Buffer.concat(queue);
  queue = [];
  await file.appendFile(bytes);
  await file.datasync();
}
