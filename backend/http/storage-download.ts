import { Readable } from 'node:stream';
import type { Storage } from '../storage/storage.ts';
import { dispositionOf, type StoredObject } from '../storage/stored-object.ts';

/** Types that browsers only ever render as an image. SVG is a document and is excluded. */
const pictures = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

/**
 * The bytes of an object, or a range of them. Uploads of other users must never run on the app's origin: other types
 * than images are sent as attachments, content sniffing is disabled, and scripts are blocked. [BCK-17]
 */
export async function downloadObject(storage: Storage, object: StoredObject, request: Request): Promise<Response> {
  const { contentType, cacheControl, contentDisposition, contentEncoding, contentLanguage } = object.settings;
  const isPicture = pictures.has(contentType.toLowerCase());
  const asFile = dispositionOf('attachment', object.name);
  const headers = new Headers({
    'Content-Type': contentType,
    'Content-Disposition': isPicture ? (contentDisposition ?? dispositionOf('inline', object.name)) : asFile,
    'Cache-Control': cacheControl ?? 'private, max-age=0',
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Goog-Generation': String(object.generation),
    'X-Goog-Hash': `md5=${object.md5Hash}`,
  });
  if (contentEncoding === 'gzip') headers.set('Content-Encoding', contentEncoding);
  if (contentLanguage !== undefined) headers.set('Content-Language', contentLanguage);
  const range = rangeOf(request.headers.get('range'), object.size);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${object.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: object.size - 1 };
  headers.set('Content-Length', String(end - start + 1));
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${object.size}`);
  const status = range ? 206 : 200;
  if (request.method === 'HEAD' || object.size === 0) return new Response(null, { status, headers });
  const file = await storage.files.open(object.file);
  const body = Readable.toWeb(file.createReadStream({ start, end })) as ReadableStream<Uint8Array>;
  return new Response(body, { status, headers });
}

/** The single requested byte range; undefined for the whole object, also when several ranges are requested. */
function rangeOf(header: string | null, size: number): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}
