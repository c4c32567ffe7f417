import type { Flock } from '../../../schemas/flock.schema.ts';
import { checkFlockChange, checkFlockEnd, type FlockChange, type FlockEnd } from '../../domain/flocks/change-flock.ts';
import { ok, refuse, type Result } from '../../domain/result.ts';
import { localDay } from '../../domain/time/local-day.ts';
import type { Deps } from '../deps.ts';
import { changedFields, historyAfter, isWithOwner } from '../edits.ts';
import { openBusinessOf } from '../open-business.ts';
import type { CommandResult } from '../port.ts';
import type { Row, RowStore } from '../row-store.ts';
import { saveAsPending } from '../save.ts';
import { mayDo } from '../session.ts';

type FlockRow = Row<Flock>;

/** Correct a flock; how many birds came only with a reason, which its history keeps. [RTE-29, FLK-11, DOC-9] */
export function editFlock(deps: Deps, change: FlockChange): Promise<CommandResult<'farm.editFlock'>> {
  return changeFlock(deps, change, (before) => {
    const checked = checkFlockChange(change, before);
    if (!checked.ok) return checked;
    const { name, house_name, breed, housing, plan_id, initial_count } = checked.value;
    const { breed: _b, housing: _h, plan_id: _p, ...rest } = before;
    return ok({
      ...rest,
      name,
      house_name,
      initial_count,
      ...(breed !== undefined && { breed }),
      ...(housing !== undefined && { housing }),
      ...(plan_id !== undefined && { plan_id }),
    });
  });
}

/** End a flock on a day: birds that are still in the book then are gone. [FLK-11, LED-45] */
export function closeFlock(deps: Deps, end: FlockEnd): Promise<CommandResult<'farm.closeFlock'>> {
  return changeFlock(deps, { id: end.id }, ({ close_reason: _r, ...before }) => {
    const checked = checkFlockEnd(end, { placed_on: before.placed_on, today: localDay(deps.now()) });
    if (!checked.ok) return checked;
    const { closed_on, reason } = checked.value;
    return ok({ ...before, open: false, closed_on, ...(reason && { close_reason: reason }) });
  });
}

/** Open a flock again that was closed by mistake. [FLK-11] */
export function reopenFlock(deps: Deps, { id }: { id: string }): Promise<CommandResult<'farm.reopenFlock'>> {
  return changeFlock<never>(deps, { id }, ({ closed_on: _c, close_reason: _r, ...before }) =>
    ok({ ...before, open: true }),
  );
}

const FIELDS = [
  'name',
  'house_name',
  'breed',
  'housing',
  'plan_id',
  'initial_count',
  'open',
  'closed_on',
  'close_reason',
] as const satisfies readonly (keyof Flock)[];

async function changeFlock<E extends { type: string }>(
  { session$, now }: Deps,
  { id, reason }: { id: string; reason?: string | undefined },
  change: (before: FlockRow) => Result<FlockRow, E>,
): Promise<Result<{ id: string }, E | { type: 'NotHere' | 'NotAllowed' | 'SignedOut' }>> {
  const session = session$.value;
  const open = session && (await openBusinessOf(session));
  if (!open) return refuse({ type: 'SignedOut' } as const);
  if (!mayDo(open, 'edit_farm')) return refuse({ type: 'NotAllowed' } as const);
  const { book } = session;
  const store = book.farm as unknown as RowStore<FlockRow>;
  const edited = await book.exclusive(async () => {
    const before = (await store.find([id])).get(id);
    if (!before || before.business_id !== open.business.id) return refuse({ type: 'NotHere' } as const);
    if (isWithOwner(before)) return refuse({ type: 'NotAllowed' } as const);
    const changing = change(before);
    if (!changing.ok) return changing;
    const changed = changedFields<Flock>(before, changing.value, FIELDS);
    if (changed.length === 0 && before.sync_state !== 'rejected') return ok({ id });
    const history = changed.length > 0 ? historyAfter(before, changed, { at: now().toISOString(), by: book.uid, reason }) : {}; // prettier-ignore
    await saveAsPending(book, store, [{ before, after: { ...changing.value, ...history } }]);
    return ok({ id });
  });
  if (edited.ok) session.sync.sendNow();
  return edited;
}
