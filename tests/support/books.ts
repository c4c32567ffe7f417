import type { CollectionBelow } from '../../schemas/collections.ts';
import { Ledger } from '../../src/books/keep/ledger.ts';
import type { Booked } from '../../src/domain/ledger/postings-of.ts';
import { aPurchase, aPurchaseLine, aSale, aSaleLine } from './documents.ts';
import { memoryLedger } from './memory-ledger.ts';

/* Book a few documents with the real engine and read the resulting accounts. */

/** A document and its collection. */
export type Entry = [CollectionBelow, Booked];

/** Book the documents in this order and fold up to `today`. */
export async function booksOf(entries: readonly Entry[], today = '2026-06-01') {
  const store = memoryLedger();
  const ledger = new Ledger(store);
  for (const [kind, document] of entries) await ledger.book([{ kind, document, counts: true }]);
  await ledger.settle(today);
  const all = [...store.groups.values()].sort((a, b) => (a.ord < b.ord ? -1 : 1));
  const lines = all.flatMap(({ postings, rows, doc_id, day }) => [
    ...postings.filter(({ book }) => book === 'money').map((one) => ({ ...one, doc_id, day })),
    ...rows.map((one) => ({ ...one, doc_id, day })),
  ]);
  const account = (code: string, docId?: string) =>
    lines.reduce((sum, one) => sum + (one.account === code && (docId === undefined || one.doc_id === docId) ? one.amount! : 0), 0); // prettier-ignore
  /** Every account with a balance other than 0; limited to one document when given. */
  const trial = (docId?: string): Record<string, number> => {
    const codes = [...new Set(lines.map((one) => String(one.account)))].sort();
    const sums = codes.map((code): [string, number] => [code, account(code, docId)]);
    return Object.fromEntries(sums.filter(([, amount]) => amount !== 0));
  };
  const stateOf = (entity: string) =>
    all.findLast(({ after }) => entity in after)?.after[entity] as unknown as Record<string, number>;
  const debt = (id: string, side: '1100' | '2000' = '1100') => store.debts.get(`${side} ${id}`);
  return { store, ledger, account, trial, stateOf, debt, lines, level: (key: string) => store.levels.get(key)?.level };
}

/** Day and time of a fact. */
export const on = (day: string, at = '08:00') => ({ day, occurred_at: `${day}T${at}:00.000Z` });

/** Goods of the shop bought; `value` is the price of all of them. */
export const bought = (item: string, qty: number, value: number, when: object): Entry => [
  'purchases',
  aPurchase({ goods: 'shop', lines: [aPurchaseLine({ item_kind: 'shop', item_id: item, qty, unit: 'piece', factor: 1, unit_cost: value / qty })], ...when }), // prettier-ignore
];

/** Goods of the shop sold; `price` is per unit. */
export const sold = (item: string, qty: number, price: number, when: object): Entry => [
  'sales',
  aSale({ lines: [aSaleLine({ item_kind: 'shop', item_id: item, qty, unit: 'piece', factor: 1, unit_price: price })], ...when }), // prettier-ignore
];
