import { withoutCorrected } from '../../../domain/corrections/correction-id.ts';
import { query } from '../../../data/query.ts';
import { countedUnit } from '../../../domain/stock/friendly-units.ts';
import { combineLatest } from 'rxjs';
import { stockEntry, type StockEntry } from '../../../../schemas/stock-entry.schema.ts';
import { toldChanges } from '../../../data/earlier-versions.ts';
import { mayAdd } from '../../../data/rights.ts';
import { runYield } from '../../../domain/processing/recipe.ts';
import type { Book, Fact } from '../../../store/book.ts';
import { isAwaitingApproval } from '../../../store/edits.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { groupsOfDocument } from '../../../books/keep/named-groups.ts';
import { booked } from '../../../books/read/when-booked.ts';
import { changesIn, whenBusinessOpen } from '../../../data/live.ts';
import { newestPages } from '../../../data/newest-pages.ts';
import type { RunLine, RunRow, RunsPage } from '../../../contract/processing.ts';
import { mayDo } from '../../../data/session.ts';
import { namesIn } from '../../../data/names-in.ts';
import { everyIngredient } from './ingredients.query.ts';
import { readInTurn } from '../../../data/read-in-turn.ts';

type RunDoc = Fact<Extract<StockEntry, { kind: 'production' }>>;

const NOTHING: RunsPage = { rows: [], more: false };
/** Rows per read; counts and losses are among the runs. */
const PAGE = 200;

/** Production runs, newest first, with yield and unit cost. [RTE-36, PRC-3] */
export const runs = query({
  name: 'processing.runs',
  whileArriving: 'rows',
  read: (deps, { limit }) =>
    whenBusinessOpen(
      deps,
      (session, businessId) => {
        const { stock_entries: store } = session.book;
        return combineLatest([
          changesIn(store),
          // A purchase that arrives late changes the cost of a run.
          booked(session),
          everyIngredient(session, businessId),
          session.open$,
          session.workspace$,
        ]).pipe(
          readInTurn(async ([, db, known, open, workspace]) => {
            const found = await newestRuns(store, businessId, limit + 1);
            const byId = new Map(known.map((one) => [one.id, one]));
            const around = { db, lineOf: lineOf(byId), nameOf: namesIn(workspace, open?.business.id), mayVoid: open !== undefined && mayDo(open, 'edit_farm'), mayCorrect: open !== undefined && mayDo(open, 'edit_farm') && mayAdd(open, 'stock_entries', { kind: 'production' }) }; // prettier-ignore
            const rows = await Promise.all(found.slice(0, limit).map((one) => rowOf(one, around)));
            return { rows, more: found.length > limit };
          }),
        );
      },
      NOTHING,
    ),
});

async function newestRuns(store: Book['stock_entries'], businessId: string, wanted: number): Promise<RunDoc[]> {
  const found: RunDoc[] = [];
  const read = (from: number, until: number, size: number) => store.newest(businessId, from, until, size);
  for await (const page of newestPages({ newest: read, range: null, size: PAGE })) {
    found.push(...page.filter((one): one is RunDoc => one.kind === 'production'));
    if (found.length >= wanted) break;
  }
  return withoutCorrected(found);
}

interface Around {
  readonly db: LedgerDatabase | undefined;
  readonly lineOf: (line: { line_id: string; item_id?: string | undefined; farm_id?: string | undefined; qty: number; weight_g?: number | undefined }) => RunLine; // prettier-ignore
  readonly nameOf: (uid: string) => string | undefined;
  readonly mayVoid: boolean;
  readonly mayCorrect: boolean;
}

const lineOf =
  (known: ReadonlyMap<string, { name: string; grade?: RunLine['grade']; base_unit: RunLine['base_unit']; units: readonly { label: string; factor: number }[] }>): Around['lineOf'] =>
  ({ line_id, item_id, farm_id, qty, weight_g }) => {
    const one = known.get(item_id ?? farm_id ?? '');
    return {
      line_id,
      name: one?.name ?? '',
      grade: one?.grade,
      base_unit: one?.base_unit ?? (farm_id === undefined ? 'piece' : 'bird'),
      pack: one && countedUnit(one.units, one.base_unit),
      qty,
      ...(weight_g !== undefined && { weight_g }),
    };
  }; // prettier-ignore

async function rowOf(run: RunDoc, { db, lineOf: named, nameOf, mayVoid, mayCorrect }: Around): Promise<RunRow> {
  const { id, type, inputs, outputs, extra_costs = [] } = run;
  const groups = db ? await groupsOfDocument(db, id) : [];
  const derived = groups.flatMap(({ rows }) => rows);
  /** The booked cost of an output: its share of all inputs. */
  const costOf = (item: string) =>
    derived.reduce((sum, row) => (row.item === item && row.amount > 0 ? sum + row.amount : sum), 0);
  const isBooked = derived.length > 0;
  const fee = extra_costs[0];
  const lines = { inputs: inputs.map(named), outputs: outputs.map(named) };
  return {
    id,
    run_no: run.run_no,
    type,
    day: run.day,
    at: run.occurred_at,
    inputs: lines.inputs,
    outputs: lines.outputs.map((line, i) => ({ ...line, ...(isBooked && { cost: costOf(outputs[i]!.item_id) }) })),
    fee: extra_costs.reduce((sum, { amount }) => sum + amount, 0),
    yield: runYield(lines.inputs, lines.outputs),
    note: run.note,
    by: nameOf(run.created_by),
    voided: run.voided_at !== undefined,
    sync: run.sync_state,
    sync_error: run.sync_error?.message,
    may_void: mayVoid && run.voided_at === undefined && !isAwaitingApproval(run),
    may_correct: mayCorrect && run.voided_at === undefined && !isAwaitingApproval(run),
    history: toldChanges(stockEntry, run, nameOf),
    draft: {
      type,
      inputs,
      outputs,
      ...(fee?.method && fee.method !== 'credit_note' && { fee: { amount: fee.amount, method: fee.method as never } }),
    },
  };
}
