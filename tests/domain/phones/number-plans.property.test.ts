import fc from 'fast-check';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { getExampleNumber, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { kindOfNumber, planOfDial } from '../../../src/domain/phones/number-plans.ts';
import { showPhone, toE164 } from '../../../src/domain/phones/phone-number.ts';
import { COUNTRIES } from '../../../src/domain/places/countries.ts';
import { tries } from '../../support/runs.ts';

/* The number plans compared with Google's libphonenumber, whose tables are too large for a phone's first visit. */

/**
 * Numbers it knows and we do not, as they are never dialled by people: short machine numbers in South Africa, long
 * Dutch machine numbers, Rwanda's satellite numbers.
 */
const NOBODYS = [/^\+27\d{5,8}$/, /^\+3197\d{9}$/, /^\+25006/];

/** The result for a number typed in a country, with a currency that no country has. */
const read = (typed: string, country: string): unknown => {
  const answer = toE164(typed, 'XXX', country);
  return answer.ok ? answer.value : answer.error.type;
};
const exampleOf = (country: string) => getExampleNumber(country as CountryCode, examples)!;
const oracle = (typed: string, country: string) => parsePhoneNumberFromString(typed, country as CountryCode);

/** Countries with mobile numbers of several lengths, where one digit more or less may be another number. */
const SEVERAL_LENGTHS = new Set(['AT', 'DE', 'FI', 'GA', 'GM', 'ID', 'IT', 'KH', 'LB', 'MM', 'MY', 'NZ', 'SO']);

test('[CUS-11, ACC-12] a number of each country that is offered is read in each way of writing it', () => {
  for (const { code } of COUNTRIES) {
    const example = exampleOf(code);
    const abroad = example.formatInternational();
    const ways = [
      example.formatNational(),
      abroad,
      example.number.replace('+', '00'),
      abroad.replaceAll(' ', '\u00A0').replace('+', '\u202A+'),
      abroad.replaceAll(' ', '\u2011').replaceAll('-', '\u2012'),
      abroad.replace(' ', ' (0)'),
      `tel:${abroad.replaceAll(' ', '-')}`,
      example.number.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
    ];
    expect(ways.map((typed) => [typed, read(typed, code)])).toEqual(ways.map((typed) => [typed, example.number]));
    // Values from a spreadsheet: without a plus sign, and as a number. In Myanmar it could be another number dialled
    // within the country.
    const bare = example.number.slice(1);
    expect([example.number, oracle(bare, code)!.number]).toContain(read(`${bare}.0`, code));
    // Regardless of the country of the business.
    expect(toE164(example.number, 'UGX')).toEqual({ ok: true, value: example.number });
  }
});

test('[CUS-11] a mobile number with a digit too few or too many is none', () => {
  for (const { code, dial } of COUNTRIES) {
    const { nationalNumber } = exampleOf(code);
    if (SEVERAL_LENGTHS.has(code)) continue;
    for (const other of [nationalNumber.slice(0, -1), `${nationalNumber}1`]) {
      expect([other, read(`+${dial}${other}`, code), read(other, code)]).toEqual([other, 'PhoneWrong', 'PhoneWrong']);
    }
  }
});

test('[CUS-11] every number that is one in its country is taken as the same one', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 5, maxLength: 12 }).map((all) => all.join(''));
  let found = 0;
  fc.assert(
    fc.property(fc.constantFrom(...COUNTRIES), digits, ({ code, dial }, national) => {
      const one = oracle(`+${dial}${national}`, code);
      if (!one?.isValid() || one.country !== code || !/MOBILE|FIXED/.test(one.getType()!) || one.number.length < 8)
        return;
      if (NOBODYS.some((number) => number.test(one.number))) return;
      found += 1;
      expect([one.number, read(one.number, code)]).toEqual([one.number, one.number]);
      // Exclude the few numbers that libphonenumber does not parse back itself.
      const dialled = one.formatNational();
      const typed = oracle(dialled, code)?.number === one.number ? dialled : one.number;
      expect([typed, read(typed, code)]).toEqual([typed, one.number]);
    }),
    tries(30_000, 1_000_000),
  );
  expect(found).toBeGreaterThan(500);
});

test('[CUS-11] a mobile number is shown in the groups in which people of its country read it; long groups are parted', () => {
  const parted: Readonly<Record<number, string>> = { 6: '3 3', 7: '3 4', 8: '4 4' };
  for (const { code, dial } of COUNTRIES) {
    const example = exampleOf(code);
    const [, ...groups] = example.formatInternational().split(/[ -]/);
    const shown = showPhone(example.number).split(' ');
    expect([code, shown[0], shown.slice(1).map(({ length }) => length).join(' ')]).toEqual([code, `+${dial}`, groups.map(({ length }) => parted[length] ?? length).join(' ')]); // prettier-ignore
  }
});

test('[CUS-11] where other numbers have fewer digits, a mobile one still needs all of its own', () => {
  const kenya = planOfDial('254')!;
  const kinds = ['712345678', '202345678', '51234567', '71234567'].map((national) => kindOfNumber(kenya, national));
  expect(kinds).toEqual(['mobile', 'other', 'other', undefined]);
});
