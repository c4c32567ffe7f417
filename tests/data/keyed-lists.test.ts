import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeFields } from '../../src/store/merge.ts';

const words = (...names: string[]) => names.map((word) => ({ word }));
const joined = (base: string[] | undefined, mine: string[], theirs: string[], earlier: string[][] = []) =>
  mergeFields(
    base && { loss_reasons: words(...base), rev: 1 },
    { loss_reasons: words(...mine), rev: 1 },
    { loss_reasons: words(...theirs), rev: 2 },
    earlier.map((version) => ({ loss_reasons: words(...version), rev: 1 })),
  );
const names = (merged: Record<string, unknown>) =>
  (merged['loss_reasons'] as { word: string }[]).map(({ word }) => word);

test('[SET-8] of two phones that change a list both changes stand, additions and removals', () => {
  const { merged, conflicts } = joined(['Fire', 'Flood'], ['Fire', 'Wind'], ['Fire', 'Flood', 'Thunder']);
  expect(conflicts).toEqual([]);
  expect(names(merged)).toEqual(['Fire', 'Thunder', 'Wind']);
  expect(names(joined(undefined, ['Wind'], ['Thunder']).merged)).toEqual(['Thunder', 'Wind']);
});

test('[SET-8] what I added, sent without an answer and took away again does not come back', () => {
  expect(names(joined([], ['Wind'], ['Fire', 'Wind'], [['Fire', 'Wind']]).merged)).toEqual(['Wind']);
});

test('[SET-8] categories merge inside their group', () => {
  const group = (...raw: string[]) => ({ categories: { raw_materials: raw.map((category) => ({ category })) } });
  const { merged, conflicts } = mergeFields(group('feeds', 'vaccines'), group('feeds', 'Litter'), group('feeds', 'vaccines', 'Fuel')); // prettier-ignore
  expect(conflicts).toEqual([]);
  expect(merged).toEqual(group('feeds', 'Fuel', 'Litter'));
});

test('[PPL-5, SYN-7] of admins listed in the settings a change of rights and a person who joined meanwhile both stand', () => {
  const settings = (...admin_users: object[]) => ({ admin_users });
  const juma = (...rights: string[]) => ({
    user: 'juma',
    roles: Object.fromEntries(rights.map((name) => [name, true])),
  });
  const amina = { user: 'amina', roles: {} };
  const before = settings(juma('add_sales', 'edit_sales'));
  const joins = settings(juma('edit_sales', 'add_sales'), amina);
  expect(mergeFields(before, settings(juma('add_sales')), joins).merged).toEqual(settings(amina, juma('add_sales')));
  expect(mergeFields(before, settings(), joins).merged).toEqual(settings(amina));
  // Changed on both phones: the membership itself is in conflict, and the list says it once.
  const theirs = settings(juma('edit_sales'));
  expect(mergeFields(before, settings(juma('add_sales')), theirs).merged).toEqual(theirs);
});

const list = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e'));

test('[SET-8] whatever the three say: each word once, as whoever changed it says', () =>
  fc.assert(
    fc.property(list, list, list, (base, mine, theirs) => {
      const merged = names(joined(base, mine, theirs).merged);
      expect(new Set(merged).size).toBe(merged.length);
      for (const word of ['a', 'b', 'c', 'd', 'e']) {
        const was = base.includes(word);
        const changed = [mine, theirs].some((side) => side.includes(word) !== was);
        expect({ word, there: merged.includes(word) }).toEqual({ word, there: changed ? !was : was });
      }
    }),
  ));
