import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackendOptions } from '../../../backend/options.ts';
import { openRules, projectId, startInProcess, temporaryFolder, type TestBackend } from './start.ts';

export const bucket = `${projectId}.appspot.com`;
export const openStorageRules = storageRulesOf('match /{path=**} { allow read, write; }');
export const repositoryStorageRules = join(import.meta.dirname, '..', '..', '..', 'storage.rules');

/** The MD5 as Storage returns it: base64. */
export const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('base64');

/** Names of the files with object contents in a data folder. */
export const filesIn = (dataDir: string): Promise<string[]> => readdir(join(dataDir, 'objects'));

/** Text of Storage rules around the match blocks of a test. */
export function storageRulesOf(body: string): string {
  return `rules_version = '2';\nservice firebase.storage { match /b/{bucket}/o {\n${body}\n} }`;
}

/** A file with this text, deleted after the test. */
export async function fileOf(text: string): Promise<string> {
  const path = join(await temporaryFolder(), 'storage.rules');
  await writeFile(path, text);
  return path;
}

/** A backend with Storage; everything is allowed unless other rules are given. */
export async function startWithStorage(
  rules: string = openStorageRules,
  options: Partial<BackendOptions> = {},
): Promise<TestBackend> {
  return startInProcess(openRules, { storageRulesFile: await fileOf(rules), ...options });
}

/** The URL of an object; its name is one path segment, as the SDK sends it. */
export function objectUrl(url: string, name: string): string {
  return `${url}/v0/b/${bucket}/o/${encodeURIComponent(name)}`;
}

export interface UploadAnswer {
  readonly status: number;
  readonly json: Record<string, unknown>;
}

/** Upload as uploadBytes does: metadata and bytes in one multipart body. */
export async function upload(
  url: string,
  name: string,
  bytes: Uint8Array | string,
  metadata: object = { contentType: 'image/png' },
  headers: Record<string, string> = {},
  into = bucket,
): Promise<UploadAnswer> {
  const { body, boundary } = multipart(name, bytes, metadata);
  const answer = await fetch(`${url}/v0/b/${into}/o?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      'X-Goog-Upload-Protocol': 'multipart',
      'Content-Type': `multipart/related; boundary=${boundary}`,
      ...headers,
    },
    body,
  });
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
}

/** A multipart/related body in exactly the format of the SDK. */
export function multipart(
  name: string,
  bytes: Uint8Array | string,
  metadata: object,
): { body: Buffer<ArrayBuffer>; boundary: string } {
  const boundary = `0${'5'.repeat(30)}`;
  const type = (metadata as { contentType?: string }).contentType ?? 'application/octet-stream';
  const json = JSON.stringify({ name, ...metadata });
  const body = Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${json}\r\n`),
    Buffer.from(`--${boundary}\r\nContent-Type: ${type}\r\n\r\n`),
    Buffer.from(bytes),
    Buffer.from(`\r\n--${boundary}--`),
  ]);
  return { body, boundary };
}

/** Start a resumable upload as uploadBytesResumable does. */
export function startResumable(
  url: string,
  name: string,
  size: number,
  contentType = 'image/png',
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}/v0/b/${bucket}/o?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      'X-Goog-Upload-Protocol': 'resumable',
      'X-Goog-Upload-Command': 'start',
      'X-Goog-Upload-Header-Content-Length': String(size),
      'X-Goog-Upload-Header-Content-Type': contentType,
      'Content-Type': 'application/json; charset=utf-8',
      ...headers,
    },
    body: JSON.stringify({ name, contentType }),
  });
}

/** A command of a resumable upload. */
export function command(
  uploadUrl: string,
  commands: string,
  offset = 0,
  body?: Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const own = { 'X-Goog-Upload-Command': commands, 'X-Goog-Upload-Offset': String(offset) };
  return fetch(uploadUrl, { method: 'POST', headers: { ...own, ...headers }, ...(body ? { body } : {}) });
}

/** The URL for continuing a started upload. Errors: when it was not started. */
export function uploadUrlOf(answer: Response): string {
  const url = answer.headers.get('x-goog-upload-url');
  if (url === null) throw new Error(`The upload was not started: ${answer.status}`);
  return url;
}

/** Bytes that differ by position, so that a wrong order is detected. */
export function patterned(length: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(length);
  for (let i = 0; i + 4 <= length; i += 4) bytes.writeUInt32LE(i, i);
  return bytes;
}
