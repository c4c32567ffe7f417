import { identifyCaller } from '../caller.ts';
import { defaultDatabase } from '../projects.ts';
import { RpcError } from '../rpc-error.ts';
import { readMultipart } from '../storage/multipart.ts';
import { checkObjectName, checkPrefix, isBucketOf } from '../storage/object-name.ts';
import { maxObjectBytes } from '../storage/object-files.ts';
import { StorageError } from '../storage/storage-error.ts';
import { storageGuard, type StorageGuard } from '../storage/storage-guard.ts';
import { describeObject, type StoredObject } from '../storage/stored-object.ts';
import type { Upload } from '../storage/uploads.ts';
import { asObject, parseJson, type JsonObject } from '../json.ts';
import { readJson } from './body.ts';
import type { Services } from './services.ts';
import { downloadObject } from './storage-download.ts';

/** Handle a request of Firebase Storage below /v0/b/{bucket}/o, as `firebase/storage` sends them. [BCK-17] */
export async function answerStorage(services: Services, request: Request): Promise<Response> {
  try {
    const { pathname, searchParams } = new URL(request.url);
    const { bucket, name } = splitPath(pathname);
    const guard = await guardOf(services, request, bucket);
    if (name !== undefined) return await answerObject(services, guard, request, bucket, checkObjectName(name));
    if (request.method === 'GET') return await answerList(services, guard, bucket, searchParams);
    if (request.method === 'POST') return await answerUpload(services, guard, request, bucket, searchParams);
    throw new StorageError(400, `${request.method} of a bucket is not supported.`);
  } catch (error) {
    if (error instanceof StorageError) return Response.json(error.toBody(), { status: error.httpCode });
    if (error instanceof RpcError) return refuse(error.httpCode, error.message);
    services.log(`failed on a storage request: ${String(error)}`);
    return refuse(500, 'The backend failed on this request.');
  }
}

/** The SDK sends "Firebase <token>", servers "Bearer <token>". */
async function guardOf(services: Services, request: Request, bucket: string): Promise<StorageGuard> {
  const { projects, storage, asEmulator } = services;
  const project = projects.find((id) => isBucketOf(id, bucket));
  if (!project) throw new StorageError(404, 'Not Found.');
  const header = request.headers.get('authorization')?.replace(/^Firebase /i, 'Bearer ');
  const caller = await identifyCaller(project.auth.tokens, header, asEmulator);
  return storageGuard(projects.database(project.id, defaultDatabase).database, storage.ruleset, caller.auth);
}

async function answerObject(
  { storage }: Services,
  guard: StorageGuard,
  request: Request,
  bucket: string,
  name: string,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const found = storage.objects.get(bucket, name);
  if (request.method === 'GET' || request.method === 'HEAD') {
    const isMedia = searchParams.get('alt') === 'media';
    const token = searchParams.get('token') ?? '';
    if (!isMedia || !found?.downloadTokens.includes(token)) guard.check('get', bucket, name, found);
    await storage.objects.settled();
    const object = existing(found);
    return isMedia ? downloadObject(storage, object, request) : Response.json(describeObject(object));
  }
  if (request.method === 'DELETE') {
    guard.check('delete', bucket, name, found);
    await storage.remove(existing(found));
    return new Response(null, { status: 204 });
  }
  if (request.method !== 'PATCH') throw new StorageError(400, `${request.method} of an object is not supported.`);
  const changes = await readJson(request);
  // A caller without the right to change the object must not learn whether it exists.
  if (!found) guard.check('update', bucket, name);
  return Response.json(describeObject(await storage.changeSettings(guard, existing(found), changes)));
}

async function answerList(
  { storage }: Services,
  guard: StorageGuard,
  bucket: string,
  query: URLSearchParams,
): Promise<Response> {
  const prefix = query.get('prefix') ?? '';
  // Without the delimiter, a list would include objects below the path that the rules were checked for.
  if (query.get('delimiter') !== '/') throw new StorageError(400, 'A list needs the delimiter "/".');
  guard.check('list', bucket, checkPrefix(prefix));
  const most = Number(query.get('maxResults') ?? 1000);
  if (!Number.isInteger(most) || most < 1 || most > 1000) throw new StorageError(400, 'maxResults must be 1 to 1000.');
  const after = Buffer.from(query.get('pageToken') ?? '', 'base64url').toString();
  const { items, prefixes, last } = storage.objects.list(bucket, prefix, after, most);
  await storage.objects.settled();
  const nextPageToken = last === undefined ? undefined : Buffer.from(last).toString('base64url');
  return Response.json({ prefixes, items: items.map(({ name }) => ({ name, bucket })), nextPageToken });
}

async function answerUpload(
  services: Services,
  guard: StorageGuard,
  request: Request,
  bucket: string,
  query: URLSearchParams,
): Promise<Response> {
  const { storage } = services;
  const id = query.get('upload_id');
  if (id !== null) return answerUploadCommand(services, guard, request, storage.uploads.find(id, bucket));
  const protocol = request.headers.get('x-goog-upload-protocol');
  if (protocol === 'multipart') {
    if (Number(request.headers.get('content-length') ?? 0) > maxObjectBytes + 128 * 1024) {
      throw new StorageError(413, `An upload has at most ${maxObjectBytes} bytes.`);
    }
    const { metadata, contentType, content } = await readMultipart(request);
    const json = asObject(parseJson(metadata), 'The metadata');
    const announcement = storage.announce(bucket, query.get('name'), json, contentType ?? null);
    return Response.json(describeObject(await storage.putContent(guard, announcement, content)));
  }
  if (protocol !== 'resumable' || commandsOf(request).join() !== 'start') {
    throw new StorageError(400, 'An upload is multipart or resumable.');
  }
  return startUpload(services, guard, request, bucket, query.get('name'));
}

async function startUpload(
  { storage }: Services,
  guard: StorageGuard,
  request: Request,
  bucket: string,
  name: string | null,
): Promise<Response> {
  const size = wholeNumber(request, 'x-goog-upload-header-content-length');
  const contentType = request.headers.get('x-goog-upload-header-content-type');
  const json: JsonObject = request.headers.get('content-length') === '0' ? {} : await readJson(request);
  const announcement = storage.announce(bucket, name, json, contentType);
  const upload = await storage.startUpload(guard, announcement, size);
  const url = new URL(request.url);
  url.searchParams.set('upload_id', upload.id);
  url.searchParams.set('upload_protocol', 'resumable');
  const headers = uploadHeaders(upload, 'active');
  headers.set('X-Goog-Upload-URL', url.href);
  headers.set('X-Goog-Upload-Control-URL', url.href);
  headers.set('X-Goog-Upload-Chunk-Granularity', String(256 * 1024));
  return new Response('', { headers });
}

const knownCommands = new Set(['upload', 'finalize', 'query', 'cancel']);

/** Execute "upload", "upload, finalize", "finalize", "query" or "cancel" of an upload that was started. */
function answerUploadCommand(
  { storage }: Services,
  guard: StorageGuard,
  request: Request,
  upload: Upload,
): Promise<Response> {
  const commands = commandsOf(request);
  if (commands.some((command) => !knownCommands.has(command))) throw new StorageError(400, 'Unknown upload command.');
  return storage.uploads.exclusive(upload, async (signal) => {
    if (commands.includes('cancel')) {
      await storage.uploads.cancel(upload);
      return new Response('', { headers: { 'X-Goog-Upload-Status': 'cancelled' } });
    }
    if (commands.includes('upload') && !upload.finished) {
      const offset = wholeNumber(request, 'x-goog-upload-offset');
      await storage.uploads.append(upload, offset, request, signal);
    }
    if (!commands.includes('finalize')) {
      return new Response('', { headers: uploadHeaders(upload, upload.finished ? 'final' : 'active') });
    }
    const object = await storage.finishUpload(guard, upload);
    return Response.json(describeObject(object), { headers: uploadHeaders(upload, 'final') });
  });
}

function uploadHeaders(upload: Upload, status: 'active' | 'final'): Headers {
  return new Headers({ 'X-Goog-Upload-Status': status, 'X-Goog-Upload-Size-Received': String(upload.writer.size) });
}

function commandsOf(request: Request): string[] {
  return (request.headers.get('x-goog-upload-command') ?? '').split(',').map((command) => command.trim().toLowerCase());
}

function wholeNumber(request: Request, header: string): number {
  const text = request.headers.get(header) ?? '';
  if (!/^\d{1,15}$/.test(text)) throw new StorageError(400, `${header} must be a whole number.`);
  return Number(text);
}

function splitPath(pathname: string): { bucket: string; name: string | undefined } {
  const [, bucket, name] = /^\/v0\/b\/([^/]+)\/o(?:\/(.*))?$/.exec(pathname) ?? [];
  if (bucket === undefined) throw new StorageError(404, 'Not Found.');
  try {
    return { bucket: decodeURIComponent(bucket), name: name ? decodeURIComponent(name) : undefined };
  } catch {
    throw new StorageError(400, 'Invalid object name.');
  }
}

function existing(object: StoredObject | undefined): StoredObject {
  if (!object) throw new StorageError(404, 'Not Found.');
  return object;
}

function refuse(code: number, message: string): Response {
  return Response.json({ error: { code, message } }, { status: code });
}
