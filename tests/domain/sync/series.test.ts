import { expect, test } from 'vitest';
import { differingFields } from '../../../src/domain/sync/differing-fields.ts';
import { seriesOf, type NumberedFact } from '../../../src/domain/sync/series.ts';

const fact = (device_id: string, device_seq: number, minute: number): NumberedFact => ({
  device_id,
  device_seq,
  sale_no: `${device_id.toUpperCase()}-${device_seq}`,
  created_at: `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`,
  created_by: `person on ${device_id}`,
});

test('[SYN-33] each phone has its own series; gaps are the numbers that are not here', () => {
  const facts = [fact('k7b', 1, 1), fact('k7b', 2, 2), fact('k7b', 6, 9), fact('m2m', 2, 30), fact('k7b', 4, 4)];
  expect(seriesOf(facts)).toEqual([
    {
      device_id: 'm2m',
      tag: 'M2M',
      by: 'person on m2m',
      last_at: '2026-11-20T10:30:00.000Z',
      count: 1,
      last_seq: 2,
      missing: [[1, 1]],
    },
    {
      device_id: 'k7b',
      tag: 'K7B',
      by: 'person on k7b',
      last_at: '2026-11-20T10:09:00.000Z',
      count: 4,
      last_seq: 6,
      missing: [
        [3, 3],
        [5, 5],
      ],
    },
  ]);
  expect(seriesOf([])).toEqual([]);
});

test('[SYN-33] a phone is known by its newest number, whatever it wrote after it', () => {
  const { sale_no: _none, ...round } = fact('h4s', 3, 30);
  const voucher = { ...round, device_seq: 2, voucher_no: 'H4T-0001', created_at: '2026-11-20T10:20:00.000Z' };
  expect(seriesOf([fact('h4s', 1, 1), round, voucher])).toMatchObject([{ tag: 'H4T', count: 3, missing: [] }]);
  expect(seriesOf([round])[0]!.tag).toBeUndefined();
});

test('[SYN-26] two versions differ in the fields that people know, whichever side lacks one', () => {
  const mine = { rev: 3, name: 'Amina', phones: ['1', '2'], note: 'pays late' };
  const theirs = { rev: 4, name: 'Amina N.', phones: ['1', '2'], archived: true };
  expect(differingFields(mine, theirs)).toEqual([
    { name: 'archived', mine: undefined, theirs: true },
    { name: 'name', mine: 'Amina', theirs: 'Amina N.' },
    { name: 'note', mine: 'pays late', theirs: undefined },
  ]);
});
