import type { MONEY_METHODS } from '../../../schemas/choices.ts';
import { maxMoney } from '../money/max-money.ts';
import type { Habits } from '../business/habits.ts';
import { plainWords } from '../text/plain-words.ts';
import type { ImportRow, KnownRows, PlannedRow, RowError } from './import-row.ts';
import { readAmount, type NumberStyle } from './read-cell.ts';
import { readDay } from './read-day.ts';

type Method = (typeof MONEY_METHODS)[number];

/** Money present when the book began; negative for an overdraft. Units: minor units. [PAY-2, LED-39] */
export interface MoneyImport {
  readonly method: Method;
  readonly amount: number;
  readonly day: string;
  /** The payment that recorded another amount so far. */
  readonly replaces?: string | undefined;
}

/** The present opening amount of a money method. */
export interface StandingMoney {
  readonly id: string;
  readonly amount: number;
  readonly day: string;
}

export interface MoneyContext {
  readonly standing: ReadonlyMap<Method, StandingMoney>;
  readonly currency: string;
  readonly today: string;
  readonly date_form: Habits['date_form'];
  readonly style: NumberStyle;
  readonly onKnown: KnownRows;
}

/** Plan every row of money. Each method has one opening amount: another amount replaces it, or is skipped. [IMP-1] */
export function planMoney(rows: readonly ImportRow[], context: MoneyContext): PlannedRow<MoneyImport>[] {
  const seen = new Set<Method>();
  return rows.map((one): PlannedRow<MoneyImport> => {
    const { row, method: name = '' } = one;
    const read = readMoney(one, context);
    if ('type' in read) return { row, name, is: 'bad', error: read };
    if (seen.has(read.method)) return { row, name, is: 'bad', error: { type: 'MethodTwice' } };
    seen.add(read.method);
    const before = context.standing.get(read.method);
    if (!before)
      return read.amount === 0
        ? { row, name, is: 'bad', error: { type: 'NothingThere' } }
        : { row, name, is: 'new', draft: read };
    const isSame = before.amount === read.amount && (before.day === read.day || one.opening_on === undefined);
    const left = isSame ? undefined : { field: 'amount' as const, amount: read.amount };
    if (context.onKnown === 'keep' || isSame) return { row, name, is: 'known', as: name, left };
    const draft = { ...read, day: one.opening_on === undefined ? before.day : read.day, replaces: before.id };
    return { row, name, is: 'changed', as: name, draft };
  });
}

function readMoney(
  { method: typed = '', amount: written = '', opening_on }: ImportRow,
  { currency, today, date_form, style }: MoneyContext,
): MoneyImport | RowError {
  const method = readMethod(typed);
  if (!method) return { type: 'CellWrong', field: 'method', wanted: 'method', typed };
  const meant = readAmount(written, { currency }, style);
  if (meant.is === 'either') return { type: 'NumberUnclear', field: 'amount', typed: written };
  if (meant.is === 'none') return { type: 'CellWrong', field: 'amount', wanted: 'amount', typed: written };
  const amount = meant.value;
  if (Math.abs(amount) > maxMoney(currency)) return { type: 'TooLarge', field: 'amount' };
  const day = opening_on === undefined ? today : readDay(opening_on, date_form);
  if (day === undefined) return { type: 'CellWrong', field: 'opening_on', wanted: 'day', typed: opening_on ?? '' };
  return day > today ? { type: 'DayInFuture', field: 'opening_on' } : { method, amount, day };
}

/** Names of places where money is kept, in English, Swahili and French. */
const METHOD_WORDS: readonly (readonly [Method, RegExp])[] = [
  // prettier-ignore
  ['mobile_money', /mobile|momo|m ?pesa|airtel|mtn|tigo|orange|wave|halo|yas|simu|e ?wallet|portable|lumicash|telebirr|mpamba|e ?mola|o ?pay|palm ?pay|ecocash|\bupi\b|jazz ?cash|easypaisa|bkash|nagad|esewa|gcash/],
  ['cheque', /che(que|ck)s?|hundi/],
  ['card', /\bcards?\b|\bcarte|\bkadi\b/],
  ['bank', /bank|banque|benki|savings|current account|sacco/],
  ['cash', /cash|caisse|especes|liquide|taslimu|mkononi|till|petty|hand|drawer|fedha|keshi/],
];

/** Money method from its words; the app's own method names are recognised too. */
export const readMethod = (typed: string): Method | undefined => {
  const plain = plainWords(typed.replace(/[_-]/g, ' '));
  return METHOD_WORDS.find(([, words]) => words.test(plain))?.[0];
};
