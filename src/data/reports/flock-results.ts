import type { Flock } from '../../../schemas/flock.schema.ts';
import type { FlockDay } from '../../domain/flocks/flock-day.ts';
import { broilerCost } from '../../domain/flocks/broiler-result.ts';
import { isForEggs } from '../../domain/flocks/curve-copies.ts';
import { costPerSaleableEgg } from '../../domain/flocks/egg-cost.ts';
import { marginOf } from '../../domain/flocks/margin.ts';
import { leftAlive, measure } from '../../domain/ledger/measures.ts';
import { ratio } from '../../domain/numbers/ratio.ts';
import { sumOf } from '../../domain/numbers/sum.ts';
import { columnSum, type Report, type ReportRow } from '../../domain/reports/report.ts';
import { bookedDays, readFlockDays, type ReadDays } from '../farm/flock-days.ts';
import { eggsWorth, flockSums, flockSumsIn } from '../farm/flock-money.ts';
import { sumsOver } from '../ledger/period-sums.ts';
import { flocksOf } from './farm-reports.ts';
import type { ReportDesk } from './report-desk.ts';

/**
 * What each flock brought and cost, what is left, and what an egg and a bird cost. [RPT-3, FLK-16, FLK-19, FLK-22] Eggs stand at the
 * mean price of the days; a bird costs its part of the costs: of those that left alive and are still here of meat birds, of the mean
 * number of hens. Birds that were dressed, eaten or moved to another flock took their cost along.
 */
export async function flocksReport(desk: ReportDesk): Promise<Report> {
  const flocks = await flocksOf(desk);
  const [sums, read] = await Promise.all([sumsOver(desk.db, desk.from, desk.to), readFlockDays(desk.db, desk.from, desk.to)]); // prettier-ignore
  const rows: ReportRow[] = [];
  for (const [i, flock] of flocks.entries()) {
    await desk.step(i / flocks.length);
    const row = rowOf(flock, sums, read);
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
    total: rows.length > 0 ? [{ word: 'total' }, ...[1, 2, 3, 4, 5, 6].map((place) => columnSum(rows, place)), null, null, null] : undefined,
    chart: { is: 'bars', label: 0, values: [6] },
  }; // prettier-ignore
}

function rowOf(flock: Flock, all: ReadonlyMap<string, number>, read: ReadDays): ReportRow | undefined {
  const { id } = flock;
  const forEggs = isForEggs(flock);
  const { costs, birds, other, dressed, eaten, moved } = flockSums(flockSumsIn(all, id), forEggs);
  const taken = dressed + eaten + moved;
  const cost = sumOf([...costs], ([, amount]) => amount);
  const ofDays = (name: string) => all.get(name) ?? 0;
  const eggs = forEggs ? eggsWorth(ofDays, id, ofDays(measure.fed(id, 'eggs'))) : undefined;
  const worth = eggs?.qty ? eggs.amount : 0;
  if (cost === 0 && birds === 0 && other === 0 && taken === 0 && !eggs?.qty) return undefined;
  const income = worth === undefined ? undefined : worth + birds + other + taken;
  const left = income === undefined ? undefined : marginOf(income, cost);
  const days = bookedDays(read, id);
  const count = forEggs ? meanHens(days) : Math.max(0, days.at(-1)?.end ?? 0) - sumOf(leftAlive(id), ofDays);
  return {
    key: id,
    cells: [
      flock.name,
      forEggs ? (worth ?? null) : null,
      birds,
      other,
      taken,
      cost,
      left?.amount ?? null,
      left?.percent ?? null,
      rounded(eggs && cost > 0 ? costPerSaleableEgg(cost - other, eggs.qty) : undefined),
      (forEggs
        ? rounded(cost > 0 ? ratio(cost, count) : undefined)
        : broilerCost(cost - moved, { birds: count, live_g: undefined }).perBird) ?? null,
    ],
  };
}

/** Money has no parts of a minor unit. */
const rounded = (amount: number | undefined): number | null => (amount === undefined ? null : Math.round(amount));

/** Hens alive, in the mean of the days on which there were any. */
function meanHens(days: readonly FlockDay[]): number {
  const lived = days.filter(({ heads }) => heads > 0);
  return ratio(sumOf(lived, ({ heads }) => heads), lived.length) ?? 0; // prettier-ignore
}
