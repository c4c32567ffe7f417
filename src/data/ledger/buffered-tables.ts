import { END, Places, type PlacesSource } from './places.ts';
import { Memory } from './memory.ts';
import type {
  Ahead,
  Debt,
  LedgerMeta,
  LedgerStore,
  LedgerTables,
  LedgerTx,
  Level,
  Party,
  StoredGroup,
  Total,
} from './ledger-store.ts';

/** Places read at once upwards: who folds in order asks for the next one, and the next. Downwards the nearest is wanted. */
const [UPWARDS, DOWNWARDS] = [64, 2];
/** Remembered groups above which everything is forgotten: a small phone has little memory. */
const MOST_GROUPS = 4_000;

/** Remembered totals above which they are forgotten. */
const MOST_TOTALS = 4_000;

/** Changed groups that wait at most for the next change of the tables. */
const MOST_WAITING = 200;

/**
 * The tables of the ledger behind a memory. IndexedDB answers each request in about a third of a millisecond, and the books ask thirty
 * times for a document: so what was read or written stays known, and what is written goes out at the end of the transaction, in
 * one change of each table. Only one tab writes; when another one began the books anew, all is forgotten.
 */
export class BufferedTables {
  private memory = new Memory();

  constructor(private readonly store: LedgerStore) {}

  /**
   * All of it happens, or nothing; then nothing is remembered either. What may wait, says `mayWait`, goes out with what comes after it
   * once that is much: until then it never happened, and is done again after a crash.
   */
  async write<T>(work: (tx: LedgerTx) => Promise<T>, mayWait: (result: T) => boolean = () => false): Promise<T> {
    let isStored = false;
    try {
      return await this.store.write(async (tables) => {
        const result = await this.work(work, tables);
        const isMuch = this.memory.groups.changed.size >= MOST_WAITING;
        isStored = isMuch || !mayWait(result);
        if (isStored) await flush(this.memory, tables);
        return result;
      });
    } catch (fault) {
      this.memory = new Memory();
      throw fault;
    } finally {
      const { groups, debts, meta } = this.memory;
      if (isStored && groups.known.size + debts.known.size > MOST_GROUPS) {
        this.memory = new Memory();
        this.memory.meta = meta;
      }
    }
  }

  /** Begun with what is remembered while it is asked whether that still holds; where it does not, begun anew: nothing is written yet. */
  private async work<T>(work: (tx: LedgerTx) => Promise<T>, tables: LedgerTables): Promise<T> {
    const edition = this.memory.meta?.edition;
    const [stored, begun] = await Promise.all([tables.meta(), outcomeOf(work(new BufferedTx(this.memory, tables)))]);
    if (stored?.edition === edition) return begun();
    this.memory = new Memory();
    this.memory.meta = stored;
    return work(new BufferedTx(this.memory, tables));
  }
}

/** What a piece of work gave or threw, for whoever calls it. */
const outcomeOf = <T>(work: Promise<T>): Promise<() => T> =>
  work.then(
    (result) => () => result,
    (fault: unknown) => () => {
      throw fault;
    },
  );

async function flush(memory: Memory, tables: LedgerTables): Promise<void> {
  const groups = memory.groups.takeChanges();
  const debts = memory.debts.takeChanges();
  const todo = memory.todo.takeChanges();
  const changed = [...memory.totals.values()].filter(({ amount }) => amount !== 0);
  const totals = await sumsOf(changed, memory, tables);
  await tables.change({
    wipe: memory.isWiped,
    groups: groups.put,
    groupsGone: groups.gone,
    totals: totals.filter(({ amount }) => amount !== 0),
    totalsGone: totals.filter(({ amount }) => amount === 0).map(({ name, day }) => [name, day]),
    levels: memory.levels.takeChanges().put,
    debts: debts.put,
    debtsGone: debts.gone,
    parties: memory.parties.takeChanges().put,
    todo: todo.put,
    todoGone: todo.gone,
    meta: memory.isMetaNew ? memory.meta : undefined,
  });
  memory.totals.clear();
  memory.documents.clear();
  [memory.isMetaNew, memory.isWiped] = [false, false];
}

/** Totals with their changes. Those of today change with every record, so what is stored of them stays known. */
async function sumsOf(changed: readonly Total[], memory: Memory, tables: LedgerTables): Promise<Total[]> {
  const { storedTotals } = memory;
  if (memory.isWiped || storedTotals.size > MOST_TOTALS) storedTotals.clear();
  const keyOf = ({ name, day }: Total) => `${name} ${day}`;
  const unknown = changed.filter((one) => !storedTotals.has(keyOf(one)));
  const stored = memory.isWiped ? [] : await tables.totals(unknown.map(({ name, day }) => [name, day]));
  unknown.forEach((one, i) => storedTotals.set(keyOf(one), stored[i]?.amount ?? 0));
  return changed.map((one) => {
    const amount = one.amount + storedTotals.get(keyOf(one))!;
    storedTotals.set(keyOf(one), amount);
    return { ...one, amount };
  });
}

const entityOf = (key: string, ord: string): string => key.slice(0, key.length - ord.length - 1);
const byOrd = (a: StoredGroup, b: StoredGroup): number => (a.ord < b.ord ? -1 : 1);

class BufferedTx implements LedgerTx {
  constructor(
    private readonly memory: Memory,
    private readonly tables: LedgerTables,
  ) {}

  async prepare({ docIds, entities, levels, debts, parties }: Ahead): Promise<void> {
    const { memory, tables } = this;
    const documents = async () => {
      const stored = await tables.groupsOf(docIds);
      docIds.forEach((id, i) => memory.documents.set(id, stored[i]!));
    };
    const entries = async () => {
      const places = await tables.placesOf(entities);
      entities.forEach((entity, i) =>
        memory.places.set(entity, Places.of(this.asChanged(entity, places[i]!, '', END))),
      );
      await memory.groups.read([...new Set(places.flat())], (ords) => tables.groups(ords));
    };
    // None waits for another one's answer: a record's way into the totals is mostly waiting.
    await Promise.all([
      documents(),
      entries(),
      memory.levels.read(levels, (keys) => tables.levels(keys)),
      memory.debts.read(debts, (ids) => tables.debts(ids)),
      memory.parties.read(parties, (ids) => tables.parties(ids)),
    ]);
  }

  group(ord: string): Promise<StoredGroup | undefined> {
    return this.memory.groups.get(ord, (ords) => this.tables.groups(ords));
  }

  async groupsOf(docId: string): Promise<StoredGroup[]> {
    const { documents, groups } = this.memory;
    const stored = documents.get(docId) ?? (await this.tables.groupsOf([docId]))[0]!;
    documents.set(docId, stored);
    const changed = [...groups.changed.values()].filter((one) => one?.doc_id === docId) as StoredGroup[];
    return [...stored.filter(({ ord }) => !groups.changed.has(ord)), ...changed].sort(byOrd);
  }

  async putGroup(group: StoredGroup): Promise<void> {
    const old = await this.stored(group.ord, group.doc_id);
    const { groups, places } = this.memory;
    for (const key of old?.keys ?? [])
      if (!group.keys.includes(key)) places.get(entityOf(key, group.ord))?.remove(group.ord);
    groups.set(group.ord, group);
    for (const key of group.keys) places.get(entityOf(key, group.ord))?.add(group.ord);
  }

  async deleteGroup(ord: string): Promise<void> {
    const old = await this.group(ord);
    const { groups, places } = this.memory;
    for (const key of old?.keys ?? []) places.get(entityOf(key, ord))?.remove(ord);
    groups.set(ord, undefined);
  }

  /** Without asking the tables where it is known which groups the document has. */
  private stored(ord: string, docId: string): Promise<StoredGroup | undefined> | StoredGroup | undefined {
    const { groups, documents } = this.memory;
    const known = documents.get(docId);
    if (!known || groups.known.has(ord)) return this.group(ord);
    return known.find((one) => one.ord === ord);
  }

  async lastBefore(entity: string, ord: string): Promise<StoredGroup | undefined> {
    const place = await this.placesOf(entity).lastBefore(ord, this.sourceOf(entity));
    return place === undefined ? undefined : this.group(place);
  }

  firstAfter(entity: string, ord: string): Promise<string | undefined> {
    return this.placesOf(entity).firstAfter(ord, this.sourceOf(entity));
  }

  async groupsFrom(entity: string, from = ''): Promise<StoredGroup[]> {
    const places = await this.placesOf(entity).from(from, this.sourceOf(entity));
    const { groups } = this.memory;
    await groups.read(places, (ords) => this.tables.groups(ords));
    return places.map((ord) => groups.known.get(ord)!);
  }

  async groupsOfDay(day: string): Promise<StoredGroup[]> {
    const { changed } = this.memory.groups;
    const stored = (await this.tables.groupsOfDay(day)).filter(({ ord }) => !changed.has(ord));
    const fresh = [...changed.values()].filter((one) => one?.day === day) as StoredGroup[];
    return [...stored, ...fresh].sort(byOrd);
  }

  addTotals(changes: readonly Total[]): void {
    const { totals } = this.memory;
    for (const { name, day, amount } of changes) {
      const key = `${name} ${day}`;
      totals.set(key, { name, day, amount: (totals.get(key)?.amount ?? 0) + amount });
    }
  }

  async sumTotals(name: string, from: string, until: string): Promise<number> {
    const stored = this.memory.isWiped ? [] : await this.tables.totalsBetween(name, from, until);
    const changes = [...this.memory.totals.values()].filter(
      (one) => one.name === name && one.day >= from && one.day <= until,
    );
    return [...stored, ...changes].reduce((sum, { amount }) => sum + amount, 0);
  }

  level(key: string): Promise<Level | undefined> {
    return this.memory.levels.get(key, (keys) => this.tables.levels(keys));
  }

  putLevel(level: Level): void {
    this.memory.levels.set(level.key, level);
  }

  async flockIds(): Promise<string[]> {
    const changed = [...this.memory.levels.changed.keys()].filter((key) => key.startsWith('f:'));
    const stored = await this.tables.flockIds();
    return [...new Set([...stored, ...changed.map((key) => key.slice(2))])].sort();
  }

  debt(id: string): Promise<Debt | undefined> {
    return this.memory.debts.get(id, (ids) => this.tables.debts(ids));
  }

  putDebt(debt: Debt): void {
    this.memory.debts.set(debt.id, debt);
  }

  deleteDebt(id: string): void {
    this.memory.debts.set(id, undefined);
  }

  async debtFrom(party: string, place: string): Promise<Debt | undefined> {
    let stored = await this.tables.debtFrom(party, place);
    while (stored && this.memory.debts.changed.has(stored.id))
      stored = await this.tables.debtFrom(party, `${stored.place!}\0`);
    const fresh = this.placed(party).find((one) => one.place! >= place);
    return !stored || (fresh && fresh.place! < stored.place!) ? fresh : stored;
  }

  async debtBefore(party: string, place: string): Promise<Debt | undefined> {
    let stored = await this.tables.debtBefore(party, place);
    while (stored && this.memory.debts.changed.has(stored.id))
      stored = await this.tables.debtBefore(party, stored.place!);
    const fresh = this.placed(party).findLast((one) => one.place! < place);
    return !stored || (fresh && fresh.place! > stored.place!) ? fresh : stored;
  }

  party(id: string): Promise<Party | undefined> {
    return this.memory.parties.get(id, (ids) => this.tables.parties(ids));
  }

  putParty(party: Party): void {
    this.memory.parties.set(party.id, party);
  }

  firstTodo(): Promise<string | undefined> {
    return this.memory.todo.first((from, limit) => this.tables.todoFrom(from, limit));
  }

  addTodo(ords: readonly string[]): void {
    for (const ord of ords) this.memory.todo.add(ord);
  }

  deleteTodo(ord: string): void {
    this.memory.todo.remove(ord);
  }

  meta(): LedgerMeta | undefined {
    return this.memory.meta;
  }

  putMeta(meta: LedgerMeta): void {
    this.memory.meta = meta;
    this.memory.isMetaNew = true;
  }

  /** In a transaction of its own. */
  wipe(): void {
    Object.assign(this.memory, new Memory());
    this.memory.isWiped = true;
  }

  /** A party's open documents that this transaction changed, in order. */
  private placed(party: string): Debt[] {
    const open = [...this.memory.debts.changed.values()].filter((debt) => debt?.place?.startsWith(`${party} `));
    return (open as Debt[]).sort((a, b) => (a.place! < b.place! ? -1 : 1));
  }

  private placesOf(entity: string): Places {
    const known = this.memory.places.get(entity) ?? new Places();
    this.memory.places.set(entity, known);
    return known;
  }

  private sourceOf(entity: string): PlacesSource {
    return {
      upwards: async (from) => {
        const stored = await this.tables.placesFrom(entity, from, UPWARDS);
        const high = stored.length < UPWARDS ? END : `${stored.at(-1)!}\0`;
        return { ords: this.asChanged(entity, stored, from, high), high };
      },
      downwards: async (before) => {
        const stored = (await this.tables.placesBefore(entity, before, DOWNWARDS)).toReversed();
        const low = stored.length < DOWNWARDS ? '' : stored[0]!;
        return { ords: this.asChanged(entity, stored, low, before), low };
      },
    };
  }

  /** Stored places from `low` to before `high`, with what this transaction put and without what it took away. */
  private asChanged(entity: string, stored: readonly string[], low: string, high: string): string[] {
    const { changed } = this.memory.groups;
    const fresh: string[] = [];
    for (const [ord, group] of changed)
      if (low <= ord && ord < high && group?.keys.includes(`${entity} ${ord}`)) fresh.push(ord);
    return [...stored.filter((ord) => !changed.has(ord)), ...fresh].sort();
  }
}
