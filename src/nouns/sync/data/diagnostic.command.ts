import { windowFacts } from '../../../contract/inputs/sync.ts';
import { command } from '../../../data/command.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { firstValueFrom } from 'rxjs';
import { ok } from '../../../domain/result.ts';
import { syncStatus } from './status.query.ts';

/**
 * Data for support: states, counts, reasons, progress of replication. No names, no amounts, no texts written by a user.
 * [SYN-33]
 */
export const diagnostic = command({
  name: 'device.diagnostic',
  input: windowFacts,
  needs: 'sign-in',
  run: async ({ deps, book }, { browser, storage }) => {
    const made_at = deps.now().toISOString();
    const collections: Record<string, unknown> = {};
    for (const { name, collection } of book.stores) {
      const count = (sync_state: string) => collection.count({ selector: { sync_state } }).exec();
      const refused = await collection.find({ selector: { sync_state: 'rejected' } }).exec();
      collections[name] = {
        waiting: await count('pending'),
        sent: await count('synced'),
        refused: refused.map((document) => {
          const { id, sync_error } = document.toMutableJSON() as { id?: string; sync_error?: unknown };
          return { id, sync_error };
        }),
      };
    }
    const { counters, checkpoints, copies, unreadable } = book.upkeep;
    const json = JSON.stringify(
      {
        format: 'flockbook-diagnostic',
        version: 1,
        made_at,
        device_id: await deps.device.get('device_id'),
        status: await firstValueFrom(syncStatus(deps, {})),
        collections,
        counters: await counters.toArray(),
        checkpoints: await checkpoints.toArray(),
        two_versions: (await copies.toArray()).map(({ key, collection, error }) => ({ key, collection, error })),
        unreadable: (await unreadable.toArray()).map(({ path, problem }) => ({ path, problem })),
        browser,
        storage,
      },
      null,
      1,
    );
    return ok({ filename: `flockbook-diagnostic-${localDay(new Date(made_at))}.json`, json });
  },
});
