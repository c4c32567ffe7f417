import { expect, test } from 'vitest';
import type { NamedWithdrawal } from '../../../src/domain/health/withdrawal-now.ts';
import { birdsNotForSale } from '../../../src/domain/sales/birds-for-sale.ts';

const OXY: NamedWithdrawal = {
  until: { kind: 'moment', at: '2026-11-17T14:00:00.000Z' },
  raw_material_id: 'Oxy000000001',
  name: 'Oxytetracycline',
};
const birds = (but: object = {}) =>
  ({ line_id: 'LineBirds001', item_kind: 'bird', farm_id: 'Flock0000001', qty: 20, ...but }) as const;
const NEW = { withdrawals: new Map([['Flock0000001', OXY]]), isOwner: true, standing: [] };

test('[SAL-44, VET-5] birds of a flock under withdrawal are refused with what was given and until when; those of another flock are not', () => {
  expect(birdsNotForSale([birds()], NEW)).toEqual({ type: 'NotForSale', line_id: 'LineBirds001', withdrawal: OXY });
  expect(birdsNotForSale([birds({ farm_id: 'Flock0000002' })], NEW)).toBeUndefined();
  // Manure of the flock is not a bird.
  expect(birdsNotForSale([birds({ item_kind: 'other' })], NEW)).toBeUndefined();
});

test('[SAL-44] the owner may say otherwise, with a reason; nobody else may', () => {
  const said = [birds({ override_reason: 'Sold as layers, not to eat' })];
  expect(birdsNotForSale(said, NEW)).toBeUndefined();
  expect(birdsNotForSale([birds({ override_reason: '  ' })], NEW)).toMatchObject({ type: 'NotForSale' });
  expect(birdsNotForSale(said, { ...NEW, isOwner: false })).toMatchObject({ type: 'NotForSale' });
});

test('[SAL-44] a line that stands is not asked again, more birds on it are', () => {
  const standing = [birds()];
  expect(birdsNotForSale([birds({ qty: 19 })], { ...NEW, standing })).toBeUndefined();
  expect(birdsNotForSale([birds({ qty: 21 })], { ...NEW, standing })).toMatchObject({ type: 'NotForSale' });
});
