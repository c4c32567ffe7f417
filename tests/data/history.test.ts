import { expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { runCommand } from '../../src/data/commands.ts';
import { changesOfRow, type Recorded } from '../../src/nouns/business/data/changes-of-row.ts';
import { queries } from '../support/all-queries.ts';
import { aSaleLine } from '../support/documents.ts';
import { answerWhen, becomes, gracesPhone, NOW } from '../support/test-deps.ts';

const locks = [{ at: '2026-11-10T00:00:00.000Z', until: '2026-11-05' }];
const aRow = (change: Partial<Recorded> = {}): Recorded => ({
  id: 'Sale00000001',
  sale_no: 'K7M-0001',
  day: '2026-11-03',
  created_at: '2026-11-03T08:00:00.000Z',
  created_by: 'brian',
  rev: 1,
  updated_at: Date.parse('2026-11-03T09:00:00.000Z'),
  local_seq: 1,
  sync_state: 'synced',
  ...change,
});

test('[SET-7] of a record it is told who wrote it down, changed and voided it, and why', () => {
  const history = [{ rev: 1, at: '2026-11-04T08:00:00.000Z', by: 'grace', changed: 'lines, note', reason: 'too many' }];
  const row = aRow({ history, voided_at: '2026-11-06T08:00:00.000Z', voided_by: 'grace', void_reason: 'twice' });
  expect(changesOfRow({ collection: 'sales', row }, new Map(), [])).toMatchObject([
    { did: 'made', uid: 'brian', title: 'K7M-0001', fields: [] },
    { did: 'changed', uid: 'grace', fields: ['lines', 'note'], reason: 'too many' },
    { did: 'voided', uid: 'grace', reason: 'twice' },
  ]);
});

test('[SET-7] what has no number and no name is known by its kind and by what it is about', () => {
  const names = new Map([['Flock0000001', 'House 1']]);
  const about = (farm_id: string) => {
    const row = { ...aRow(), sale_no: undefined, kind: 'eggs', farm_id };
    return changesOfRow({ collection: 'farm_activities', row }, names, []).map(({ kind, title }) => [kind, title]);
  };
  expect(about('Flock0000001')).toEqual([['eggs', 'House 1']]);
  expect(about('Flock0000002')).toEqual([['eggs', '']]);
});

test('[SET-9] late is what was written, changed or voided after its day was closed, and what the server got after', () => {
  const late = (change: Partial<Recorded>) =>
    changesOfRow({ collection: 'sales', row: aRow(change) }, new Map(), locks).map((one) => one.late);
  expect(late({})).toEqual([false]);
  expect(late({ created_at: '2026-11-11T08:00:00.000Z', updated_at: 0, rev: 0 })).toEqual([true]);
  expect(late({ updated_at: Date.parse('2026-11-12T08:00:00.000Z') })).toEqual([true]);
  expect(late({ voided_at: '2026-11-12T08:00:00.000Z', rev: 2, updated_at: Date.parse('2026-11-12T08:00:00.000Z') })).toEqual([false, true]); // prettier-ignore
  expect(late({ day: '2026-11-05', created_at: '2026-11-11T08:00:00.000Z' })).toEqual([false]);
});

test('[SET-7, SET-9] the owner closes days; the newest change stands first, of one person or what is late', async () => {
  const grace = await gracesPhone();
  const lock = (until: string | null) => runCommand(grace, 'business.lockDays', { until });
  expect(await lock('2999-01-01')).toEqual({ ok: false, error: { type: 'FutureDate' } });
  const minutesOn = (minutes: number) => ({ ...grace, now: () => new Date(NOW.getTime() + minutes * 60_000) });
  const add = (name: string, minutes: number) =>
    runCommand(minutesOn(minutes), 'customers.add', {
      id: `Customer${name}`.slice(0, 12).padEnd(12, '0'),
      name,
    });
  expect(await add('Amina', 0)).toMatchObject({ ok: true });
  expect(await lock('2026-11-01')).toMatchObject({ ok: true });
  expect(await add('Joy', 1)).toMatchObject({ ok: true });
  const sold = { id: newDocumentId(), lines: [aSaleLine()], pay: { kind: 'all', method: 'cash' }, occurred_at: '2026-10-20T10:00:00.000Z' } as const; // prettier-ignore
  expect(await runCommand(minutesOn(2), 'sales.add', sold)).toMatchObject({ ok: true });
  await answerWhen(grace.session.open$, (open) => open?.settings.period_locks?.length === 1);
  const ask = (input: { by: string | null; late: boolean; limit: number }) =>
    answerWhen(queries['history.changes'](grace, input), (view) => view.people.length > 0 && view.late === 1);
  const all = await ask({ by: null, late: false, limit: 50 });
  const [sale, joy, amina] = [
    { by: 'Grace', collection: 'sales', did: 'made', late: true },
    { by: 'Grace', collection: 'customers', title: 'Joy', did: 'made', late: false },
    { by: 'Grace', collection: 'customers', title: 'Amina', did: 'made', late: false },
  ];
  expect(all).toMatchObject({ rows: [sale, joy, amina], more: false });
  expect(all.people).toEqual([{ uid: grace.session.book.uid, name: 'Grace' }]);
  expect((await ask({ by: grace.session.book.uid, late: false, limit: 50 })).rows).toHaveLength(3);
  expect((await ask({ by: 'somebody', late: false, limit: 50 })).rows).toEqual([]);
  expect((await ask({ by: null, late: true, limit: 50 })).rows).toMatchObject([sale]);
  // No longer the owner.
  await becomes(grace, { role: 'admin' });
  await answerWhen(grace.session.open$, (open) => open?.member.role === 'admin');
  expect(await lock(null)).toMatchObject({ ok: false, error: { type: 'NotAllowed' } });
  await grace.leave({ remove: true });
});
