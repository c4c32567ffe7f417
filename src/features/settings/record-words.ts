import { t } from '@lingui/core/macro';
import type { Sale } from '../../../schemas/sale.schema.ts';
import type { TwoVersions, UnsentRecord } from '../../client/port-types.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { quantityWords } from '../../ui/numbers/quantity-words.ts';
import { dayWords, whenWords } from '../../ui/words/date-words.ts';

/** A value of a record, as it is written on paper. `currency` is that of the open business. */
export function valueWords(name: string, value: unknown, currency: string): string {
  if (value === undefined || value === null || value === '') return '–';
  switch (name) {
    case 'lines':
      return (value as Sale['lines']).map((line) => lineWords(line, currency)).join('; ');
    case 'initial_payment':
      return formatAmount((value as { amount: number }).amount, currency);
    case 'due_date':
    case 'day':
      return dayWords(value as string);
    case 'occurred_at':
      return whenWords(value as string);
    default:
      return plainWords(value);
  }
}

function plainWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  if (Array.isArray(value)) return value.map(plainWords).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function lineWords({ description, qty, unit, factor, unit_price }: Sale['lines'][number], currency: string): string {
  return `${description}, ${quantityWords(qty, unit, factor)} × ${formatAmount(unit_price, currency)}`;
}

/** Fields that a person is asked about: an id beside its name, and a day beside its time, say nothing new. */
export function askedFields(fields: TwoVersions['fields']): TwoVersions['fields'] {
  const names = new Set(fields.map(({ name }) => name));
  const told = new Set([names.has('customer_name') && 'customer_id', names.has('occurred_at') && 'day']);
  return fields.filter(({ name }) => !told.has(name));
}

/** What kind of record it is, as people say it. */
export function kindWords({ collection, id }: Pick<UnsentRecord, 'collection'> & { id?: string }): string {
  if (id?.startsWith('public_docs/')) return t`Link for a customer`;
  switch (collection) {
    case 'sales':
      return t`Sale`;
    case 'payments':
      return t`Payment`;
    case 'customers':
      return t`Customer`;
    case 'shop':
      return t`Item of the shop`;
    case 'purchases':
      return t`Purchase`;
    case 'stock_entries':
      return t`Stock record`;
    case 'vendors':
      return t`Supplier`;
    case 'farm':
      return t`Flock`;
    case 'farm_activities':
      return t`Farm record`;
    case 'workspace':
      return t`Business or account`;
    default:
      return collection;
  }
}
