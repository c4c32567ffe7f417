import { entitiesOf } from '../../domain/ledger/fold.ts';
import { partyKey, soldToKey, targetKey } from './names.ts';
import type { StoredGroup, StoredPage } from './ledger-store.ts';

/** Maximum number of groups on a page; a page with more is split in two. */
export const FULL = 64;
/** Number of groups on a newly built page: leaves room for late records. */
export const ROOMY = 40;

const known = new WeakMap<StoredGroup, ReadonlySet<string>>();

/** The index names of a group: the entities it touches, the parties and documents it names, the methods it counts. */
export function namesOf(group: StoredGroup): ReadonlySet<string> {
  let names = known.get(group);
  if (!names) known.set(group, (names = namesIn(group)));
  return names;
}

function namesIn({ doc_kind, postings, after }: StoredGroup): ReadonlySet<string> {
  const names = new Set([...entitiesOf(postings), ...Object.keys(after)]);
  for (const { account, party, target, book, method } of postings) {
    if (target !== undefined) names.add(targetKey(target));
    if (party !== undefined && account !== undefined) names.add(partyKey(account, party));
    if (party !== undefined && doc_kind === 'sales') names.add(soldToKey(party));
    if (book === 'cash') names.add(`n:${method}`);
  }
  return names;
}

/** Groups with a name. */
export const named = (groups: readonly StoredGroup[], name: string): StoredGroup[] =>
  groups.filter((group) => namesOf(group).has(name));

/** A page in its stored form. */
export function storedPage(start: string, groups: readonly StoredGroup[]): StoredPage {
  const names = new Set(groups.flatMap((group) => [...namesOf(group)]));
  return {
    start,
    text: JSON.stringify(groups),
    names: [...names].map((name) => `${name} ${start}`),
    docs: [...new Set(groups.map(({ doc_id }) => doc_id))],
  };
}

/** The groups of a stored page, in order. */
export const groupsIn = ({ text }: StoredPage): StoredGroup[] => JSON.parse(text) as StoredGroup[];

/** Start of the first page of a day; sorts before all its groups. */
export const firstStart = (ord: string): string => ord.slice(0, 10);

/** A page in memory. */
export class Page {
  isChanged = false;
  private names: Set<string> | undefined;

  /** `groups` must be in order; the page takes ownership of the array. */
  constructor(
    readonly start: string,
    readonly groups: StoredGroup[] = [],
  ) {}

  /** Whether one of its groups has the name. */
  has(name: string): boolean {
    this.names ??= new Set(this.groups.flatMap((group) => [...namesOf(group)]));
    return this.names.has(name);
  }

  put(group: StoredGroup): void {
    const at = this.indexOf(group.ord);
    this.groups.splice(at, this.groups[at]?.ord === group.ord ? 1 : 0, group);
    this.change();
  }

  remove(ord: string): void {
    const at = this.indexOf(ord);
    if (this.groups[at]?.ord !== ord) return;
    this.groups.splice(at, 1);
    this.change();
  }

  /** Its last group with a name; before a place when one is given. */
  lastNamed(name: string, before?: string): StoredGroup | undefined {
    return this.groups.findLast((one) => (before === undefined || one.ord < before) && namesOf(one).has(name));
  }

  firstNamed(name: string, after?: string): StoredGroup | undefined {
    return this.groups.find((one) => (after === undefined || one.ord > after) && namesOf(one).has(name));
  }

  /** Move the second half to a new page, which is returned, once there are more than `most` groups. */
  split(most: number): Page | undefined {
    if (this.groups.length <= most) return undefined;
    const second = this.groups.splice(Math.ceil(most / 2));
    this.change();
    const page = new Page(second[0]!.ord, second);
    page.isChanged = true;
    return page;
  }

  private change(): void {
    this.isChanged = true;
    this.names = undefined;
  }

  /** Index of the first group that is not before `ord`. */
  private indexOf(ord: string): number {
    let [from, to] = [0, this.groups.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.groups[middle]!.ord < ord) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
