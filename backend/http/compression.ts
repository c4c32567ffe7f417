import { constants, createGzip, gzip } from 'node:zlib';
import { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { acceptedEncodings } from './accepted-encodings.ts';

/** Smaller answers fit in one packet without compression. Units: bytes. */
const WORTH_IT = 1_000;

/**
 * Compress the answer with gzip when the client accepts it: documents consist mostly of field names. [PRF-15] A
 * streaming answer is flushed after every message, so that no message waits for the next.
 */
export async function compressed(request: Request, answer: Response): Promise<Response> {
  const type = answer.headers.get('content-type') ?? '';
  if (!acceptedEncodings(request).has('gzip') || !answer.body || !/^(application\/json|text\/plain)\b/.test(type))
    return answer;
  if (request.method === 'GET' && isHanging(request)) {
    const packing = Duplex.toWeb(createGzip({ flush: constants.Z_SYNC_FLUSH }));
    return asGzip(answer, answer.body.pipeThrough(packing as ReadableWritablePair<Uint8Array, Uint8Array>));
  }
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.length < WORTH_IT) return new Response(bytes, answer);
  return asGzip(answer, await promisify(gzip)(bytes));
}

const isHanging = ({ url }: Request): boolean => new URL(url).pathname.endsWith('/channel');

function asGzip({ status, headers: plain }: Response, body: BodyInit): Response {
  const headers = new Headers(plain);
  headers.set('Content-Encoding', 'gzip');
  headers.delete('Content-Length');
  headers.append('Vary', 'Accept-Encoding');
  return new Response(body, { status, headers });
}
