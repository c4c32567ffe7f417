import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { packRequests } from '../../src/replication/firebase/pack-requests.ts';

const ORIGIN = 'http://127.0.0.1:9';
const LONG = JSON.stringify({ writes: 'x'.repeat(2_000) });

/** An XMLHttpRequest that only records the body it was asked to send. */
class SentRequest {
  static readonly OPENED = 1;
  static readonly all: SentRequest[] = [];
  readyState = 0;
  readonly headers: Record<string, string> = {};
  body: unknown;
  constructor() {
    SentRequest.all.push(this);
  }
  open() {
    this.readyState = 1;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.readyState = 0;
  }
}

function packedScope() {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('ok')));
  const scope = { fetch: fetched as typeof fetch, XMLHttpRequest: SentRequest as unknown as typeof XMLHttpRequest };
  const end = packRequests(ORIGIN, scope);
  return { scope, fetched, end };
}

test('[PRF-15] a long request to the backend goes as gzip, by fetch and by XMLHttpRequest', async () => {
  const { scope, fetched } = packedScope();
  await scope.fetch(`${ORIGIN}/channel`, { method: 'POST', body: LONG, headers: { 'Content-Type': 'text/x-form' } });
  const { body, headers } = fetched.mock.calls[0]![1]!;
  expect(gunzipSync(body as ArrayBuffer).toString()).toBe(LONG);
  expect(Object.fromEntries(headers as Headers)).toEqual({ 'content-type': 'text/x-form', 'content-encoding': 'gzip' });

  const request = new scope.XMLHttpRequest();
  request.open('POST', `${ORIGIN}/v1/commit`, true);
  request.send(LONG);
  const sent = SentRequest.all.at(-1)!;
  await vi.waitFor(() => expect(sent.body).toBeDefined());
  expect(gunzipSync(sent.body as ArrayBuffer).toString()).toBe(LONG);
  expect(sent.headers).toEqual({ 'Content-Encoding': 'gzip' });
});

test('[PRF-15] short ones, other servers and everything after the end go as they are', async () => {
  const { scope, fetched, end } = packedScope();
  await scope.fetch(`${ORIGIN}/channel`, { method: 'POST', body: 'short' });
  await scope.fetch('http://elsewhere.test/', { method: 'POST', body: LONG });
  const request = new scope.XMLHttpRequest();
  request.open('POST', 'http://elsewhere.test/', true);
  request.send(LONG);
  expect(SentRequest.all.at(-1)!.body).toBe(LONG);
  end();
  await scope.fetch(`${ORIGIN}/channel`, { method: 'POST', body: LONG });
  expect(fetched.mock.calls.map(([, init]) => init!.body)).toEqual(['short', LONG, LONG]);
});

test('[PRF-15] a request that is taken back while it is packed is not sent', async () => {
  const { scope } = packedScope();
  const request = new scope.XMLHttpRequest();
  request.open('POST', `${ORIGIN}/v1/commit`, true);
  request.send(LONG);
  const first = SentRequest.all.at(-1)!;
  request.abort();
  const next = new scope.XMLHttpRequest();
  next.open('POST', `${ORIGIN}/v1/commit`, true);
  next.send(LONG);
  const second = SentRequest.all.at(-1)!;
  await vi.waitFor(() => expect(second.body).toBeDefined());
  expect(first.body).toBeUndefined();
});
