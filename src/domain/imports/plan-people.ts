import { maxMoney } from '../money/max-money.ts';
import type { Habits } from '../business/habits.ts';
import { checkParty, PARTY_DETAILS, wordsTyped, type PartyDetails, type PartyDraft } from '../parties/check-party.ts';
import { type Known, peopleIndex } from '../parties/look-alike.ts';
import type { Meaning } from '../numbers/read-number.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { ImportRow, KnownRows, PlannedRow, RowError } from './import-row.ts';
import { creditOf } from './number-columns.ts';
import { readAmount, readTerms, type NumberStyle } from './read-cell.ts';
import { readDay } from './read-day.ts';

/** A customer or supplier in the book, with their details. */
export type KnownPerson = Known & PartyDetails & { readonly merged_into?: string | undefined };

export interface PeopleContext {
  readonly known: readonly KnownPerson[];
  readonly currency: string;
  /** Country for parsing phone numbers, when several countries use the currency. */
  readonly country?: string | undefined;
  readonly today: string;
  readonly date_form: Habits['date_form'];
  readonly style: NumberStyle;
  readonly onKnown: KnownRows;
}

/**
 * A person of the file or the book, with their balance according to the rows so far and the index of their first row in
 * the plan.
 */
interface Told {
  readonly one: KnownPerson;
  readonly at: number;
  sum: number;
}

/**
 * Plan every row of a file of customers or suppliers, in order. A person listed twice is one: the balances of both rows
 * are added, as for two open invoices. [CUS-7, VEN-3, MSG-21]
 */
export function planPeople(
  kind: 'customers' | 'suppliers',
  rows: readonly ImportRow[],
  context: PeopleContext,
): PlannedRow<PartyDraft>[] {
  const people = whoAmong(context.known, context);
  const told = new Map<KnownPerson, Told>();
  /** The person of each row of the plan. */
  const toldBy = new Map<number, Told>();
  const plan: PlannedRow<PartyDraft>[] = [];
  for (const one of rows) plan.push(planned(one));
  // After an earlier import of the same rows, the book holds their amounts as one sum.
  return plan.map((row, at) => {
    const before = 'left' in row && row.left !== undefined ? toldBy.get(at) : undefined;
    return before && before.one.opening_balance === before.sum ? { ...row, left: undefined } : row;
  });

  function planned(one: ImportRow): PlannedRow<PartyDraft> {
    const { row } = one;
    const name = nameOf(one);
    const read = draftOf(kind, one, context);
    if (!read.ok) return { row, name, is: 'bad', error: read.error };
    const checked = check(kind, read.value, context);
    if (!checked.ok) return { row, name, is: 'bad', error: asTyped(checked.error, one) };
    const draft = checked.value;
    const amount = draft.details?.opening_balance ?? 0;
    const who = people.find(draft.name, draft.phone);
    if (who.is === 'several') return { row, name, is: 'bad', error: { type: 'SeveralOfThisName' } };
    if (who.is === 'nobody') {
      const added: KnownPerson = { id: '', name: draft.name, phones: draft.phone ? [draft.phone] : [] };
      people.add(added);
      tell(added, amount);
      return { row, name: draft.name, is: 'new', draft, shares: who.shares };
    }
    const before = told.get(who.one);
    if (before) toldBy.set(plan.length, before);
    if (before) return again(before, { row, name: draft.name }, draft);
    tell(who.one, amount);
    const more = context.onKnown === 'update' ? whatTheyLack(who.one, draft) : undefined;
    const isTaken = amount === 0 || amount === (more?.details?.opening_balance ?? who.one.opening_balance);
    const left = isTaken ? undefined : { field: 'opening_balance' as const, amount };
    return more
      ? { row, name, is: 'changed', as: who.one.name, draft: more, left }
      : { row, name, is: 'known', as: who.one.name, left };
  }

  function tell(one: KnownPerson, sum: number): void {
    const first = { one, at: plan.length, sum };
    told.set(one, first);
    toldBy.set(plan.length, first);
  }

  /** A further row of the same person: its amount is added to that of the first row. */
  function again(
    before: Told,
    { row, name }: { row: number; name: string },
    draft: PartyDraft,
  ): PlannedRow<PartyDraft> {
    const amount = draft.details?.opening_balance ?? 0;
    const first = plan[before.at]!;
    const as = before.one.name;
    if (amount === 0) return { row, name, is: 'known', as };
    const details = 'draft' in first ? first.draft.details : undefined;
    // If the first row adds no one, or changes something else, the amount is skipped and reported.
    if (!('draft' in first) || (first.is === 'changed' && details?.opening_balance === before.one.opening_balance)) {
      before.sum += amount;
      return { row, name, is: 'known', as, left: { field: 'opening_balance', amount } };
    }
    const opening_balance = (details?.opening_balance ?? 0) + amount;
    if (Math.abs(opening_balance) > maxMoney(context.currency))
      return { row, name, is: 'bad', error: { type: 'TooLarge', field: 'opening_balance' } };
    before.sum += amount;
    const [opening_on] = [details?.opening_on, draft.details?.opening_on].filter((day) => day !== undefined).sort();
    plan[before.at] = { ...first, draft: { ...first.draft, details: { ...details, opening_balance, opening_on } } };
    return { row, name, is: 'joined', as, amount };
  }
}

function check(kind: 'customers' | 'suppliers', draft: PartyDraft, { currency, country, today }: PeopleContext) {
  const checked = checkParty(kind === 'customers' ? 'buys' : 'sells', draft, { currency, country, today });
  // New people have no id yet.
  return checked.ok ? ok({ ...checked.value, id: '' }) : checked;
}

/** The error in terms of the file: its column, and the text of the cell. */
function asTyped(error: RowError, row: ImportRow): RowError {
  const day = row.opening_on ?? '';
  if (error.type === 'AmountWrong')
    return { type: 'CellWrong', field: error.field, wanted: 'amount', typed: row[error.field] ?? '' };
  if (error.type === 'OpeningDayMissing') return { type: 'CellWrong', field: 'opening_on', wanted: 'day', typed: day };
  if (error.type === 'OpeningInFuture') return { type: 'DayInFuture', field: 'opening_on' };
  return error;
}

/** The details of a row. Errors: a number with two possible values. */
function draftOf(
  kind: 'customers' | 'suppliers',
  row: ImportRow,
  { currency, today, date_form, style }: PeopleContext,
): Result<PartyDraft, RowError> {
  const { phone = '', location, mobile_money, terms_days, credit_limit, opening_balance, opening_on, supplies } = row; // prettier-ignore
  const read = { credit_limit: meant('credit_limit'), opening_balance: meant('opening_balance') };
  const unclear = (['credit_limit', 'opening_balance'] as const).find((field) => read[field]?.is === 'either');
  if (unclear) return refuse({ type: 'NumberUnclear', field: unclear, typed: row[unclear] ?? '' });
  const amount = (one: Meaning | undefined) => (one?.is === 'one' ? one.value : Number.NaN);
  const details: PartyDetails = {
    location,
    ...(mobile_money !== undefined && { mobile_money }),
    ...(supplies !== undefined && { supplies: wordsTyped(supplies) }),
    ...(terms_days !== undefined && { terms_days: readTerms(terms_days) }),
    ...(credit_limit !== undefined && { credit_limit: amount(read.credit_limit) }),
    ...(opening_balance !== undefined && {
      opening_balance: amount(read.opening_balance),
      // An unreadable date becomes empty, which the check refuses.
      opening_on: opening_on === undefined ? today : (readDay(opening_on, date_form) ?? ''),
    }),
  };
  return ok({ id: '', name: nameOf(row), phone: firstPhone(phone), details });

  function meant(field: 'credit_limit' | 'opening_balance') {
    const typed = row[field];
    return typed === undefined ? undefined : readAmount(typed, { currency, credit: creditOf(kind, field) }, style);
  }
}

/** A full name, which other programs split over several columns. */
const nameOf = ({ name, middle_name, last_name }: ImportRow): string =>
  [name, middle_name, last_name].filter((part) => part !== undefined && part !== '').join(' ');

/** The first number of a cell: contacts of phones and other programs put several numbers into one cell. */
const firstPhone = (phones: string): string =>
  phones
    // A comma separates numbers, except within one that a spreadsheet has shortened to exponent form.
    .split(/[;|/]|:::|,(?!\d+e\+?\d)/i)
    .map((one) => one.trim())
    .find(Boolean) ?? '';

/**
 * A person with the file's details that the book lacks; undefined when there are none. Details in the book stay
 * unchanged.
 */
function whatTheyLack(known: KnownPerson, { phone, details = {} }: PartyDraft): PartyDraft | undefined {
  if (known.id === '' || known.merged_into !== undefined) return undefined;
  const before: PartyDetails = Object.fromEntries(PARTY_DETAILS.flatMap((field) => (known[field] === undefined ? [] : [[field, known[field]]]))); // prettier-ignore
  // An amount and its day belong together.
  const { opening_balance: _amount, opening_on: _day, ...others } = details;
  const news: PartyDetails = before.opening_balance === undefined ? details : others;
  const lacking = Object.entries(news).filter(([field]) => !(field in before));
  const [first] = known.phones ?? [];
  if (lacking.length === 0 && (first !== undefined || phone === undefined)) return undefined;
  return { id: known.id, name: known.name, phone: first ?? phone, details: { ...before, ...Object.fromEntries(lacking) } };
} // prettier-ignore

/**
 * The person of a row. `shares`: a person of another name with the same phone; `several`: several people have the name,
 * and no phone identifies one.
 */
type Who<P> =
  | { readonly is: 'one'; readonly one: P }
  | { readonly is: 'nobody'; readonly shares?: string }
  | { readonly is: 'several' };

/**
 * Finds people by phone and name: one name with two phones is two people, and so are two names with one phone, as in a
 * family. When either side has no phone the name decides. [CUS-7]
 */
function whoAmong<P extends Known>(
  known: readonly P[],
  place: Parameters<typeof peopleIndex>[1],
): { find: (name: string, phone?: string) => Who<P>; add: (one: P) => void } {
  const { add, namesakes, holders } = peopleIndex(known, place);
  const only = (found: readonly P[]): Who<P> | undefined =>
    found.length > 1 ? { is: 'several' } : found[0] && { is: 'one', one: found[0] };
  const find = (name: string, phone = ''): Who<P> => {
    const named = namesakes(name);
    const held = holders(phone);
    if (!held) return only(named) ?? { is: 'nobody' };
    const same = held.find((one) => named.includes(one));
    if (same) return { is: 'one', one: same };
    const withoutPhone = only(named.filter(({ phones = [] }) => phones.length === 0));
    const [holder] = held;
    return withoutPhone ?? { is: 'nobody', ...(holder && { shares: holder.name }) };
  };
  return { find, add };
}
