import { expect, test } from 'vitest';
import { checkApart } from '../../../src/domain/stock/check-apart.ts';
import { checkEntry, type EntryContent } from '../../../src/domain/stock/check-entry.ts';

const NOW = { at: '2026-11-20T10:00:00.000Z', currency: 'UGX' };
const CONTENTS: readonly EntryContent[] = [
  { kind: 'loss', reason: 'breakage' },
  { kind: 'found' },
  { kind: 'internal_use', used_for: 'household' },
  { kind: 'gift' },
  { kind: 'opening', value: 1_000 },
  { kind: 'count' },
];

test.each(CONTENTS)('[SHP-17, MSG-3] $kind is of now or of any past day, and none of a day to come', (content) => {
  const of = (occurred_at: string) =>
    checkEntry({ id: 'Entry0000001', item_id: 'Trays0000001', qty: 5, content, occurred_at }, NOW);
  expect(of('2026-10-01T12:00:00.000Z')).toMatchObject({ ok: true });
  expect(of('2026-11-21T12:00:00.000Z')).toEqual({ ok: false, error: { type: 'FutureDate' } });
});

test('[SHP-17, MSG-3] so is what became of eggs that were put apart', () => {
  const draft = {
    id: 'Entry0000001',
    farm_id: 'Flock0000001',
    grade: 'good',
    qty: 5,
    became: 'thrown',
    note: '',
  } as const;
  expect(checkApart({ ...draft, occurred_at: '2026-10-01T12:00:00.000Z' }, 5, NOW.at)).toMatchObject({ ok: true });
  const ahead = checkApart({ ...draft, occurred_at: '2026-11-21T12:00:00.000Z' }, 5, NOW.at);
  expect(ahead).toEqual({ ok: false, error: { type: 'FutureDate' } });
});
