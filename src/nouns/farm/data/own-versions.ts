import { ok, refuse, type Result } from '../../../domain/result.ts';

/** A versioned item of the business's own: vaccination plans, breed curves. */
interface Version {
  readonly version_id: string;
}

/** The version that a new one replaces, if any. Errors: it no longer exists; the maximum number is reached. */
export function replacedIn<V extends Version>(
  before: readonly V[],
  replaces: string | undefined,
  most: number,
): Result<V | undefined, { type: 'ChangedMeanwhile' } | { type: 'TooMany' }> {
  const old = before.find(({ version_id }) => version_id === replaces);
  if (replaces !== undefined && !old) return refuse({ type: 'ChangedMeanwhile' });
  return !old && before.length >= most ? refuse({ type: 'TooMany' }) : ok(old);
}

/** The list with a version in place of the one it replaces, else at the end. */
export const withVersion = <V extends Version>(before: readonly V[] = [], made: V, replaces: string | undefined): V[] =>
  before.some(({ version_id }) => version_id === replaces)
    ? before.map((one) => (one.version_id === replaces ? made : one))
    : [...before, made];

/** The list without a version. */
export const withoutVersion = <V extends Version>(before: readonly V[] = [], gone: string): V[] =>
  before.filter(({ version_id }) => version_id !== gone);
