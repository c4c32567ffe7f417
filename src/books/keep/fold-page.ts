import { closeMonth } from '../../domain/ledger/close-month.ts';
import { derive } from '../../domain/ledger/derive.ts';
import { entitiesOf, flockEntity, shortFlocks, SPREAD, type Derived, type State } from '../../domain/ledger/fold.ts';
import { isClose, type FixedGroup } from '../../domain/ledger/posting.ts';
import { cashBefore, cashCountsAfter } from '../read/cash-counts.ts';
import type { LedgerTx, StoredGroup } from './ledger-store.ts';
import { keepEnds } from './levels.ts';
import { measureRows } from '../read/measured.ts';
import { closeAfter, isClosed } from '../read/month-ends.ts';
import { namesOf } from './page.ts';
import { Sums } from '../read/sums.ts';

const ENTITY = /^[ifls]:/;
export const entitiesIn = (group: StoredGroup): string[] => [...namesOf(group)].filter((name) => ENTITY.test(name));

/**
 * Places after `ord` at which the entities continue: the next group of each, or for flocks and the spread list the end
 * of the month if it comes first.
 */
export async function nextOf(tx: LedgerTx, entities: readonly string[], ord: string): Promise<string[]> {
  const monthEnd = entities.some(isClosed) ? closeAfter(tx.meta(), ord) : undefined;
  const next = entities.map(async (entity) => {
    const after = (await tx.firstAfter(entity, ord))?.ord;
    const close = isClosed(entity) ? monthEnd : undefined;
    return after !== undefined && close !== undefined ? (after < close ? after : close) : (after ?? close);
  });
  return (await Promise.all(next)).filter((first) => first !== undefined);
}

/**
 * Fold again all groups to do, from the smallest place up to the end of its page, and all groups affected by a change
 * there; places affected beyond the page are added to the list to do. Returns the number of groups folded.
 */
export async function foldPage(tx: LedgerTx, first: string): Promise<number> {
  const { groups, end } = await tx.rest(first);
  const pass = new Pass(tx);
  let [at, place] = [0, first];
  for (;;) {
    const due = tx.firstTodo();
    const here = groups[at]?.ord;
    const next = here !== undefined && (due === undefined || here <= due) ? here : due;
    if (next === undefined || next >= end) break;
    place = next;
    await pass.visit(next, next === here ? groups[at++] : undefined, next === due);
  }
  await pass.goOn(place);
  return pass.folded;
}

/** A single ordered pass over one page of groups. */
class Pass {
  folded = 0;
  /** State of each requested entity after the groups visited. */
  private readonly known = new Map<string, State | undefined>();
  /** Entities whose state differs from before, as of the last group visited. */
  private readonly changed = new Set<string>();
  /** The last group folded in this pass for each item, and whether any of them changed its state. */
  private readonly last = new Map<string, { group: StoredGroup; isOther: boolean }>();

  constructor(private readonly tx: LedgerTx) {}

  async visit(ord: string, old: StoredGroup | undefined, isDue: boolean): Promise<void> {
    if (isDue || this.seesChange(ord, old)) return this.fold(ord, old);
    for (const [entity, state] of Object.entries(old!.after)) if (this.known.has(entity)) this.known.set(entity, state);
  }

  /** For entities still changed at the end of the page, add the places where they continue to the list to do. */
  async goOn(place: string): Promise<void> {
    const { tx } = this;
    tx.addTodo(await nextOf(tx, [...this.changed], place));
    const ends = [...this.last].map(([item, { group, isOther }]) =>
      keepEnds(tx, item, group, { isOther, goesOn: this.changed.has(item) }),
    );
    await Promise.all(ends);
  }

  private seesChange(ord: string, old: StoredGroup | undefined): boolean {
    if (this.changed.size === 0) return false;
    if (isClose(ord)) return [...this.changed].some(isClosed);
    const names = namesOf(old!);
    return [...this.changed].some((entity) => names.has(entity));
  }

  private async fold(ord: string, old: StoredGroup | undefined): Promise<void> {
    const { tx } = this;
    tx.deleteTodo(ord);
    if (!old && !isClose(ord)) return;
    this.folded++;
    const derived = isClose(ord) ? await this.deriveMonth(ord) : await this.deriveDocument(old!);
    const { rows, after } = derived;
    const isEmpty = isClose(ord) && rows.length === 0 && Object.keys(after).length === 0;
    const own = old ?? { ord, doc_id: 'close', doc_kind: 'close', day: ord.slice(0, 10), postings: [] };
    const group: StoredGroup = { ...own, ...derived };
    if (!isEmpty) await tx.putGroup(group);
    else if (old) await tx.deleteGroup(ord);
    const totals = new Sums();
    if (old) measureRows(old, -1, totals);
    measureRows(group, 1, totals);
    tx.addSums(totals);
    if (JSON.stringify(old?.rows ?? []) !== JSON.stringify(rows)) tx.addTodo(await cashCountsAfter(tx, old, group));
    for (const entity of new Set([...(old ? entitiesIn(old) : []), ...Object.keys(after)])) {
      const [was, is] = [old?.after[entity], after[entity]];
      // A new group without a resulting state may take the place of a removed one, whose effect the groups after it
      // still contain. [LED-5]
      const isSame = was !== undefined && JSON.stringify(was) === JSON.stringify(is);
      if (isSame) this.changed.delete(entity);
      else this.changed.add(entity);
      if (is === undefined) this.known.delete(entity);
      else this.known.set(entity, is);
      if (is !== undefined && entity.startsWith('i:'))
        this.last.set(entity, { group, isOther: !isSame || this.last.get(entity)?.isOther === true });
    }
  }

  /** States before a group of the entities it needs; read concurrently. */
  private async before(entities: readonly string[], ord: string): Promise<ReadonlyMap<string, State | undefined>> {
    const { tx, known } = this;
    const unknown = entities.filter((entity) => !known.has(entity));
    const found = await Promise.all(unknown.map(async (entity) => (await tx.lastBefore(entity, ord))?.after[entity]));
    unknown.forEach((entity, i) => known.set(entity, found[i]));
    return new Map(entities.map((entity) => [entity, known.get(entity)]));
  }

  private async deriveDocument(group: StoredGroup): Promise<Derived> {
    const { ord, postings } = group;
    const own = await this.before(entitiesOf(postings), ord);
    // Goods that fill a shortage are charged to the flocks that caused it, which no posting names. [LED-49]
    const flocks = await this.before([...own.values()].flatMap(shortFlocks), ord);
    const cash = new Map<string, number>();
    for (const { book, method } of postings)
      if (book === 'cash') cash.set(method!, await cashBefore(this.tx, method!, ord));
    return deriveFrom(group, new Map([...own, ...flocks]), cash);
  }

  /** The month end of all flocks and of the costs spread over them. [LED-42] */
  private async deriveMonth(ord: string): Promise<Derived> {
    const flocks = await this.tx.flockIds();
    const before = await this.before([SPREAD, ...flocks.map(flockEntity)], ord);
    return closeMonth(ord.slice(0, 10), flocks, (entity) => before.get(entity));
  }
}

/**
 * Derive a group from the states before it. Entities that it only reads keep their state in `after`, because the next
 * group reads the state from this one.
 */
export function deriveFrom(
  { day, postings }: Pick<FixedGroup, 'day' | 'postings'>,
  before: ReadonlyMap<string, State | undefined>,
  cash: ReadonlyMap<string, number>,
): Derived {
  const derived = derive(day, postings, {
    before: (entity) => before.get(entity),
    cash: (method) => cash.get(method) ?? 0,
  });
  const seen = Object.fromEntries([...before].filter(([, state]) => state !== undefined)) as Record<string, State>;
  return { ...derived, after: { ...seen, ...derived.after } };
}
