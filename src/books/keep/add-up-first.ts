import { filter, firstValueFrom, merge, timer } from 'rxjs';
import { liveTable } from '../../store/live-table.ts';
import { isMadeUpTo } from './dexie-ledger.ts';
import { keepLedger, type KeepOptions } from './keep-ledger.ts';

/**
 * Build the books of a business before they are first shown, so that the user does not see zeros that turn into a farm.
 * Resolves once they are built, after `patience` ms, or when building fails: the next keeper continues, and the screens
 * show the progress. [LED-47]
 */
export async function addUpFirst(options: KeepOptions, patience: number): Promise<void> {
  const last = (await options.book.upkeep.counters.get('local_seq'))?.value ?? 0;
  const { kept, stop } = keepLedger(options);
  const made = liveTable(() => isMadeUpTo(kept.db, last)).pipe(filter(Boolean));
  const failed = kept.progress$.pipe(filter(({ state }) => state === 'failed'));
  await firstValueFrom(merge(made, failed, timer(patience)));
  stop();
}
