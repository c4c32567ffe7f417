import type { FarmActivity } from '../../../../schemas/farm-activity.schema.ts';
import { safeDay } from '../../../domain/health/safe-from.ts';
import { withdrawalOf, type Product } from '../../../domain/health/withdrawal.ts';
import type { Cell, Report, ReportRow } from '../../../domain/reports/report.ts';
import { daysBetween } from '../../../domain/time/days-between.ts';
import { treatedSince } from '../../../books/keep/work-list.ts';
import { pieces, type ReportDesk } from './report-desk.ts';

/* Registers for inspectors: the treatments of each flock, and from when its eggs and meat may be sold. [RPT-7] */

/** Every vaccination and treatment of the days, newest first. */
export async function medicineReport(desk: ReportDesk): Promise<Report> {
  const flocks = new Map((await desk.things('farm')).map((one) => [one['id'] as string, one['name'] as string]));
  const materials = new Map((await desk.things('raw_materials')).map((one) => [one['id'] as string, one]));
  const rows: ReportRow[] = [];
  // The dose that ends a course may have been given long after it.
  const treated = await desk.find('farm_activities', await treatedSince(desk.db, desk.from));
  const ends = new Map<string, FarmActivity[]>();
  for (const row of treated.values()) {
    const end = row as unknown as FarmActivity;
    if (end.kind === 'medication' && end.finishes !== undefined)
      ends.set(end.finishes, [...(ends.get(end.finishes) ?? []), end]);
  }
  for (const row of treated.values()) {
      const activity = row as unknown as FarmActivity;
      if ((activity.kind !== 'medication' && activity.kind !== 'vaccination') || activity.day > desk.to) continue;
      if (desk.only !== null && activity.farm_id !== desk.only) continue;
      const course = [activity, ...(ends.get(activity.id) ?? [])];
      const material = materials.get(activity.raw_material_id);
      const name: Cell = (material?.['name'] as string | undefined) ?? { word: 'unknown' };
      const dose = activity.kind === 'medication' ? (activity.dose ?? null) : activity.birds;
      rows.push({
        key: `${activity.occurred_at} ${activity.id}`,
        cells: [
          activity.day,
          flocks.get(activity.farm_id) ?? { word: 'unknown' },
          { word: activity.kind },
          name,
          dose,
          activity.batch_no ?? null,
          safeCell(course, 'egg'),
          safeCell(course, 'meat'),
          desk.nameOf(activity.performed_by) ?? null,
        ],
      });
    } // prettier-ignore
  rows.sort((a, b) => (a.key < b.key ? 1 : -1));
  return {
    columns: [
      { key: 'day', format: 'day' },
      { key: 'flock', format: 'text' },
      { key: 'what', format: 'text' },
      { key: 'product', format: 'text' },
      { key: 'dose', format: 'text' },
      { key: 'batch', format: 'text' },
      { key: 'eggs-from', format: 'day' },
      { key: 'meat-from', format: 'day' },
      { key: 'by', format: 'text' },
    ],
    rows,
  };
}

/**
 * The day from which a treatment, with the dose that ended it, allows the sale: the day shown everywhere.
 * [VET-3, VET-4]
 */
function safeCell(course: readonly FarmActivity[], product: Product): Cell {
  const safe = withdrawalOf(course, product);
  return safe ? (safeDay(safe) ?? { word: `safe:${safe.kind}` }) : { word: 'safe:now' };
}

/** The number of days on which each person recorded something on the farm. */
export async function recordedReport(desk: ReportDesk): Promise<Report> {
  const people = new Map<string, { days: Set<string>; records: number }>();
  const until = desk.to < desk.today ? desk.to : desk.today;
  for await (const { from, to } of pieces(desk))
    for (const row of await desk.factsOn('farm_activities', from, to)) {
      const { performed_by, day, farm_id, voided_at } = row as unknown as FarmActivity;
      if (voided_at !== undefined || (desk.only !== null && farm_id !== desk.only)) continue;
      const own = people.get(performed_by) ?? { days: new Set<string>(), records: 0 };
      own.days.add(day);
      people.set(performed_by, { days: own.days, records: own.records + 1 });
    }
  const all = Math.max(1, daysBetween(desk.from, until) + 1);
  const rows = [...people]
    .sort(([, a], [, b]) => b.days.size - a.days.size)
    .map(([uid, { days, records }]): ReportRow => {
      const name: Cell = desk.nameOf(uid) ?? { word: 'unknown' };
      return { key: uid, cells: [name, days.size, all - days.size, (100 * days.size) / all, records] };
    });
  return {
    columns: [
      { key: 'person', format: 'text' },
      { key: 'days', format: 'number' },
      { key: 'days-missing', format: 'number' },
      { key: 'complete', format: 'percent' },
      { key: 'records', format: 'number' },
    ],
    rows,
    chart: { is: 'bars', label: 0, values: [1] },
  };
}
