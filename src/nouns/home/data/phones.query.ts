import { query } from '../../../data/query.ts';
import { combineLatest, from, map } from 'rxjs';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import { fromLedger } from '../../../books/read/balances.ts';
import { heardPhones } from '../../../books/keep/work-list.ts';
import { whenBusinessOpen } from '../../../data/live.ts';
import { namesIn } from '../../../data/names-in.ts';
import type { HeardPhone } from '../../../contract/home.ts';

/**
 * Each phone of the business and when it was last heard from, most recent first; from data kept beside the books.
 * [RPT-1]
 */
export const homePhones = query({
  name: 'home.phones',
  read: (deps) =>
    whenBusinessOpen<readonly HeardPhone[]>(
      deps,
      (session, businessId) =>
        combineLatest([
          fromLedger(session, ({ db }) => heardPhones(db), []),
          session.workspace$,
          from(deps.device.ensure('device_id', newDocumentId)),
        ]).pipe(
          map(([phones, workspace, here]) =>
            phones.map(({ device_id, by, last_at }) => ({
              device_id,
              this_phone: device_id === here,
              name: namesIn(workspace, businessId)(by),
              last_at,
            })),
          ),
        ),
      [],
    ),
});
