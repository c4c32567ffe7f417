import { collections } from '../../../schemas/collections.ts';
import { checkDocument } from '../../../schemas/document-kind.ts';
import type { Posting } from '../../domain/ledger/posting.ts';
import { postingsOf, type Booked } from '../../domain/ledger/postings-of.ts';
import type { Report, ReportRow } from '../../domain/reports/report.ts';
import { partOf } from '../../domain/reports/report-filter.ts';
import { itemNames } from './item-names.ts';
import { goodsOf } from './item-places.ts';
import type { ReportDesk } from './report-desk.ts';

interface Bought {
  readonly times: number;
  readonly first: number;
  readonly last: number;
  readonly least: number;
  readonly most: number;
}

/** What the purchases of the days post, in the order of the books: they are few among all records. */
async function boughtOn({ factsOn, from, to }: ReportDesk): Promise<Posting[]> {
  const purchases = (await factsOn('purchases', from, to)).filter((row) => checkDocument(collections.purchases.kind, row).ok);
  const groups = purchases.flatMap((row) => postingsOf('purchases', row as unknown as Booked));
  return groups.sort((a, b) => (a.ord < b.ord ? -1 : 1)).flatMap(({ postings }) => postings);
} // prettier-ignore

/** What each item was bought at, from the first purchase of the days to the last: a unit, with what it cost to bring. [RPT-4] */
export async function pricesReport(desk: ReportDesk): Promise<Report> {
  const names = await itemNames(desk);
  const isWanted = await goodsOf(desk, desk.only === null ? null : partOf(desk.only));
  const items = new Map<string, Bought>();
  for (const { cause, item = '', qty = 0, value = 0 } of await boughtOn(desk)) {
    if (cause !== 'purchase' || qty <= 0 || !isWanted(item)) continue;
    const price = Math.round(value / names(item).count(qty));
    const own = items.get(item) ?? { times: 0, first: price, last: price, least: price, most: price };
    items.set(item, {
      times: own.times + 1,
      first: own.first,
      last: price,
      least: Math.min(own.least, price),
      most: Math.max(own.most, price),
    });
  }
  const rows = [...items].map(([id, { times, first, last, least, most }]): ReportRow => {
    const { name, unit } = names(id);
    const change = first > 0 ? (100 * (last - first)) / first : null;
    return { key: id, cells: [name, unit, times, first, last, change, least, most] };
  });
  return {
    columns: [
      { key: 'item', format: 'text' },
      { key: 'unit', format: 'text' },
      { key: 'times', format: 'number' },
      { key: 'first-price', format: 'money' },
      { key: 'last-price', format: 'money' },
      { key: 'change', format: 'percent' },
      { key: 'least-price', format: 'money' },
      { key: 'most-price', format: 'money' },
    ],
    chart: { is: 'bars', label: 0, values: [5] },
    rows: rows.sort((a, b) => Math.abs((b.cells[5] ?? 0) as number) - Math.abs((a.cells[5] ?? 0) as number)),
  };
}
