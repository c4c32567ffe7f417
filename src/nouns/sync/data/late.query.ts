import { query } from '../../../data/query.ts';
import { combineLatest, switchMap } from 'rxjs';
import type { LateRecord } from '../../../../schemas/late-record.schema.ts';
import { liveRows, whenBusinessOpen } from '../../../data/live.ts';
import { namesIn } from '../../../data/names-in.ts';
import type { LateEntry } from '../../../contract/sync.ts';
import { entryOf } from './late.command.ts';
import { kindOf, namesFor, titleOf, word } from './title-of.ts';

/** Records that arrived after their author was removed and that await the owner's decision, oldest first. [PPL-11] */
export const lateRecords = query({
  name: 'sync.late',
  whileArriving: 'whole',
  read: (deps) =>
    whenBusinessOpen<readonly LateEntry[]>(
      deps,
      ({ book, workspace$ }, business_id) =>
        combineLatest([
          liveRows<LateRecord & { path: string }>(book.workspace.collection, { selector: { doc_kind: 'late' } }),
          workspace$,
        ]).pipe(
          switchMap(async ([rows, workspace]) => {
            const open = rows
              .filter((late) => late.business_id === business_id && late.status === 'open')
              .map((late) => ({ late, record: (entryOf(late)?.record ?? {}) as Readonly<Record<string, unknown>> }));
            const names = await namesFor(book, open.map(({ record }) => record)); // prettier-ignore
            return open
              .map(({ late, record }): LateEntry => ({
                path: late.path,
                collection: late.collection,
                kind: kindOf(late.collection, record),
                title: titleOf(record, names),
                saved_at: word(record, 'created_at') || late.created_at,
                handed_at: late.created_at,
                by: namesIn(workspace, business_id)(late.created_by),
              }))
              .sort((a, b) => (a.saved_at < b.saved_at ? -1 : 1));
          }),
        ),
      [],
    ),
});
