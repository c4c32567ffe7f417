import { expect, test } from 'vitest';
import { backoff } from '../../src/replication/backoff.ts';
import { aFlock } from '../support/documents.ts';
import { sale } from '../support/test-book.ts';
import { announcing, planPush, type WaitingRow } from '../../src/replication/push/plan-push.ts';

const waiting = (local_seq: number, sync_batch?: string, note?: string): WaitingRow => ({
  store: 'sales',
  row: {
    ...sale({ note }),
    local_seq,
    sync_state: 'pending',
    updated_at: 0,
    ...(sync_batch ? { sync_batch } : {}),
  },
});
const seqs = (groups: readonly (readonly WaitingRow[])[]) =>
  groups.map((group) => group.map((one) => one.row.local_seq));

test('[SYN-4] oldest local write first, over all collections', () =>
  expect(seqs(planPush([waiting(3), waiting(1), waiting(2)], 100))).toEqual([[1], [2], [3]]));
test('[SYN-17] what belongs together is never cut in two, and travels alone', () => {
  const rows = [waiting(1), waiting(2, 'b'), waiting(3), waiting(4, 'b'), waiting(5, 'b')];
  expect(seqs(planPush(rows, 100))).toEqual([[1]]);
  expect(seqs(planPush(rows.slice(1), 2))).toEqual([[2, 4, 5]]);
});
test('[PPL-14] of records with a card, which the rules look up, seven go together; others go with them', () => {
  const flock = (local_seq: number): WaitingRow => ({
    store: 'farm',
    row: { ...aFlock({ rev: 0 }), local_seq, sync_state: 'pending', updated_at: 0 },
  });
  const flocks = Array.from({ length: 12 }, (_, i) => flock(i + 2));
  expect(seqs(planPush([waiting(1), ...flocks], 100))).toEqual([[1], [2], [3], [4], [5], [6], [7], [8]]);
  expect(seqs(planPush([...flocks.slice(7), waiting(20)], 100))).toEqual([[9], [10], [11], [12], [13], [20]]);
});
test('[PRF-5, SYN-8] a row that fails its own schema travels alone: nothing has to be sent twice to find it', () => {
  const rows = [waiting(1), waiting(2, undefined, 'x'.repeat(501)), waiting(3), waiting(4)];
  expect(seqs(planPush(rows, 100))).toEqual([[1]]);
  expect(seqs(planPush(rows.slice(1), 100))).toEqual([[2]]);
  expect(seqs(planPush(rows.slice(2), 100))).toEqual([[3], [4]]);
});
test('[DOC-16] when more waits than one commit carries, the last new fact of each phone in it tells the highest number that waits', () => {
  const fact = (local_seq: number, device_seq: number, device_id = 'StallPhone01', rev = 0): WaitingRow => {
    const one = waiting(local_seq);
    return { ...one, row: { ...one.row, device_seq, device_id, rev } };
  };
  const told = (groups: readonly (readonly WaitingRow[])[]) =>
    groups.map((group) => group.map(({ row }) => row['announced_seq']));
  const rows = [1, 2, 3, 4, 5, 6].map((n) => fact(n, n + 10));
  const planned = planPush(rows, 3);
  expect(told(announcing(planned, rows.slice(4)))).toEqual([[undefined], [undefined], [16]]);
  expect(seqs(announcing(planned, rows.slice(4)))).toEqual(seqs(planned));
  // All fit into one commit: no further records are announced.
  expect(told(announcing(planPush(rows, 6), rows))).toEqual(rows.map(() => [undefined]));
  // A correction has an old number and announces none, and records taken over from another phone have a separate
  // series.
  const mixed = [fact(1, 3), fact(2, 41, 'LostPhone001'), fact(3, 1, 'StallPhone01', 4)];
  const last = [fact(8, 42, 'LostPhone001'), fact(9, 7), fact(10, 2)];
  expect(told(announcing(planPush([...mixed, ...last], 3), last))).toEqual([[7], [42], [undefined]]);
});
test('[SYN-6] waits double up to the most, each ± 20 %', () => {
  const steady = backoff({ first: 500, most: 4_000, random: () => 0.5 });
  expect([1, 2, 3, 4, 5].map(() => steady.next())).toEqual([500, 1_000, 2_000, 4_000, 4_000]);
  steady.reset();
  expect(steady.next()).toBe(500);
  expect(backoff({ first: 500, most: 4_000, random: () => 0 }).next()).toBeCloseTo(400);
  expect(backoff({ first: 500, most: 4_000, random: () => 1 }).next()).toBeCloseTo(600);
});
