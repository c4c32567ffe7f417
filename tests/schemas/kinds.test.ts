import { EXPENSE_CATEGORIES } from '../../schemas/choices.ts';
import { LOSS_REASONS } from '../../schemas/choices.ts';
import { EVERY_ROLE_NAME } from '../../schemas/choices.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { collections, late, type CollectionBelow } from '../../schemas/collections.ts';
import { checkDocument } from '../../schemas/document-kind.ts';
import {
  aCustomer,
  aFlock,
  aLateRecord,
  anExpense,
  aPayment,
  aPurchase,
  aPurchaseLine,
  aRawMaterial,
  aSale,
  aSaleLine,
  aShopItem,
  aVendor,
  oneOfEach,
} from '../support/documents.ts';
import { fieldsOf } from '../support/schema-node.ts';
import { ACTIVITY_KINDS, anActivity, aStockEntry } from '../support/variant-documents.ts';

/* Each kind: its fields as listed in SPEC.md, and the dependencies between fields. */

type Doc = Readonly<Record<string, unknown>>;

/** Whether a document with changed fields is still valid in its collection; undefined fields are removed. */
const is = (name: CollectionBelow, document: object, changes: Doc = {}) =>
  checkDocument(
    collections[name].kind,
    Object.fromEntries(Object.entries({ ...document, ...changes }).filter(([, value]) => value !== undefined)),
  ).ok;

const expectFields = (name: CollectionBelow, names: string) =>
  expect(Object.keys(fieldsOf(collections[name].kind.schema))).toEqual(expect.arrayContaining(names.split(' ')));

test('[DOC-13] every builder makes a valid document of its kind', () => {
  for (const [name, documents] of Object.entries(oneOfEach())) {
    for (const document of documents) {
      expect({ name, ...checkDocument(collections[name as CollectionBelow].kind, document) }).toEqual({
        name,
        ok: true,
      });
    }
  }
  expect(v.is(late.kind.schema, aLateRecord())).toBe(true);
});

describe('sales', () => {
  const line = aSaleLine();
  test('[SAL-31] a sale has its fields', () =>
    expectFields(
      'sales',
      'sale_no kind status customer_id channel due_date lines order_discount delivery_fee delivery rounding initial_payment confirmed_at confirmed_day',
    ));
  test('[SAL-31] what was stored before these fields is still a sale', () => {
    expect(is('sales', aSale())).toBe(true);
  });
  test('[SAL-31] confirmed_at and confirmed_day come together', () => {
    const at = { confirmed_at: '2026-03-03T08:00:00.000Z' };
    const day = { confirmed_day: '2026-03-03' };
    expect([at, day, { ...at, ...day }].map((both) => is('sales', aSale(), both))).toEqual([false, false, true]);
  });
  test('[SAL-32] birds name their flock, goods of the shop their item, eggs and others need none', () => {
    const kinds = (more: Doc) =>
      ['bird', 'shop', 'egg', 'other'].map((item_kind) =>
        is('sales', aSale(), { lines: [{ ...line, item_kind, ...more }] }),
      );
    expect(kinds({})).toEqual([false, false, true, true]);
    expect(kinds({ farm_id: 'flock0000001', item_id: 'item00000001' })).toEqual([true, true, true, true]);
  });
  test('[SAL-32] a tax rate is 0 to 30 % in basis points', () => {
    const rates = [0, 1_800, 3_000, 3_001, -1, 0.18];
    expect(rates.map((tax_rate) => is('sales', aSale(), { lines: [{ ...line, tax_rate }] }))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
  test('[SAL-33] a return names its sale, and each line its frozen money and what became of the goods', () => {
    const whole = { ...line, net: 8_000, tax: 0, restock: 'yes' };
    const back = (lines: Doc[], of_sale_id: string | undefined = 'sale00000001') =>
      is('sales', aSale(), { kind: 'return', of_sale_id, lines });
    expect(back([whole])).toBe(true);
    expect(back([whole, line])).toBe(false);
    for (const field of ['net', 'tax', 'restock']) expect(back([{ ...whole, [field]: undefined }])).toBe(false);
    expect(is('sales', aSale(), { kind: 'return', lines: [whole] })).toBe(false);
    expect(back([{ ...whole, qty: -1 }])).toBe(false);
  });
  test('[SAL-47] tax that was taken off after a part came back is given back below 0, within the bounds of money', () => {
    const last = (net: number, tax: number) =>
      is('sales', aSale(), { kind: 'return', of_sale_id: 'sale00000001', lines: [{ ...line, net, tax, restock: 'yes' }] }); // prettier-ignore
    expect([last(500_000, -80_000), last(-1e12, -1e12), last(0, -1e12 - 1), last(-1e12 - 1, 0), last(0, -0.5)]).toEqual([true, true, false, false, false]); // prettier-ignore
  });
});

describe('payments', () => {
  test('[PAY-2] a payment has its fields', () =>
    expectFields(
      'payments',
      'direction party_kind party_id target_kind target_id amount method to_method reference received_by',
    ));
  test('[PAY-3] it names its target unless it is on account, or opening cash', () => {
    const targets = ['sale', 'purchase', 'expense', 'farm', 'raw_material', 'opening', 'account'];
    const untargeted = (more: Doc) =>
      targets.filter((target_kind) => is('payments', aPayment(), { target_kind, target_id: undefined, ...more }));
    expect(untargeted({})).toEqual(['account']);
    expect(untargeted({ party_kind: 'none', party_id: undefined })).toEqual(['opening', 'account']);
  });
  test('[PAY-5] its amount is above 0 and its method one of seven', () => {
    expect([0, 1].map((amount) => is('payments', aPayment(), { amount }))).toEqual([false, true]);
    const methods = ['cash', 'bank', 'card', 'cheque', 'credit_note', 'in_kind', 'shells'];
    expect(methods.filter((method) => !is('payments', aPayment(), { method }))).toEqual(['shells']);
    expect(is('payments', aPayment(), { method: 'mobile_money' })).toBe(false);
    expect(is('payments', aPayment(), { method: 'mobile_money', reference: 'QX1' })).toBe(true);
  });
  test('[PAY-2] a customer or supplier is named', () => {
    expect(is('payments', aPayment(), { party_id: undefined })).toBe(false);
    expect(is('payments', aPayment(), { party_id: undefined, party_kind: 'none' })).toBe(true);
  });
});

describe('purchases and expenses', () => {
  test('[PUR-1] a purchase has its fields', () =>
    expectFields(
      'purchases',
      'purchase_no kind of_purchase_id vendor_id lines transport_cost other_cost supplier_invoice_no initial_payment tax_recoverable transport_method',
    ));
  test('[PUR-1] a return names its purchase', () => {
    expect(is('purchases', aPurchase(), { kind: 'return' })).toBe(false);
    expect(is('purchases', aPurchase(), { kind: 'return', of_purchase_id: 'purchase0001' })).toBe(true);
  });
  test('[RUL-15] its goods are what its lines are: rights follow from them', () => {
    const shop = aPurchaseLine({ item_kind: 'shop' });
    const material = aPurchaseLine();
    const goods = (lines: object[]) =>
      ['shop', 'raw_material', 'both'].filter((one) => is('purchases', aPurchase(), { goods: one, lines }));
    expect([goods([shop]), goods([material, material]), goods([shop, material])]).toEqual([
      ['shop'],
      ['raw_material'],
      ['both'],
    ]);
  });
  test('[EXP-1] an expense has its fields', () =>
    expectFields(
      'expenses',
      'voucher_no category payee vendor_id amount farm_id spread due_date initial_payment photo recurring',
    ));
  test('[EXP-1] it is paid to somebody, and borne by one flock, by all, or by none', () => {
    expect(is('expenses', anExpense(), { payee: undefined })).toBe(false);
    expect(is('expenses', anExpense(), { payee: undefined, vendor_id: 'vendor000001' })).toBe(true);
    expect(is('expenses', anExpense(), { farm_id: 'flock0000001', spread: true })).toBe(false);
    expect(is('expenses', anExpense(), { farm_id: 'flock0000001', spread: false })).toBe(true);
  });
  test('[EXP-2] its category is one of thirteen', () => {
    expect(EXPENSE_CATEGORIES.join(' ')).toBe(
      'rent labour transport electricity water fuel repairs vet litter airtime_data licence_tax packaging other',
    );
    expect(is('expenses', anExpense(), { category: 'bribes' })).toBe(false);
  });
});

describe('stock', () => {
  test('[SHP-1] a stock item has its fields', () =>
    expectFields(
      'shop',
      'name category kind base_unit sell_units reorder_level shelf_life_days tax_rate photo egg_grade recipe archived',
    ));
  test('[SHP-1] it has at least one way to be sold', () => {
    expect(is('shop', aShopItem(), { sell_units: [] })).toBe(false);
  });
  test('[SHP-6] a stock entry has its fields', () =>
    expectFields(
      'stock_entries',
      'kind item_kind item_id qty value expiry reason batch_no responsible farm_id used_for',
    ));
  test('[SHP-6] each kind moves what it can', () => {
    const moves = (kind: 'loss' | 'count' | 'gift' | 'release') =>
      ['shop', 'raw_material', 'cash', 'withheld_eggs'].filter((item_kind) =>
        is('stock_entries', aStockEntry(kind), { item_kind }),
      );
    expect(moves('loss')).toEqual(['shop', 'raw_material', 'withheld_eggs']);
    expect(moves('count')).toEqual(['shop', 'raw_material', 'cash']);
    expect(moves('gift')).toEqual(['shop', 'raw_material']);
    expect(moves('release')).toEqual(['withheld_eggs']);
    expect(is('stock_entries', aStockEntry('count'), { item_kind: 'cash', item_id: 'mobile_money' })).toBe(true);
    expect(is('stock_entries', aStockEntry('loss'), { item_id: 'cash' })).toBe(false);
  });
  test('[SHP-6] internal use says for whom, or for which flock', () => {
    const use = aStockEntry('internal_use');
    expect(is('stock_entries', use, { used_for: undefined })).toBe(false);
    expect(is('stock_entries', use, { used_for: undefined, farm_id: 'flock0000001' })).toBe(true);
  });
  test('[SHP-7] a quantity is above 0; a count may be 0', () => {
    const none = (kind: 'loss' | 'found' | 'count') => is('stock_entries', aStockEntry(kind), { qty: 0 });
    expect([none('loss'), none('found'), none('count')]).toEqual([false, false, true]);
  });
  test('[SHP-8] a loss needs one of ten reasons, and `other` a note', () => {
    expect(LOSS_REASONS.join(' ')).toBe(
      'breakage theft expiry spoilage pests leakage short_delivery sample data_error other',
    );
    const loss = (changes: Doc) => is('stock_entries', aStockEntry('loss'), changes);
    expect(loss({ reason: undefined })).toBe(false);
    expect(loss({ reason: 'other' })).toBe(false);
    expect(loss({ reason: 'other', note: 'a flood' })).toBe(true);
  });
  test('[PRC-2] the cost shares of a run sum to 100 %, and each extra cost is paid or owed', () => {
    const run = aStockEntry('production');
    const shares = (...of: number[]) =>
      is('stock_entries', run, { outputs: of.map((cost_share) => ({ ...run.outputs[0], cost_share })) });
    expect([shares(10_000), shares(6_000, 4_000), shares(10_000, 0), shares(9_999), shares(6_000, 4_001)]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    const cost = (more: Doc) =>
      is('stock_entries', run, { extra_costs: [{ line_id: 'line00000001', amount: 6_000, ...more }] });
    expect([cost({}), cost({ method: 'cash' }), cost({ vendor_id: 'vendor000001' })]).toEqual([false, true, true]);
  });
});

describe('flocks and materials', () => {
  test('[FLK-1] a flock has its fields', () =>
    expectFields(
      'farm',
      'name unit_type species purpose breed house_name housing vendor_id placed_on age_at_placement_days initial_count extra_free_count doa_count unit_cost transport_cost initial_payment hatch_avg_weight_g lay_start_on plan_id salvage_price closed_on close_reason laying_months opening source_item_id plan curve open',
    ));
  test('[FLK-2] a flock has a purpose; housing is one of four', () => {
    expect(is('farm', aFlock(), { purpose: undefined })).toBe(false);
    expect(is('farm', aFlock(), { purpose: undefined, unit_type: 'crop_plot' })).toBe(true);
    const housing = ['cage', 'deep_litter', 'slatted', 'free_range', 'tower'];
    expect(housing.filter((one) => !is('farm', aFlock(), { housing: one }))).toEqual(['tower']);
  });
  test('[PPL-14] a flock is open until it has a day on which it was closed', () => {
    const closed_on = '2026-11-01';
    const states = [{ open: true }, { open: false }, { open: true, closed_on }, { open: false, closed_on }];
    expect(states.map((state) => is('farm', aFlock(), state))).toEqual([true, false, false, true]);
  });
  test('[RAW-1] a raw material has its fields', () =>
    expectFields('raw_materials', 'name category base_unit pack reorder_level min_days_left archived'));
  test('[RAW-1] no field of it is a price', () => {
    const fields = Object.keys(fieldsOf(collections.raw_materials.kind.schema));
    expect(fields.filter((field) => /price|cost|value|amount|vendor/.test(field))).toEqual([]);
  });
  test('[RAW-2] medicine and vaccines say for how long meat and eggs are not sold, or that its eggs never are', () => {
    const drug = (changes: Doc) => is('raw_materials', aRawMaterial(), { category: 'medications', ...changes });
    expect([
      drug({}),
      drug({ withdrawal_meat_days: 7 }),
      drug({ withdrawal_meat_days: 7, withdrawal_egg_days: 0 }),
      drug({ withdrawal_meat_days: 7, never_in_lay: true }),
      drug({ withdrawal_meat_days: 7, never_in_lay: false }),
    ]).toEqual([false, false, true, true, false]);
    expect(is('raw_materials', aRawMaterial(), { category: 'vaccines' })).toBe(false);
  });
});

describe('activities', () => {
  test('[ACT-1] an activity has its fields', () =>
    expectFields('farm_activities', 'farm_id kind session performed_by'));
  test('[ACT-2] there are fifteen kinds', () => {
    expect(ACTIVITY_KINDS.join(' ')).toBe(
      'eggs mortality cull transfer count feed water medication vaccination weighing temperature cleaning lighting visit note',
    );
    expect(is('farm_activities', { ...anActivity('note'), kind: 'dance' })).toBe(false);
  });
  test('[ACT-3] eggs are at least one, each grade once', () => {
    const eggs = (...grades: Doc[]) => is('farm_activities', anActivity('eggs'), { grades });
    expect(eggs({ grade: 'good', qty: 0 })).toBe(false);
    expect(eggs({ grade: 'good', qty: 0 }, { grade: 'small', qty: 1 })).toBe(true);
    expect(eggs({ grade: 'good', qty: 1 }, { grade: 'good', qty: 1 })).toBe(false);
    expect(eggs({ grade: 'golden', qty: 1 })).toBe(false);
  });
  test('[ACT-6] what was wasted is a part of the feed', () => {
    const feed = anActivity('feed');
    expect([0, feed.qty, feed.qty + 1].map((wasted) => is('farm_activities', feed, { wasted }))).toEqual([
      true,
      true,
      false,
    ]);
  });
  test('[ACT-7] a weighing has a total or a list, a note a text or a photo', () => {
    const weighing = anActivity('weighing');
    expect(is('farm_activities', weighing, { total_g: undefined })).toBe(false);
    expect(is('farm_activities', weighing, { total_g: undefined, weights_g: [2_035] })).toBe(true);
    const photo = { path: 'businesses/business0001/uid-of-asha/p1.jpg' };
    expect(is('farm_activities', anActivity('note'), { note: undefined })).toBe(false);
    expect(is('farm_activities', anActivity('note'), { note: undefined, photo })).toBe(true);
    expect(is('farm_activities', anActivity('note'), { photo: { path: 'https://elsewhere' } })).toBe(false);
  });
  test('[ACT-9] a note may be said: a voice note has its place and its length, a minute at most', () => {
    const said = (change: Doc = {}) => {
      const voice = { path: 'businesses/business0001/uid-of-asha/v1.webm', seconds: 12, ...change };
      return is('farm_activities', anActivity('note'), { note: undefined, voice });
    };
    expect([said(), said({ seconds: 60 }), said({ path: 'businesses/business0001/uid-of-asha/v1.m4a' })]).toEqual([
      true,
      true,
      true,
    ]);
    expect([said({ seconds: 61 }), said({ seconds: 0 }), said({ seconds: undefined })]).toEqual([false, false, false]);
    expect(said({ path: 'businesses/business0001/uid-of-asha/v1.html' })).toBe(false);
    expect(said({ path: 'https://elsewhere/v1.webm' })).toBe(false);
  });
  test('[VET-1] a course has days, is open, or ends one that was', () => {
    const course = (changes: Doc) => is('farm_activities', anActivity('medication'), { days: undefined, ...changes });
    expect([
      course({}),
      course({ days: 5 }),
      course({ open_course: true }),
      course({ finishes: 'activity0001' }),
    ]).toEqual([false, true, true, true]);
  });
  test('[VET-2] a vaccination has its fields', () =>
    expectFields('farm_activities', 'raw_material_id plan_step_id birds route batch_no expiry'));
});

describe('customers and suppliers', () => {
  test('[CUS-1] a customer has its fields', () =>
    expectFields(
      'customers',
      'doc_id business_id name phones whatsapp location contact type credit_limit terms_days opening_balance tax_id tags archived',
    ));
  test('[CUS-4] what was owed before has a day, credit is at most 180 days', () => {
    expect(is('customers', aCustomer(), { opening_balance: -500 })).toBe(false);
    expect(is('customers', aCustomer(), { opening_balance: -500, opening_on: '2026-01-01' })).toBe(true);
    expect([0, 180, 181].map((terms_days) => is('customers', aCustomer(), { terms_days }))).toEqual([
      true,
      true,
      false,
    ]);
  });
  test('[CUS-1] phones typed before they had to be E.164 are still read', () => {
    expect(is('customers', aCustomer(), { phones: ['0712 345 678'] })).toBe(true);
  });
  test('[VEN-1] a supplier has its fields', () =>
    expectFields(
      'vendors',
      'vendor_uid business_id name phones supplies terms_days opening_balance mobile_money archived',
    ));
  test('[VEN-1] phones of a supplier are E.164', () => {
    expect(
      ['+255700000001', '0712345678', '+0712345678'].map((one) => is('vendors', aVendor(), { phones: [one] })),
    ).toEqual([true, false, false]);
  });
});

describe('the table of collections', () => {
  test('[DOC-7] a fact is voided and never archived', () => {
    for (const { is: nature, kind } of Object.values(collections)) {
      const fields = Object.keys(fieldsOf(kind.schema));
      expect([kind.name, fields.includes('voided_at'), fields.includes('archived')]).toEqual([
        kind.name,
        nature === 'fact',
        nature === 'thing',
      ]);
    }
  });
  test('[DOC-8] a thing is archived and has no right to be voided', () => {
    for (const [name, documents] of Object.entries(oneOfEach())) {
      const { is: nature, rights } = collections[name as CollectionBelow];
      for (const document of documents) {
        expect([name, rights({ ...document }).void !== undefined]).toEqual([name, nature === 'fact']);
      }
    }
  });
  test('[RUL-16] payments, activities and stock entries are not edited', () => {
    const unedited = Object.entries(oneOfEach()).filter(
      ([name, [document]]) => !collections[name as CollectionBelow].rights({ ...document }).edit,
    );
    expect(unedited.map(([name]) => name)).toEqual(['payments', 'stock_entries', 'farm_activities']);
  });
  test('[PPL-1, PPL-2] every right in the table is one of the ten, or of the four beside them', () => {
    const named = Object.entries(oneOfEach()).flatMap(([name, documents]) =>
      documents.flatMap((document) =>
        Object.values(collections[name as CollectionBelow].rights({ ...document })).flat(),
      ),
    );
    expect(named.filter((right) => !EVERY_ROLE_NAME.some((one) => one === right))).toEqual([]);
  });
  test('[DOC-13] each collection is called as its kind', () => {
    expect(Object.entries(collections).filter(([name, { kind }]) => kind.name !== name)).toEqual([]);
  });
});

test('[RUL-17] a late record that is decided says by whom and when', () => {
  const decided = (changes: Doc) => v.is(late.kind.schema, { ...aLateRecord(), status: 'accepted', ...changes });
  expect(decided({})).toBe(false);
  expect(decided({ decided_by: 'uid-of-owner', decided_at: '2026-03-04T10:00:00.000Z' })).toBe(true);
});
