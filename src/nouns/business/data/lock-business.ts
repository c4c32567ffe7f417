import { workspacePath } from '../../../../schemas/workspace.schema.ts';
import type { Book } from '../../../store/book.ts';
import { sendAttachmentsAgain } from '../../../store/attachment-store.ts';
import type { Row } from '../../../store/row-store.ts';
import { writeRows } from '../../../store/write-rows.ts';

/**
 * Reason why a record of a locked business is set aside. [SYN-24, PPL-11]
 * - locked: only this phone has it
 * - late: the server keeps it for the owner, who has not decided yet
 * - late-refused: the owner decided against it
 */
export type AsideCode = 'locked' | 'late' | 'late-refused';

const WAITS_FOR_RIGHTS: ReadonlySet<string> = new Set(['locked', 'late'] satisfies AsideCode[]);

/**
 * Lock a business on this device: nothing of it is read any more, and pending records are set aside, listed, until the
 * owner decides or the person is readmitted. Idempotent; it also finishes a lock that a full phone left incomplete. A
 * business that is only being created on this phone is never locked. Returns whether anything changed. [SYN-24]
 */
export function lockBusiness(book: Book, businessId: string, at: string): Promise<boolean> {
  return book.exclusive(async () => {
    if (await isFoundedHere(book, businessId)) return false;
    const known = await book.upkeep.locks.get(businessId);
    const since = known?.since ?? at;
    if (!known) await book.upkeep.locks.put({ business_id: businessId, since });
    const stoodAside = await change(book, businessId, (row) =>
      row.sync_state === 'pending'
        ? { ...row, sync_state: 'rejected', sync_error: { code: 'locked', message: '', at: since } }
        : undefined,
    );
    return !known || stoodAside;
  });
}

/** The person is readmitted: records set aside are pending again. Returns whether it was locked. [SYN-24] */
export function unlockBusiness(book: Book, businessId: string): Promise<boolean> {
  return book.exclusive(async () => {
    if (!(await book.upkeep.locks.get(businessId))) return false;
    await change(book, businessId, (row) => {
      if (!WAITS_FOR_RIGHTS.has(row.sync_error?.code ?? '')) return undefined;
      const { sync_error: _aside, ...rest } = row;
      return { ...rest, sync_state: 'pending' };
    });
    if (book.attachments) await sendAttachmentsAgain(book.attachments, businessId);
    await book.upkeep.locks.delete(businessId);
    return true;
  });
}

/** True while this person's membership is not sent yet: it cannot have been withdrawn. */
export async function isFoundedHere({ workspace, uid }: Book, businessId: string): Promise<boolean> {
  const path = workspacePath.member(businessId, uid);
  const own = (await workspace.find([path])).get(path);
  return own !== undefined && own.sync_state !== 'synced';
}

/** Rewrite unsent rows of one business, in one write per collection. Returns whether there were any. */
async function change(book: Book, businessId: string, next: (row: Row) => Row | undefined): Promise<boolean> {
  let any = false;
  for (const store of book.stores) {
    const changes = (await store.unsent()).flatMap((before) => {
      const after = before['business_id'] === businessId ? next(before) : undefined;
      return after ? [{ before, after }] : [];
    });
    if (changes.length === 0) continue;
    await writeRows(book, store, changes);
    any = true;
  }
  return any;
}
