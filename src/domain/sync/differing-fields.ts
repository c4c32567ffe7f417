/** A field whose two versions differ. Values are plain JSON; undefined where a version lacks the field. */
export interface DifferingField {
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Fields changed by replication itself; users are not asked about them. */
const PROTOCOL = new Set(['rev', 'updated_at', 'history']);

/** The fields in which two versions of a document differ, by name. [SYN-26] */
export function differingFields(
  mine: Readonly<Record<string, unknown>>,
  theirs: Readonly<Record<string, unknown>>,
): DifferingField[] {
  return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    .filter((name) => !PROTOCOL.has(name) && JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]))
    .sort()
    .map((name) => ({ name, mine: mine[name], theirs: theirs[name] }));
}
