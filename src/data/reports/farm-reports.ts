import type { Flock } from '../../../schemas/flock.schema.ts';
import { EGG_GRADES } from '../../../schemas/pieces.ts';
import { BROWN_LAYERS } from '../../domain/flocks/breed-curves.ts';
import { feedPerBirdDay, feedPerDozen } from '../../domain/flocks/feed-use.ts';
import { ageInDays, ageInWeeks } from '../../domain/flocks/flock-age.ts';
import { headsAliveOn } from '../../domain/flocks/heads-alive.ts';
import { henDayPercentage, type LayingDay } from '../../domain/flocks/laying-percentages.ts';
import { standardLaying } from '../../domain/flocks/standard.ts';
import { flockEntity } from '../../domain/ledger/fold.ts';
import type { FlockState } from '../../domain/ledger/flock-state.ts';
import { measure } from '../../domain/ledger/measures.ts';
import { columnSum, type Report, type ReportRow } from '../../domain/reports/report.ts';
import { daysFrom } from '../../domain/time/periods.ts';
import { pieces, type ReportDesk } from './report-desk.ts';

/* The paper forms of a flock, filled by the books. Units: birds, eggs, grams. [RPT-3] */

/** What the books have of one flock on one day; undefined where nothing was written down. */
interface FlockDay {
  readonly day: string;
  readonly eggs: number | undefined;
  readonly broken: number;
  readonly dead: number;
  readonly feed_g: number | undefined;
  readonly start: number;
  readonly end: number;
}

/** The flocks of the report, by house and name. */
async function flocksOf({ things, only }: ReportDesk): Promise<Flock[]> {
  const all = (await things('farm')) as unknown as Flock[];
  return all
    .filter(({ id, archived }) => !archived && (only === null || id === only))
    .sort((a, b) => a.house_name.localeCompare(b.house_name, undefined, { numeric: true }) || a.name.localeCompare(b.name));
} // prettier-ignore

/** The days of a flock, in order, as far as it was there. */
async function daysOf({ db }: ReportDesk, { id }: Flock, from: string, to: string): Promise<FlockDay[]> {
  const key = flockEntity(id);
  const between = (name: string) =>
    db.totals.where('[name+day]').between([name, from], [name, to], true, true).toArray();
  const summed = async (names: readonly string[]) => {
    const sums = new Map<string, number>();
    for (const name of names)
      for (const { day, amount } of await between(name)) sums.set(day, (sums.get(day) ?? 0) + amount);
    return sums;
  };
  const eggs = await summed(EGG_GRADES.map((grade) => measure.laid(id, grade)));
  const broken = await summed([measure.laid(id, 'broken')]);
  const dead = await summed([measure.heads(id, 'dead')]);
  const fed = await summed([measure.fed(id, 'feed')]);
  const groups = await db.groups.where('keys').between(`${key} ${from}`, `${key} ${to}\uffff`, true, true).sortBy('ord');
  const before = await db.groups.where('keys').between(`${key} `, `${key} ${from}`, true, false).last();
  const headsAfter = new Map<string, number>();
  for (const { day, after } of groups) headsAfter.set(day, (after[key] as FlockState | undefined)?.heads ?? 0);
  let heads = (before?.after[key] as FlockState | undefined)?.heads ?? 0;
  return daysFrom(from, to).map((day) => {
    const start = heads;
    heads = headsAfter.get(day) ?? heads;
    const feed = fed.get(day);
    return {
      day,
      eggs: eggs.get(day),
      broken: broken.get(day) ?? 0,
      dead: -(dead.get(day) ?? 0),
      feed_g: feed === undefined ? undefined : -feed,
      start,
      end: heads,
    };
  });
} // prettier-ignore

const hasRecord = ({ eggs, dead, feed_g }: FlockDay): boolean =>
  eggs !== undefined || dead !== 0 || feed_g !== undefined;

/** The paper form: each flock and day with eggs, broken ones, dead birds, feed and the birds at its end. */
export async function dailyReport(desk: ReportDesk): Promise<Report> {
  const flocks = await flocksOf(desk);
  const rows: ReportRow[] = [];
  for await (const { from, to } of pieces(desk))
    for (const flock of flocks)
      for (const one of await daysOf(desk, flock, from, to)) {
        const heads = headsAliveOn(one);
        if (!hasRecord(one)) continue;
        const laying = henDayPercentage(one.eggs === undefined ? [] : [{ eggs: one.eggs, headsAlive: heads }]);
        rows.push({
          key: `${one.day} ${flock.id}`,
          cells: [one.day, flock.name, one.eggs ?? null, one.broken, laying ?? null, one.dead, one.feed_g ?? null, one.end],
        });
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
    ],
    rows,
    total: [{ word: 'total' }, null, columnSum(rows, 2), columnSum(rows, 3), null, columnSum(rows, 5), columnSum(rows, 6), null],
  }; // prettier-ignore
}

/** Each week of life of each laying flock: hen-day percent beside the standard, feed a bird and a dozen, deaths. */
export async function weeklyReport(desk: ReportDesk): Promise<Report> {
  const flocks = (await flocksOf(desk)).filter(({ purpose }) => purpose !== 'broiler');
  const rows: ReportRow[] = [];
  for (const [i, flock] of flocks.entries()) {
    await desk.step(i / flocks.length);
    const weeks = new Map<number, FlockDay[]>();
    for (const one of await daysOf(desk, flock, desk.from, desk.to)) {
      if (ageInDays(flock, one.day) < 0 || headsAliveOn(one) === 0) continue;
      const week = ageInWeeks(flock, one.day);
      weeks.set(week, [...(weeks.get(week) ?? []), one]);
    }
    for (const [week, days] of weeks) {
      const row = weekRow(flock, week, days);
      if (row) rows.push(row);
    }
  }
  return {
    columns: [
      { key: 'week', format: 'text' },
      { key: 'flock', format: 'text' },
      { key: 'laying', format: 'percent' },
      { key: 'standard', format: 'percent' },
      { key: 'eggs', format: 'number' },
      { key: 'feed-bird', format: 'decimal' },
      { key: 'feed-dozen', format: 'decimal' },
      { key: 'dead', format: 'number' },
      { key: 'birds', format: 'number' },
      { key: 'days', format: 'number' },
    ],
    rows,
    total: rows.length > 0 ? [{ word: 'total' }, null, null, null, columnSum(rows, 4), null, null, columnSum(rows, 7), null, null] : undefined,
    chart: { is: 'lines', label: 0, values: [2, 3] },
  }; // prettier-ignore
}

function weekRow(flock: Flock, week: number, days: readonly FlockDay[]): ReportRow | undefined {
  const recorded = days.filter(({ eggs }) => eggs !== undefined);
  const fed = days.filter(({ feed_g }) => feed_g !== undefined);
  if (recorded.length === 0 && fed.length === 0) return undefined;
  const laying: LayingDay[] = recorded.map((one) => ({ eggs: one.eggs ?? 0, headsAlive: headsAliveOn(one) }));
  const eggs = laying.reduce((sum, one) => sum + one.eggs, 0);
  const feed = fed.reduce((sum, one) => sum + (one.feed_g ?? 0), 0);
  const birdDays = fed.reduce((sum, one) => sum + headsAliveOn(one), 0);
  const isLaying = eggs > 0;
  return {
    key: `${flock.id} ${week}`,
    cells: [
      String(week),
      flock.name,
      henDayPercentage(laying) ?? null,
      (isLaying ? standardLaying(BROWN_LAYERS, week) : undefined) ?? null,
      eggs,
      feedPerBirdDay(feed, birdDays) ?? null,
      (isLaying ? feedPerDozen(feed, eggs) : undefined) ?? null,
      days.reduce((sum, { dead }) => sum + dead, 0),
      days.at(-1)!.end,
      recorded.length,
    ],
  };
}
