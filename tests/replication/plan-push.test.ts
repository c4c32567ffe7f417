import { expect, test } from 'vitest';
import { backoff } from '../../workers/replication/backoff.ts';
import { aFlock } from '../support/documents.ts';
import { sale } from '../support/test-book.ts';
import { newestFacts, planPush, type WaitingRow } from '../../workers/replication/plan-push.ts';

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
test('[DOC-16] when more waits than one commit carries, the highest number of each phone goes with the oldest rows: the gap is known at once', () => {
  const fact = (local_seq: number, device_seq: number, device_id = 'StallPhone01'): WaitingRow => {
    const one = waiting(local_seq);
    return { ...one, row: { ...one.row, device_seq, device_id } };
  };
  const rows = [1, 2, 3, 4, 5, 6].map((n) => fact(n, n + 10));
  expect(seqs(planPush(rows, 3, newestFacts(rows)))).toEqual([[1], [2], [6]]);
  // An old record that was corrected last is no new number; one that was taken over has a series of its own.
  const last = [fact(9, 2), fact(8, 40, 'LostPhone001'), ...rows];
  expect(seqs(planPush([...rows, ...last.slice(0, 2)], 4, newestFacts(last)))).toEqual([[1], [2], [6], [8]]);
  // What travels alone still does, and a fact of a group stays with its group.
  expect(seqs(planPush([waiting(0, 'b'), waiting(1, 'b'), ...rows.slice(2)], 3, newestFacts(rows)))).toEqual([[0, 1]]);
  const grouped = { ...rows[5]!, row: { ...rows[5]!.row, sync_batch: 'b' } };
  expect(newestFacts([grouped, rows[4]!])).toEqual([rows[4]]);
});
test('[SYN-6] waits double up to the most, each ± 20 %', () => {
  const steady = backoff({ first: 500, most: 4_000, random: () => 0.5 });
  expect([1, 2, 3, 4, 5].map(() => steady.next())).toEqual([500, 1_000, 2_000, 4_000, 4_000]);
  steady.reset();
  expect(steady.next()).toBe(500);
  expect(backoff({ first: 500, most: 4_000, random: () => 0 }).next()).toBeCloseTo(400);
  expect(backoff({ first: 500, most: 4_000, random: () => 1 }).next()).toBeCloseTo(600);
});
