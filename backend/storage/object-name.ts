import { StorageError } from './storage-error.ts';

const mostNameBytes = 1024;

/**
 * A validated object name. Errors: StorageError 400 for a name that Cloud Storage, or code that parses paths, could
 * misinterpret.
 */
export function checkObjectName(name: string): string {
  const misleading = name.split('/').some((part) => part === '' || part === '.' || part === '..');
  if (misleading || hasControl(name) || Buffer.byteLength(name) > mostNameBytes) {
    throw new StorageError(400, 'Invalid object name.');
  }
  return name;
}

/** The path of a list: its prefix without the last "/". Errors: StorageError 400. */
export function checkPrefix(prefix: string): string {
  if (prefix === '') return '';
  if (!prefix.endsWith('/')) throw new StorageError(400, 'A prefix must end with "/".');
  return checkObjectName(prefix.slice(0, -1));
}

/** Whether a bucket belongs to a project: it has the project's id as its name, optionally followed by a domain. */
export function isBucketOf(projectId: string, bucket: string): boolean {
  return bucket === projectId || (bucket.startsWith(`${projectId}.`) && /^[a-z0-9._-]{3,222}$/.test(bucket));
}

function hasControl(text: string): boolean {
  return Array.from(text).some((char) => char < ' ' || char === '\x7f' || char === '\ufffd');
}
