import { parseJson } from '../json.ts';
import { invalid, toRpcError } from '../rpc-error.ts';
import { readForm } from './body.ts';
import { openStream } from './firestore-calls.ts';
import type { Services } from './services.ts';
import type { WebChannel } from './web-channel.ts';

const mostMessages = 1000;
const keepAliveMs = 30_000;

/**
 * Handle a request to /google.firestore.v1.Firestore/{Listen|Write}/channel: handshake, back channel, messages or
 * termination. [BCK-1] `destroy` cuts the connection of the request.
 */
export async function answerChannel(
  services: Services,
  rpc: string,
  request: Request,
  destroy: () => void,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const sid = searchParams.get('SID');
  if (request.method === 'POST' && sid === null) return handshake(services, rpc, request);
  const channel = services.channels.find(sid);
  if (!channel) return new Response('Unknown SID', { status: 400 });
  const heard = Number(searchParams.get('AID') ?? 0);
  if (Number.isSafeInteger(heard)) channel.acknowledge(heard);
  if (searchParams.get('TYPE') === 'terminate') {
    services.channels.close(channel);
    return new Response('');
  }
  if (request.method === 'GET') {
    const headers = {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'private, max-age=0',
      'X-Content-Type-Options': 'nosniff',
      'X-Accel-Buffering': 'no',
    };
    return new Response(channel.openBackChannel(searchParams.get('CI') === '1', destroy), { headers });
  }
  if (request.method !== 'POST') return new Response('Method not allowed', { status: 405 });
  const form = await readForm(request);
  receive(channel, form);
  return frame(channel.status());
}

async function handshake(services: Services, rpc: string, request: Request): Promise<Response> {
  const form = await readForm(request);
  const messages = decodeMessages(form);
  const channel = services.channels.open();
  try {
    const credential = { authorization: headerIn(form, 'authorization') };
    channel.carry(await openStream(services, rpc, databaseOf(request), credential, channel));
    channel.receive(offsetOf(form), messages);
  } catch (error) {
    channel.fail(toRpcError(error));
  }
  return frame([[0, ['c', channel.sid, '', 8, 12, keepAliveMs]]]);
}

/** The database in the URL, which every request of a channel repeats. */
function databaseOf(request: Request): string {
  return new URL(request.url).searchParams.get('database') ?? '';
}

function receive(channel: WebChannel, form: URLSearchParams): void {
  channel.receive(offsetOf(form), decodeMessages(form));
}

function offsetOf(form: URLSearchParams): number {
  const offset = Number(form.get('ofs') ?? 0);
  if (!Number.isSafeInteger(offset) || offset < 0) throw invalid('ofs must be a whole number.');
  return offset;
}

function decodeMessages(form: URLSearchParams): unknown[] {
  const count = Number(form.get('count') ?? 0);
  if (!Number.isSafeInteger(count) || count < 0 || count > mostMessages) throw invalid('count is out of range.');
  return Array.from({ length: count }, (_, i) => parseJson(form.get(`req${i}___data__`) ?? 'null'));
}

/** A header sent inside the form, in lines "Name:Value". */
function headerIn(form: URLSearchParams, name: string): string | undefined {
  for (const line of (form.get('headers') ?? '').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0 && line.slice(0, colon).trim().toLowerCase() === name) return line.slice(colon + 1).trim();
  }
  return undefined;
}

function frame(json: unknown): Response {
  const text = JSON.stringify(json);
  return new Response(`${text.length}\n${text}`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, max-age=0' },
  });
}
