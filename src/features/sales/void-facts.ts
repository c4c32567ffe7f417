import { t } from '@lingui/core/macro';
import type { SaleRow, SaleView } from '../../contract/sales.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { quantityWords } from '../../ui/numbers/quantity-words.ts';

type Words = Partial<Record<string, string>>;

/** What voiding a sale, an order or a return does, with amounts. [SAL-41] `methods` are the words of the ways of paying. */
export function voidFacts(row: SaleRow, view: SaleView, currency: string, methods: Words): string[] {
  const { initial_payment: paid } = view;
  const total = formatAmount(row.total, currency);
  const money = formatAmount(paid?.amount ?? 0, currency);
  const method = methods[paid?.method ?? 'cash'] ?? '';
  const open = row.total - (paid?.amount ?? 0);
  const rest = formatAmount(Math.abs(open), currency);
  const name = row.customer_name;
  const goods = row.lines
    .filter(({ item_kind, restock }) => item_kind !== 'other' && restock !== 'loss')
    .map(({ qty, unit, factor, description }) => `${quantityWords(qty, unit, factor)} ${description}`)
    .join(', ');
  if (row.no_sale === 'return')
    return [
      t`${total} counts as sold again`,
      ...(paid ? [t`${method}: ${money} more, as nothing was given back`] : []),
      ...(name !== undefined && open > 0 ? [t`${name} owes ${rest} more`] : []),
      ...(goods ? [t`Out of the stock again: ${goods}`] : []),
    ];
  if (row.no_sale === 'order')
    return [t`The order of ${total} is gone`, ...(paid ? [t`${method}: ${money} less, as no deposit came in`] : [])];
  return [
    t`Sold: ${total} less`,
    ...(paid ? [t`${method}: ${money} less, as no money came in`] : []),
    ...(name !== undefined && open > 0 ? [t`${name} owes ${rest} less`] : []),
    ...(goods ? [t`Back in the stock: ${goods}`] : []),
  ];
}
