import { expect, test } from 'vitest';
import { readDraft, writeDraft } from '../../src/ui/draft-storage.ts';

function shelf(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test('[SAL-10] a draft is found again, until it is cleared', () => {
  const store = shelf();
  writeDraft('sale', 1, { lines: ['2'] }, store);
  expect(readDraft('sale', 1, store)).toEqual({ lines: ['2'] });
  writeDraft('sale', 1, undefined, store);
  expect(readDraft('sale', 1, store)).toBeUndefined();
});

test('[SAL-10] a draft of another version, or a torn one, is left alone', () => {
  const store = shelf();
  writeDraft('sale', 1, 'old', store);
  expect(readDraft('sale', 2, store)).toBeUndefined();
  store.setItem('sale', '{"version":2,"dra');
  expect(readDraft('sale', 2, store)).toBeUndefined();
});

test('[SAL-10] a full phone loses the draft, not the form', () => {
  const full = {
    ...shelf(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => writeDraft('sale', 1, 'typed', full)).not.toThrow();
});
