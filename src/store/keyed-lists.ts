import { dequal } from 'dequal/lite';

type Entry = Readonly<Record<string, unknown>>;
interface Keyed {
  /** Field that identifies an entry; each value occurs once in the list. */
  readonly key: string;
  /** Set when entries are changed in place: an entry with other content is a change, not the same entry. */
  readonly whole?: true;
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
  admin_users: { key: 'user', whole: true },
  attendants: { key: 'user' },
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
  const { key, inside, whole } = KEYED[name]!;
  const entriesOf = (field: unknown): readonly Entry[] =>
    ((inside === undefined ? field : (field as Entry | undefined)?.[inside]) ?? []) as readonly Entry[];
  const isSame = (a: Entry, b: Entry) => (whole ? dequal(a, b) : a[key] === b[key]);
  const has = (entries: readonly Entry[], one: Entry) => entries.some((other) => isSame(other, one));
  const [own, before] = [entriesOf(mine), entriesOf(base)];
  const gone = [base, ...earlier].flatMap(entriesOf).filter((one) => !has(own, one));
  const kept = entriesOf(theirs).filter((one) => !has(gone, one));
  const added = own.filter((one) => !has(before, one) && !kept.some((other) => other[key] === one[key]));
  const joined = [...kept, ...added];
  return inside === undefined ? joined : { ...(theirs as Entry), [inside]: joined };
}
