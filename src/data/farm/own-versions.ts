/** Something of a business's own in versions: plans against diseases, breed curves. */
interface Version {
  readonly version_id: string;
}

/** With a version in the place of the one it replaces, else at the end. */
export const withVersion = <V extends Version>(before: readonly V[] = [], made: V, replaces: string | undefined): V[] =>
  before.some(({ version_id }) => version_id === replaces)
    ? before.map((one) => (one.version_id === replaces ? made : one))
    : [...before, made];

/** Without a version. */
export const withoutVersion = <V extends Version>(before: readonly V[] = [], gone: string): V[] =>
  before.filter(({ version_id }) => version_id !== gone);
