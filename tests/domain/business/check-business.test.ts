import { expect, test } from 'vitest';
import { checkBusiness, FARM_CATEGORIES } from '../../../src/domain/business/check-business.ts';

const draft = { id: 'Business0001', name: ' Nakato Poultry ', farm: true, shop: false, currency: 'UGX' };

test('[BIZ-1] a name, one option and a currency are enough', () =>
  expect(checkBusiness(draft)).toEqual({ ok: true, value: { ...draft, name: 'Nakato Poultry' } }));
test('[BIZ-2] neither or both options: pick one', () => {
  for (const both of [true, false])
    expect(checkBusiness({ ...draft, farm: both, shop: both })).toEqual({
      ok: false,
      error: { type: 'PickOneOption' },
    });
});
test('[BIZ-1] a name of 1 to 80 characters', () => {
  expect(checkBusiness({ ...draft, name: '  ' })).toMatchObject({ error: { type: 'NameMissing' } });
  expect(checkBusiness({ ...draft, name: 'x'.repeat(81) })).toMatchObject({ error: { type: 'NameMissing' } });
});
test('[BIZ-4] a currency by its ISO code', () =>
  expect(checkBusiness({ ...draft, currency: 'shilling' })).toMatchObject({ error: { type: 'CurrencyMissing' } }));
test('[BIZ-3] the farm option brings feeds, medications and vaccines', () =>
  expect(FARM_CATEGORIES).toEqual(['feeds', 'medications', 'vaccines']));
