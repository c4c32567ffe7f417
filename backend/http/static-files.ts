import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { encodingOf, packed } from './packed-files.ts';
import { headersOf, NO_HOSTING, type Hosting } from './hosting.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
};

/**
 * Serve a file of the built app. A path without an extension and without a file gets the file of its first matching
 * rewrite, else the app shell, as the app does its own routing. Redirects are applied first, and headers are those of
 * hosting. [BCK-12]
 */
export async function serveStatic(folder: string, request: Request, hosting: Hosting = NO_HOSTING): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'Method not allowed');
  const path = decodePath(new URL(request.url).pathname);
  if (path === undefined) return plain(400, 'Bad request');
  const elsewhere = hosting.redirects.find(({ source }) => source.test(path));
  if (elsewhere) return new Response(null, { status: elsewhere.status, headers: { Location: elsewhere.destination } });
  const asked = await findFile(folder, path);
  const shell = hosting.rewrites.find(({ source }) => source.test(path))?.destination ?? '/index.html';
  const found = asked ?? (extname(path) === '' ? await findFile(folder, shell) : undefined);
  if (!found) return plain(404, 'Not found', headersOf(hosting, path));
  const encoding = encodingOf(request, found);
  const etag = encoding ? found.etag.replace(/"$/, `-${encoding}"`) : found.etag;
  const bytes = encoding && (await packed(found, encoding));
  const headers = {
    'Content-Type': types[extname(found.path)] ?? 'application/octet-stream',
    'Content-Length': String(bytes?.length ?? found.size),
    ...(encoding && { 'Content-Encoding': encoding }),
    Vary: 'Accept-Encoding',
    'Cache-Control': cachingOf(path, found.path),
    ETag: etag,
    'X-Content-Type-Options': 'nosniff',
    ...headersOf(hosting, path),
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  if (request.method === 'HEAD') return new Response(null, { headers });
  return new Response(bytes ?? (Readable.toWeb(createReadStream(found.path)) as ReadableStream), { headers });
}

interface Found {
  readonly path: string;
  readonly size: number;
  readonly etag: string;
}

/** The file, or the index.html of a folder, provided that its real path is inside the app's folder. */
async function findFile(folder: string, path: string): Promise<Found | undefined> {
  const root = await realpath(folder).catch(() => undefined);
  for (const candidate of [join(folder, path), join(folder, path, 'index.html')]) {
    const real = await realpath(candidate).catch(() => undefined);
    if (root === undefined || real === undefined || !real.startsWith(root + sep)) continue;
    const info = await stat(real);
    if (info.isFile()) return { path: real, size: info.size, etag: `"${info.size}-${info.mtimeMs}"` };
  }
  return undefined;
}

/** Names under /assets/ contain a content hash and never change; all other files are revalidated each time. */
function cachingOf(path: string, file: string): string {
  return path.startsWith('/assets/') && extname(file) !== '.html' ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function decodePath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

function plain(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(text, { status, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' } });
}
