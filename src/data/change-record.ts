import type { CollectionBelow } from '../../schemas/collections.ts';
import type { EditError } from '../contract/pieces.ts';
import { ok, refuse, type Result } from '../domain/result.ts';
import type { BusinessWork } from './command.ts';
import { changedFields, historyAfter, isAwaitingApproval } from '../store/edits.ts';
import { mayEdit } from './rights.ts';
import type { Row, RowStore } from '../store/row-store.ts';
import { saveAsPending } from '../store/save.ts';

type Editable = Parameters<typeof historyAfter>[0];

/** One change of a stored record of the open business. */
export interface RecordChange<R, E> {
  readonly store: RowStore<R>;
  readonly id: string;
  /** Fields that users change: the history names those that differ. */
  readonly fields: readonly (keyof R & string)[];
  readonly reason?: string | undefined;
  /** Keep the earlier values in the history. [SAL-39] */
  readonly keepsWas?: true;
  readonly change: (before: R) => Result<R, E> | Promise<Result<R, E>>;
}

/**
 * Change a record, as every form that edits does: read, decide and write in one step. An unchanged record is not
 * written, except that one the server refused is sent again. [SYN-25, DOC-9] Returns the record after the change.
 * Errors: NotHere; NotAllowed, also while the record awaits the owner's decision; those of `change`.
 */
export async function changeRecord<R extends Row<Editable>, E extends { type: string } = never>(
  { deps, session, book, open }: BusinessWork,
  { store, id, fields, reason, keepsWas, change }: RecordChange<R, E>,
): Promise<Result<R, E | EditError | { type: 'NotAllowed' }>> {
  const changed = await book.exclusive(async (): Promise<Result<R, E | EditError | { type: 'NotAllowed' }>> => {
    const before = (await store.find([id])).get(id);
    if (!before || before.business_id !== open.business.id) return refuse({ type: 'NotHere' });
    if (!mayEdit(open, store.name as CollectionBelow, before) || isAwaitingApproval(before))
      return refuse({ type: 'NotAllowed' });
    const changing = await change(before);
    if (!changing.ok) return changing;
    const names = changedFields<R>(before, changing.value, fields);
    if (names.length === 0 && before.sync_state !== 'rejected') return ok(before);
    const at = deps.now().toISOString();
    const history = names.length > 0 ? historyAfter(before, names, { at, by: book.uid, reason, ...(keepsWas && { keepsWas }) }) : {}; // prettier-ignore
    const after = { ...changing.value, ...history };
    await saveAsPending(book, store, [{ before, after }]);
    return ok(after);
  });
  if (changed.ok) session.sync.sendNow();
  return changed;
}
