import { changesOf } from './ledger-changes.ts';
import type { LedgerDatabase } from '../keep/dexie-ledger.ts';
import type { Debt } from '../keep/ledger-store.ts';

/** More than any list shows; a search through years must not fill the memory. */
const MOST = 2_000;

/** More questions than there are lists. */
const MAX_ANSWERS = 50;

/** What was read of a ledger since it last changed. */
interface Kept {
  debts: Map<string, Debt | undefined>;
  answers: Map<string, Promise<unknown>>;
}
const nothing = (): Kept => ({ debts: new Map(), answers: new Map() });
const keptOf = new WeakMap<LedgerDatabase['db'], Kept>();

/** Who hears of a change may ask before it is heard here: what is kept is given a moment later. */
async function keptIn({ db }: LedgerDatabase): Promise<Kept> {
  let kept = keptOf.get(db);
  if (!kept) keptOf.set(db, (kept = keepUntilChanged(db)));
  await Promise.resolve();
  // A copy of now: a read that began before a change keeps nothing after it.
  return { ...kept };
}

function keepUntilChanged(db: LedgerDatabase['db']): Kept {
  const kept = nothing();
  // As long as the database itself.
  changesOf(db).subscribe(() => Object.assign(kept, nothing()));
  return kept;
}

/**
 * Debts by their ids, undefined where there is none. Fifty of them are fifty requests of IndexedDB, half of what a list takes that is
 * opened again: they stay in memory until the books change. [DAT-9]
 */
export async function debtsByIds(ledger: LedgerDatabase, ids: readonly string[]): Promise<(Debt | undefined)[]> {
  const { debts } = await keptIn(ledger);
  const missing = ids.filter((id) => !debts.has(id));
  if (missing.length === 0) return ids.map((id) => debts.get(id));
  const found = await ledger.debts.bulkGet(missing);
  const read = new Map(missing.map((id, i) => [id, found[i]]));
  const answer = ids.map((id) => (read.has(id) ? read.get(id) : debts.get(id)));
  if (debts.size + read.size <= MOST) for (const [id, debt] of read) debts.set(id, debt);
  return answer;
}

/**
 * What `read` gives of a ledger; what was read under the same name since the books changed is given again. Sums of a list are several
 * requests, and the list is opened again many times between two sales. [DAT-9]
 */
export async function keptAnswer<T>(ledger: LedgerDatabase, name: string, read: () => Promise<T>): Promise<T> {
  const { answers } = await keptIn(ledger);
  const known = answers.get(name);
  if (known) return known as Promise<T>;
  if (answers.size >= MAX_ANSWERS) answers.clear();
  const answer = read();
  answers.set(name, answer);
  // What failed is read again by whoever asks next.
  answer.catch(() => answers.delete(name));
  return answer;
}
