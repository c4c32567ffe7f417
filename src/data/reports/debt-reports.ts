import { AGE_BUCKETS, ageingOf, type OpenDocument } from '../../domain/debts/ageing.ts';
import { ACCOUNTS } from '../../domain/ledger/posting.ts';
import { columnSum, type Cell, type Report, type ReportRow } from '../../domain/reports/report.ts';
import type { Debt } from '../ledger/ledger-store.ts';
import { balanceOf, everyOpenDebt, partyBalances } from '../ledger/party-debts.ts';
import type { ReportDesk } from './report-desk.ts';

/* Who owes the business, and whom it owes, by how old it is today. Units: minor units. [RPT-5] */

/** [DEB-1..4] */
export const debtorsReport = (desk: ReportDesk): Promise<Report> => ageingReport(desk, ACCOUNTS.receivables);
/** [DEB-5] */
export const creditorsReport = (desk: ReportDesk): Promise<Report> => ageingReport(desk, ACCOUNTS.payables);

async function ageingReport(desk: ReportDesk, side: Debt['side']): Promise<Report> {
  const debts = await everyOpenDebt(desk.db, side);
  const byParty = new Map<string, Debt[]>();
  for (const debt of debts) byParty.set(debt.party ?? '', [...(byParty.get(debt.party ?? '') ?? []), debt]);
  const balances = await partyBalances(desk.db, side);
  // Who paid ahead owes nothing and still belongs to the sum.
  const ahead = [...balances].filter(([, party]) => balanceOf(party) < 0).map(([id]) => id);
  const ids = [...new Set([...byParty.keys(), ...ahead])];
  const isBuyers = side === ACCOUNTS.receivables;
  const names = await desk.find(isBuyers ? 'customers' : 'vendors', ids);
  const rows = ids
    .map((id): ReportRow => {
      const { buckets, total } = ageingOf((byParty.get(id) ?? []).map(openDocument), desk.today);
      const paidAhead = Math.min(0, balanceOf(balances.get(id)));
      const nobody: Cell = { word: isBuyers ? 'walk-in' : 'no-supplier' };
      const name: Cell = id === '' ? nobody : ((names.get(id)?.['name'] as string | undefined) ?? { word: 'unknown' });
      return {
        key: id || 'nobody',
        cells: [name, ...AGE_BUCKETS.map((bucket) => buckets[bucket]), paidAhead, total + paidAhead],
        to: id === '' ? undefined : isBuyers ? `/sales/customer?id=${id}` : `/suppliers?id=${id}`,
      };
    })
    .sort((a, b) => (b.cells.at(-1) as number) - (a.cells.at(-1) as number));
  return {
    columns: [
      { key: isBuyers ? 'customer' : 'supplier', format: 'text' },
      ...AGE_BUCKETS.map((bucket) => ({ key: `age:${bucket}`, format: 'money' }) as const),
      { key: 'ahead', format: 'money' },
      { key: 'owed', format: 'money' },
    ],
    rows,
    total: [{ word: 'total' }, ...[1, 2, 3, 4, 5, 6].map((place) => columnSum(rows, place))],
    chart: { is: 'bars', label: 0, values: [6] },
    isNow: true,
  };
}

/** What the books call due is the agreed day, else the day of the document. */
const openDocument = ({ due, agreed, balance }: Debt): OpenDocument => ({
  day: due,
  ...(agreed && { due_date: due }),
  open: balance,
});
