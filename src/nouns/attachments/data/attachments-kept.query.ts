import { query } from '../../../data/query.ts';
import { of } from 'rxjs';
import { whenSignedIn } from '../../../data/live.ts';
import { liveTable } from '../../../store/live-table.ts';
import type { AttachmentsKept } from '../../../contract/attachments.ts';

const NONE: AttachmentsKept = { waiting: 0, refused: 0, count: 0, size: 0, wifiOnly: false };

/** Number of photos and voice notes on this phone, how many of them are unsent, and the space they use. [SYN-32] */
export const attachmentsKept = query({
  name: 'attachments.kept',
  whileArriving: 'whole',
  read: (deps) =>
    whenSignedIn(
      deps,
      ({ book: { attachments } }) =>
        attachments
          ? liveTable(async (): Promise<AttachmentsKept> => {
              const all = await attachments.rows.toArray();
              const inState = (wanted: string) => all.filter(({ state }) => state === wanted).length;
              return {
                waiting: inState('waiting'),
                refused: inState('refused'),
                count: all.length,
                size: all.reduce((sum, { size }) => sum + size, 0),
                wifiOnly: await attachments.wifiOnly(),
              };
            })
          : of(NONE),
      NONE,
    ),
});
