import type { Flock } from '../../../../schemas/flock.schema.ts';
import { feedPerBirdDay, feedPerDozen } from '../../../domain/flocks/feed-use.ts';
import { ageInDays, ageInWeeks, laysFrom } from '../../../domain/flocks/flock-age.ts';
import { isRecorded, type FlockDay } from '../../../domain/flocks/flock-day.ts';
import { standardLayingOf } from '../../../domain/flocks/flock-weight.ts';
import { henDayPercentage, henHousedPercentage, type LayingDay } from '../../../domain/flocks/laying-percentages.ts';
import { columnSum, type Report, type ReportRow } from '../../../domain/reports/report.ts';
import { bookedDays, hensHoused, readFlockDays } from '../../farm/data/flock-days.ts';
import type { ReportDesk } from './report-desk.ts';
import { byName, compareNames } from '../../../domain/text/by-name.ts';

/* The paper forms of a flock, filled from the books. Units: birds, eggs, grams. [RPT-3] */

/** The flocks of the report, by house and name. */
export async function flocksOf({ things, only }: ReportDesk): Promise<Flock[]> {
  const all = (await things('farm')) as unknown as Flock[];
  return all
    .filter(({ id, archived }) => !archived && (only === null || id === only))
    .sort((a, b) => compareNames(a.house_name, b.house_name) || byName(a, b));
} // prettier-ignore

/** The paper form: each flock and day with eggs, broken eggs, deaths, feed and the birds at its end. */
export async function dailyReport(desk: ReportDesk): Promise<Report> {
  const flocks = await flocksOf(desk);
  const rows: ReportRow[] = [];
  const read = await readFlockDays(desk.db, desk.from, desk.to);
  for (const [i, flock] of flocks.entries()) {
    await desk.step(i / flocks.length);
    for (const one of bookedDays(read, flock.id)) {
      if (!isRecorded(one)) continue;
      const laying = henDayPercentage(one.eggs === undefined ? [] : [{ eggs: one.eggs, headsAlive: one.heads }]);
      rows.push({
        key: `${one.day} ${flock.id}`,
        cells: [one.day, flock.name, one.eggs ?? null, one.broken, laying ?? null, one.dead, one.fed_g ?? null, one.end, one.culled],
      });
    }
  } // prettier-ignore
  rows.sort((a, b) => (a.key < b.key ? 1 : -1));
  return {
    columns: [
      { key: 'day', format: 'day' },
      { key: 'flock', format: 'text' },
      { key: 'eggs', format: 'number' },
      { key: 'broken', format: 'number' },
      { key: 'laying', format: 'percent' },
      { key: 'dead', format: 'number' },
      { key: 'feed', format: 'grams' },
      { key: 'birds', format: 'number' },
      { key: 'culled', format: 'number' },
    ],
    rows,
    total: [{ word: 'total' }, null, columnSum(rows, 2), columnSum(rows, 3), null, columnSum(rows, 5), columnSum(rows, 6), null, columnSum(rows, 8)],
    chart: { is: 'days', label: 0, values: [2] },
  }; // prettier-ignore
}

/**
 * Each week of life of each laying flock: hen-day and hen-housed percent beside the standard, feed per bird and per
 * dozen, deaths.
 */
export async function weeklyReport(desk: ReportDesk): Promise<Report> {
  const flocks = (await flocksOf(desk)).filter(({ purpose }) => purpose !== 'broiler');
  const rows: ReportRow[] = [];
  const began = flocks.map(laysFrom).sort()[0];
  const read = await readFlockDays(desk.db, began !== undefined && began < desk.from ? began : desk.from, desk.to);
  for (const [i, flock] of flocks.entries()) {
    await desk.step(i / flocks.length);
    const housed = hensHoused(read, flock);
    const weeks = new Map<number, FlockDay[]>();
    for (const one of bookedDays(read, flock.id, desk.from)) {
      if (ageInDays(flock, one.day) < 0 || one.heads === 0) continue;
      const week = ageInWeeks(flock, one.day);
      weeks.set(week, [...(weeks.get(week) ?? []), one]);
    }
    for (const [week, days] of weeks) {
      const row = weekRow(flock, week, { days, housed });
      if (row) rows.push(row);
    }
  }
  return {
    columns: [
      { key: 'week', format: 'text' },
      { key: 'flock', format: 'text' },
      { key: 'laying', format: 'percent' },
      { key: 'laying-housed', format: 'percent' },
      { key: 'standard', format: 'percent' },
      { key: 'eggs', format: 'number' },
      { key: 'feed-bird', format: 'decimal' },
      { key: 'feed-dozen', format: 'decimal' },
      { key: 'dead', format: 'number' },
      { key: 'birds', format: 'number' },
      { key: 'days', format: 'number' },
      { key: 'culled', format: 'number' },
    ],
    rows,
    total: rows.length > 0 ? [{ word: 'total' }, null, null, null, null, columnSum(rows, 5), null, null, columnSum(rows, 8), null, null, columnSum(rows, 11)] : undefined,
    chart: { is: 'lines', label: 0, values: [2, 4] },
  }; // prettier-ignore
}

function weekRow(
  flock: Flock,
  week: number,
  { days, housed }: { days: readonly FlockDay[]; housed: number },
): ReportRow | undefined {
  const recorded = days.filter(({ eggs }) => eggs !== undefined);
  const fed = days.filter(({ fed_g }) => fed_g !== undefined);
  if (recorded.length === 0 && fed.length === 0) return undefined;
  const laying: LayingDay[] = recorded.map((one) => ({ eggs: one.eggs ?? 0, headsAlive: one.heads }));
  const eggs = laying.reduce((sum, one) => sum + one.eggs, 0);
  const feed = fed.reduce((sum, one) => sum + (one.fed_g ?? 0), 0);
  const birdDays = fed.reduce((sum, one) => sum + one.heads, 0);
  const isLaying = eggs > 0;
  return {
    key: `${flock.id} ${week}`,
    cells: [
      String(week),
      flock.name,
      henDayPercentage(laying) ?? null,
      (isLaying ? henHousedPercentage(laying, housed) : undefined) ?? null,
      (isLaying ? standardLayingOf(flock, days[0]!.day) : undefined) ?? null,
      eggs,
      feedPerBirdDay(feed, birdDays) ?? null,
      (isLaying ? feedPerDozen(feed, eggs) : undefined) ?? null,
      days.reduce((sum, { dead }) => sum + dead, 0),
      days.at(-1)!.end,
      recorded.length,
      days.reduce((sum, { culled }) => sum + culled, 0),
    ],
  };
}
