import { MONEY_METHODS, type MoneyMethod } from '../../../../schemas/choices.ts';
import { combineLatest } from 'rxjs';
import { payment, type Payment } from '../../../../schemas/payment.schema.ts';
import { stockEntry, type StockEntry } from '../../../../schemas/stock-entry.schema.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { groupsOfDocument } from '../../../books/keep/named-groups.ts';
import { sumsOver } from '../../../books/read/period-sums.ts';
import { booked } from '../../../books/read/when-booked.ts';
import type { MoneyBox, MoneyPage, MoneyRow } from '../../../contract/money.ts';
import { toldChanges } from '../../../data/earlier-versions.ts';
import { changesIn, whenBusinessOpen } from '../../../data/live.ts';
import { newestPages } from '../../../data/newest-pages.ts';
import { query } from '../../../data/query.ts';
import { EVERY_MS, readInTurn } from '../../../data/read-in-turn.ts';
import { holds, mayAdd, mayVoid } from '../../../data/rights.ts';
import type { OpenBusiness } from '../../../data/session.ts';
import { namesIn } from '../../../data/names-in.ts';
import { withoutCorrected } from '../../../domain/corrections/correction-id.ts';
import type { MoneyMove } from '../../../domain/money/check-money.ts';
import { moveOf } from '../../../domain/money/money-moves.ts';
import { figure } from '../../../domain/figures/figures.ts';
import { totalsIn, valueOf } from '../../../domain/figures/sum.ts';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import { sumOf } from '../../../domain/numbers/sum.ts';
import { isAwaitingApproval } from '../../../store/edits.ts';
import type { Row, RowStore } from '../../../store/row-store.ts';

const NOTHING: MoneyPage = { sees: false, rows: [], more: false, may: [] };
/** Rows per read while searching for those that belong to no sale and no purchase. */
const PAGE = 200;
/** Limit of records to scan: older ones are in the cash book. */
const MAX_READ = 4_000;

type Count = Extract<StockEntry, { kind: 'count' }>;
type CountRow = Row<Count>;

/** Cash balances by the books, and movements of money beside sales and spending, newest first. [PAY-15, PAY-16] */
export const moneyPage = query({
  name: 'money.page',
  read: (deps, { limit }) =>
    whenBusinessOpen<MoneyPage>(
      deps,
      (session, businessId) => {
        const { payments, stock_entries } = session.book;
        return combineLatest([booked(session), changesIn(payments, stock_entries), session.open$, session.workspace$]).pipe(
          readInTurn(async ([db, , open, workspace], isOver) => {
            if (!open) return NOTHING;
            const sees = holds(open, 'view_reports');
            const isSeen = (one: { created_by: string }) => sees || one.created_by === session.book.uid;
            const look = { businessId, limit: limit + 1, isOver };
            const [moved, counts] = await Promise.all([
              newestOf(payments, look, (one) => moveOf(one) !== undefined && isSeen(one)),
              newestOf(stock_entries, look, (one) => isCashCount(one) && isSeen(one)),
            ]);
            const nameOf = namesIn(workspace, businessId);
            const counted = await Promise.all(counts.map(async (one) => countRow(one as CountRow, open, await differenceOf(db, one.id))));
            const found = new Map([...moved, ...counts].map((one) => [one.id, one]));
            const rows = [...moved.map((one) => movedRow(one, open)), ...counted]
              .map(({ created_by, ...row }) => ({ ...row, by: nameOf(created_by), history: historyOf(row.move, found.get(row.id)!, nameOf) }))
              .sort((a, b) => (a.at < b.at ? 1 : -1));
            return {
              sees,
              boxes: sees && db ? await boxesOf(db, rows) : undefined,
              rows: rows.slice(0, limit),
              more: rows.length > limit,
              may: mayOf(open),
            };
          }, EVERY_MS.figures),
        );
      },
      NOTHING,
    ),
}); // prettier-ignore

const historyOf = (move: MoneyMove, row: Row<Payment> | Row<StockEntry>, nameOf: (uid: string) => string | undefined) =>
  toldChanges(move === 'counted' ? stockEntry : payment, row, nameOf);

const isCashCount = (one: Row<StockEntry>): boolean => one.kind === 'count' && one.item_kind === 'cash';

interface Looking {
  readonly businessId: string;
  readonly limit: number;
  readonly isOver: () => boolean;
}

async function newestOf<R extends { id: string; newest_first: number; voided_at?: string | undefined }>(
  store: RowStore<R>,
  { businessId, limit, isOver }: Looking,
  isWanted: (one: R) => boolean,
): Promise<R[]> {
  const found: R[] = [];
  let looked = 0;
  const newest = (from: number, until: number, size: number) => store.newest(businessId, from, until, size);
  for await (const page of newestPages({ newest, range: null, size: PAGE, isOver })) {
    looked += page.length;
    found.push(...page.filter(isWanted));
    if (found.length >= limit || looked >= MAX_READ) break;
  }
  return withoutCorrected(found).slice(0, limit);
}

type Unnamed = Omit<MoneyRow, 'by' | 'history'> & { readonly created_by: string };

const common = (one: Row<Payment> | CountRow) => ({
  id: one.id,
  created_by: one.created_by,
  note: one.note,
  day: one.day,
  at: one.occurred_at,
  voided: one.voided_at === undefined ? undefined : (one.void_reason ?? ''),
  sync: one.sync_state,
});

function movedRow(one: Row<Payment>, open: OpenBusiness): Unnamed {
  return {
    ...common(one),
    move: moveOf(one)!,
    method: one.method as MoneyMethod,
    to: one.to_method,
    amount: one.amount,
    reference: one.reference,
    may_void: mayVoid(open, 'payments', one) && one.voided_at === undefined && !isAwaitingApproval(one),
  };
}

const countRow = (one: CountRow, open: OpenBusiness, difference: number | undefined): Unnamed => ({
  ...common(one),
  move: 'counted',
  method: one.item_id as MoneyMethod,
  amount: one.qty,
  difference: one.voided_at === undefined ? difference : undefined,
  may_void: mayVoid(open, 'stock_entries', one) && one.voided_at === undefined && !isAwaitingApproval(one),
});

/** Difference of a count from the book, positive for a surplus; undefined while it is not booked. */
async function differenceOf(db: LedgerDatabase | undefined, id: string): Promise<number | undefined> {
  const groups = db && (await groupsOfDocument(db, id));
  if (!groups || groups.length === 0) return undefined;
  const missing = groups.flatMap(({ rows }) => rows.filter(({ account }) => account === ACCOUNTS.cashDifferences));
  return 0 - sumOf(missing, ({ amount }) => amount);
}

/** Cash, mobile money and bank always; card and cheques only with a balance or a count. */
async function boxesOf(db: LedgerDatabase, rows: readonly MoneyRow[]): Promise<MoneyBox[]> {
  const totals = totalsIn(await sumsOver(db));
  return MONEY_METHODS.flatMap((method): MoneyBox[] => {
    const held = valueOf(figure.moneyHeld(method), totals);
    const last = rows.find((one) => one.move === 'counted' && one.method === method && one.difference !== undefined);
    if (held === 0 && !last && (method === 'card' || method === 'cheque')) return [];
    return [{ method, held, counted: last && { day: last.day, difference: last.difference! } }];
  });
}

/** Rights, as the rules check them. [RUL-15] */
function mayOf(open: OpenBusiness): MoneyPage['may'] {
  const own = { party_kind: 'none', target_kind: 'account' };
  return [
    ...(mayAdd(open, 'stock_entries', { kind: 'count', item_kind: 'cash' }) ? (['counted'] as const) : []),
    ...(mayAdd(open, 'payments', { ...own, to_method: 'bank' }) ? (['moved'] as const) : []),
    ...(mayAdd(open, 'payments', own)
      ? ([
          'put_in',
          'taken_out',
          ...(open.settings.taxes ? (['tax_paid', 'tax_back', 'tax_owed', 'tax_credit'] as const) : []),
          'opening',
        ] as const)
      : []),
  ];
}
