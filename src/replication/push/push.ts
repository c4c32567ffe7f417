import { cardsBeside } from '../../../schemas/collections.ts';
import { cardOf } from '../../../schemas/flock-card.ts';
import { storesOf, type Book, type CollectionName } from '../../store/book.ts';
import { StaleRow, type Row, type RowStore } from '../../store/row-store.ts';
import { replicatedFields } from '../../store/save.ts';
import { putRightRows, rightRow } from '../../nouns/sync/data/put-right-unsent.ts';
import { asServerHasIt, type KnownTime } from '../../domain/time/put-right.ts';
import { writeRows } from '../../store/write-rows.ts';
import { applyRows } from '../pull/apply-rows.ts';
import { instantOf, type Clock } from '../clock.ts';
import type { CommitSize } from './commit-size.ts';
import { sameContent } from '../../store/merge.ts';
import { cardPathOf, derivedFields, keyOf, pathOf } from '../paths.ts';
import { announcing, halves, LAST_ROWS, planPush, type Group, type WaitingRow } from './plan-push.ts';
import { reviewRights } from '../rights.ts';
import type { Remote, ServerRow, Write } from '../remote.ts';

/**
 * Dependencies of push. `inFlight` is shared with pull, so that an echo that arrives before the acknowledgement is
 * recognised. [SYN-5]
 */
export interface Replica {
  readonly book: Book;
  readonly remote: Remote;
  readonly inFlight: Map<string, object>;
  readonly clock: Clock;
  /**
   * Businesses in which something was denied: their rights are checked before anything is refused for good. [SYN-23]
   */
  readonly doubted: Set<string>;
  /** Called when a business was locked, or unlocked again. */
  readonly onRights: () => void;
  /** How often each path was merged and refused again since it was last accepted. [SYN-36] */
  readonly merges: Map<string, number>;
  readonly commitSize: CommitSize;
  /**
   * The server's time as far as known; `changed` when the phone's clock was set since and the time must be asked for
   * again.
   */
  readonly knownTime: () => KnownTime | 'changed' | undefined;
  /** Reports how many rows are in the request in flight. */
  readonly onSending: (rows: number) => void;
  readonly onSent: () => void;
}

/**
 * - drained: no record is pending
 * - more: some records were settled, more may be pending
 * - unreachable: no answer; nothing changed, try later [SYN-6]
 * - unauthenticated: the sign-in is not accepted; nothing changed [SYN-16]
 */
export type PushOutcome = 'drained' | 'more' | 'unreachable' | 'unauthenticated';

/**
 * Minimum number of rows to read even for a small commit: rows that must be committed together are read together.
 * [SYN-17]
 */
const MIN_READ = 20;

/** Send the pending rows, oldest local write first, in one commit; settle each row by the server's verdict. [SYN-4] */
export async function pushOnce(replica: Replica): Promise<PushOutcome> {
  const { book, doubted } = replica;
  const rights = await review(replica, doubted);
  if (rights === 'unreachable' || rights === 'unauthenticated') return rights;
  doubted.clear();
  const commitRows = replica.commitSize.rows;
  const waiting: WaitingRow[] = [];
  for (const store of book.stores) {
    for (const row of await store.waiting(Math.max(commitRows, MIN_READ))) waiting.push({ store: store.name, row });
  }
  if (waiting.length === 0) return 'drained';
  // The clock may have been set while the rights were checked: records written since carry the wrong time, and no
  // server accepts them. [DOC-18]
  const known = replica.knownTime();
  if (known === 'changed' || (known && (await putRightWaiting(replica, waiting, known)))) return 'more';
  const run: Run = { ...replica, rightsAreFine: false, isRecognised: false };
  try {
    const planned = planPush(waiting, commitRows);
    const stopped = await send(run, waiting.length < commitRows ? planned : announcing(planned, await lastOf(book)));
    return stopped === undefined || stopped === 'changed' ? 'more' : stopped;
  } finally {
    replica.inFlight.clear();
    replica.onSending(0);
  }
}

/** Correct times written under a wrong clock before they are sent; returns whether any were corrected. [DOC-18] */
async function putRightWaiting({ book }: Replica, waiting: readonly WaitingRow[], known: KnownTime): Promise<boolean> {
  const counts = storesOf(book, 'fact').map(async (store) => {
    const ids = waiting.flatMap(({ store: name, row }) => (name === store.name && rightRow(row, known) ? [String(row['id'])] : [])); // prettier-ignore
    return ids.length === 0 ? 0 : putRightRows(book, store, known, async () => [...(await store.find(ids)).values()]);
  });
  return (await Promise.all(counts)).some((count) => count > 0);
}

/** The last pending rows of each collection of facts. */
async function lastOf(book: Book): Promise<WaitingRow[]> {
  const last = storesOf(book, 'fact').map(async (store) =>
    (await store.lastWaiting(LAST_ROWS)).map((row) => ({ store: store.name, row })),
  );
  return (await Promise.all(last)).flat();
}

/**
 * One push. `rightsAreFine` is set once it has checked the memberships: a denial after that is the record's fault.
 * `isRecognised` is set once it has checked whether the server is ahead of this phone.
 */
interface Run extends Replica {
  rightsAreFine: boolean;
  isRecognised: boolean;
}

/**
 * Why a push stops before its end; `changed`: a business was locked, or records have changed, so the push is planned
 * again.
 */
type Stop = 'unreachable' | 'unauthenticated' | 'changed';

/** Commit groups together; when the server refuses, halve until the group at fault is alone. [SYN-8] */
async function send(replica: Run, groups: Group[]): Promise<Stop | undefined> {
  const rows = groups.flat();
  const writes = rows.flatMap(writesOf);
  for (const write of writes) replica.inFlight.set(write.path, write.fields);
  replica.onSending(rows.length);
  const { steady } = replica.clock;
  const begun = steady();
  const verdict = await replica.remote.commit(writes);
  replica.commitSize.told(rows.length, steady() - begun, verdict.type !== 'unreachable');
  if (verdict.type === 'unreachable' || verdict.type === 'unauthenticated') return verdict.type;
  if (verdict.type === 'accepted') {
    await settle(replica, rows, () => 'accepted');
    replica.onSent();
    return undefined;
  }
  if (verdict.code === 'permission-denied' && !replica.rightsAreFine) {
    const rights = await review(replica, businessesOf(rows));
    if (rights !== 'unchanged') return rights;
    replica.rightsAreFine = true;
  }
  if (groups.length > 1 && !replica.isRecognised) {
    const stopped = await recognise(replica, rows);
    if (stopped) return stopped;
    replica.isRecognised = true;
  }
  if (groups.length > 1) {
    const [first, second] = halves(groups);
    return (await send(replica, first)) ?? (await send(replica, second));
  }
  return examine(replica, rows, verdict);
}

/**
 * Handle the refusal of a commit of several groups. Mostly none of them is wrong: the acknowledgement of the commit
 * before was lost on a weak signal. When the server has a newer version of the oldest row, request all rows at once and
 * apply them as pull does, before any halving: a hundred records would take two hundred commits. [SYN-5, SYN-7, PRF-20]
 */
async function recognise(replica: Run, rows: Group): Promise<'unreachable' | 'changed' | undefined> {
  const { remote, book, clock } = replica;
  const newer = new Map<WaitingRow, ServerRow>();
  const look = async (one: WaitingRow) => {
    const { path, fields } = asWrite(one);
    const copy = await remote.get(path);
    if (copy.type !== 'found' || copy.row.fields.rev <= one.row.rev) return copy.type;
    if (sameContent(fields, copy.row.fields) || mayMergeAgain(replica, path)) newer.set(one, copy.row);
    return copy.type;
  };
  const [oldest, ...others] = rows;
  if ((await look(oldest!)) === 'unreachable') return 'unreachable';
  if (newer.size === 0) return undefined;
  await Promise.all(others.map(look));
  for (const [name, found] of byCollection([...newer.keys()])) {
    const copies = found.map((one) => newer.get(one)!);
    await applyRows(book, name as CollectionName, copies, undefined, clock);
  }
  return 'changed';
}

/**
 * Handle the refusal of a single group: read the server's copies once. Same content → the acknowledgement was lost
 * [SYN-5]; newer on the server → merge, pending again [SYN-7]; else it is kept as refused with its reason [SYN-8].
 */
async function examine(
  replica: Run,
  rows: Group,
  refusal: { code: string; message: string },
): Promise<Stop | undefined> {
  const before = await signInFault(replica);
  if (before) return before;
  const verdicts = new Map<WaitingRow, 'accepted' | 'merged' | 'refused'>();
  const unchanged: WaitingRow[] = [];
  for (const one of rows) {
    const { path, fields } = asWrite(one);
    const copy = await replica.remote.get(path);
    if (copy.type === 'unreachable') return 'unreachable';
    if (copy.type !== 'found') verdicts.set(one, 'refused');
    else if (copy.row.fields.rev <= one.row.rev) unchanged.push(one);
    else if (sameContent(fields, copy.row.fields)) verdicts.set(one, 'accepted');
    else if (!mayMergeAgain(replica, path)) verdicts.set(one, 'refused');
    else {
      verdicts.set(one, 'merged');
      await applyRows(replica.book, one.store as CollectionName, [copy.row], undefined, replica.clock);
    }
  }
  // The commit was refused for the row that is newer on the server: changes of the others are sent again with it.
  const ofUnchanged = [...verdicts.values()].includes('merged') ? 'merged' : 'refused';
  for (const one of unchanged) verdicts.set(one, ofUnchanged);
  // Rows that were only sent along with a refused one wait for it.
  if ([...verdicts.values()].includes('refused')) {
    // The sign-in is valid now but may not have been at the refusal. Only a record that is refused again is refused.
    // [SYN-16]
    const again = await replica.remote.commit(rows.flatMap(writesOf));
    if (again.type === 'unreachable' || again.type === 'unauthenticated') return again.type;
    if (again.type === 'accepted') {
      await settle(replica, rows, () => 'accepted');
      replica.onSent();
      return undefined;
    }
    // Check that the sign-in did not end meanwhile: valid before and after, so the record itself was refused.
    const since = await signInFault(replica);
    if (since) return since;
  }
  await settle(replica, rows, (one) => {
    const verdict = verdicts.get(one)!;
    return verdict === 'refused' ? { ...refusal, at: instantOf(replica.clock) } : verdict;
  });
  return undefined;
}

/** When even the person's own document cannot be read, the sign-in is refused, not the record. [SYN-16] */
async function signInFault({ remote, book }: Replica): Promise<'unreachable' | 'unauthenticated' | undefined> {
  const own = await remote.get(`users/${book.uid}`);
  if (own.type === 'unreachable') return 'unreachable';
  return own.type === 'denied' ? 'unauthenticated' : undefined;
}

type Settlement = 'accepted' | 'merged' | { code: string; message: string; at: string };

async function review(replica: Replica, businessIds: Iterable<string>): ReturnType<typeof reviewRights> {
  const rights = await reviewRights(replica, businessIds);
  if (rights === 'changed') replica.onRights();
  return rights;
}

/** Another user may keep writing the same record: after this many tries the conflict is shown to the user. [SYN-36] */
const MAX_MERGES = 10;

function mayMergeAgain({ merges }: Replica, path: string): boolean {
  const tries = (merges.get(path) ?? 0) + 1;
  merges.set(path, tries);
  return tries <= MAX_MERGES;
}

const businessesOf = (rows: Group): Set<string> =>
  new Set(rows.flatMap(({ row }) => (typeof row['business_id'] === 'string' ? [row['business_id']] : [])));

/** Store the verdicts. A row that a user edited meanwhile stays pending, based on the accepted version. */
async function settle(
  { book, merges }: Replica,
  rows: Group,
  settlementOf: (one: WaitingRow) => Settlement,
): Promise<void> {
  for (const one of rows) if (settlementOf(one) !== 'merged') merges.delete(pathOf(one.store, one.row));
  const byStore = byCollection(rows);
  for (const [name, sent] of byStore) {
    const store = book[name as CollectionName] as unknown as RowStore;
    for (let attempt = 0; ; attempt++) {
      try {
        await book.exclusive(() => settleStore(book, store, sent, settlementOf));
        break;
      } catch (fault) {
        if (!(fault instanceof StaleRow) || attempt >= 5) throw fault;
      }
    }
  }
}

async function settleStore(book: Book, store: RowStore, sent: Group, settlementOf: (one: WaitingRow) => Settlement) {
  const name = store.name as CollectionName;
  const here = await store.find(sent.map((one) => keyOf(name, pathOf(name, one.row))));
  const changes: { before: Row; after: Row }[] = [];
  for (const one of sent) {
    const row = here.get(keyOf(name, pathOf(name, one.row)));
    const after = row && settled(row, one.row, settlementOf(one));
    if (row && after) {
      const derived = derivedFields(name, { path: pathOf(name, row), fields: after, updated_at: after.updated_at });
      changes.push({ before: row, after: { ...after, ...derived } });
    }
  }
  await writeRows(book, store, changes);
}

/** The row after the verdict, or undefined when the listener was faster and nothing is to be done. */
function settled(row: Row, sent: Row, settlement: Settlement): Row | undefined {
  if (settlement === 'merged') return undefined;
  const untouched = row.local_seq === sent.local_seq;
  if (settlement !== 'accepted') {
    // A mail is not a record of the person: its refusal is only logged. [NTF-7]
    if (row['doc_kind'] === 'mail') {
      console.warn('mail not queued', settlement);
      return { ...row, sync_state: 'synced' };
    }
    return untouched ? { ...row, sync_state: 'rejected', sync_error: settlement } : undefined;
  }
  if (row.rev > sent.rev) return undefined;
  const { sync_base: _base, sync_earlier: _earlier, sync_batch: _batch, sync_error: _error, ...rest } = row;
  const rev = sent.rev + 1;
  if (untouched) return { ...rest, rev, sync_state: 'synced' };
  const base = replicatedFields(sent);
  const after = sent.rev === 0 ? asServerHasIt(rest, sent) : rest;
  if (sameContent(replicatedFields(after), base)) return { ...after, rev, sync_state: 'synced' };
  return { ...after, rev, sync_base: { ...base, rev } };
}

const asWrite = ({ store, row }: WaitingRow): Write => ({
  path: pathOf(store, row),
  rev: row.rev + 1,
  fields: { ...replicatedFields(row), rev: row.rev + 1 },
});

/**
 * Writes for a row's document, and for its card where it has one: the rules accept neither without the other. [PPL-14]
 */
function writesOf(one: WaitingRow): Write[] {
  const write = asWrite(one);
  const [card, path] = [cardsBeside(one.store), cardPathOf(one.store, one.row)];
  return card && path ? [write, { path, rev: write.rev, fields: cardOf(card, write.fields) }] : [write];
}

function byCollection(rows: Group): Map<string, WaitingRow[]> {
  const groups = new Map<string, WaitingRow[]>();
  for (const one of rows) groups.set(one.store, [...(groups.get(one.store) ?? []), one]);
  return groups;
}
