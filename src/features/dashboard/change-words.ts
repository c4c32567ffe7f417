import { plural, t } from '@lingui/core/macro';
import type { ChangeRow } from '../../client/port-types.ts';

/** "Brian recorded 3 sales"; of one's own day "3 sales". */
export function changeWords(change: ChangeRow, own: boolean): string {
  const what = whatWords(change);
  if (own) return what.slice(0, 1).toUpperCase() + what.slice(1);
  const by = change.by ?? t`Somebody`;
  return t`${by}: ${what}`;
}

function whatWords({ kind, count, amount = 0 }: ChangeRow): string {
  switch (kind) {
    case 'sale':
      return plural(count, { one: '# sale', other: '# sales' });
    case 'return':
      return plural(count, { one: '# sale came back', other: '# sales came back' });
    case 'voided':
      return plural(count, { one: '# sale voided', other: '# sales voided' });
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

/** Where the records stand; the one sale, purchase or expense itself. */
export function changeLink({ kind, id }: ChangeRow): string {
  switch (kind) {
    case 'sale':
      return id === undefined ? '/sales/view/0' : `/sales/receipt/${id}`;
    case 'return':
    case 'voided':
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
      return '/farm/view/1';
  }
}
