import { expect, test } from 'vitest';
import { changedWords, offered, withOwnWord, withWord, WORDS_OF } from '../../../src/domain/business/word-lists.ts';

test('[SET-5] a word of the app is switched off and on again; what every form needs stays', () => {
  const off = withWord('egg_grades', [], { word: 'hatching', on: false });
  expect(off).toEqual({ ok: true, value: [{ word: 'hatching', off: true }] });
  expect(offered(WORDS_OF.egg_grades, changedWords(off.ok ? off.value : []))).not.toContain('hatching');
  expect(withWord('egg_grades', [{ word: 'hatching', off: true }], { word: 'hatching', on: true })).toEqual({ ok: true, value: [] }); // prettier-ignore
  for (const [list, word] of [
    ['egg_grades', 'good'],
    ['death_reasons', 'other'],
    ['loss_reasons', 'other'],
    ['loss_reasons', 'magic'],
  ] as const)
    // prettier-ignore
    expect(withWord(list, [], { word, on: false })).toEqual({ ok: false, error: { type: 'NotInList' } });
});

test('[SET-5] an own reason of 1 to 40 characters, once, and not one that the app has', () => {
  expect(withOwnWord('death_reasons', [], ' Snake ')).toEqual({ ok: true, value: [{ word: 'Snake' }] });
  const refusal = (name: string, before = [{ word: 'Snake' }]) => {
    const made = withOwnWord('death_reasons', before, name);
    return made.ok ? 'added' : made.error.type;
  };
  expect(refusal('snake')).toBe('AlreadyThere');
  expect(refusal('HEAT')).toBe('AlreadyThere');
  expect(refusal(' ')).toBe('NameMissing');
  expect(refusal('x'.repeat(41))).toBe('NameMissing');
  expect(
    refusal(
      'Flood',
      Array.from({ length: 40 }, (_, i) => ({ word: String(i) })),
    ),
  ).toBe('TooMany');
  expect(changedWords([{ word: 'Snake' }, { word: 'heat', off: true }])).toEqual({ own: ['Snake'], off: ['heat'] });
});

test('[SET-5] what a record says is offered whatever was chosen since', () => {
  expect(offered(['heat', 'other'], { off: ['heat'] }, 'heat')).toEqual(['heat', 'other']);
});
