/** Mutants that change no decision, with the reason. */
export interface Equivalent {
  readonly line: RegExp;
  /** The following line, when that is the omitted one. */
  readonly next?: RegExp;
  readonly change: RegExp;
  readonly because: string;
}

export const EQUIVALENT: readonly Equivalent[] = [
  {
    line: /request\.auth != null &&/,
    change: /&& → its right side$/,
    because: 'without a token request.auth.uid is an error, which refuses too',
  },
  {
    line: /isText\(d\.(user_id|email|owner_uid|created_by|invited_by|accepted_by|get\('(accepted_by|voided_by|decided_by)', '-'\)), (128|254)\)/,
    change: /(128|254) [+-]1$/,
    because: 'it must also equal the uid or the address of the token, whose length is Google’s',
  },
  {
    line: /!changed\(\)\.hasAny\(\['id', 'business_id'/,
    change: /(without item [12]|'(id|business_id)' → another word)$/,
    because: 'the path holds both, and each revision must equal it',
  },
  {
    line: /d\.get\('(accepted_by|voided_by|decided_by|decided_at)', /,
    change: /'\w+' → another word$/,
    because: 'whoever writes it must be the person of the token, and a decision has its instant looked at',
  },
  {
    line: /&&$/,
    next: /isText\(d\.(user_id|owner_uid|created_by|invited_by|get\('(accepted_by|voided_by|decided_by)', '-'\)), 128\)|'(accepted_by|decided_by)' in d\)$/,
    change: /&& → its left side$/,
    because: 'what is left out looks at who it was, which must be the token’s, or belong to a member',
  },
  {
    line: /^isText\(d\.created_by, 128\) &&$/,
    change: /&& → its right side$/,
    because: 'what is left out looks at who it was, which must be the token’s, or belong to a member',
  },
  {
    line: /'(accepted_by|decided_by)' in d\)$/,
    change: /(without item \d+|'(accepted|refused)' → another word)$/,
    because: 'whoever decides must be the person of the token, so it is there',
  },
  {
    line: /me\.roles\.get\((right|wider), false\)/,
    change: /get → no value in its place$/,
    because: 'a right that is not named is then an error, which allows nothing, as false does',
  },
  {
    line: /!changed\(\)\.hasAny\(\['(sale|purchase)_no', 'kind', /,
    change: /(without item 2|'kind' → another word)$/,
    because: 'what a return is of stands in a return alone, and must not change: neither can the kind',
  },
  { line: /hasAny\(\['\w+'\]\)/, change: /hasAny → hasAll$/, because: 'any of one is all of one' },
];
