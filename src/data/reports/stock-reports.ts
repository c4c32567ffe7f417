import { itemEntity } from '../../domain/ledger/fold.ts';
import { LOST, lostKey } from '../../domain/ledger/measures.ts';
import { ACCOUNTS } from '../../domain/ledger/posting.ts';
import { columnSum, type Cell, type Report, type ReportRow } from '../../domain/reports/report.ts';
import { partOf } from '../../domain/reports/report-filter.ts';
import { itemStateOf } from '../ledger/item-books.ts';
import { itemNames } from './item-names.ts';
import { goodsOf } from './item-places.ts';
import { partLines } from './part-split.ts';
import type { ReportDesk } from './report-desk.ts';
import { tallied } from './tallied.ts';

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
  const sums = await tallied(desk, {
    of: 'lost',
    async *onDays(days) {
      for await (const lost of partLines(days, (account) => account in LOST))
        yield lost.map((line) => ({ key: lostKey(line.group, line), count: 1, amount: line.amount }));
    },
  });
  const rows = [...sums]
    .map(([key, { count, amount }]): ReportRow => {
      const [reason = '', who = ''] = key.split(' ');
      const person: Cell = who === '' ? null : (desk.nameOf(who) ?? who);
      return { key, cells: [{ word: reason }, person, count, amount] };
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
