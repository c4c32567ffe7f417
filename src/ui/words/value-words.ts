import { t } from '@lingui/core/macro';
import type { Sale } from '../../../schemas/sale.schema.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import type { DifferingField } from '../../domain/sync/differing-fields.ts';
import { quantityWords } from '../numbers/quantity-words.ts';
import { dayWords, whenWords } from './date-words.ts';
import { methodWords } from './method-words.ts';

/** Formatted value of a record's field. `currency` is that of the open business. */
export function valueWords(name: string, value: unknown, currency: string): string {
  if (value === undefined || value === null || value === '') return '–';
  switch (name) {
    case 'lines':
      return (value as Sale['lines']).map((line) => lineWords(line, currency)).join('; ');
    case 'initial_payment':
      return wayWords(value as Way, currency);
    case 'more_payments':
      return (value as Way[]).map((way) => wayWords(way, currency)).join(' + ');
    case 'order_discount':
    case 'delivery_fee':
    case 'amount':
    case 'value':
      return formatAmount(value as number, currency);
    case 'delivery':
      return deliveryWords(value as NonNullable<Sale['delivery']>);
    case 'status':
      return value === 'order' ? t`Order for later` : t`Sold`;
    case 'due_date':
    case 'expiry':
    case 'day':
      return dayWords(value as string);
    case 'occurred_at':
      return whenWords(value as string);
    case 'logo':
      return t`A picture`;
    default:
      return plainWords(value);
  }
}

type Way = NonNullable<Sale['initial_payment']>;

const wayWords = ({ amount, method, reference }: Way, currency: string): string =>
  [formatAmount(amount, currency), methodWords(currency)[method] ?? method, reference].filter(Boolean).join(' · ');

function plainWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  if (Array.isArray(value)) return value.map(plainWords).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function lineWords(line: Sale['lines'][number], currency: string): string {
  const { description, qty, unit, factor, weight_g, unit_price, discount } = line;
  const words = `${description}, ${quantityWords(qty, unit, factor, weight_g)} × ${formatAmount(unit_price, currency)}`;
  const off = formatAmount(discount ?? 0, currency);
  return discount ? t`${words}, less ${off}` : words;
}

function deliveryWords({ address, date, status }: NonNullable<Sale['delivery']>): string {
  const far = { pending: t`Not sent yet`, out: t`On the way`, delivered: t`Delivered`, failed: t`Not taken` }[status];
  return [address, date && dayWords(date), far].filter(Boolean).join(', ');
}

/**
 * Fields to show to the user: an id beside its name, a day beside its time, or a unit beside its amount is redundant.
 */
export function askedFields(fields: readonly DifferingField[]): readonly DifferingField[] {
  const names = new Set(fields.map(({ name }) => name));
  const told = new Set([
    names.has('customer_name') && 'customer_id',
    names.has('occurred_at') && 'day',
    ...(names.has('qty') ? ['unit', 'factor'] : []),
  ]);
  return fields.filter(({ name }) => !told.has(name));
}
