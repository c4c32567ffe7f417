import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeFields, sameContent } from '../../src/store/merge.ts';

const NAMES = ['name', 'phone', 'note', 'lines', 'terms'] as const;
const fields = fc.dictionary(
  fc.constantFrom(...NAMES),
  fc.oneof(
    fc.string({ maxLength: 3 }),
    fc.integer({ min: 0, max: 3 }),
    fc.array(fc.integer({ max: 2 }), { maxLength: 2 }),
  ),
);

test('[SYN-7] what only one side changed is taken from that side', () =>
  fc.assert(
    fc.property(fields, fields, (base, changed) => {
      expect(mergeFields(base, changed, base)).toMatchObject({ conflicts: [] });
      expect(sameContent(mergeFields(base, changed, base).merged, changed)).toBe(true);
      expect(sameContent(mergeFields(base, base, changed).merged, changed)).toBe(true);
    }),
  ));

test('[SYN-7] fields changed on both sides are named, and theirs stand', () =>
  fc.assert(
    fc.property(fields, fields, fields, (base, mine, theirs) => {
      const { merged, conflicts } = mergeFields(base, mine, theirs);
      const differ = (a: unknown, b: unknown) => !sameContent({ value: a }, { value: b });
      const both = NAMES.filter((name) => differ(base[name], mine[name]) && differ(base[name], theirs[name]) && differ(mine[name], theirs[name])); // prettier-ignore
      expect(conflicts.toSorted()).toEqual(both.toSorted());
      for (const name of conflicts) expect(merged[name]).toEqual(theirs[name]);
      for (const name of new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])) {
        const fromEither = [mine[name], theirs[name]].some((value) => sameContent({ value }, { value: merged[name] }));
        expect({ name, fromEither }).toEqual({ name, fromEither: true });
      }
    }),
  ));

test('[SYN-7] the order in which fields arrive says nothing', () => {
  expect(sameContent({ a: { x: 1, y: 2 }, rev: 1 }, { rev: 2, a: { y: 2, x: 1 } })).toBe(true);
  expect(sameContent({ a: 1 }, { a: 1, b: undefined })).toBe(true);
});

const entry = (n: number) => ({ rev: n, at: '2026-11-20T10:00:00.000Z', by: 'grace', changed: 'note' });
const entries = fc.uniqueArray(fc.nat({ max: 30 }), { maxLength: 6 });

test('[SYN-7, DOC-9] histories never conflict: both sides are told, theirs first, the newest 20', () =>
  fc.assert(
    fc.property(entries, entries, entries, (old, here, there) => {
      const base = old.map(entry);
      const mine = [...base, ...here.map((n) => entry(n + 100))];
      const theirs = [...base, ...there.map((n) => entry(n + 200))];
      const { merged, conflicts } = mergeFields({ history: base }, { history: mine }, { history: theirs });
      expect(conflicts).toEqual([]);
      expect(merged['history'] ?? []).toEqual([...theirs, ...mine.slice(base.length)].slice(-20));
    }),
  ));
