import { itemEntity } from '../../../domain/ledger/fold.ts';
import type { ItemState } from '../../../domain/ledger/item-state.ts';
import { columnSum, type Report, type ReportRow } from '../../../domain/reports/report.ts';
import { partOf } from '../../../domain/reports/report-filter.ts';
import { addDays } from '../../../domain/time/local-day.ts';
import { itemStateOf, lastMoved } from '../../../books/read/item-books.ts';
import { itemNames } from './item-names.ts';
import { goodsOf } from './item-places.ts';
import type { ReportDesk } from './report-desk.ts';

/*
 * Idle stock: goods that expire soon, and goods without movement. Units: minor units; quantities in common units.
 * [RPT-6]
 */

/** Range of days to look ahead and back. */
const DAYS = 30;
/** Causes by which goods leave the stock on purpose. */
const TAKEN = ['sale', 'feed', 'medicine', 'vaccine', 'use', 'run_in', 'gift'] as const;

/** Every item of the part that is in stock now. */
async function* inStock(desk: ReportDesk): AsyncGenerator<{ id: string; state: ItemState }> {
  const isWanted = await goodsOf(desk, desk.only === null ? null : partOf(desk.only));
  const levels = await desk.db.levels.where('key').startsWith(itemEntity('')).toArray();
  for (const [i, { key }] of levels.entries()) {
    await desk.step(i / levels.length);
    const id = key.slice(itemEntity('').length);
    if (!isWanted(id)) continue;
    const state = await itemStateOf(desk.db, id);
    if (state && state.qty > 0) yield { id, state };
  }
}

/** Batches that expire within 30 days, or have expired. */
export async function expiryReport(desk: ReportDesk): Promise<Report> {
  const names = await itemNames(desk);
  const rows: ReportRow[] = [];
  for await (const { id, state } of inStock(desk))
    for (const { expiry, qty, batch } of state.layers) {
      if (expiry === undefined || qty <= 0 || expiry > addDays(desk.today, DAYS)) continue;
      const { name, unit, count } = names(id);
      const value = Math.round((state.value * qty) / state.qty);
      rows.push({ key: `${expiry} ${id} ${batch ?? ''}`, cells: [name, expiry, batch ?? null, count(qty), unit, value] });
    }
  rows.sort((a, b) => (a.key < b.key ? -1 : 1));
  return {
    columns: [
      { key: 'item', format: 'text' },
      { key: 'expires', format: 'day' },
      { key: 'batch', format: 'text' },
      { key: 'on-hand', format: 'number' },
      { key: 'unit', format: 'text' },
      { key: 'value', format: 'money' },
    ],
    rows,
    total: rows.length > 0 ? [{ word: 'total' }, null, null, null, null, columnSum(rows, 5)] : undefined,
    chart: { is: 'bars', label: 0, values: [5] },
    isNow: true,
  };
} // prettier-ignore

/** Items not taken for 30 days, highest value first. */
export async function slowReport(desk: ReportDesk): Promise<Report> {
  const names = await itemNames(desk);
  const rows: ReportRow[] = [];
  const here: { id: string; state: ItemState }[] = [];
  for await (const one of inStock(desk)) here.push(one);
  const lastTaken = await lastMoved(desk.db, here.map(({ id }) => id), TAKEN); // prettier-ignore
  for (const { id, state } of here) {
    const last = lastTaken.get(id);
    if (last !== undefined && last > addDays(desk.today, -DAYS)) continue;
    const { name, unit, count } = names(id);
    rows.push({ key: id, cells: [name, last ?? { word: 'never' }, count(state.qty), unit, state.value] });
  }
  rows.sort((a, b) => (b.cells[4] as number) - (a.cells[4] as number));
  return {
    columns: [
      { key: 'item', format: 'text' },
      { key: 'last-taken', format: 'day' },
      { key: 'on-hand', format: 'number' },
      { key: 'unit', format: 'text' },
      { key: 'value', format: 'money' },
    ],
    rows,
    total: rows.length > 0 ? [{ word: 'total' }, null, null, null, columnSum(rows, 4)] : undefined,
    chart: { is: 'bars', label: 0, values: [4] },
    isNow: true,
  };
}
