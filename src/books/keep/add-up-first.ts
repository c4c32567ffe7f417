import { filter, firstValueFrom, merge, timer } from 'rxjs';
import { liveTable } from '../../store/live-table.ts';
import { isMadeUpTo } from './dexie-ledger.ts';
import { keepLedger, type KeepOptions } from './keep-ledger.ts';

/**
 * Make the books of a business before anybody looks at it, so that nobody sees zeros that become a farm. It ends when they are made, after
 * `patience` ms, or when they cannot be made: whoever keeps them next goes on, and the screens say how they stand. [LED-47]
 */
export async function addUpFirst(options: KeepOptions, patience: number): Promise<void> {
  const last = (await options.book.upkeep.counters.get('local_seq'))?.value ?? 0;
  const { kept, stop } = keepLedger(options);
  const made = liveTable(() => isMadeUpTo(kept.db, last)).pipe(filter(Boolean));
  const failed = kept.progress$.pipe(filter(({ state }) => state === 'failed'));
  await firstValueFrom(merge(made, failed, timer(patience)));
  stop();
}
