import { expect, test } from 'vitest';
import { collections, type CollectionBelow } from '../../schemas/collections.ts';
import { checkDocument } from '../../schemas/document-kind.ts';
import { inOrderOfArrival } from '../../src/domain/sample-farm/arrivals.ts';
import type { Doc } from '../../src/domain/sample-farm/farm-book.ts';
import { farmOfSize } from '../../scripts/demo-data/farm-of-size.ts';
import { generateFarm } from '../../src/domain/sample-farm/generate-farm.ts';
import { totalOf } from '../../src/domain/sample-farm/sale-lines.ts';
import { BROWN_LAYERS } from '../../src/domain/flocks/breed-curves.ts';
import { ageInWeeks } from '../../src/domain/flocks/flock-age.ts';
import { standardLaying } from '../../src/domain/flocks/standard.ts';
import { isSafe } from '../../src/domain/health/safe-from.ts';
import { postingsOf, type Booked } from '../../src/domain/ledger/postings-of.ts';
import { withdrawalOf } from '../../src/domain/health/withdrawal.ts';
import { sumOf } from '../../src/domain/numbers/sum.ts';
import { seriesOf } from '../../src/domain/sync/series.ts';
import { addDays } from '../../src/domain/time/local-day.ts';
import { ACTIVITY_KINDS } from '../support/variant-documents.ts';

const SEED = 42;
const END = new Date('2026-11-20T17:40:00.000Z');
const LAST = '2026-11-20';
const farm = generateFarm({ seed: SEED, days: 365, end: END });
const all = inOrderOfArrival(farm);

type Fact = Doc<'sales' | 'payments' | 'purchases' | 'expenses' | 'stock_entries' | 'farm_activities'>;
const isFact = (document: object): document is Fact => 'device_seq' in document;
const facts = all.map(({ document }) => document).filter((document) => isFact(document));
const standing = <D extends Fact>(documents: readonly D[]): D[] =>
  documents.filter((each) => each.voided_at === undefined);
type Of<K> = Extract<Doc<'farm_activities'>, { kind: K }>;
const activities = <K extends Doc<'farm_activities'>['kind']>(kind: K): Of<K>[] =>
  standing(farm.farm_activities).filter((activity): activity is Of<K> => activity.kind === kind);

test('[RUN-16] the same seed gives the same farm to the byte, another seed another one', () => {
  const make = (seed: number) => JSON.stringify(generateFarm({ seed, days: 30, end: END }));
  expect(make(7)).toBe(make(7));
  expect(make(7)).not.toBe(make(8));
});

test('[RUN-16, DOC-13] every document of a year passes its schema, and no id comes twice', () => {
  const faults = all.flatMap(({ collection, document }) => {
    const checked = checkDocument(collections[collection].kind, document);
    return checked.ok ? [] : [`${collection} ${checked.path}: ${checked.message}`];
  });
  expect([...new Set(faults)]).toEqual([]);
  expect(new Set(all.map(({ document }) => document.id)).size).toBe(all.length);
});

test.each([10_000, 50_000])('[RUN-16] a farm of about %i documents, within a twentieth', (documents) => {
  const made = inOrderOfArrival(generateFarm({ seed: SEED, end: END, ...farmOfSize(documents) })).length;
  expect(Math.abs(made - documents) / documents).toBeLessThan(0.05);
});

test('[RUN-16, DOC-3] no phone has a gap in its numbers, and no number that people see comes twice', () => {
  const series = seriesOf(facts);
  expect(series.map(({ missing }) => missing)).toEqual([[], [], []]);
  expect(sumOf(series, ({ count }) => count)).toBe(facts.length);
  for (const name of ['sale_no', 'purchase_no', 'voucher_no', 'run_no']) {
    const numbers = facts.flatMap((fact) => (name in fact ? [(fact as unknown as Record<string, string>)[name]!] : []));
    expect(numbers.length).toBeGreaterThan(20);
    expect(new Set(numbers).size).toBe(numbers.length);
  }
});

test('[RUN-16] every id that a document names is there', () => {
  const there = new Set(all.map(({ document }) => document.id));
  const named = JSON.stringify(farm).matchAll(
    /"(?:item_id|farm_id|to_farm_id|raw_material_id|customer_id|vendor_id|party_id|target_id|of_sale_id|of_purchase_id|finishes)":"([A-Za-z0-9]{12})"/g,
  );
  const ids = [...named].map(([, id]) => id!);
  expect(ids.length).toBeGreaterThan(1_000);
  expect(ids.filter((id) => !there.has(id))).toEqual([]);
});

test('[RUN-16] everything that a farm writes happens: every activity, entries, returns, orders, voids, edits', () => {
  const kindsOf = (documents: readonly { kind?: string }[]) => new Set(documents.map(({ kind }) => kind));
  expect(kindsOf(farm.farm_activities)).toEqual(new Set<string>(ACTIVITY_KINDS));
  expect(kindsOf(farm.stock_entries)).toEqual(new Set(['opening', 'count', 'loss', 'internal_use', 'production', 'gift', 'found'])); // prettier-ignore
  expect(kindsOf(farm.sales)).toEqual(new Set(['sale', 'return']));
  expect(kindsOf(farm.purchases)).toEqual(new Set(['purchase', 'return']));
  expect(new Set(farm.payments.map(({ target_kind }) => target_kind))).toEqual(new Set(['opening', 'sale', 'account', 'purchase', 'raw_material', 'farm', 'expense'])); // prettier-ignore
  for (const documents of [farm.sales, farm.payments, farm.farm_activities])
    expect(documents.some(({ voided_at }) => voided_at !== undefined)).toBe(true);
  expect(farm.sales.some(({ history }) => history?.[0]?.changed === 'lines')).toBe(true);
  expect(farm.sales.some(({ confirmed_at }) => confirmed_at !== undefined)).toBe(true);
});

test('[RUN-16] it ends now, with sales of today, and at any hour of the day', () => {
  for (const end of [
    '2026-11-19T21:10:00.000Z',
    '2026-11-20T04:00:00.000Z',
    END.toISOString(),
    '2026-11-20T20:59:00.000Z',
  ]) {
    const made = generateFarm({ seed: SEED, days: 20, end: new Date(end) });
    const written = inOrderOfArrival(made).map(({ document }) => document);
    expect(written.every(({ created_at }) => created_at <= end)).toBe(true);
    const today = made.sales.filter(({ day }) => day === LAST);
    expect(today.length).toBeGreaterThan(3);
    for (const { occurred_at, created_at } of today) expect(occurred_at <= created_at).toBe(true);
    // Spread over the day so far, not all at the current time.
    expect(new Set(today.map(({ occurred_at }) => occurred_at)).size).toBe(today.length);
  }
});

test('[RUN-16] late records: some are typed days later, and what a phone without a signal wrote comes days later', () => {
  const DAY_MS = 86_400_000;
  const typedLate = facts.filter(
    ({ created_at, occurred_at }) => Date.parse(created_at) - Date.parse(occurred_at) > DAY_MS,
  );
  expect(typedLate.length).toBeGreaterThan(50);
  const cameLate = all.filter(
    ({ document, arrives_at }) => Date.parse(arrives_at) - Date.parse(document.created_at) > DAY_MS,
  );
  expect(cameLate.length).toBeGreaterThan(500);
  expect(new Set(cameLate.map(({ document }) => document.device_id))).toEqual(
    new Set(['OkellosPhon1', 'BriansPhone1']),
  );
});

test('[RUN-16] hens lay near the guide, eat what hens eat, and few birds die', () => {
  expect(farm.farm.some(({ purpose, open }) => purpose === 'layer' && open)).toBe(true);
  for (const flock of farm.farm) {
    const own = <T extends { farm_id: string }>(list: readonly T[]) =>
      list.filter(({ farm_id }) => farm_id === flock.id);
    const dead = sumOf(own(activities('mortality')), ({ qty }) => qty);
    expect(dead / flock.initial_count).toBeLessThan(0.1);
    if (flock.purpose !== 'layer') continue;
    const from = flock.placed_on > addDays(LAST, -60) ? flock.placed_on : addDays(LAST, -60);
    if (!flock.open) continue;
    const days = new Set(own(activities('eggs')).filter(({ day }) => day >= from).map(({ day }) => day)); // prettier-ignore
    const heads = flock.initial_count - dead;
    const eggs = sumOf(own(activities('eggs')).filter(({ day }) => day >= from), ({ grades }) => sumOf(grades, ({ qty }) => qty)); // prettier-ignore
    const guide = sumOf([...days], (day) => standardLaying(BROWN_LAYERS, ageInWeeks(flock, day)) ?? 0) / days.size;
    expect(Math.abs((100 * eggs) / (heads * days.size) - guide)).toBeLessThan(7);
    const feed = sumOf(
      own(activities('feed')).filter(({ day }) => day >= from),
      ({ qty }) => qty,
    );
    expect(feed / heads / days.size).toBeGreaterThan(95);
    expect(feed / heads / days.size).toBeLessThan(125);
  }
});

/**
 * The lowest stock by item, from signed movements in chronological order: counts set the level, orders leave on
 * confirmation.
 */
function lowestLevels(): Map<string, number> {
  type Move = { readonly at: string; readonly item: string; readonly qty: number; readonly absolute?: boolean };
  const gradeItem = { good: 'EggsGood0001', small: 'EggsSmall001', cracked: 'EggsCracked1' } as Record<string, string>;
  const moves: Move[] = [
    ...standing(farm.purchases).flatMap(({ kind, lines, occurred_at: at }) =>
      lines.map(({ item_id, qty }) => ({ at, item: item_id, qty: kind === 'return' ? -qty : qty })),
    ),
    ...standing(farm.sales).flatMap(({ kind, status, lines, confirmed_at, occurred_at }) =>
      (status === 'order' ? [] : lines).flatMap(({ item_id, qty, restock }) =>
        item_id === undefined || restock === 'loss'
          ? []
          : [{ at: confirmed_at ?? occurred_at, item: item_id, qty: kind === 'return' ? qty : -qty }],
      ),
    ),
    ...activities('eggs').flatMap(({ grades, withheld, occurred_at: at }) =>
      withheld
        ? []
        : grades.flatMap(({ grade, qty }) => (gradeItem[grade] ? [{ at, item: gradeItem[grade], qty }] : [])),
    ),
    ...[...activities('feed'), ...activities('medication'), ...activities('vaccination')].map(
      ({ raw_material_id: item, qty = 0, occurred_at: at }) => ({ at, item, qty: -qty }),
    ),
    ...standing(farm.stock_entries).flatMap((entry): Move[] => {
      const at = entry.occurred_at;
      if (entry.kind === 'production')
        return [
          ...entry.inputs.flatMap(({ item_id, qty }) =>
            item_id === undefined ? [] : [{ at, item: item_id, qty: -qty }],
          ),
          ...entry.outputs.map(({ item_id, qty }) => ({ at, item: item_id, qty })),
        ];
      if (entry.item_kind === 'withheld_eggs' || entry.item_kind === 'cash') return [];
      const { item_id: item, qty } = entry;
      if (entry.kind === 'count') return [{ at, item, qty, absolute: true }];
      return [{ at, item, qty: entry.kind === 'opening' || entry.kind === 'found' ? qty : -qty }];
    }),
  ].sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
  const level = new Map<string, number>();
  const lowest = new Map<string, number>();
  for (const { item, qty, absolute } of moves) {
    const now = absolute ? qty : (level.get(item) ?? 0) + qty;
    level.set(item, now);
    lowest.set(item, Math.min(lowest.get(item) ?? 0, now));
  }
  return lowest;
}

/** The lowest number of birds of each flock, as counted by the books. */
function lowestHeads(): Map<string, number> {
  const groups = all.flatMap(({ collection, document }) => postingsOf(collection, document as Booked));
  const [heads, lowest] = [new Map<string, number>(), new Map<string, number>()];
  for (const { postings } of groups.sort((a, b) => (a.ord < b.ord ? -1 : 1)))
    for (const { book, farm: flock, absolute, qty = 0 } of postings) {
      if (book !== 'heads' || flock === undefined) continue;
      const now = absolute ? qty : (heads.get(flock) ?? 0) + qty;
      heads.set(flock, now);
      lowest.set(flock, Math.min(lowest.get(flock) ?? 0, now));
    }
  return lowest;
}

test('[RUN-16] nothing is fed, given, milled or sold that had not come: neither materials nor goods are ever below nothing', () => {
  const lowest = lowestLevels();
  for (const { id, name } of farm.raw_materials) expect([name, lowest.get(id) ?? 0]).toEqual([name, 0]);
  expect([...lowest].filter(([, qty]) => qty < 0)).toEqual([]);
});

test('[RUN-16] no flock ever has fewer than no birds', () => {
  expect([...lowestHeads()].filter(([, heads]) => heads < 0)).toEqual([]);
});

test('[RUN-16] most of what was sold on credit is paid, some in part, some never', () => {
  const sold = standing(farm.sales).filter(({ kind }) => kind === 'sale');
  const credit = sold.filter((sale) => totalOf(sale) > (sale.initial_payment?.amount ?? 0));
  const owed = sumOf(credit, (sale) => totalOf(sale) - (sale.initial_payment?.amount ?? 0));
  const received = sumOf(standing(farm.payments).filter(({ party_kind }) => party_kind === 'customer'), ({ amount }) => amount); // prettier-ignore
  expect(credit.every(({ customer_id }) => customer_id !== undefined)).toBe(true);
  expect(credit.length / sold.length).toBeGreaterThan(0.15);
  expect(received / owed).toBeGreaterThan(0.75);
  expect(received / owed).toBeLessThan(0.98);
  expect(credit.some(({ initial_payment }) => initial_payment !== undefined)).toBe(true);
  // Credit sales named by no payment; payments on account were allocated to older ones.
  const named = new Set(standing(farm.payments).map(({ target_id }) => target_id));
  const unnamed = credit.filter(({ id, day }) => !named.has(id) && day < addDays(LAST, -30));
  const never = unnamed.filter((sale) => {
    const older = unnamed.filter(({ customer_id, day }) => customer_id === sale.customer_id && day < sale.day);
    const onAccount = standing(farm.payments).filter(({ party_id, target_id }) => target_id === undefined && party_id === sale.customer_id); // prettier-ignore
    return !sale.initial_payment && sumOf(older, totalOf) >= sumOf(onAccount, ({ amount }) => amount);
  });
  expect(never.length).toBeGreaterThan(0);
});

test('[RUN-16, VET-5] no bird is sold while a treatment forbids it, and no egg of treated hens goes into stock', () => {
  let sold = 0;
  for (const flock of farm.farm) {
    const own = standing(farm.farm_activities).filter(({ farm_id }) => farm_id === flock.id);
    const before = (at: string) => own.filter(({ occurred_at }) => occurred_at <= at);
    const safe = (at: string, product: 'meat' | 'egg') => {
      const from = withdrawalOf(before(at), product);
      return from === undefined || isSafe(from, new Date(at));
    };
    const sales = standing(farm.sales).filter(({ lines }) => lines.some((line) => line.item_kind === 'bird' && line.farm_id === flock.id)); // prettier-ignore
    for (const { occurred_at } of sales) expect(safe(occurred_at, 'meat')).toBe(true);
    sold += sales.length;
    const rounds = own.filter((activity) => activity.kind === 'eggs' && !activity.withheld);
    for (const { occurred_at } of rounds) expect(safe(occurred_at, 'egg')).toBe(true);
  }
  expect(sold).toBeGreaterThan(0);
  expect(activities('eggs').some(({ withheld }) => withheld)).toBe(true);
});

test('[RUN-16] what is written has the rights of the collections: sellers sell, attendants write rounds', () => {
  const by = (name: CollectionBelow) => new Set((farm[name] as readonly Doc<CollectionBelow>[]).map(({ created_by }) => created_by)); // prettier-ignore
  expect(by('farm_activities')).toEqual(new Set(['uid-of-okello']));
  for (const name of ['purchases', 'expenses', 'stock_entries', 'farm', 'shop', 'raw_materials', 'vendors'] as const)
    expect(by(name)).toEqual(new Set(['uid-of-grace']));
  for (const name of ['sales', 'payments'] as const)
    expect(by(name)).toEqual(new Set(['uid-of-grace', 'uid-of-brian']));
});
