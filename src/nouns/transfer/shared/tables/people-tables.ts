import { t } from '@lingui/core/macro';
import { tableOf, type Table, type TableCell } from '../../../../domain/exports/table.ts';
import { showPhone } from '../../../../domain/phones/phone-number.ts';

/*
 * Those whom a business sells to and buys from. Their first columns are called as an import knows them, so that a table that was changed
 * elsewhere comes back; what is owed now is not: it would be owed twice. [CUS-7, VEN-3]
 */

/** Units: minor units; a balance below 0 was paid ahead. */
interface Person {
  readonly name: string;
  readonly phones: readonly string[];
  readonly location?: string | undefined;
  readonly terms_days?: number | undefined;
  readonly balance: number;
  readonly archived: boolean;
}
interface Customer extends Person {
  readonly credit_limit?: number | undefined;
}
interface Supplier extends Person {
  readonly supplies: readonly string[];
  readonly mobile_money?: string | undefined;
}

/** Everybody who buys, with what they owe now. [CUS-7, IMP-2] */
export const customersTable = (customers: readonly Customer[], currency: string): Table =>
  tableOf(
    { name: t`Customers`, currency },
    [
      [t`Name`, 'text'],
      [t`Phone`, 'text'],
      [t`Place`, 'text'],
      [t`Days to pay`, 'number'],
      [t`Credit limit`, 'money'],
      [t`Owes now`, 'money'],
      [t`Paid ahead`, 'money'],
      [t`State`, 'text'],
    ],
    customers.map((one) => [
      ...whoAndWhere(one),
      one.terms_days,
      one.credit_limit,
      ...owedAndAhead(one),
      stateWords(one),
    ]),
  );

/** Everybody we buy from, with what we owe them now. [VEN-3, IMP-2] */
export const suppliersTable = (suppliers: readonly Supplier[], currency: string): Table =>
  tableOf(
    { name: t`Suppliers`, currency },
    [
      [t`Name`, 'text'],
      [t`Phone`, 'text'],
      [t`Place`, 'text'],
      [t`Supplies`, 'text'],
      [t`Mobile money`, 'text'],
      [t`Days to pay`, 'number'],
      [t`Owed now`, 'money'],
      [t`We paid ahead`, 'money'],
      [t`State`, 'text'],
    ],
    suppliers.map((one) => [
      ...whoAndWhere(one),
      one.supplies.join(', '),
      one.mobile_money && phoneWords(one.mobile_money),
      one.terms_days,
      ...owedAndAhead(one),
      stateWords(one),
    ]),
  );

/** A phone has gaps, so that it is text for every table program: of digits alone it makes a number without its first 0. */
const phoneWords = (phone: string): string => showPhone(phone).replace(/^(\d{4})(\d{3})(\d+)$/, '$1 $2 $3');

const whoAndWhere = ({ name, phones, location }: Person): TableCell[] => [
  name,
  phones.map(phoneWords).join(' / '),
  location,
];

const owedAndAhead = ({ balance }: Person): TableCell[] => [Math.max(0, balance), Math.max(0, -balance)];

const stateWords = ({ archived }: Person): string =>
  archived ? t({ message: 'Archived', context: 'one person' }) : '';
