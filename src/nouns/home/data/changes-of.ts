import { saleMoney, type SaleToCharge } from '../../../domain/sales/sale-money.ts';
import { sumOf } from '../../../domain/numbers/sum.ts';
import type { ChangeKind, ChangeRow } from '../../../contract/home.ts';
import type { Changed, News } from './news-of.ts';

interface Told {
  readonly kind: ChangeKind;
  readonly amount?: number | undefined;
  readonly about?: string | undefined;
}

/** One record as the viewer sees it, by its collection. Amounts: minor units, eggs, birds. */
function toldOf(collection: string, row: Changed): Told {
  const number = (name: string) => row[name] as number | undefined;
  const word = (name: string) => row[name] as string | undefined;
  switch (collection) {
    case 'sales': {
      const { total } = saleMoney(row as unknown as SaleToCharge);
      const about = word('customer_name');
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

/** Changes of each person and kind, newest first. Units: as ChangeRow. [RPT-1] */
export function changesOf(news: readonly News[], nameOf: (uid: string) => string | undefined): ChangeRow[] {
  const groups = new Map<string, { told: Told; one: News }[]>();
  for (const one of news) {
    const told = toldOf(one.collection, one.row);
    const key = `${one.by} ${one.did} ${told.kind}`;
    const own = groups.get(key);
    if (own) own.push({ told, one });
    else groups.set(key, [{ told, one }]);
  }
  return [...groups].map(([key, own]) => rowOf(key, own, nameOf)).sort((a, b) => (a.last_at < b.last_at ? 1 : -1));
}

function rowOf(key: string, own: readonly { told: Told; one: News }[], nameOf: (uid: string) => string | undefined): ChangeRow {
  const times = own.map(({ one }) => one.at).sort();
  const { told, one } = own[0]!;
  const amounts = own.flatMap(({ told: { amount } }) => amount ?? []);
  const abouts = new Set(own.map(({ told: { about } }) => about));
  const isOne = own.length === 1;
  const was = isOne && one.before ? toldOf(one.collection, one.before).amount : undefined;
  return {
    key,
    by: nameOf(one.by),
    kind: told.kind,
    did: one.did,
    count: own.length,
    // A sum of the amounts of several edits has no meaning.
    amount: amounts.length === own.length && (isOne || one.did !== 'changed') ? sumOf(amounts, (amount) => amount) : undefined,
    ...(was !== undefined && was !== told.amount && { was }),
    first_at: times[0]!,
    last_at: times.at(-1)!,
    about: abouts.size === 1 ? told.about : undefined,
    id: isOne ? one.row.id : undefined,
    ...(isOne && one.did !== 'made' && { day: one.row.day, reason: one.reason }),
  };
} // prettier-ignore
