import { afterEach, beforeEach, expect, test } from 'vitest';
import { findEverything } from '../../src/nouns/home/data/find-everything.query.ts';
import type { FoundThing } from '../../src/contract/home.ts';
import { openBook, storeNamed, type CollectionName } from '../../src/store/book.ts';
import { newestFirst } from '../../src/store/rx-schema.ts';
import { saveAsPending } from '../../src/store/save.ts';
import {
  aCustomer,
  aFlock,
  anExpense,
  aPayment,
  aPurchase,
  aRawMaterial,
  aSale,
  aShopItem,
  aVendor,
} from '../support/documents.ts';
import { answerWhen, gracesPhone } from '../support/test-deps.ts';
import { inTurn } from '../support/test-book.ts';

const NAMES = ['sales', 'expenses', 'purchases', 'payments', 'customers', 'vendors', 'shop', 'raw_materials', 'farm', 'workspace'] as const; // prettier-ignore
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
afterEach(() => phone.leave({ remove: true }));

async function store(name: CollectionName, ...documents: object[]): Promise<void> {
  const { book } = phone.session;
  const rows = documents.map((document) => ({
    ...document,
    business_id: phone.businessId,
    ...('occurred_at' in document && { newest_first: newestFirst(String(document.occurred_at)) }),
  }));
  await book.exclusive(() => saveAsPending(book, storeNamed(book, name), rows.map((after) => ({ after })))); // prettier-ignore
}

/** The search results by kind, name and archived state, once there are `count` of them. */
const find = async (search: string, count: number, limit = 5): Promise<string[]> => {
  const found = await answerWhen(findEverything(phone, { search, limit }), (all) => all.length >= count);
  return found.map(({ kind, name, gone }: FoundThing) => `${kind}: ${name}${gone ? ', gone' : ''}`);
};

test('[SHL-15] names of every kind, what begins so and is there first; capitals and accents do not matter', async () => {
  await store('customers', aCustomer({ name: 'Zoé Kato' }), aCustomer({ name: 'Kato Musa' }), aCustomer({ name: 'Kato Bar', archived: true })); // prettier-ignore
  await store('vendors', aVendor({ name: 'Kato Feeds' }));
  await store('shop', aShopItem({ name: 'Katoni feeder' }));
  await store('raw_materials', aRawMaterial({ name: 'Kato mash' }));
  await store('farm', aFlock({ name: 'KATO layers' }), aFlock({ name: 'Other', house_name: 'Kato house', open: false, closed_on: '2026-06-01' })); // prettier-ignore
  expect(await find('káto', 8)).toEqual([
    'customers: Kato Musa',
    'customers: Zoé Kato',
    'customers: Kato Bar, gone',
    'shop: Katoni feeder',
    'raw_materials: Kato mash',
    'farm: KATO layers',
    'farm: Other, gone',
    'vendors: Kato Feeds',
  ]);
  expect(await find('káto', 5, 1)).toHaveLength(5);
  expect(await find('   ', 0)).toEqual([]);
});

test('[SHL-15] a person by the digits of the phone, with or without the leading 0', async () => {
  await store('customers', aCustomer({ name: 'Amina', phones: ['+256772000118'] }), aCustomer({ name: 'Brenda' }));
  expect(await find('0772 000', 1)).toEqual(['customers: Amina']);
  expect(await find('772 000', 1)).toEqual(['customers: Amina']);
});

test('[SHL-15] documents by any part of their number, the newest first; of others nothing is told', async () => {
  const at = (day: string) => ({ day, occurred_at: `${day}T08:00:00.000Z` });
  await store(
    'sales',
    aSale({ sale_no: 'K7B-0012', ...at('2026-11-01') }),
    aSale({ sale_no: 'M2K-0012', ...at('2026-11-03'), voided_at: '2026-11-03T09:00:00.000Z', void_reason: 'Twice' }),
    aSale({ sale_no: 'K7B-0120', ...at('2026-11-02') }),
    aSale({ sale_no: 'K7B-0099', ...at('2026-11-04') }),
  );
  await store('purchases', aPurchase({ purchase_no: 'K7B-0001', supplier_invoice_no: 'FE-0012', ...at('2026-11-01') }));
  await store('expenses', anExpense({ voucher_no: 'K7B-0012', ...at('2026-11-01') }));
  await store('payments', aPayment({ method: 'mobile_money', reference: 'MP0012XY', ...at('2026-11-01') }));
  expect(await find('012', 6)).toEqual([
    'sales: M2K-0012, gone',
    'sales: K7B-0120',
    'sales: K7B-0012',
    'purchases: K7B-0001',
    'expenses: K7B-0012',
    'payments: MP0012XY',
  ]);
});
