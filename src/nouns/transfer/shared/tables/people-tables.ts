import { t } from '@lingui/core/macro';
import { tableOf, type Table, type TableCell } from '../../../../domain/exports/table.ts';
import { showPhone } from '../../../../domain/phones/phone-number.ts';

/*
 * Customers and suppliers of a business. Their first columns have the headings that an import recognises, so that a
 * table changed elsewhere can be imported; the present debt has not, as it would be counted twice. [CUS-7, VEN-3]
 */

/** Units: minor units; a negative balance is an advance. */
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

/** All customers, with their present debt. [CUS-7, IMP-2] */
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

/** All suppliers, with the present debt to them. [VEN-3, IMP-2] */
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

/**
 * A phone number contains spaces, so that every table program treats it as text: of digits alone it makes a number
 * without its leading 0.
 */
const phoneWords = (phone: string): string => showPhone(phone).replace(/^(\d{4})(\d{3})(\d+)$/, '$1 $2 $3');

const whoAndWhere = ({ name, phones, location }: Person): TableCell[] => [
  name,
  phones.map(phoneWords).join(' / '),
  location,
];

const owedAndAhead = ({ balance }: Person): TableCell[] => [Math.max(0, balance), Math.max(0, -balance)];

const stateWords = ({ archived }: Person): string =>
  archived ? t({ message: 'Archived', context: 'one person' }) : '';
