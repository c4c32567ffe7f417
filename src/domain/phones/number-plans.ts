/**
 * Format of a country's phone numbers. A national number excludes the country code and the 0 that is only dialled
 * within the country.
 */
export interface NumberPlan {
  /** Country calling code, without "+". */
  readonly dial: string;
  /** Whether a leading 0 is part of the number. */
  readonly keepsZero: boolean;
  /** Digit groups of mobile numbers for display; one list for each length. */
  readonly groups: readonly (readonly number[])[];
  /** Prefixes of mobile numbers; undefined when other numbers have the same prefixes. */
  readonly mobile?: RegExp | undefined;
  /** Ranges of digits of the other numbers: from, to. */
  readonly others: readonly (readonly [number, number])[];
}

/*
 * For each country of `places/countries.ts`: the code; the digit groups of mobile numbers, one digit per group (`334`
 * is 772 000 1180), with "!" when a 0 is part of the number; their prefixes, "-" when other numbers share them; the
 * lengths of the other numbers. Unneeded fields are omitted. Source: Google's libphonenumber, against which a test
 * checks each row; its own tables are 100 KB.
 */
const ROWS = `
1 334|20 244 1[0-2] 8-10|27 234|30 334|31 144|32 3222 4[5-9] 8|33 12222|34 3222|39 !334,333 3,43 6-12|40 333 7 6,9|41 2322|43 333 - 4-13
44 433 7 9-10|45 2222|46 2322 7 7-9|47 2222|48 333 - 7|49 434,334 1[5-7] 5-13|51 333 9 8|52 334|54 1244 9 10|55 254 ..9 10|56 144|57 334 3 8,10
60 234,244 1 8-9|61 333|62 333,343,344,345 8 7-11|63 334 9 6-10|64 234,233,244 2[0-26-9] 8|66 234 [689],14 8|84 333 [13-9] 10|90 3322|91 55
92 334 3 9-10|93 234|94 234|95 134,133,135,1333 9 6-9|211 333|212 12222|213 3222 [567] 8-9|216 233|218 234|220 34,234|221 2322|222 2222|223 2222
224 3222 6 8|225 !2224|226 !2222|227 2222|228 2222|229 !22222|230 44 5 7-8|231 234,133 [4-8] 8-9|232 233|233 234|234 334|235 2222|236 2222
237 12222|238 322|239 34|240 333|241 !2222,1222|242 !234|243 333,223 [89] 7-10|244 333|245 333|248 133|249 234|250 333|251 234
252 234,134 [67] 6-9|253 2222|254 333 [17] 7-9|255 333|256 333|257 2222|258 234 8 8|260 234|261 2232|263 234|264 234 8,60 8-9
265 3222 11,[2-9] 7|266 44|267 233 7 7|268 44|269 322|291 133|351 333|353 234 8 7-10|358 234 - 5-10|380 234|502 44|504 44|505 44|506 44|509 224
591 44|592 34|593 234 9 8|595 333 9 7-9|675 44 7 7-8|679 34|855 234,233|880 433 1 6-10|961 233,133|962 144 [47] 8|964 334 7 8-9|966 234
967 333 7[0137] 7-9|971 234 5 8|975 2222 1[67],[78]7 7|977 334 9[08] 8-10`;

const PLANS = new Map(
  ROWS.trim()
    .split(/[|\n]/)
    .map((row) => {
      const [dial = '', groups = '', mobile = '-', others = ''] = row.split(' ');
      return [dial, planOf(dial, { groups, mobile, others })];
    }),
);

function planOf(dial: string, row: { groups: string; mobile: string; others: string }): NumberPlan {
  return {
    dial,
    keepsZero: row.groups.startsWith('!'),
    groups: row.groups.replace('!', '').split(',').map((group) => group.split('').map(Number)), // prettier-ignore
    mobile: row.mobile === '-' ? undefined : new RegExp(`^(?:${row.mobile.replaceAll(',', '|')})`),
    others: row.others.split(',').filter(Boolean).map((span) => { const [from, to = from] = span.split('-').map(Number); return [from!, to!]; }), // prettier-ignore
  };
}

/** The plan for a calling code, such as `256`; undefined for a country that is not offered. */
export const planOfDial = (dial: string | undefined): NumberPlan | undefined => PLANS.get(dial ?? '');

/**
 * The plan of an international number. `digits`: with the country code, without "+". No code is a prefix of another.
 */
export const planOfNumber = (digits: string): NumberPlan | undefined =>
  PLANS.get(digits[0] ?? '') ?? PLANS.get(digits.slice(0, 2)) ?? PLANS.get(digits.slice(0, 3));

export const digitsIn = (groups: readonly number[]): number => groups.reduce((sum, digits) => sum + digits, 0);

/** Whether a number with this prefix and length exists: of a mobile phone, or another. */
export function kindOfNumber(plan: NumberPlan, national: string): 'mobile' | 'other' | undefined {
  const isLong = plan.groups.some((groups) => digitsIn(groups) === national.length);
  const isOther =
    plan.others.some(([from, to]) => national.length >= from && national.length <= to) &&
    (!plan.keepsZero || national.startsWith('0'));
  if (plan.mobile?.test(national)) return isLong ? 'mobile' : undefined;
  return (
    isLong && !plan.mobile ? 'mobile'
    : isOther ? 'other'
    : undefined
  ); // prettier-ignore
}
