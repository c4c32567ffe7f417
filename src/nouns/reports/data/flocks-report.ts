import type { Flock } from '../../../../schemas/flock.schema.ts';
import {
  batchBirds,
  batchCost,
  eggCost,
  marginPercent,
  type FlockResult,
} from '../../../domain/figures/flock-result.ts';
import { totalsIn, type Totals } from '../../../domain/figures/sum.ts';
import type { FlockDay } from '../../../domain/flocks/flock-day.ts';
import { broilerCost } from '../../../domain/flocks/broiler-result.ts';
import { isForEggs } from '../../../domain/flocks/curve-copies.ts';
import { ratio } from '../../../domain/numbers/ratio.ts';
import { sumOf } from '../../../domain/numbers/sum.ts';
import { columnSum, type Cell, type Report, type ReportRow } from '../../../domain/reports/report.ts';
import { bookedDays, readFlockDays } from '../../farm/data/flock-days.ts';
import { flockResults } from '../../farm/data/flock-results.ts';
import { sumsOver } from '../../../books/read/period-sums.ts';
import { flocksOf } from './farm-reports.ts';
import type { ReportDesk } from './report-desk.ts';

/**
 * Income, costs and margin of each flock, and the cost of an egg and a bird. [RPT-3, FLK-16, FLK-19, FLK-22] Eggs are
 * valued at the mean price of their month; a bird's cost is its share of the costs: for meat birds among those that
 * left alive and are still present, for hens by the mean number of hens. Birds that were dressed, eaten or moved to
 * another flock took their cost with them.
 */
export async function flocksReport(desk: ReportDesk): Promise<Report> {
  const flocks = await flocksOf(desk);
  const { db, from, to } = desk;
  const [sums, read, results] = await Promise.all([sumsOver(db, from, to), readFlockDays(db, from, to), flockResults(db, flocks, desk)]); // prettier-ignore
  const of = totalsIn(sums);
  const rows: ReportRow[] = [];
  for (const [i, flock] of flocks.entries()) {
    await desk.step(i / flocks.length);
    const row = rowOf(flock, { result: results.get(flock.id)!, of, days: bookedDays(read, flock.id) });
    if (row) rows.push(row);
  }
  return {
    columns: [
      { key: 'flock', format: 'text' },
      { key: 'eggs-worth', format: 'money' },
      { key: 'birds-sold', format: 'money' },
      { key: 'other-income', format: 'money' },
      { key: 'birds-taken', format: 'money' },
      { key: 'cost', format: 'money' },
      { key: 'margin', format: 'money' },
      { key: 'margin-percent', format: 'percent' },
      { key: 'egg-cost', format: 'money' },
      { key: 'bird-cost', format: 'money' },
    ],
    rows,
    total: rows.length > 0 ? totalOf(rows) : undefined,
    chart: { is: 'bars', label: 0, values: [6] },
    ...(from <= desk.today && desk.today <= to && { running: 'so-far' as const }),
  }; // prettier-ignore
}

/**
 * When a flock's eggs have no known value because none were sold, neither the total value nor the total margin is
 * known.
 */
function totalOf(rows: readonly ReportRow[]): Cell[] {
  const isKnown = rows.every(({ cells }) => cells[LEFT] !== null);
  const sum = (place: number) => (isKnown || (place !== EGGS && place !== LEFT) ? columnSum(rows, place) : null);
  return [{ word: 'total' }, ...[EGGS, 2, 3, 4, 5, LEFT].map(sum), null, null, null];
}
const [EGGS, LEFT] = [1, 6] as const;

interface Known {
  readonly result: FlockResult;
  readonly of: Totals;
  readonly days: readonly FlockDay[];
}

function rowOf(flock: Flock, { result, of, days }: Known): ReportRow | undefined {
  const { spent, eggs, birds, other, dressed, eaten, moved, left } = result;
  const taken = dressed + eaten + moved;
  if (spent === 0 && birds === 0 && other === 0 && taken === 0 && !eggs?.qty) return undefined;
  return {
    key: flock.id,
    cells: [
      flock.name,
      eggs ? ((eggs.qty ? eggs.amount : 0) ?? null) : null,
      birds,
      other,
      taken,
      spent,
      left ?? null,
      marginPercent(result) ?? null,
      rounded(eggCost(result)),
      isForEggs(flock) ? rounded(spent > 0 ? ratio(spent, meanHens(days)) : undefined) : (batchEach(flock.id, { result, of, days }) ?? null),
    ],
  };
} // prettier-ignore

/** Cost per bird of a batch: the birds that left alive on the days, and those present at their end. */
function batchEach(farm: string, { result, of, days }: Known): number | undefined {
  const birds = batchBirds(of, farm, days.at(-1)?.end ?? 0);
  return broilerCost(batchCost(result), { birds, live_g: undefined }).perBird;
}

/** Money is rounded to whole minor units. */
const rounded = (amount: number | undefined): number | null => (amount === undefined ? null : Math.round(amount));

/** Mean number of live hens over the days on which there were any. */
function meanHens(days: readonly FlockDay[]): number {
  const lived = days.filter(({ heads }) => heads > 0);
  return ratio(sumOf(lived, ({ heads }) => heads), lived.length) ?? 0; // prettier-ignore
}
