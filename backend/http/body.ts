import { asObject, parseJson, toJsonText, type JsonObject } from '../json.ts';
import { invalid, RpcError } from '../rpc-error.ts';

const mostBytes = 12 * 1024 * 1024;

/**
 * The decompressed body as text. Errors: INVALID_ARGUMENT above 12 MiB; CANCELLED when it does not arrive completely.
 */
async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (request.body) {
    for await (const chunk of arriving(unpacked(request, request.body))) {
      size += chunk.length;
      if (size > mostBytes) throw tooLarge();
      chunks.push(chunk);
    }
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Clients on slow networks send gzip; the decompressed size counts against the limit. [PRF-15] */
const unpacked = ({ headers }: Request, body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> =>
  headers.get('content-encoding') === 'gzip'
    ? body.pipeThrough(new DecompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>)
    : body;

/** A client that disconnects during the upload is not an error of this backend. */
async function* arriving(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  try {
    yield* body;
  } catch {
    throw new RpcError('CANCELLED', 'The request did not arrive as a whole.');
  }
}

/** The body as a JSON object. Errors: INVALID_ARGUMENT. [BCK-11] */
export async function readJson(request: Request): Promise<JsonObject> {
  return asObject(parseJson(await readText(request)), 'The request body');
}

/** The body as a URL-encoded form. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await readText(request));
}

/** A JSON response; the value may contain JsonText. */
export function jsonResponse(json: unknown): Response {
  return new Response(toJsonText(json), { headers: { 'Content-Type': 'application/json' } });
}

function tooLarge(): Error {
  return invalid('The request body is larger than the 12 MiB allowed.');
}
