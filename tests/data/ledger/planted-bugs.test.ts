import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { bundle } from '../../sim/bundle.ts';
import type { Mutant } from '../../sim/mutants.ts';
import type * as Books from '../../support/check-books.ts';

/* Bugs that somebody could write, each planted in a copy of the program: the invariants must notice. [LED-49] */

vi.setConfig({ testTimeout: 120_000 });
const LEDGER = 'src/data/ledger/ledger.ts';
const ALLOCATE = 'src/data/ledger/allocate.ts';
const ITEM = 'src/domain/ledger/item-state.ts';
const FLOCK = 'src/domain/ledger/flock-state.ts';
const MEMORY = 'src/data/ledger/buffered-tables.ts';
const CLOSE = 'src/domain/ledger/close-month.ts';

const BUGS: readonly Mutant[] = [
  {
    name: 'a: what fills a shortage does not touch the flocks that caused it',
    file: LEDGER,
    find: 'for (const entity of before.keys()) for (const flock of shortFlocks(before.get(entity))) await load(flock);',
    replace: '',
  },
  {
    name: 'b: a removed group is not noticed by the next',
    file: LEDGER,
    find: 'tx.addTodo(await nextOf(tx, entitiesIn(old), old.ord));',
    replace: '',
  },
  {
    name: 'the group after one that changed is not folded again',
    file: LEDGER,
    find: 'tx.addTodo(await nextOf(tx, changed, ord));',
    replace: '',
  },
  {
    name: 'j: the list of expenses to spread is not emptied at the end of the month',
    file: CLOSE,
    find: 'if (waiting.length > 0) after[SPREAD] = { waiting: [] };',
    replace: '',
  },
  {
    name: 'an idle month end swallows a change',
    file: CLOSE,
    find: 'if (state) after[entity] = state;',
    replace: '',
  },
  {
    name: 'a correction makes birds carry less than nothing',
    file: FLOCK,
    find: 'const carried = Math.max(amount, -flock.carrying);',
    replace: 'const carried = amount;',
  },
  {
    name: 'the last unit leaves its rounding behind',
    file: ITEM,
    find: 'if (qty === here) return { cost: value, ...last };',
    replace: 'if (qty === here) return { cost: value - 1, ...last };',
  },
  {
    name: 'a shortage that was filled stays short',
    file: ITEM,
    find: 'value: worth, short: left, ...last }, corrections };',
    replace: 'value: worth, ...last }, corrections };',
  },
  {
    name: 'the frontier of a party does not go back',
    file: ALLOCATE,
    find: 'if (covered > Math.max(0, pool)) {',
    replace: 'if (covered < 0) {',
  },
  {
    name: 'a document keeps what its payment gave to the pool',
    file: ALLOCATE,
    find: 'for (const [party, amount] of Object.entries(known?.gives ?? {})) addTo(pools, party, -amount);',
    replace: '',
  },
  {
    name: 'a count before a voided count of cash is not asked again',
    file: LEDGER,
    find: 'for (const { account, method } of [...postings, ...rows])',
    replace: 'for (const { account, method } of postings)',
  },
  {
    name: 'the sums of days keep what a replaced document was',
    file: LEDGER,
    find: 'if (old) measureGroup({ ...old, rows: [] }, -1, totals);',
    replace: '',
  },
  {
    name: 'a document that is paid stays in the sums of what is owed',
    file: ALLOCATE,
    find: 'measureDebt(await tx.debt(id), -1, sums);',
    replace: '',
  },
  {
    name: 'the memory does not follow a group that is put',
    file: MEMORY,
    find: 'for (const key of group.keys) places.get(entityOf(key, group.ord))?.add(group.ord);',
    replace: '',
  },
  {
    name: 'the memory does not follow a group that is taken away',
    file: MEMORY,
    find: 'for (const key of old?.keys ?? []) places.get(entityOf(key, ord))?.remove(ord);',
    replace: '',
  },
  {
    name: 'what a transaction put is not seen by what it reads',
    file: MEMORY,
    find: 'return [...stored.filter((ord) => !changed.has(ord)), ...fresh].sort();',
    replace: 'return [...stored];',
  },
  {
    name: 'a crash leaves a memory of what did not happen',
    file: MEMORY,
    find: 'this.memory = new Memory();\n      throw fault;',
    replace: 'throw fault;',
  },
];

/** The first are those that once failed: most bugs show there. */
const SEEDS = [3, 10, 73, 81, 174, ...Array.from({ length: 250 }, (_, i) => i + 1)];

test.each(BUGS.map((bug) => [bug.name, bug] as const))('[LED-49] %s', async (_name, bug) => {
  const planted = await bundle(bug, 'tests/support/check-books.ts');
  try {
    const { INVARIANTS } = (await import(pathToFileURL(resolve(planted.path)).href)) as typeof Books;
    expect(await caught(INVARIANTS)).toBe(true);
  } finally {
    planted.remove();
  }
});

async function caught(invariants: typeof Books.INVARIANTS): Promise<boolean> {
  for (const seed of SEEDS)
    for (const check of Object.values(invariants)) {
      const held = await check(seed).then(
        () => true,
        () => false,
      );
      if (!held) return true;
    }
  return false;
}
