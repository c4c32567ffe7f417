import { invalid } from '../rpc-error.ts';
import { numberOfId } from './numbered-id.ts';

/** The resource name prefix of a database's documents. */
export function documentsRoot(projectId: string, databaseId = '(default)'): string {
  return `projects/${projectId}/databases/${databaseId}/documents`;
}

/** A document path inside the database, e.g. "users/ada". Errors: INVALID_ARGUMENT for a foreign or malformed name. */
export function nameToPath(root: string, name: string): string {
  const path = relativePath(root, name);
  const segments = checkedSegments(path);
  if (segments.length === 0 || segments.length % 2 !== 0)
    throw invalid(`"${name.slice(0, 200)}" does not name a document.`);
  return path;
}

/** The path of a query's parent: "" for the root or a document path. */
export function parentToPath(root: string, name: string): string {
  const path = name === root ? '' : relativePath(root, name);
  const segments = checkedSegments(path);
  if (segments.length % 2 !== 0) throw invalid(`"${name.slice(0, 200)}" is not a possible parent.`);
  return path;
}

/** The collection that contains a document. */
export function collectionOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** The last segment of a path. */
export function idOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Whether a collection has this id and is below a parent document ("" for any). */
export function inGroupOf(collectionPath: string, parent: string, collectionId: string): boolean {
  return (
    (parent === '' || collectionPath.startsWith(`${parent}/`)) && `/${collectionPath}`.endsWith(`/${collectionId}`)
  );
}

/** Validate a collection id. Errors: INVALID_ARGUMENT. */
export function checkCollectionId(id: string): string {
  if (id.includes('/')) throw invalid('A collection id must not contain "/".');
  checkedSegments(id);
  return id;
}

function relativePath(root: string, name: string): string {
  if (!name.startsWith(`${root}/`)) throw invalid(`"${name.slice(0, 200)}" is not in ${root}.`);
  return name.slice(root.length + 1);
}

function checkedSegments(path: string): string[] {
  if (path === '') return [];
  const segments = path.split('/');
  if (segments.length > 100) throw invalid('A path may have at most 100 segments.');
  for (const [i, segment] of segments.entries()) {
    if (segment === '') throw invalid('A path must not have empty segments.');
    if (segment === '.' || segment === '..') throw invalid('A path segment must not be "." or "..".');
    if (Buffer.byteLength(segment) > 1500) throw invalid('A path segment may have at most 1,500 bytes.');
    // Numeric ids are allowed for documents, not for collections.
    const isNumbered = i % 2 === 1 && numberOfId(segment) !== undefined;
    if (/^__.*__$/.test(segment) && !isNumbered) throw invalid(`"${segment}" is reserved.`);
  }
  return segments;
}
