import type { Planted } from '../support/compiled.ts';

/** A bug that the simulator must detect. */
export interface Mutant extends Planted {
  /** The seed of a history that reveals it, as found by `npm run sim -- --mutants`. */
  readonly foundBy: number;
}

const PUSH = 'src/replication/push/push.ts';
const PULL = 'src/replication/pull/pull.ts';
const PLAN = 'src/replication/pull/plan-apply.ts';
const APPLY = 'src/replication/pull/apply-rows.ts';

/** All bugs that the simulator must detect. */
export const MUTANTS: readonly Mutant[] = [
  {
    name: 'a record is marked sent before the answer',
    file: PUSH,
    find: 'const verdict = await replica.remote.commit(writes);',
    replace: "void replica.remote.commit(writes); const verdict = { type: 'accepted' };",
    foundBy: 1,
  },
  {
    name: 'no overlap when a listener opens',
    file: PULL,
    find: 'OVERLAP_MS = 120_000',
    replace: 'OVERLAP_MS = -1',
    foundBy: 31,
  },
  {
    name: 'the checkpoint is stored before the rows',
    file: PULL,
    find: 'if (rows.length > 0) await applyRows(book, name, rows, deps.inFlight, deps.clock);',
    replace: `await book.upkeep.checkpoints.put({ path: collection, at: 150_000 + Math.max(...rows.map((row) => row.updated_at)) });
      await applyRows(book, name, rows, deps.inFlight, deps.clock);`,
    foundBy: 1,
  },
  {
    name: 'a server row overwrites one that waits',
    file: PLAN,
    find: 'if (theirs.rev <= local.rev) return',
    replace: "if (theirs.rev > local.rev) return { type: 'take' };\n  if (theirs.rev <= local.rev) return",
    foundBy: 1,
  },
  {
    name: 'an older row overwrites a newer one',
    file: PLAN,
    find: 'return newer ?',
    replace: 'return newer || theirs.rev < local.rev ?',
    foundBy: 5,
  },
  {
    name: 'an older row pushes back one that waits',
    file: PLAN,
    find: "if (theirs.rev <= local.rev) return { type: 'keep' };",
    replace: '',
    foundBy: 89,
  },
  {
    name: 'what is sent again after a lost answer gets another name',
    file: PUSH,
    find: "if (verdict.type === 'unreachable' ||",
    replace: `if (verdict.type === 'unreachable')
    for (const one of rows) if (one.store === 'sales' && one.row.rev === 0)
      await replica.remote.commit([{ ...asWrite(one), path: asWrite(one).path.slice(0, -1) + 'x', fields: { ...asWrite(one).fields, id: String(one.row.id).slice(0, -1) + 'x' } }]);
  if (verdict.type === 'unreachable' ||`,
    foundBy: 1,
  },
  {
    name: 'a whole batch is refused with its guilty one',
    file: PUSH,
    find: 'if (groups.length > 1) {',
    replace: 'if (groups.length > 3) {',
    foundBy: 5,
  },
  {
    name: 'the second half of a refused batch is forgotten',
    file: PUSH,
    find: '(await send(replica, first)) ?? (await send(replica, second))',
    replace: "(await send(replica, first)) ?? (await settle(replica, second.flat(), () => 'accepted'), undefined)",
    foundBy: 2,
  },
  {
    name: 'an expired sign-in refuses the batch',
    file: PUSH,
    find: "if (verdict.type === 'unreachable' || verdict.type === 'unauthenticated') return verdict.type;",
    replace: `if (verdict.type === 'unreachable') return verdict.type;
  if (verdict.type === 'unauthenticated') {
    await settle(replica, rows, () => ({ code: 'unauthenticated', message: 'Sign in.', at: instantOf(replica.clock) }));
    return undefined;
  }`,
    foundBy: 74,
  },
  {
    name: 'an edit made while sending is lost',
    file: PUSH,
    find: 'const untouched = row.local_seq === sent.local_seq;',
    replace: 'const untouched = true;',
    foundBy: 31,
  },
  {
    name: 'an edit made while sending stands on the old copy',
    file: PUSH,
    find: 'return { ...after, rev, sync_base: { ...base, rev } };',
    replace: 'return { ...rest, rev: row.rev };',
    foundBy: 26,
  },
  {
    name: 'what is put right once more while it is sent keeps its new moments',
    file: PLAN,
    find: 'local.rev === 0 ? asServerHasIt(sent, theirs) : sent',
    replace: 'sent',
    foundBy: 12_102_507,
  },
  {
    name: 'a refused record forgets its reason',
    file: PUSH,
    find: "sync_state: 'rejected', sync_error: settlement }",
    replace: "sync_state: 'rejected' }",
    foundBy: 3,
  },
  {
    name: 'a listener that closes is not opened again',
    file: PULL,
    find: "if (code === 'permission-denied') deps.onDenied?.();\n        reopen();",
    replace: "if (code === 'permission-denied') deps.onDenied?.();",
    foundBy: 3,
  },
  {
    name: 'a failed catch-up is not tried again',
    file: PULL,
    find: 'else deps.onLost();\n        reopen();',
    replace: 'else deps.onLost();',
    foundBy: 1,
  },
  {
    name: 'mine silently wins every conflict',
    file: 'src/store/merge.ts',
    find: 'if (theyChanged) conflicts.push(name);\n    else if',
    replace: 'if',
    foundBy: 4,
  },
  {
    name: 'the version that lost is not kept',
    file: APPLY,
    find: 'await keepRefusedCopy(book, name, local!, plan.conflicts, instantOf(clock));',
    replace: 'void keepRefusedCopy; void instantOf; void clock;',
    foundBy: 1,
  },
  {
    name: 'a merge drops what only I changed',
    file: 'src/store/merge.ts',
    find: 'else merged[name] = mine[name];',
    replace: '',
    foundBy: 1,
  },
  {
    name: 'a page begins after all rows of its time',
    file: PULL,
    find: "last = { at: oldest.updated_at, id: oldest.path.slice(oldest.path.lastIndexOf('/') + 1) };",
    replace: "last = { at: oldest.updated_at - 1, id: '~' };",
    foundBy: 36,
  },
  {
    name: 'a push that found no answer is not tried again',
    file: 'src/replication/push/push-loop.ts',
    find: "if (outcome === 'unreachable') later();",
    replace: '',
    foundBy: 2,
  },
  {
    name: 'a local write is not marked to send',
    file: 'src/store/save.ts',
    find: "sync_state: 'pending',",
    replace:
      "sync_state: before?.sync_state === 'synced' && changes.length === 1 && first % 7 === 0 ? 'synced' : 'pending',",
    foundBy: 1,
  },
  {
    name: 'a save has no second copy',
    file: 'src/store/save.ts',
    find: '  noteInJournal(book, store, rows);',
    replace: '  void noteInJournal;',
    foundBy: 1,
  },
  {
    name: 'the journal is shortened while something waits',
    file: 'src/replication/journal/compact.ts',
    find: 'if (rows.length > 0 || copies.length > 0) return;',
    replace: 'void rows; void copies;',
    foundBy: 22,
  },
  {
    name: 'the version that lost is not in the journal',
    file: APPLY,
    find: "book.journal?.append([{ t: 'copy', copy }]);",
    replace: '',
    foundBy: 46,
  },
  {
    name: 'what was lost is forgotten when mending is cut off',
    file: 'src/replication/journal/mended-book.ts',
    find: "const lost = new Set((await device.get('mending'))?.[uid]);",
    replace: 'const lost = new Set<string>();',
    foundBy: 2180,
  },
  {
    name: 'a number is taken back after its sale was lost here',
    file: 'src/replication/journal/mended-book.ts',
    find: 'await book.exclusive(() => keepNumbers(book.upkeep));',
    replace: 'void keepNumbers;',
    foundBy: 219,
  },
  {
    name: 'the checkpoints survive a loss of records',
    file: 'src/replication/journal/mended-book.ts',
    find: 'await book.upkeep.checkpoints.clear();',
    replace: '',
    foundBy: 19,
  },
  {
    name: 'a clock that is set while a push runs is not asked for again',
    file: PUSH,
    find: "if (known === 'changed' || (known && (await putRightWaiting(replica, waiting, known)))) return 'more';",
    replace:
      "const told = known === 'changed' ? { now: replica.clock.wall(), off: 0 } : known;\n  if (told && (await putRightWaiting(replica, waiting, told))) return 'more';",
    foundBy: 12_313_241,
  },
  {
    name: 'what a wrong clock said is sent',
    file: PUSH,
    find: "if (known === 'changed' || (known && (await putRightWaiting(replica, waiting, known)))) return 'more';",
    replace: '',
    foundBy: 14,
  },
  {
    name: 'a clock that was set is not asked about again',
    file: 'src/replication/server-clock.ts',
    find: "? 'changed' : 'fine'",
    replace: "? 'fine' : 'fine'",
    foundBy: 14,
  },
];
