import { expect, it } from 'vitest';
import type { BusinessView } from '../../src/contract/account.ts';
import type { UnsentRecord } from '../../src/contract/sync.ts';
import { correctPath, rightOver } from '../../src/nouns/sync/settings/correct-path.ts';

const refused = (collection: string, part: Partial<UnsentRecord> = {}): UnsentRecord => ({
  collection,
  id: 'Record000001',
  title: 'K7M-0042',
  saved_at: '2026-11-20T08:00:00.000Z',
  business_id: 'Business0001',
  accepted: false,
  state: 'rejected',
  ...part,
});
const business = (roles: Partial<BusinessView['roles']>, role: BusinessView['role'] = 'admin') =>
  ({ id: 'Business0001', role, roles }) as BusinessView;
const FEED = { bought: { goods: 'raw_material', material: 'Material0001' } } as const;
const GOODS = { bought: { goods: 'shop' } } as const;

it('SYN-25 what was bought, spent and who sells has a form for whoever may change it, and for whom may only add', () => {
  const ways: [UnsentRecord, string, string][] = [
    [refused('purchases', GOODS), '/purchases/edit/Record000001', '/shop/add?correct=Record000001'],
    [refused('purchases', FEED), '/farm/view/0/raw_material/edit/Material0001?receipt=Record000001', '/farm/add/raw_materials?correct=Record000001'], // prettier-ignore
    [refused('expenses'), '/expenses/edit/Record000001', '/expenses/add?correct=Record000001'],
    [refused('vendors'), '/suppliers?id=Record000001&page=edit', '/suppliers?id=Record000001&page=edit'],
  ];
  for (const [record, edit, add] of ways) {
    expect(correctPath(record, 'edit')).toBe(edit);
    expect(correctPath(record, 'add')).toBe(add);
  }
});

it('SYN-25 by the right to change it, or the right to add what the server never had', () => {
  const stall = business({ edit_purchases: true });
  const store = business({ add_purchases: true });
  const feed = business({ add_raw_materials: true });
  for (const record of [refused('purchases', GOODS), refused('expenses'), refused('vendors')]) {
    expect(rightOver(record, stall)).toBe('edit');
    expect(rightOver(record, store)).toBe('add');
    expect(rightOver({ ...record, accepted: true }, store)).toBeUndefined();
    expect(rightOver({ ...record, accepted: true }, stall)).toBe('edit');
    expect(rightOver(record, feed)).toBeUndefined();
    expect(rightOver(record, business({}, 'owner'))).toBe('edit');
    expect(rightOver({ ...record, business_id: 'Business0002' }, stall)).toBeUndefined();
  }
  expect(rightOver(refused('purchases', FEED), feed)).toBe('add');
  expect(rightOver(refused('purchases', FEED), stall)).toBeUndefined();
  // Returned goods, and purchases of both kinds of goods, have no form.
  expect(rightOver(refused('purchases'), business({}, 'owner'))).toBeUndefined();
});
