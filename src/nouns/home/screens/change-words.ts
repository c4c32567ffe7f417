import { plural, t } from '@lingui/core/macro';
import type { ChangeRow } from '../../../contract/home.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { dayWords, timeWords, whenWords } from '../../../ui/words/date-words.ts';
import { groupDigits } from '../../../ui/numbers/group-digits.ts';

/** "Brian recorded 3 sales"; on the own day "3 sales". */
export function changeWords(change: ChangeRow, own: boolean): string {
  const what = didWords(change, whatWords(change));
  if (own) return what.slice(0, 1).toUpperCase() + what.slice(1);
  const by = change.by ?? t`Somebody`;
  return t`${by}: ${what}`;
}

function didWords({ did }: ChangeRow, what: string): string {
  if (did === 'changed') return t`${what} changed`;
  return did === 'voided' ? t`${what} voided` : what;
}

function whatWords({ kind, count, amount = 0 }: ChangeRow): string {
  switch (kind) {
    case 'sale':
      return plural(count, { one: '# sale', other: '# sales' });
    case 'return':
      return plural(count, { one: '# sale came back', other: '# sales came back' });
    case 'money_in':
      return plural(count, { one: '# payment from a customer', other: '# payments from customers' });
    case 'money_out':
      return plural(count, { one: '# payment made', other: '# payments made' });
    case 'purchase':
      return plural(count, { one: '# purchase', other: '# purchases' });
    case 'expense':
      return plural(count, { one: '# expense', other: '# expenses' });
    case 'eggs':
      return plural(count, { one: '# egg round', other: '# egg rounds' });
    case 'dead':
      return plural(amount, { one: '# dead bird', other: '# dead birds' });
    case 'activity':
      return plural(count, { one: '# other record of the farm', other: '# other records of the farm' });
    case 'stock':
      return plural(count, { one: '# change of stock', other: '# changes of stock' });
  }
}

const GOODS = new Set<ChangeRow['kind']>(['eggs', 'dead']);

/** The total, or the number of records; for an edited record the values before and after. */
export function worthWords({ kind, amount, count, did, was }: ChangeRow, currency: string): string {
  if (amount === undefined) return groupDigits(String(count));
  // The earlier value beside the present one.
  if (did === 'changed') {
    const shown = (one: number) => (GOODS.has(kind) ? groupDigits(String(one)) : formatAmount(one, currency));
    return was === undefined ? shown(amount) : `${shown(was)} → ${shown(amount)}`;
  }
  if (GOODS.has(kind)) return groupDigits(String(amount));
  const money = formatAmount(amount, currency);
  if (kind === 'money_in') return `+ ${money}`;
  return kind === 'money_out' || kind === 'expense' ? `− ${money}` : money;
}

/** "today 12:15 to 14:32", or one time; for an edit also the record's day and the reason. */
export function spanWords({ first_at, last_at, about, day, reason }: ChangeRow): string {
  const [from, to] = [whenWords(first_at), whenWords(last_at)];
  const sameDay = localDay(new Date(first_at)) === localDay(new Date(last_at));
  const span = from === to ? from : sameDay ? `${from} – ${timeWords(last_at)}` : `${from} – ${to}`;
  const of =
    day !== undefined && day !== localDay(new Date(last_at))
      ? t({ message: `of ${dayWords(day)}`, context: 'a day' })
      : undefined;
  return [about, of, span, reason].filter(Boolean).join(' · ');
}

/** Path of the records' list, or of the single sale, purchase or expense. */
export function changeLink({ kind, id, did, day }: ChangeRow): string {
  switch (kind) {
    case 'sale':
      if (did === 'voided') return '/sales/view/5';
      return id === undefined ? '/sales/view/0' : `/sales/receipt/${id}`;
    case 'return':
      return '/sales/view/5';
    case 'money_in':
      return '/dashboard?report=cash&dates=today';
    case 'money_out':
    case 'expense':
      return kind === 'expense' && id !== undefined ? `/expenses/voucher/${id}` : '/expenses';
    case 'purchase':
      return id === undefined ? '/shop?show=purchases' : `/purchases/view/${id}`;
    case 'stock':
      return '/shop';
    case 'eggs':
    case 'dead':
    case 'activity':
      return day === undefined ? '/farm/view/1' : `/farm/view/1?day=${day}`;
  }
}
