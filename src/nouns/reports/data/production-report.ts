import type { StockEntry } from '../../../../schemas/stock-entry.schema.ts';
import { runYield } from '../../../domain/processing/recipe.ts';
import { ratio } from '../../../domain/numbers/ratio.ts';
import { sumOf } from '../../../domain/numbers/sum.ts';
import { columnSum, type Report, type ReportRow } from '../../../domain/reports/report.ts';
import { groupsOfDocument } from '../../../books/keep/named-groups.ts';
import { itemNames, type NamedItem } from './item-names.ts';
import { pieces, type ReportDesk } from './report-desk.ts';

type Run = Extract<StockEntry, { kind: 'production' }>;
const PERCENT = 100;

/**
 * Production: a line for each output of a run, newest first, with the yield of the run, its booked cost, and the cost
 * per unit. [RPT-3, PRC-3] Units: base units, minor units.
 */
export async function productionReport(desk: ReportDesk): Promise<Report> {
  const names = await itemNames(desk);
  const rows: ReportRow[] = [];
  for await (const { from, to } of pieces(desk))
    for (const fact of await desk.factsOn('stock_entries', from, to)) {
      const run = fact as unknown as Run;
      if (run.kind === 'production' && run.voided_at === undefined && isOf(run, desk.only))
        rows.push(...linesOf(run, names, await costsOf(desk, run.id)));
    }
  rows.sort((a, b) => (a.key < b.key ? 1 : -1));
  return {
    columns: [
      { key: 'day', format: 'day' },
      { key: 'what', format: 'text' },
      { key: 'item', format: 'text' },
      { key: 'qty', format: 'number' },
      { key: 'unit', format: 'text' },
      { key: 'yield', format: 'percent' },
      { key: 'cost', format: 'money' },
      { key: 'one-costs', format: 'money' },
    ],
    rows,
    total: rows.length > 0 ? [{ word: 'total' }, null, null, null, null, null, columnSum(rows, 6), null] : undefined,
    chart: { is: 'bars', label: 2, values: [6] },
  };
}

/** A run belongs to the flocks whose birds it took; to the rest when it took none. [RPT-8] */
function isOf({ inputs }: Run, only: string | null): boolean {
  const flocks = inputs.flatMap(({ farm_id }) => farm_id ?? []);
  if (only === null) return true;
  return only === 'rest' ? flocks.length === 0 : flocks.includes(only);
}

function linesOf(run: Run, names: (id: string) => NamedItem, cost: CostOf): ReportRow[] {
  const measured = ({ item_id, qty, weight_g }: { item_id?: string | undefined; qty: number; weight_g?: number | undefined }) => ({ qty, weight_g, base_unit: item_id === undefined ? ('bird' as const) : names(item_id).base_unit }); // prettier-ignore
  const share = runYield(run.inputs.map(measured), run.outputs.map(measured));
  return run.outputs.map(({ item_id, qty }, i) => {
    const { name, unit, count } = names(item_id);
    const spent = cost(item_id);
    const one = spent === undefined ? undefined : ratio(spent, count(qty));
    return {
      key: `${run.occurred_at} ${run.id} ${i}`,
      cells: [
        run.day,
        { word: `run:${run.type}` },
        name,
        count(qty),
        unit,
        // The yield belongs to the run: shown once, not for each of its outputs.
        i === 0 && share !== undefined ? share * PERCENT : null,
        spent ?? null,
        one === undefined ? null : Math.round(one),
      ],
    };
  });
}

type CostOf = (item: string) => number | undefined;

/** The booked cost of each output; undefined until the books know it. */
async function costsOf({ db }: ReportDesk, run: string): Promise<CostOf> {
  const rows = (await groupsOfDocument(db, run)).flatMap((group) => group.rows);
  return (item) =>
    rows.length === 0
      ? undefined
      : sumOf(
          rows.filter((row) => row.item === item && row.amount > 0),
          ({ amount }) => amount,
        );
}
