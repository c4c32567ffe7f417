import type { METHODS } from '../../../../../schemas/choices.ts';
import { t } from '@lingui/core/macro';
import type { ExpenseCategory } from '../../../../domain/expenses/check-expense.ts';
import { tableOf, type Table } from '../../../../domain/exports/table.ts';
import { categoryWords } from '../../../../ui/words/category-words.ts';
import { methodWords } from '../../../../ui/words/method-words.ts';
import { timeWords } from '../../../../ui/words/date-words.ts';
import { countedWords } from './state-words.ts';

type Method = (typeof METHODS)[number];

/** A payment; paid-out amounts are negative. Units: minor units. */
interface Paid {
  readonly day: string;
  readonly at: string;
  readonly party?: string | undefined;
  readonly paid_for: {
    readonly kind:
      | 'sale'
      | 'purchase'
      | 'carrier'
      | 'expense'
      | 'farm'
      | 'run'
      | 'opening'
      | 'tax'
      | 'account'
      | 'own'
      | 'moved';
    readonly number?: string | undefined;
    readonly category?: ExpenseCategory | undefined;
  };
  readonly amount: number;
  readonly method: Method;
  readonly reference?: string | undefined;
  readonly by?: string | undefined;
  readonly voided: boolean;
  readonly sync: string;
}

/** All payments: received and paid amounts add up as in the cash book. [IMP-2] */
export const paymentsTable = (payments: readonly Paid[], currency: string): Table =>
  tableOf(
    { name: t`Payments`, currency },
    [
      [t`Day`, 'day'],
      [t`Time`, 'text'],
      [t`Who`, 'text'],
      [t`What for`, 'text'],
      [t`Number`, 'text'],
      [t`Came in`, 'money'],
      [t`Went out`, 'money'],
      [t`Only moved`, 'money'],
      [t`Without money`, 'money'],
      [t`How`, 'text'],
      [t`Transaction number`, 'text'],
      [t`Written by`, 'text'],
      [t`State`, 'text'],
    ],
    payments.map((one) => [
      one.day,
      timeWords(one.at),
      one.party,
      paidForWords(one.paid_for),
      one.paid_for.number,
      ...amountsOf(one),
      settledWords(one.method, currency),
      one.reference,
      one.by,
      countedWords(one),
    ]),
  );

/**
 * Voided and unaccepted payments have no amounts; transfers, and settlements without money, are in columns of their
 * own.
 */
function amountsOf({ voided, sync, amount, method, paid_for }: Paid): readonly (number | undefined)[] {
  const [came, went, moved, otherwise] = [0, 1, 2, 3] as const;
  const isMoney = method !== 'credit_note' && method !== 'in_kind';
  const place = !isMoney ? otherwise : paid_for.kind === 'moved' ? moved : amount > 0 ? came : went;
  const cells: (number | undefined)[] = [undefined, undefined, undefined, undefined];
  if (!voided && sync !== 'rejected') cells[place] = place === went ? -amount : amount;
  return cells;
}

function paidForWords({ kind, category }: Paid['paid_for']): string {
  if (category) return categoryWords()[category];
  return {
    sale: t`Sale`,
    purchase: t`Purchase`,
    carrier: t`Transport`,
    expense: t`Expense`,
    farm: t`Flock`,
    run: t`Costs of making products`,
    opening: t({ message: 'From before the book', context: 'money' }),
    tax: t`Tax office`,
    account: t`On account`,
    own: t`The owner’s own money`,
    moved: t`Only moved`,
  }[kind];
}

/** Also names for settling a debt without money. */
const settledWords = (method: Method, currency: string): string =>
  ({ ...methodWords(currency), credit_note: t`Let off`, in_kind: t`In kind` })[method];
