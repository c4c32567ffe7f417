import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncodings } from './accepted-encodings.ts';

export type Encoding = 'br' | 'gzip';

/** Files of words; pictures are small already. */
const COMPRESSIBLE = new Set(['.html', '.js', '.mjs', '.css', '.json', '.webmanifest', '.svg', '.txt', '.xml', '.wasm', '.map']); // prettier-ignore
/** Below this a file fits into one packet as it is. Units: bytes. */
const SMALLEST = 1_000;

/** One more takes 8.7 s of a processor for the app's 6.3 MB in place of 0.6, and leaves 0.3 % less. */
const BROTLI_QUALITY = 8;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
/** By path and encoding, of the version with that etag: a build has a few hundred files, each is compressed once. */
const known = new Map<string, { etag: string; body: Promise<Buffer<ArrayBuffer>> }>();

/** How a file travels to whoever asks so; undefined as it is. Hosting compresses the same way. [BCK-12] */
export function encodingOf(request: Request, file: { path: string; size: number }): Encoding | undefined {
  if (file.size < SMALLEST || !COMPRESSIBLE.has(extname(file.path))) return undefined;
  const accepted = acceptedEncodings(request);
  return (['br', 'gzip'] as const).find((one) => accepted.has(one));
}

/** The file's bytes in that encoding. Errors: those of reading it. */
export function packed(file: { path: string; etag: string }, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  const key = `${encoding} ${file.path}`;
  const before = known.get(key);
  if (before?.etag === file.etag) return before.body;
  const body = readFile(file.path).then((bytes) =>
    encoding === 'br'
      ? asBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
      : asGzip(bytes),
  ); // prettier-ignore
  known.set(key, { etag: file.etag, body });
  body.catch(() => known.delete(key));
  return body;
}
