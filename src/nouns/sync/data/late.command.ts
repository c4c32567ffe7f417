import { lateDecision } from '../../../contract/inputs/sync.ts';
import { command } from '../../../data/command.ts';
import type { LateRecord } from '../../../../schemas/late-record.schema.ts';
import { refuse, ok } from '../../../domain/result.ts';
import { saveAsPending } from '../../../store/save.ts';
import { takeIn, type UnsentEntry } from './take-in.ts';

/**
 * Accept a late record into the books, or refuse it. An accepted record and the decision are sent in one commit.
 * [PPL-11] The server lets only the owner decide.
 */
export const decideLate = command({
  name: 'sync.decideLate',
  input: lateDecision,
  needs: 'sign-in',
  run: async ({ deps, book }, { path, accept }) => {
    const decided_at = deps.now().toISOString();
    return book.exclusive(async () => {
      const before = (await book.workspace.find([path])).get(path);
      const late = before as unknown as LateRecord | undefined;
      if (!before || late?.status !== 'open') return ok(null); // decided already
      if (accept) {
        const entry = entryOf(late);
        const taken = entry ? await takeIn(book, entry, { at: decided_at, batch: late.id }) : 'unreadable';
        if (taken === 'unreadable' || taken === 'not-here') return refuse({ type: 'CannotAccept', reason: taken });
      }
      const status = accept ? 'accepted' : 'refused';
      const after = { ...before, status, decided_at, decided_by: book.uid, sync_batch: late.id };
      await saveAsPending(book, book.workspace, [{ before, after }]);
      return ok(null);
    });
  },
});

/** Content of a late record; undefined when it cannot be read. */
export function entryOf({ collection, body }: LateRecord): UnsentEntry | undefined {
  try {
    const { record, base } = JSON.parse(body) as Partial<UnsentEntry>;
    return typeof record?.rev === 'number' ? { collection, record, base } : undefined;
  } catch {
    return undefined;
  }
}
