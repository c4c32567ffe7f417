import { expect, test } from 'vitest';
import type { EntryContent } from '../../../src/domain/stock/check-entry.ts';
import { entryWarnings } from '../../../src/domain/stock/entry-warnings.ts';

const LEAVING: readonly EntryContent[] = [
  { kind: 'loss', reason: 'theft' },
  { kind: 'internal_use', used_for: 'household' },
  { kind: 'internal_use', used_for: 'business' },
  { kind: 'gift' },
];

test.each(LEAVING)('[MSG-7] $kind of more than the book has is asked about, as a sale of it is', (content) => {
  expect(entryWarnings({ content, qty: 100 }, { on_hand: 10 })).toEqual([{ type: 'MoreThanStock', on_hand: 10 }]);
  expect(entryWarnings({ content, qty: 1 }, { on_hand: -3 })).toEqual([{ type: 'MoreThanStock', on_hand: -3 }]);
  expect(entryWarnings({ content, qty: 10 }, { on_hand: 10 })).toEqual([]);
  // Items without any stock record are not checked.
  expect(entryWarnings({ content, qty: 10 }, undefined)).toEqual([]);
});

test('[MSG-7] what comes in, and what is counted, is not asked about', () => {
  for (const content of [{ kind: 'found' }, { kind: 'count' }, { kind: 'opening', value: 1 }] as const)
    expect(entryWarnings({ content, qty: 100 }, { on_hand: 10 })).toEqual([]);
});
