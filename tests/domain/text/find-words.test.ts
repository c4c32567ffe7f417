import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameKey } from '../../../src/domain/parties/look-alike.ts';
import { isPersonFound } from '../../../src/domain/parties/find-party.ts';
import { checkItem, sameName } from '../../../src/domain/stock/check-item.ts';
import { compareNames } from '../../../src/domain/text/by-name.ts';
import { hasWords, plainName, wantedWords } from '../../../src/domain/text/find-words.ts';
import { plainWords } from '../../../src/domain/text/plain-words.ts';
import { tries } from '../../support/runs.ts';

const isFound = (name: string, search: string) => hasWords(plainName(name), wantedWords(search));

describe('[SHL-19] letters and vowel signs make a name', () => {
  test.each([
    ['मुर्गी', 'मुर्गा'], // Hindi: hen, cock
    ['राम', 'रमा'],
    ['কাক', 'কেক'], // Bengali
    ['বাড়ি', 'বাডি'],
    ['கோழி', 'கொழி'], // Tamil
    ['ไก่', 'ไก้'], // Thai: tone marks
    ['มา', 'มี'],
    ['ਕੁੱਕੜ', 'ਕੱਕੜ'], // Gurmukhi
    ['ෆ', 'ෆි'], // Sinhala
    ['ကြက်', 'ကြိက်'], // Burmese
    ['がき', 'かき'], // Japanese
    ['سعاد', 'سعيد'], // Arabic
    ['ዶሮ', 'ዶር'], // Amharic
    ['Stall 1', 'Stall 11'],
  ])('%s is not %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
    expect(sameName(one, other)).toBe(false);
    expect(isFound(one, other)).toBe(false);
  });
});

describe('[SHL-19] what people leave out or write otherwise makes no other name', () => {
  test.each([
    ['Ng’ang’a', 'nganga'],
    ['Ng’ang’a', "ng'ang'a"],
    ['Ngʼangʼa', 'NG`ANG´A'],
    ['Ngʻangʻa', 'Ng‘ang′a'],
    ['Ɗanladi', 'danladi'],
    ['Ɓala Ƙwari', 'bala kwari'],
    ['Ƴar’adua', 'yaradua'],
    ['Ŋɔŋmɛ', 'nonme'],
    ['Ọlúwaṣẹ́gun', 'oluwasegun'],
    ['Aïssatou Côté', 'AISSATOU COTE'],
    ['Łukasz Ørsted', 'lukasz orsted'],
    ['Straße', 'STRASSE'],
    ['Æsop Œuvre', 'aesop oeuvre'],
    ['Đặng Thị Hường', 'dang thi huong'],
    ['İbrahim Işık', 'ibrahim isik'],
    ['Ħal Għaxaq', 'hal ghaxaq'],
    ['Ｍｕｓａ', 'musa'],
    ['Oﬃce', 'office'],
    ['Γιώργος', 'ΓΙΩΡΓΟΣ'],
    ['Ёлкин', 'елкин'],
    ['Okello-Odongo', 'okello odongo'],
    ['Okello–Odongo', 'okello‑odongo'],
    ['J.Okello', 'j. okello'],
    ['Musa\u00A0 Kato', ' musa kato '],
    ['Mu\u200Bsa\u00AD Ka\u2060to', 'musa kato'],
    ['\u202BMusa\u202C', 'musa'],
    ['مُحَمَّد', 'محمد'], // short vowels
    ['محـمـد', 'محمد'], // stretched with tatweel
    ['أحمد إبراهيم', 'احمد ابراهيم'], // hamza on the alef
    ['فاطمة على', 'فاطمه علي'],
    ['ﻣﺤﻤﺪ', 'محمد'], // presentation forms
    ['علی کریم', 'علي كريم'], // a Persian keyboard
    ['می‌خواهم', 'میخواهم'], // ZWNJ
    ['क्‍षमा', 'क्षमा'], // ZWJ
    ['ज़ाकिर', 'जाकिर'], // a dot that is often omitted
    ['উৎপল', 'উত্‍পল'], // one character, or three
    ['അവൻ', 'അവന്‍'],
    ['דָּוִד', 'דוד'],
    ['Stall ٣', 'stall 3'],
    ['दुकान १२', 'दुकान 12'],
  ])('%s is %s', (one, other) => {
    expect(plainName(other)).toBe(plainName(one));
    expect(sameName(one, other)).toBe(true);
    expect([isFound(one, other), isFound(other, one)]).toEqual([true, true]);
  });
});

test('[SHL-19] each word of a search is a part of the name, in any order', () => {
  for (const search of ['okello odongo', 'odongo okello', 'ODON oke', 'okello-odongo', 'Odongo, O.', ''])
    expect([search, isFound('Okello-Odongo', search)]).toEqual([search, true]);
  expect(isFound('Okello-Odongo', 'okello adongo')).toBe(false);
  expect(isFound('Sale K7B-0012', 'k7b-0012')).toBe(true);
  expect(isFound('Feed 2.5 kg', '2.5')).toBe(true);
  expect(isFound('Feed 25 kg', '2.5')).toBe(false);
});

test('[SHL-19] somebody is found by words of name and place together, and by digits of a phone in any script', () => {
  const nganga = { name: 'Ng’ang’a Kamau', location: 'Thika', phones: ['+254712345678'] };
  for (const search of ['thika nganga', 'kamau ng', '0712 345', '+254 (0)712-345 678', '٠٧١٢٣٤٥', '00254712'])
    expect([search, isPersonFound(nganga, search)]).toEqual([search, true]);
  const tagged = { name: 'Amina', contact: 'Chef Ouma', tags: ['Kalerwe market'], supplies: ['trays'] };
  for (const search of ['ouma', 'market', 'amina kalerwe', 'trays'])
    expect([search, isPersonFound(tagged, search)]).toEqual([search, true]);
  for (const search of ['kamau nairobi', '0713', '12']) expect([search, isPersonFound(nganga, search)]).toEqual([search, false]); // prettier-ignore
});

test('[CUS-8, SHL-19] likeness knows no order of words, no apostrophe and no hyphen', () => {
  expect(nameKey('Okello-Odongo')).toBe(nameKey('odongo, okello'));
  expect(nameKey("Ng'ang'a")).toBe(nameKey('NGANGA'));
});

test('[SHL-12] names stand in the order of the language, numbers by what they are', () => {
  const names = ['Stall 10', 'Zoé', 'Éric', 'stall 2', 'Eve', 'Ɗanladi'];
  expect(names.toSorted(compareNames)).toEqual(['Ɗanladi', 'Éric', 'Eve', 'stall 2', 'Stall 10', 'Zoé']);
});

/** Letters, marks and signs of many scripts in unnatural combinations. */
const SOME = 'aBçÉłßÆŋɗƳıİŉ\u0301\u0327 -–.,1٣२’ʼ´\u200D\u200C\u202A\u00ADمُأإىةکرमुर्गीज़ৎত্কোখகொழிเก่น้ำがハﬁＡ가가ςΣёй⅓²K™';
const text = fc.array(fc.oneof(fc.constantFrom(...Array.from(SOME)), fc.string({ unit: 'grapheme', maxLength: 1 })), { maxLength: 14 }).map((signs) => signs.join('')); // prettier-ignore

test('[SHL-19] any text: doing it twice is doing it once, and how its signs are composed does not matter', () => {
  fc.assert(
    fc.property(text, (name) => {
      for (const plain of [plainWords, plainName]) {
        expect(plain(plain(name))).toBe(plain(name));
        for (const form of ['NFC', 'NFD'] as const) expect(plain(name.normalize(form))).toBe(plain(name));
      }
    }),
    tries(2_000, 200_000),
  );
});

test('[SHL-19] any name is found by itself, by its words in any order, and in capitals', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), fc.infiniteStream(fc.nat(100)), (words, dice) => {
      const name = words.join(' ');
      const shuffled = words.map((word) => ({ word, at: dice.next().value! })).toSorted((a, b) => a.at - b.at).map(({ word }) => word).join(' '); // prettier-ignore
      // A few letters of old books have the capital of a different letter.
      const large = name.toUpperCase().toLowerCase() === name.toLowerCase() ? name.toUpperCase() : name;
      for (const search of [name, shuffled, plainName(name), large])
        expect([search, isFound(name, search)]).toEqual([search, true]);
    }),
    tries(2_000, 200_000),
  );
});

test('[SHP-2] of two items whose names were written alike before, each can still be changed; a new name is refused', () => {
  const others = [
    { id: 'Mash00000001', name: 'Layer mash' },
    { id: 'Mash00000002', name: 'Layer-mash' },
  ];
  const edit = (name: string) =>
    checkItem(
      {
        id: 'Mash00000002',
        name,
        kind: 'resale',
        base_unit: 'g',
        sell_units: [{ label: 'bag', factor: 70_000, price: 5 }],
      },
      { others, currency: 'UGX' },
    );
  expect(edit('Layer-mash')).toMatchObject({ ok: true });
  expect(edit('LAYER mash')).toMatchObject({ ok: false, error: { type: 'NameTaken', name: 'Layer mash' } });
});
