import { expect, test } from 'vitest';
import { Ledger } from '../../../src/books/keep/ledger.ts';
import { BooksInTheMaking } from '../../../src/books/keep/make-books.ts';
import { bought, on, sold } from '../../support/books.ts';
import { memoryLedger, type MemoryLedger } from '../../support/memory-ledger.ts';

const ITEM = 'itemAAAAAAAA';
const TODAY = '2026-06-01';
const ALL = [bought(ITEM, 100, 10_000, on('2026-05-01')), sold(ITEM, 10, 500, on('2026-05-10')), sold(ITEM, 5, 500, on('2026-05-11'))]; // prettier-ignore

async function bookAll(ledger: Ledger, entries = ALL): Promise<void> {
  await ledger.book(entries.map(([kind, document]) => ({ kind, document, counts: true })));
  await ledger.settle(TODAY);
}
/** As another tab would do it. */
async function makeOfNothing(store: MemoryLedger): Promise<void> {
  const made = await new BooksInTheMaking().make({ today: TODAY, breathe: () => undefined });
  await new Ledger(store).replace(made, { applied_local_seq: 0 });
}
const held = ({ groups, totals, levels, debts, parties, todo }: MemoryLedger) => ({ groups, totals, levels, debts, parties, todo }); // prettier-ignore

test('[LED-48] who kept the books forgets what it remembers of them when another tab has begun them anew', async () => {
  const expected = memoryLedger();
  await new Ledger(expected).state();
  await bookAll(new Ledger(expected));
  const store = memoryLedger();
  const keeper = new Ledger(store);
  await keeper.state();
  await bookAll(keeper);
  await makeOfNothing(store);
  expect(store.totals.size).toBe(0);
  await bookAll(keeper);
  expect(held(store)).toEqual(held(expected));
});

test('[LED-48] it says the edition that is stored, not the one that it remembers, and goes on from there', async () => {
  const store = memoryLedger();
  const keeper = new Ledger(store);
  await keeper.state();
  await bookAll(keeper, ALL.slice(0, 1));
  await makeOfNothing(store);
  const { edition } = await new Ledger(store).state();
  expect(await keeper.state()).toMatchObject({ edition, applied_local_seq: 0 });
  await keeper.askAnew();
  expect(await new Ledger(store).state()).toMatchObject({ edition: edition + 1, again: true });
});
