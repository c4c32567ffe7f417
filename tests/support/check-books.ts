import { MONEY_METHODS } from '../../schemas/choices.ts';
import assert from 'node:assert/strict';
import type { FarmActivity } from '../../schemas/farm-activity.schema.ts';
import { withEggsApart, type KnownOfFlocks } from '../../src/books/read/eggs-apart.ts';
import { Ledger } from '../../src/books/keep/ledger.ts';
import type { StoredGroup } from '../../src/books/keep/ledger-store.ts';
import { BooksInTheMaking } from '../../src/books/keep/make-books.ts';
import { FULL, namesOf } from '../../src/books/keep/page.ts';
import type { FlockState } from '../../src/domain/ledger/flock-state.ts';
import type { ItemState } from '../../src/domain/ledger/item-state.ts';
import { DAY_START, ordOf } from '../../src/domain/ledger/posting.ts';
import { postingsOf } from '../../src/domain/ledger/postings-of.ts';
import { Chance } from '../sim/chance.ts';
import { Crash, memoryLedger, type MemoryLedger } from './memory-ledger.ts';
import { randomHistory, type Step } from './random-farm.ts';

/*
 * The invariants of the books, each over one random history; independent of a test runner, so that planted bugs can be
 * hunted with them.
 */

/** A number of groups per page so small that pages split and become empty. */
const SMALL_PAGE = 3;
export const TODAY = '2026-04-10';

/** The final version of each document. */
const lastOf = (steps: readonly Step[]): Step[] => [...new Map(steps.map((step) => [step.document.id, step])).values()];

/** Treatments and egg rounds of flocks among the booked documents. */
const knownOf = (booked: readonly Step[]): KnownOfFlocks => {
  const of = (farm: string) => booked.filter(({ kind, document }) => kind === 'farm_activities' && (document as FarmActivity).farm_id === farm); // prettier-ignore
  return {
    treatments: (farm) => Promise.resolve(of(farm).flatMap(({ document, counts }) => (counts && (document as FarmActivity).kind === 'medication' ? [document as FarmActivity] : []))),
    rounds: (farm, { from, to = '9999' }) => Promise.resolve(of(farm).filter(({ document }) => { const { kind, day } = document as FarmActivity; return kind === 'eggs' && from <= day && day <= to; })),
  };
}; // prettier-ignore

/**
 * Book the steps, several at once; settle after each with `settleEach`, with an empty cache each time with `forgetful`.
 */
async function play(
  steps: readonly Step[],
  { settleEach = false, forgetful = false, atOnce = 1, perPage = SMALL_PAGE } = {},
): Promise<MemoryLedger> {
  const store = memoryLedger();
  let ledger = new Ledger(store, perPage);
  for (let from = 0; from < steps.length; from += atOnce) {
    await ledger.book(await withEggsApart(knownOf(lastOf(steps.slice(0, from))), steps.slice(from, from + atOnce)));
    if (forgetful) ledger = new Ledger(store, perPage);
    if (settleEach) await ledger.settle(TODAY);
  }
  await ledger.settle(TODAY);
  return store;
}

/** Eggs and treatments of hens; some of the medicine is voided in the end, and some was refused. */
const ofHens = (steps: readonly Step[]): Step[] => {
  const own = steps.filter(({ kind }) => kind === 'farm_activities');
  const given = own.filter(({ document }) => (document as FarmActivity).kind === 'medication');
  const undone = given.flatMap((step, n): Step[] =>
    n % 3 === 0
      ? [{ ...step, document: { ...step.document, voided_at: '2026-04-01T00:00:00.000Z' } }]
      : n % 3 === 1
        ? [{ ...step, counts: false }]
        : [],
  );
  return [...own, ...undone];
};

/** Egg rounds withheld from sale, according to the books. */
const apartIn = (store: MemoryLedger): string[] =>
  sorted(store)
    .filter(
      ({ doc_kind, postings }) => doc_kind === 'farm_activities' && postings.some(({ book }) => book === 'withheld'),
    ) // prettier-ignore
    .map(({ doc_id }) => doc_id)
    .sort();

/** The same, computed independently by day and treatment. */
function apartByHand(steps: readonly Step[]): string[] {
  const all = steps.flatMap(({ kind, document, counts }) =>
    kind === 'farm_activities' && counts && document.voided_at === undefined ? [document as FarmActivity] : [],
  );
  return all
    .filter(
      (round) =>
        round.kind === 'eggs' &&
        (round.withheld || all.some((one) => one.farm_id === round.farm_id && forbids(one, round))),
    ) // prettier-ignore
    .map(({ id }) => id)
    .sort();
}

const DAY_MS = 86_400_000;
function forbids(one: FarmActivity, round: FarmActivity): boolean {
  if (one.kind !== 'medication' || one.created_at >= round.created_at) return false;
  const isAfter =
    one.created_at === one.occurred_at && round.created_at === round.occurred_at
      ? one.occurred_at <= round.occurred_at
      : one.day <= round.day;
  if (!isAfter || (one.withdrawal_egg_days ?? 0) + Number(one.never_in_lay ?? false) === 0) return false;
  if (one.never_in_lay || one.open_course) return true;
  return Date.parse(round.day) - Date.parse(one.day) < (one.days! + one.withdrawal_egg_days!) * DAY_MS;
}

/** Build the books from all of them in one pass. */
async function inOnePass(steps: readonly Step[]): Promise<MemoryLedger> {
  const store = memoryLedger();
  const books = new BooksInTheMaking();
  for (const step of steps) books.add(step);
  const made = await books.make({ today: TODAY, breathe: () => undefined });
  await new Ledger(store).replace(made, { applied_local_seq: 0 });
  return store;
}

function ofCrash(fault: unknown): false {
  if (!(fault instanceof Crash)) throw fault;
  return false;
}

/** The visible state of a ledger, independent of its history. */
function booksOf({ groups, totals, levels, debts, parties }: MemoryLedger) {
  const inOrder = <V>(map: ReadonlyMap<string, V>) => [...map.entries()].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    groups: inOrder(groups).map(([, group]) => ({ ...group, names: [...namesOf(group)].sort() })),
    totals: inOrder(totals),
    // The level of an item is derived when it is not stored.
    levels: inOrder(levels).flatMap(([key, { level, count }]) =>
      level !== 0 || count !== undefined ? [{ key, level, count }] : [],
    ),
    debts: inOrder(debts),
    parties: inOrder(parties)
      .map(([id, { pool, open, covered }]) => ({ id, pool, open, covered }))
      .filter(({ pool, open }) => pool !== 0 || open !== 0),
  };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const sorted = ({ groups }: MemoryLedger): StoredGroup[] =>
  [...groups.values()].sort((a, b) => (a.ord < b.ord ? -1 : 1));
const isDay = (period: string) => period.length === '2026-01-30'.length;
const isMonth = (period: string) => period.length === '2026-01'.length;
const PERIODS = [isDay, isMonth, (period: string) => period === ''];
/** A total over the periods of one granularity. */
const keptSum = ({ totals }: MemoryLedger, name: string, isOf: (period: string) => boolean) =>
  sumOf([...totals].map(([key, amount]) => (key.startsWith(`${name} `) && isOf(key.slice(name.length + 1)) ? amount : 0))); // prettier-ignore
const moneyOf = (group: StoredGroup) => [...group.postings.filter(({ book }) => book === 'money'), ...group.rows];
function account(store: MemoryLedger, ...codes: string[]): number {
  return sumOf(sorted(store).flatMap((group) => moneyOf(group).map((row) => (codes.includes(row.account!) ? row.amount! : 0)))); // prettier-ignore
}
function lastStates<S>(store: MemoryLedger, prefix: string): S[] {
  const last = new Map<string, S>();
  for (const { after } of sorted(store))
    for (const [entity, state] of Object.entries(after)) if (entity.startsWith(prefix)) last.set(entity, state as S);
  return [...last.values()];
}

/** All fields of a document that may describe a payment. */
interface WithCash {
  id: string;
  day: string;
  occurred_at: string;
  placed_on: string;
  kind?: string;
  initial_payment?: { method: string; amount: number };
  more_payments?: { method: string; amount: number }[];
  transport_method?: string;
  transport_cost?: number;
  direction?: string;
  method?: string;
  to_method?: string;
  amount?: number;
  extra_costs?: { method?: string; amount: number }[];
  item_kind?: string;
  item_id: string;
  qty: number;
}

const MONEY: ReadonlySet<string> = new Set(MONEY_METHODS);

/** Movements of the cash boxes and accounts, read from the documents alone, in chronological order. */
function cashOf(steps: readonly Step[]): { method: string; amount: number; counted?: boolean }[] {
  const all: { ord: string; method: string; amount: number; counted?: boolean }[] = [];
  for (const { kind, document, counts } of steps) {
    if (!counts || document.voided_at !== undefined) continue;
    const one = document as WithCash;
    const ord = kind === 'farm' ? ordOf(one.placed_on, DAY_START, one.id) : ordOf(one.day, one.occurred_at, one.id);
    const add = (method: string | undefined, amount: number | undefined, sign: number) => {
      if (method && amount && MONEY.has(method)) all.push({ ord, method, amount: sign * amount });
    };
    const isBack = one.kind === 'return' ? -1 : 1;
    const first = one.initial_payment;
    switch (kind) {
      case 'sales':
        add(first?.method, first?.amount, isBack);
        for (const { method, amount } of one.more_payments ?? []) add(method, amount, isBack);
        break;
      case 'purchases':
        add(first?.method, first?.amount, -isBack);
        add(one.transport_method, one.transport_cost, -isBack);
        break;
      case 'payments':
        add(one.method, one.amount, one.direction === 'in' && !one.to_method ? 1 : -1);
        add(one.to_method, one.amount, 1);
        break;
      case 'stock_entries':
        for (const { method, amount } of one.extra_costs ?? []) add(method, amount, -1);
        if (one.item_kind === 'cash') all.push({ ord, method: one.item_id, amount: one.qty, counted: true });
        break;
      case 'expenses':
      case 'farm':
        add(first?.method, first?.amount, -1);
        break;
      case 'farm_activities':
      case 'raw_materials':
      case 'shop':
      case 'customers':
      case 'vendors':
        break; // no payment
    }
  }
  return all.sort((a, b) => (a.ord < b.ord ? -1 : 1));
}

export const INVARIANTS = {
  async rebuilt(seed) {
    const chance = new Chance(seed, 'check');
    const steps = randomHistory(seed, 45);
    const kept = booksOf(await play(steps, { settleEach: true }));
    const shuffled = lastOf(steps).map((step) => ({ step, at: chance.draw() })).sort((a, b) => a.at - b.at).map(({ step }) => step); // prettier-ignore
    assert.deepStrictEqual(booksOf(await play(shuffled)), kept);
    assert.deepStrictEqual(booksOf(await inOnePass(shuffled)), kept);
    assert.deepStrictEqual(booksOf(await play(shuffled, { atOnce: chance.whole(2, 20) })), kept);
    assert.deepStrictEqual(booksOf(await play(steps, { atOnce: 3, settleEach: true, forgetful: true })), kept);
    assert.deepStrictEqual(booksOf(await play(steps, { perPage: FULL })), kept);
    assert.deepStrictEqual(booksOf(await play([...shuffled, ...shuffled.slice(0, 9)])), kept);
  },

  async crash(seed) {
    const chance = new Chance(seed, 'check');
    const steps = randomHistory(seed, 25);
    const store = memoryLedger();
    const ledger = new Ledger(store, SMALL_PAGE);
    for (const [n, step] of steps.entries()) {
      const booking = await withEggsApart(knownOf(lastOf(steps.slice(0, n))), [step]);
      for (let isDone = false; !isDone;) {
        const before = booksOf(store);
        if (chance.happens(0.3)) store.crashAt(chance.whole(1, 25));
        isDone = await ledger.book(booking).then(() => true, ofCrash);
        assert.deepStrictEqual(isDone ? before : booksOf(store), before);
      }
      if (chance.happens(0.2)) await ledger.settle(TODAY, () => chance.happens(0.3));
    }
    await ledger.settle(TODAY);
    assert.deepStrictEqual(booksOf(store), booksOf(await play(lastOf(steps))));
  },

  async zero(seed) {
    const steps = randomHistory(seed, 45);
    const store = await play(steps);
    for (const { ord, postings, rows } of sorted(store)) {
      const fixed = sumOf(postings.map(({ book, amount = 0 }) => (book === 'money' ? amount : 0)));
      assert.deepStrictEqual(
        { ord, fixed, derived: sumOf(rows.map(({ amount }) => amount)) },
        { ord, fixed: 0, derived: 0 },
      );
    }
    const ids = sorted(store).flatMap(({ postings }) => postings.map(({ id }) => id));
    assert.deepStrictEqual(new Set(ids).size, ids.length);
    for (const { kind, document } of lastOf(steps)) {
      const { lines = [] } = document as { lines?: readonly { line_id: string }[] };
      const left = lines.slice(1);
      if (left.length === 0) continue;
      const idsOf = (of: object) =>
        postingsOf(kind, of as typeof document)
          .flatMap(({ postings }) => postings)
          // The cost of a free line is its share of the transport, which grows when another line is removed.
          .flatMap(({ id, book }) => (book === 'money' ? [] : [id]))
          .filter((id) => left.some(({ line_id }) => id.includes(line_id)));
      assert.deepStrictEqual(idsOf({ ...document, lines: left }), idsOf(document));
    }
  },

  async quantities(seed) {
    const store = await play(randomHistory(seed, 45));
    const naive = new Map<string, number>();
    for (const { postings } of sorted(store))
      for (const { book, item, farm, qty = 0, absolute } of postings) {
        const key = book === 'stock' ? `i:${item}` : book === 'heads' ? `f:${farm}` : undefined;
        if (key !== undefined) naive.set(key, absolute ? qty : (naive.get(key) ?? 0) + qty);
      }
    for (const [key, level] of naive) assert.deepStrictEqual([key, store.levels.get(key)?.level], [key, level]);
  },

  async values(seed) {
    const store = await play(randomHistory(seed, 45), { settleEach: seed % 2 === 0 });
    // The final level of an item equals the level after its last group.
    const lastGroups = new Map(
      sorted(store).flatMap((group) => [...namesOf(group)].map((name) => [name, group] as const)),
    );
    for (const [key, { end }] of store.levels)
      if (end !== undefined) assert.deepStrictEqual([key, end], [key, lastGroups.get(key)?.after[key]]);
    const items = lastStates<ItemState>(store, 'i:');
    assert.deepStrictEqual(account(store, '1200', '1210'), sumOf(items.map(({ value }) => value)));
    for (const { qty, value, layers, short } of items) {
      assert.ok(value === 0 || Math.sign(value) === Math.sign(qty));
      assert.deepStrictEqual(sumOf(layers.map((one) => one.qty)), qty);
      assert.deepStrictEqual(sumOf(short.map((one) => one.qty)), Math.max(0, -qty));
      assert.deepStrictEqual(layers.some((one) => one.qty > 0) && layers.some((one) => one.qty < 0), false);
    }
    const flocks = lastStates<FlockState>(store, 'f:');
    assert.deepStrictEqual(account(store, '1400'), sumOf(flocks.map(({ carrying }) => carrying)));
    for (const { carrying, started, heads } of flocks) {
      assert.ok(carrying >= 0);
      assert.deepStrictEqual(started && heads <= 0 ? carrying : 0, 0);
    }
    assert.deepStrictEqual([account(store, '1290'), account(store, '1295')], [0, 0]);
  },

  async debts(seed) {
    const store = await play(randomHistory(seed, 45), { settleEach: seed % 2 === 0 });
    for (const side of ['1100', '2000'] as const) {
      const debts = [...store.debts.values()].filter((debt) => debt.side === side);
      const parties = [...store.parties.values()].filter(({ id }) => id.startsWith(side));
      for (const party of parties) {
        const theirs = debts.filter(({ place }) => place?.startsWith(`${party.id} `)).sort((a, b) => (a.place! < b.place! ? -1 : 1)); // prettier-ignore
        let before = 0;
        for (const { open, balance } of theirs) {
          assert.deepStrictEqual(balance, Math.min(open, Math.max(0, before + open - Math.max(0, party.pool))));
          before += open;
        }
        assert.deepStrictEqual(before, party.open);
      }
      const owed = debts.filter((debt) => debt.owed);
      const dated = owed.filter(({ agreed }) => agreed);
      const kept = (name: string, isOf: (period: string) => boolean) => keptSum(store, name, isOf);
      const kinds = [...new Set(owed.map(({ kind }) => kind))];
      for (const kind of kinds)
        for (const isOf of PERIODS) {
          const sums = (by: string) => ['count', 'owed', 'billed'].map((what) => kept(`${by}:${kind}:${what}`, isOf));
          const ofAll = (all: typeof debts) => [all.length, sumOf(all.map(({ balance }) => balance)), sumOf(all.map(({ total }) => total))]; // prettier-ignore
          const ofKind = (all: typeof debts) => ofAll(all.filter((one) => one.kind === kind));
          assert.deepStrictEqual([sums('open'), sums('due')], [ofKind(owed), ofKind(dated)]);
        }
      const owes = side === '1100' ? 1 : -1;
      const advances = sumOf(parties.map(({ pool }) => pool));
      // An overpayment by an unnamed customer belongs to no party: it is listed as a question. [LED-51]
      const surplus = sumOf(debts.map(({ party, total, own, open, gives }) => (party === undefined ? own - (total - open) - sumOf(Object.values(gives)) : 0))); // prettier-ignore
      assert.deepStrictEqual(owes * account(store, side), sumOf(debts.map(({ open }) => open)) - advances - surplus);
      for (const { total, open, balance } of debts)
        assert.deepStrictEqual(open >= 0 || total < 0 || balance <= 0, true);
    }
  },

  async taxes(seed) {
    const store = await play(randomHistory(seed, 45));
    const booked = sorted(store).flatMap(({ postings }) => postings);
    const taxOf = (all: typeof booked, side: string) => sumOf(all.map((one) => (one.book === 'tax' && one.category === side ? one.qty! : 0))); // prettier-ignore
    assert.deepStrictEqual([taxOf(booked, 'out') + account(store, '2200'), taxOf(booked, 'in') - account(store, '1500')], [0, 0]); // prettier-ignore
    for (const rate of new Set(booked.map(({ rate_bp }) => rate_bp))) {
      const own = booked.filter(({ rate_bp }) => rate_bp === rate);
      const posted = (code: string) => sumOf(own.map((one) => (one.account === code ? one.amount! : 0)));
      assert.deepStrictEqual(
        [rate, taxOf(own, 'out') + posted('2200'), taxOf(own, 'in') - posted('1500')],
        [rate, 0, 0],
      );
    }
    const charged = -account(store, '6990');
    const byFlock = sumOf(sorted(store).flatMap(({ postings }) => postings.map((one) => (one.cause === 'expense' ? one.amount! : 0)))); // prettier-ignore
    const spread = sumOf(sorted(store).flatMap(({ postings }) => postings.map((one) => (one.cause === 'spread' ? one.amount! : 0)))); // prettier-ignore
    assert.ok(charged >= byFlock);
    assert.ok(charged <= byFlock + spread);
  },

  async cash(seed) {
    const steps = randomHistory(seed, 45);
    const store = await play(steps);
    const boxes = new Map<string, number>();
    for (const { method, amount, counted } of cashOf(lastOf(steps))) {
      if (counted) boxes.set(method, amount);
      else boxes.set(method, (boxes.get(method) ?? 0) + amount);
    }
    for (const [method, amount] of boxes) {
      const booked = sumOf(sorted(store).flatMap((group) => moneyOf(group).map((row) => (row.account === '1000' && row.method === method ? row.amount! : 0)))); // prettier-ignore
      assert.deepStrictEqual([method, booked], [method, amount]);
    }
  },

  async profit(seed) {
    const store = await play(randomHistory(seed, 45));
    const of = (...first: string[]) =>
      sumOf(sorted(store).flatMap((group) => moneyOf(group).map((row) => (first.some((code) => row.account!.startsWith(code)) ? row.amount! : 0)))); // prettier-ignore
    const profit = -of('4', '5', '6');
    const [assets, liabilities] = [of('1'), -of('2')];
    const [began, putIn, tookOut] = [-of('3000'), -of('3100'), of('3200')];
    assert.deepStrictEqual(profit, assets - liabilities - began - putIn + tookOut);
  },

  async sums(seed) {
    const store = await play(randomHistory(seed, 45), { settleEach: true });
    for (const code of ['1000', '1100', '1200', '1400', '2000', '4000', '5000', '5100', '6000']) {
      for (const isOf of [isDay, isMonth])
        assert.deepStrictEqual([code, keptSum(store, `a:${code}`, isOf)], [code, account(store, code)]);
    }
  },

  /** The number of birds at the end of a day is a sum over days, and over months. */
  async birds(seed) {
    const store = await play(randomHistory(seed, 45), { settleEach: seed % 2 === 0 });
    const ends = new Map<string, number>();
    for (const { day, after } of sorted(store))
      for (const [entity, state] of Object.entries(after))
        if (entity.startsWith('f:')) ends.set(`${entity.slice(2)} ${day}`, (state as FlockState).heads);
    for (const [key, heads] of ends) {
      const [farm, day = ''] = key.split(' ');
      const until = (isOf: (period: string) => boolean) => (period: string) => isOf(period) && period <= day;
      assert.deepStrictEqual([key, keptSum(store, `n:${farm}`, until(isDay))], [key, heads]);
    }
    for (const [entity, heads] of new Map([...ends].map(([key, end]) => [key.split(' ')[0]!, end])))
      assert.deepStrictEqual([entity, keptSum(store, `n:${entity}`, isMonth)], [entity, heads]);
  },

  /**
   * Withheld eggs are those marked so, and those under a withdrawal period of medicine recorded before them, in any
   * order of arrival.
   */
  async apart(seed) {
    const steps = ofHens(randomHistory(seed, 120));
    const booked = apartIn(await play(steps, { settleEach: seed % 2 === 0, atOnce: 1 + (seed % 4) }));
    assert.deepStrictEqual(booked, apartByHand(lastOf(steps)));
    assert.deepStrictEqual(booked, apartIn(await inOnePass(steps)));
  },

  /** The monthly figures of reports equal the documents. */
  async reports(seed) {
    const steps = randomHistory(seed, 45);
    const store = await play(steps, { settleEach: seed % 2 === 0 });
    const people = new Map(lastOf(steps).map(({ document }) => [document.id, document as { created_by?: string; responsible?: string }])); // prettier-ignore
    const told = new Map<string, number>();
    const tell = (name: string, amount: number) => told.set(name, (told.get(name) ?? 0) + amount);
    for (const group of sorted(store)) {
      const { doc_kind, doc_id, ord, postings } = group;
      const { created_by = '', responsible = '' } = people.get(doc_id) ?? {};
      const sold = postings.find(({ id, book }) => book === 'money' && doc_kind === 'sales' && id.endsWith(':total'));
      if (sold) {
        const at = new Date(ord.split(' ')[1]!);
        const slot = `${at.toISOString().slice(11, 13)}:${String(15 * Math.floor(at.getUTCMinutes() / 15)).padStart(2, '0')}`;
        for (const by of [`customer:amount:${sold.party ?? ''}`, `seller:amount:${created_by}`, `time:amount:${slot}`])
          tell(`by:sold ${by}`, sold.amount!);
        for (const by of [`customer:count:${sold.party ?? ''}`, `seller:count:${created_by}`, `time:count:${slot}`])
          tell(`by:sold ${by}`, sold.amount! > 0 ? 1 : 0);
      }
      for (const { account: code, category, amount } of moneyOf(group)) {
        const reasons: Record<string, string> = {
          '5200': `reason:${category ?? 'other'}`,
          '5210': 'lost:count',
          '5220': 'lost:deaths',
        };
        const reason = reasons[code!];
        if (reason === undefined) continue;
        tell(`by:lost:amount:${reason} ${responsible}`, amount!);
        tell(`by:lost:count:${reason} ${responsible}`, 1);
      }
    }
    const named = new Set([...store.totals.keys()].filter((key) => key.startsWith('by:')).map((key) => key.slice(0, key.lastIndexOf(' ')))); // prettier-ignore
    const kept = new Map([...named].map((name) => [name, keptSum(store, name, isMonth)]));
    const inOrder = (all: ReadonlyMap<string, number>) => [...all].filter(([, amount]) => amount !== 0).sort(([a], [b]) => (a < b ? -1 : 1)); // prettier-ignore
    assert.deepStrictEqual(inOrder(kept), inOrder(told));
    assert.deepStrictEqual([...named].filter((name) => keptSum(store, name, isDay) !== 0), []); // prettier-ignore
  },
} satisfies Record<string, (seed: number) => Promise<void>>;
