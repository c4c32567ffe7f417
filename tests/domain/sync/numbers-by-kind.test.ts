import { expect, test } from 'vitest';
import { numbersByKind } from '../../../src/domain/sync/numbers-by-kind.ts';
import type { NumberedFact } from '../../../src/domain/sync/series.ts';

const fact = (device_seq: number, number: Partial<NumberedFact> = {}): NumberedFact => ({
  device_id: 'k7m',
  device_seq,
  created_at: '2026-11-20T10:00:00.000Z',
  created_by: 'grace',
  ...number,
});
const voucher = (device_seq: number, number: number, more: Partial<NumberedFact> = {}) =>
  fact(device_seq, { voucher_no: `K7M-V${String(number).padStart(4, '0')}`, ...more });
const sale = (device_seq: number, number: number) =>
  fact(device_seq, { sale_no: `K7M-${String(number).padStart(4, '0')}` });

test('[DOC-21] first, last and how many of each kind; what is missing is named, what is voided stays and is named', () => {
  const facts = [
    sale(1, 1),
    voucher(2, 1),
    fact(3),
    voucher(4, 2, { voided_at: '2026-11-20T11:00:00.000Z' }),
    sale(5, 2),
    sale(9, 5),
    fact(6, { purchase_no: 'K7M-P0001' }),
    voucher(8, 4),
  ];
  expect(numbersByKind(facts)).toEqual([
    { kind: 'sale', first: 'K7M-0001', last: 'K7M-0005', count: 3, missing: [['K7M-0003', 'K7M-0004']], voided: [] },
    { kind: 'purchase', first: 'K7M-P0001', last: 'K7M-P0001', count: 1, missing: [], voided: [] },
    { kind: 'voucher', first: 'K7M-V0001', last: 'K7M-V0004', count: 3, missing: [['K7M-V0003', 'K7M-V0003']], voided: ['K7M-V0002'] }, // prettier-ignore
  ]);
  expect(numbersByKind([fact(1), fact(2)])).toEqual([]);
});

test('[DOC-21] numbers of before the update that other records took are no holes; those that no record has are', () => {
  // Vouchers 2 and 4 of the common series, of which 5 has not arrived; then the separate count continues from 7.
  const before = [sale(1, 1), voucher(2, 2), fact(3), voucher(4, 4), fact(6), sale(7, 2)];
  const after = [voucher(8, 8), sale(9, 3), voucher(10, 9), sale(11, 4), voucher(13, 11)];
  expect(numbersByKind([...before, ...after])[1]).toEqual({
    kind: 'voucher',
    first: 'K7M-V0002',
    last: 'K7M-V0011',
    count: 5,
    missing: [['K7M-V0005', 'K7M-V0005'], ['K7M-V0010', 'K7M-V0010']], // prettier-ignore
    voided: [],
    together_until: 'K7M-V0007',
  });
});

test('[DOC-21] runs that took their numbers from the one series keep them, and the own count goes on above', () => {
  const run = (device_seq: number, number: number) => fact(device_seq, { run_no: `K7M-R000${number}` });
  expect(numbersByKind([sale(1, 1), run(2, 2), fact(3), run(4, 5), run(5, 7)])[1]).toEqual({
    kind: 'run',
    first: 'K7M-R0002',
    last: 'K7M-R0007',
    count: 3,
    missing: [['K7M-R0004', 'K7M-R0004'], ['K7M-R0006', 'K7M-R0006']], // prettier-ignore
    voided: [],
    together_until: 'K7M-R0003',
  });
});

test('[DOC-21] the first voucher ever is after the update; and two tags of one phone run apart', () => {
  const facts = [sale(1, 1), sale(2, 2), fact(3), voucher(4, 4), sale(5, 3), voucher(6, 5)];
  expect(numbersByKind(facts)[1]).toMatchObject({ first: 'K7M-V0004', missing: [], together_until: 'K7M-V0003' });
  const other = fact(7, { voucher_no: 'Q2Z-V0001' });
  expect(numbersByKind([...facts, other]).map(({ first }) => first)).toEqual(['K7M-0001', 'K7M-V0004', 'Q2Z-V0001']);
});
