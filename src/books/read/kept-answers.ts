import { changesOf } from './ledger-changes.ts';
import type { LedgerDatabase } from '../keep/dexie-ledger.ts';
import type { Debt } from '../keep/ledger-store.ts';

/**
 * Maximum number of cached debts: more than any list shows, so that a search through years does not fill the memory.
 */
const MAX_DEBTS = 2_000;

/** Maximum number of cached answers: more than there are lists. */
const MAX_ANSWERS = 50;

/** Values read from a ledger since it last changed. */
interface Kept {
  debts: Map<string, Debt | undefined>;
  answers: Map<string, Promise<unknown>>;
}
const nothing = (): Kept => ({ debts: new Map(), answers: new Map() });
const keptOf = new WeakMap<LedgerDatabase['db'], Kept>();

/**
 * Another subscriber may query before the change event arrives in this module: the cache is returned one microtask
 * later.
 */
async function keptIn({ db }: LedgerDatabase): Promise<Kept> {
  let kept = keptOf.get(db);
  if (!kept) keptOf.set(db, (kept = keepUntilChanged(db)));
  await Promise.resolve();
  // A copy of the present maps: a read that began before a change must not cache its result after it.
  return { ...kept };
}

function keepUntilChanged(db: LedgerDatabase['db']): Kept {
  const kept = nothing();
  // The subscription lasts as long as the database.
  changesOf(db).subscribe(() => Object.assign(kept, nothing()));
  return kept;
}

/**
 * Debts by id; undefined where there is none. Fifty debts are fifty IndexedDB requests, half the time of reopening a
 * list, so they stay in memory until the books change. [DAT-9]
 */
export async function debtsByIds(ledger: LedgerDatabase, ids: readonly string[]): Promise<(Debt | undefined)[]> {
  const { debts } = await keptIn(ledger);
  const missing = ids.filter((id) => !debts.has(id));
  if (missing.length === 0) return ids.map((id) => debts.get(id));
  const found = await ledger.debts.bulkGet(missing);
  const read = new Map(missing.map((id, i) => [id, found[i]]));
  const answer = ids.map((id) => (read.has(id) ? read.get(id) : debts.get(id)));
  if (debts.size + read.size <= MAX_DEBTS) for (const [id, debt] of read) debts.set(id, debt);
  return answer;
}

/**
 * The result of `read`, cached by name until the books change. Sums of a list need several requests, and the list is
 * reopened many times between two sales. [DAT-9]
 */
export async function keptAnswer<T>(ledger: LedgerDatabase, name: string, read: () => Promise<T>): Promise<T> {
  const { answers } = await keptIn(ledger);
  const known = answers.get(name);
  if (known) return known as Promise<T>;
  if (answers.size >= MAX_ANSWERS) answers.clear();
  const answer = read();
  answers.set(name, answer);
  // A failed read is not cached.
  answer.catch(() => answers.delete(name));
  return answer;
}
