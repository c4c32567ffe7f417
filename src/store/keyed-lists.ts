type Entry = Readonly<Record<string, unknown>>;
interface Keyed {
  /** Field that identifies an entry. */
  readonly key: string;
  /** Name of the list inside the field, when the field is a group around it. */
  readonly inside?: string;
}

/** Lists of the settings whose entries are changed separately. [SET-8] */
const KEYED: Readonly<Record<string, Keyed>> = {
  categories: { key: 'category', inside: 'raw_materials' },
  egg_grades: { key: 'word' },
  death_reasons: { key: 'word' },
  loss_reasons: { key: 'word' },
  vaccination_plans: { key: 'version_id' },
  breed_curves: { key: 'version_id' },
  period_locks: { key: 'at' },
};

interface Versions {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Versions of mine that may have been sent. */
  readonly earlier: readonly unknown[];
}

/** Whether a field is a list of which two people may change different entries. */
export const isKeyedList = (name: string): boolean => Object.hasOwn(KEYED, name);

/**
 * Their list with the entries added by my side and without those that my side removed: both people's changes are kept.
 * [SET-8]
 */
export function joinKeyedList(name: string, { base, mine, theirs, earlier }: Versions): unknown {
  const { key, inside } = KEYED[name]!;
  const entriesOf = (field: unknown): readonly Entry[] =>
    ((inside === undefined ? field : (field as Entry | undefined)?.[inside]) ?? []) as readonly Entry[];
  const namesIn = (field: unknown) => entriesOf(field).map((entry) => entry[key]);
  const own = new Set(namesIn(mine));
  const before = new Set(namesIn(base));
  const gone = new Set([base, ...earlier].flatMap(namesIn).filter((one) => !own.has(one)));
  const kept = entriesOf(theirs).filter((entry) => !gone.has(entry[key]));
  const there = new Set(kept.map((entry) => entry[key]));
  const added = entriesOf(mine).filter((entry) => !before.has(entry[key]) && !there.has(entry[key]));
  const joined = [...kept, ...added];
  return inside === undefined ? joined : { ...(theirs as Entry), [inside]: joined };
}
