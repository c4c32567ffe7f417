import { collections, type CollectionBelow } from '../../../schemas/collections.ts';
import type { Cell, Report, ReportRow } from '../../domain/reports/report.ts';
import { saleMoney, type SaleToCharge } from '../../domain/sales/sale-money.ts';
import type { Row } from '../row-store.ts';
import { pieces, type ReportDesk } from './report-desk.ts';

const FACTS = (Object.keys(collections) as CollectionBelow[]).filter((name) => collections[name].is === 'fact');

/** Who wrote what down, changed or voided it, the newest first. [RPT-7] */
export async function activityReport(desk: ReportDesk): Promise<Report> {
  const rows: ReportRow[] = [];
  for await (const { from, to } of pieces(desk))
    for (const collection of FACTS)
      for (const row of await desk.factsOn(collection, from, to)) rows.push(...linesOf(desk, collection, row));
  rows.sort((a, b) => (a.key < b.key ? 1 : -1));
  return {
    columns: [
      { key: 'time', format: 'time' },
      { key: 'by', format: 'text' },
      { key: 'what', format: 'text' },
      { key: 'number', format: 'text' },
      { key: 'amount', format: 'money' },
      { key: 'happened', format: 'text' },
    ],
    rows,
  };
}

/** A record was written once, and perhaps changed and voided later: each is a line. */
function linesOf(desk: ReportDesk, collection: CollectionBelow, row: Row): ReportRow[] {
  const word = (name: string) => row[name] as string | undefined;
  const id = word('id')!;
  const what: Cell = { word: `record:${collection === 'farm_activities' ? word('kind') : collection}` };
  const number = word('sale_no') ?? word('purchase_no') ?? word('voucher_no') ?? null;
  const line = (at: string, by: string | undefined, happened: string): ReportRow => ({
    key: `${at} ${id} ${happened}`,
    cells: [at, desk.nameOf(by ?? '') ?? { word: 'unknown' }, what, number, amountOf(collection, row), { word: `happened:${happened}` }],
  });
  const history = (row['history'] ?? []) as readonly { at: string; by: string }[];
  return [
    line(word('created_at')!, word('created_by'), 'written'),
    ...history.map(({ at, by }) => line(at, by, 'changed')),
    ...(word('voided_at') === undefined ? [] : [line(word('voided_at')!, word('voided_by'), 'voided')]),
  ];
} // prettier-ignore

/** What it came to, where that is one amount of money. */
function amountOf(collection: CollectionBelow, row: Row): number | null {
  if (collection === 'sales') return saleMoney(row as unknown as SaleToCharge).total;
  return collection === 'payments' || collection === 'expenses' ? (row['amount'] as number) : null;
}
