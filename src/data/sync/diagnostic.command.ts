import { localDay } from '../../domain/time/local-day.ts';
import { firstValueFrom } from 'rxjs';
import { refuse, ok } from '../../domain/result.ts';
import type { Deps } from '../deps.ts';
import type { CommandInput, CommandResult } from '../../contract/port.ts';
import { syncStatus } from './status.query.ts';

/**
 * What somebody who helps needs to see: states, counts, reasons, how far the exchange is. No names, no amounts, no texts
 * that a person wrote. [SYN-33]
 */
export async function diagnostic(
  deps: Deps,
  { browser, storage }: CommandInput<'device.diagnostic'>,
): Promise<CommandResult<'device.diagnostic'>> {
  const session = deps.session$.value;
  if (!session) return refuse({ type: 'SignedOut' });
  const { book } = session;
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
      status: await firstValueFrom(syncStatus(deps)),
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
}
