import { expect, test } from 'vitest';
import { Ledger } from '../../../src/books/keep/ledger.ts';
import { canonicalId, type Merged } from '../../../src/domain/parties/merged.ts';
import { Chance } from '../../sim/chance.ts';
import { on, type Entry } from '../../support/books.ts';
import { anExpense, aPayment, aPurchase, aPurchaseLine, aVendor } from '../../support/documents.ts';
import { memoryLedger, type MemoryLedger } from '../../support/memory-ledger.ts';

const TODAY = '2026-06-01';
const IDS = ['VendorAAAAAA', 'VendorBBBBBB', 'VendorCCCCCC'] as const;
const bookAll = async (entries: readonly Entry[]): Promise<MemoryLedger> => {
  const store = memoryLedger();
  const ledger = new Ledger(store);
  for (const [kind, document] of entries) await ledger.book([{ kind, document, counts: true }]);
  await ledger.settle(TODAY);
  return store;
};

/** Payables by supplier and debt, with what remains of each; without the redundant index rows. */
const owedIn = ({ parties, debts }: MemoryLedger) => ({
  parties: [...parties.values()]
    .map(({ id, pool, open }) => ({ id, pool, open }))
    .filter(({ pool, open }) => pool !== 0 || open !== 0)
    .sort((a, b) => (a.id < b.id ? -1 : 1)),
  debts: [...debts.values()]
    .map(({ id, party, total, balance }) => ({ id, party, total, balance }))
    .filter(({ total }) => total !== 0)
    .sort((a, b) => (a.id < b.id ? -1 : 1)),
});

const bought = (vendor_id: string, day: string, cost: number): Entry => [
  'purchases',
  aPurchase({ vendor_id, lines: [aPurchaseLine({ qty: 1, factor: 1, unit_cost: cost })], transport_cost: 0, initial_payment: undefined, due_date: undefined, ...on(day) }), // prettier-ignore
];
const vendor = (id: string, merged_into?: string, opening?: number): Entry => [
  'vendors',
  aVendor({ id, vendor_uid: id, ...(merged_into && { merged_into }), ...(opening && { opening_balance: opening, opening_on: '2026-01-05' }) }), // prettier-ignore
];

test('VEN-4 everything of a merged supplier is owed to who stands for them, and comes back when they are two again', async () => {
  const [one, two] = IDS;
  const entries: Entry[] = [
    vendor(one, undefined, 9_000),
    vendor(two),
    bought(one, '2026-02-01', 60_000),
    bought(two, '2026-03-01', 40_000),
    ['payments', aPayment({ direction: 'out', party_kind: 'vendor', party_id: two, target_kind: 'account', target_id: undefined, amount: 50_000, ...on('2026-03-05') })], // prettier-ignore
  ];
  const apart = owedIn(await bookAll(entries));
  expect(apart.parties).toEqual([
    { id: `2000 ${one}`, pool: 0, open: 69_000 },
    { id: `2000 ${two}`, pool: 50_000, open: 40_000 },
  ]);
  const store = memoryLedger();
  const ledger = new Ledger(store);
  const book = async ([kind, document]: Entry, counts = true) => {
    await ledger.book([{ kind, document, counts }]);
    await ledger.settle(TODAY);
  };
  for (const entry of entries) await book(entry);
  await book(vendor(one, two, 9_000));
  // The prepayment settles the oldest debts of both: the opening balance, then part of February.
  const together = owedIn(store);
  expect(together.parties).toEqual([{ id: `2000 ${two}`, pool: 50_000, open: 109_000 }]);
  expect(together.debts.map(({ balance }) => balance).sort((a, b) => a - b)).toEqual([0, 19_000, 40_000]);
  // A purchase that still names the merged supplier belongs to the remaining one too.
  await book(bought(one, '2026-04-01', 1_000));
  expect(owedIn(store).parties).toEqual([{ id: `2000 ${two}`, pool: 50_000, open: 110_000 }]);
  await book(vendor(one, undefined, 9_000));
  expect(owedIn(store).parties).toEqual([
    { id: `2000 ${one}`, pool: 0, open: 70_000 },
    { id: `2000 ${two}`, pool: 50_000, open: 40_000 },
  ]);
  // A merge refused by the server has no effect.
  await book(vendor(one, two, 9_000), false);
  expect(owedIn(store).parties).toEqual([
    { id: `2000 ${one}`, pool: 0, open: 61_000 },
    { id: `2000 ${two}`, pool: 50_000, open: 40_000 },
  ]);
});

test('VEN-4 whatever was merged when, the books are those of documents that had named who stands', async () => {
  for (let seed = 1; seed <= 40; seed++) {
    const chance = new Chance(seed, 'merged suppliers');
    const below = (most: number) => chance.whole(0, most - 1);
    const steps: Entry[] = [];
    for (let i = 0; i < 14; i++) {
      const day = `2026-0${1 + below(5)}-1${below(9)}`;
      const id = chance.pick(IDS);
      const way = below(4);
      if (way === 0) steps.push(bought(id, day, 1_000 * (1 + below(90))));
      else if (way === 1)
        steps.push(['expenses', anExpense({ vendor_id: id, payee: undefined, amount: 1_000 * (1 + below(50)), initial_payment: undefined, ...on(day) })]); // prettier-ignore
      else if (way === 2) {
        const target = chance.pick(steps.filter(([kind]) => kind === 'purchases' || kind === 'expenses'));
        const to = target && below(2) ? { target_kind: target[0] === 'expenses' ? 'expense' as const : 'purchase' as const, target_id: target[1].id } : { target_kind: 'account' as const, target_id: undefined }; // prettier-ignore
        steps.push(['payments', aPayment({ direction: 'out', party_kind: 'vendor', party_id: id, amount: 1_000 * (1 + below(70)), ...to, ...on(day) })]); // prettier-ignore
      } else
        steps.push(vendor(id, chance.pick<string | undefined>([undefined, ...IDS.filter((other) => other !== id)])));
    }
    const last = [...new Map(steps.map((step) => [step[1].id, step])).values()];
    const merged: Merged = Object.fromEntries(
      last.flatMap(([kind, { id, ...rest }]) => {
        const into = kind === 'vendors' ? (rest as { merged_into?: string }).merged_into : undefined;
        return into === undefined ? [] : [[id, into]];
      }),
    );
    const renamed = last.map(([kind, document]): Entry => {
      const { vendor_id, party_id } = document as { vendor_id?: string; party_id?: string };
      const who = { ...(vendor_id && { vendor_id: canonicalId(merged, vendor_id) }), ...(party_id && { party_id: canonicalId(merged, party_id) }) }; // prettier-ignore
      return [kind, { ...document, ...who }];
    });
    const kept = owedIn(await bookAll(steps));
    expect(kept, `seed ${seed}`).toEqual(owedIn(await bookAll(renamed.filter(([kind]) => kind !== 'vendors'))));
    const rebuilt = owedIn(await bookAll(last.toReversed()));
    expect(rebuilt, `seed ${seed}, the other way round`).toEqual(kept);
  }
});

test('VEN-4 two phones that merge two suppliers into each other agree on who stands', () => {
  const ring: Merged = { VendorBBBBBB: 'VendorAAAAAA', VendorAAAAAA: 'VendorBBBBBB', VendorCCCCCC: 'VendorBBBBBB' };
  for (const id of IDS) expect(canonicalId(ring, id)).toBe('VendorAAAAAA');
  expect(canonicalId({ VendorAAAAAA: 'VendorAAAAAA' }, 'VendorAAAAAA')).toBe('VendorAAAAAA');
  expect(canonicalId({}, 'VendorAAAAAA')).toBe('VendorAAAAAA');
});
