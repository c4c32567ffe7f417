import type { Row } from '../row-store.ts';
import { saleMoney, type SaleToCharge } from '../../domain/sales/sale-money.ts';
import { sumOf } from '../../domain/numbers/sum.ts';
import type { ChangeKind, ChangeRow } from './home-views.ts';

/** A fact as far as the first screen tells of it. */
export interface Changed extends Row {
  readonly id: string;
  readonly created_by: string;
  readonly created_at: string;
  readonly occurred_at: string;
  readonly voided_at?: string;
  readonly kind?: string;
}

interface Told {
  readonly kind: ChangeKind;
  readonly amount?: number | undefined;
  readonly about?: string | undefined;
}

/** What one record is to whoever looks, by the collection it stands in. Amounts: minor units, eggs, birds. */
function toldOf(collection: string, row: Changed): Told {
  const number = (name: string) => row[name] as number | undefined;
  const word = (name: string) => row[name] as string | undefined;
  switch (collection) {
    case 'sales': {
      const { total } = saleMoney(row as unknown as SaleToCharge);
      const about = word('customer_name');
      if (row.voided_at !== undefined) return { kind: 'voided', amount: total, about };
      return { kind: row.kind === 'return' ? 'return' : 'sale', amount: total, about };
    }
    case 'payments':
      return { kind: word('direction') === 'in' ? 'money_in' : 'money_out', amount: number('amount') };
    case 'expenses':
      return { kind: 'expense', amount: number('amount'), about: word('payee') };
    case 'purchases':
      return { kind: 'purchase' };
    case 'stock_entries':
      return { kind: 'stock' };
    default:
      if (row.kind === 'eggs')
        return { kind: 'eggs', amount: sumOf(row['grades'] as { qty: number }[], ({ qty }) => qty) };
      return row.kind === 'mortality' ? { kind: 'dead', amount: number('qty') } : { kind: 'activity' };
  }
}

/** What each person wrote down of each kind, the newest first. Units: as ChangeRow. [RPT-1] */
export function changesOf(
  rows: readonly { readonly collection: string; readonly row: Changed }[],
  nameOf: (uid: string) => string | undefined,
): ChangeRow[] {
  const groups = new Map<string, { told: Told; row: Changed }[]>();
  for (const { collection, row } of rows) {
    const told = toldOf(collection, row);
    const key = `${row.created_by} ${told.kind}`;
    const own = groups.get(key);
    if (own) own.push({ told, row });
    else groups.set(key, [{ told, row }]);
  }
  return [...groups]
    .map(([key, own]): ChangeRow => {
      const times = own.map(({ row }) => row.occurred_at).sort();
      const { told, row } = own[0]!;
      const amounts = own.flatMap(({ told: { amount } }) => amount ?? []);
      const abouts = new Set(own.map(({ told: { about } }) => about));
      return {
        key,
        by: nameOf(row.created_by),
        kind: told.kind,
        count: own.length,
        amount: amounts.length === own.length ? sumOf(amounts, (amount) => amount) : undefined,
        first_at: times[0]!,
        last_at: times.at(-1)!,
        about: abouts.size === 1 ? told.about : undefined,
        id: own.length === 1 ? row.id : undefined,
      };
    })
    .sort((a, b) => (a.last_at < b.last_at ? 1 : -1));
}
