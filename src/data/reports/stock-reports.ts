import { itemEntity } from '../../domain/ledger/fold.ts';
import { LOST, lostKey, tally } from '../../domain/ledger/measures.ts';
import { ACCOUNTS } from '../../domain/ledger/posting.ts';
import { columnSum, type Cell, type Report, type ReportRow } from '../../domain/reports/report.ts';
import { partOf } from '../../domain/reports/report-filter.ts';
import { itemStateOf } from '../ledger/item-books.ts';
import { sumsOfPeriod, under } from '../ledger/period-sums.ts';
import { itemNames } from './item-names.ts';
import { goodsOf } from './item-places.ts';
import { partLines } from './part-split.ts';
import { monthsAndDays, type ReportDesk } from './report-desk.ts';

/* What the stock is worth, and what was lost of it. Units: minor units, base units. [RPT-6] */

/** Every item with what is there now and what it cost. */
export async function stockReport(desk: ReportDesk): Promise<Report> {
  const names = await itemNames(desk);
  const isWanted = await goodsOf(desk, desk.only === null ? null : partOf(desk.only));
  const levels = await desk.db.levels.where('key').startsWith(itemEntity('')).toArray();
  const rows: ReportRow[] = [];
  for (const [i, { key, level }] of levels.entries()) {
    await desk.step(i / levels.length);
    const id = key.slice(itemEntity('').length);
    if (!isWanted(id)) continue;
    const state = await itemStateOf(desk.db, id);
    const value = state?.value ?? 0;
    if (level === 0 && value === 0) continue;
    const isMaterial = state?.inventory === ACCOUNTS.materials;
    const { name, unit, count } = names(id);
    rows.push({
      key: id,
      cells: [name, { word: isMaterial ? 'materials' : 'goods' }, count(level), unit, value],
      to: isMaterial ? '/farm/view/3' : `/shop/stock_history/${id}`,
    });
  }
  rows.sort((a, b) => (b.cells[4] as number) - (a.cells[4] as number));
  return {
    columns: [
      { key: 'item', format: 'text' },
      { key: 'group', format: 'text' },
      { key: 'on-hand', format: 'number' },
      { key: 'unit', format: 'text' },
      { key: 'value', format: 'money' },
    ],
    rows,
    total: [{ word: 'total' }, null, null, null, columnSum(rows, 4)],
    chart: { is: 'bars', label: 0, values: [4] },
    isNow: true,
  };
}

/** What was lost by reason and by whoever was to mind it: broken, stolen, missing in a count, birds above the usual. */
export async function lossesReport(desk: ReportDesk): Promise<Report> {
  const sums = new Map<string, { value: number; count: number }>();
  const add = (key: string, count: number, value: number) => {
    const own = sums.get(key) ?? { value: 0, count: 0 };
    sums.set(key, { value: own.value + value, count: own.count + count });
  };
  const { months, rest } = monthsAndDays(desk);
  for (const month of months) {
    const kept = await sumsOfPeriod(desk.db, month);
    for (const [key, count] of under(kept, tally('lost', 'count'))) add(key, count, 0);
    for (const [key, value] of under(kept, tally('lost', 'amount'))) add(key, 0, value);
  }
  for (const days of rest)
    for await (const lost of partLines(days, (account) => account in LOST))
      for (const line of lost) add(lostKey(line.group, line), 1, line.amount);
  const rows = [...sums]
    .filter(([, { count }]) => count > 0)
    .map(([key, { count, value }]): ReportRow => {
      const [reason = '', who = ''] = key.split(' ');
      const person: Cell = who === '' ? null : (desk.nameOf(who) ?? who);
      return { key, cells: [{ word: reason }, person, count, value] };
    })
    .sort((a, b) => (b.cells[3] as number) - (a.cells[3] as number));
  return {
    columns: [
      { key: 'reason', format: 'text' },
      { key: 'person', format: 'text' },
      { key: 'times', format: 'number' },
      { key: 'value', format: 'money' },
    ],
    rows,
    total: [{ word: 'total' }, null, columnSum(rows, 2), columnSum(rows, 3)],
    chart: { is: 'bars', label: 0, values: [3] },
  };
}
