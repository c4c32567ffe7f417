import { expect, test } from 'vitest';
import type { Row } from '../../src/store/row-store.ts';
import { planApply } from '../../src/replication/pull/plan-apply.ts';
import type { ServerRow } from '../../src/replication/remote.ts';

const row = (fields: Record<string, unknown>, local: Partial<Row> = {}): Row => ({
  id: 'Customer0001',
  rev: 0,
  updated_at: 0,
  local_seq: 3,
  sync_state: 'pending',
  ...fields,
  ...local,
});
const there = (fields: Record<string, unknown> & { rev: number }): ServerRow => ({
  path: 'businesses/Business0001/customers/Customer0001',
  fields: { id: 'Customer0001', ...fields },
  updated_at: 9,
});

test('[SYN-5] a record sent and then edited before its lost answer is known does not conflict with itself', () => {
  const mine = row({ name: 'Amina N.' }, { sync_earlier: [{ id: 'Customer0001', rev: 0, name: 'Amina' }] });
  expect(planApply(mine, there({ rev: 1, name: 'Amina' }))).toMatchObject({
    type: 'rebase',
    fields: { name: 'Amina N.' },
  });
});

test('[SYN-7] what another phone added to a new record whose answer was lost is no conflict', () => {
  expect(planApply(row({ name: 'Amina' }), there({ rev: 2, name: 'Amina', note: 'pays on Friday' }))).toEqual({
    type: 'take',
  });
});

test('[SYN-7] an edit of mine that arrived unnoticed is not taken for a change by others; theirs is still one', () => {
  const base = { id: 'Customer0001', rev: 4, name: 'Amina', note: '' };
  const sent = { ...base, note: 'first' };
  const mine = row({ name: 'Amina', note: 'second' }, { rev: 4, sync_base: base, sync_earlier: [sent] });
  expect(planApply(mine, there({ rev: 6, name: 'Amina B.', note: 'first' }))).toMatchObject({
    type: 'rebase',
    fields: { name: 'Amina B.', note: 'second' },
  });
  expect(planApply(mine, there({ rev: 6, name: 'Amina', note: 'theirs' }))).toEqual({
    type: 'conflict',
    conflicts: ['note'],
  });
});
