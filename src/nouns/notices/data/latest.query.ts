import { query } from '../../../data/query.ts';
import { map } from 'rxjs';
import type { Notification } from '../../../../schemas/notification.schema.ts';
import { liveRows, whenSignedIn } from '../../../data/live.ts';
import type { Notice } from '../../../contract/people.ts';

const LATEST = 20;

/** The latest 20 notifications of the signed-in user, newest first. [NTF-2] */
export const latestNotices = query({
  name: 'notifications.latest',
  whileArriving: 'whole',
  read: (deps) =>
    whenSignedIn<readonly Notice[]>(
      deps,
      ({ book }) =>
        liveRows<Notification & { path: string }>(book.workspace.collection, {
          selector: { doc_kind: 'notifications' },
        }).pipe(
          map((rows) =>
            rows
              .filter(({ user_id }) => user_id === book.uid)
              .sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
              .slice(0, LATEST)
              .map(({ path, title, body, opened, created_at, kind, link }) => ({
                path,
                title,
                body,
                opened,
                created_at,
                kind,
                link,
              })),
          ),
        ),
      [],
    ),
});
