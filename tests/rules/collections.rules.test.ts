import { ROLE_NAMES, type RoleName } from '../../schemas/choices.ts';
import { describe, expect, test } from 'vitest';
import { collections, type CollectionBelow } from '../../schemas/collections.ts';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { correctionId } from '../../src/domain/corrections/correction-id.ts';
import { oneOfEach } from '../support/documents.ts';
import { adminWith, attendant, nobody, otherOwner, owner, removedAdmin, stranger } from './support/actors.ts';
import { attack, DENIED, step, visitAs } from './support/attack.ts';
import { voidOf, type Changes, type Visitor } from './support/visitor.ts';

/*
 * Rules common to every collection of schemas/collections.ts: readers, immutable fields, voiding. The leading numbers
 * in titles refer to docs/attacks.md.
 */

const NAMES = Object.keys(collections) as CollectionBelow[];

describe.each(NAMES)('%s', (name) => {
  const { is, rights, attendants } = collections[name];
  const list = (v: Visitor) => v.client.list(v.home, name);

  attack('[RUL-4] anonymous adds', nobody, (v) => v.create(name)).twin('the owner', owner, (v) => v.create(name));
  attack('[RUL-4] a stranger adds', stranger, (v) => v.create(name)).twin('the owner', owner, (v) => v.create(name));
  attack('[RUL-4] the owner of another farm changes', otherOwner, (v) => v.voidRecord(name)).twin(
    'adds in the own',
    otherOwner,
    (v) => {
      const record = v.newRecord(name, { business_id: v.foreign.id });
      return v.send(`businesses/${v.foreign.id}/${name}/${record.id}`, record);
    },
  );
  attack('[RUL-35] 61 a removed admin adds', removedAdmin, (v) => v.create(name)).twin(
    'before the removal',
    adminWith(...ROLE_NAMES),
    (v) => v.create(name),
  );
  attack('[RUL-35] 63 a removed admin reads', removedAdmin, (v) => v.get(v.pathTo(name))).twin(
    'an admin without any right',
    adminWith(),
    (v) => v.get(v.pathTo(name)),
  );
  attack('[RUL-8] 4 a stranger lists', stranger, list).twin('an admin without any right', adminWith(), list);
  attack('[RUL-8] 5 the owner of another farm lists', otherOwner, list).twin('the owner', owner, list);
  attack('[RUL-8] 9 the owner lists across businesses', owner, (v) =>
    v.client.list('', name, { everywhere: true }),
  ).twin('of one', owner, list);
  if (attendants !== 'all') {
    attack('[RUL-35] 57 an attendant lists all', attendant, list).twin('the owner', owner, list);
  }
  if (attendants === 'nothing' || (typeof attendants === 'object' && 'card' in attendants)) {
    attack('[RUL-35] 57 an attendant gets one', attendant, (v) => v.get(v.pathTo(name))).twin('the owner', owner, (v) =>
      v.get(v.pathTo(name)),
    );
  }
  if (name !== 'farm_activities') {
    attack('[PPL-4] an attendant adds', attendant, (v) => v.create(name)).twin('the owner', owner, (v) =>
      v.create(name),
    );
  }
  attack('[PPL-4] an attendant changes or voids', attendant, (v) =>
    v.voidRecord(name, is === 'fact' ? {} : { note: 'x' }),
  ).twin('the owner', owner, (v) => (is === 'fact' ? v.voidRecord(name) : v.change(name, { note: 'x' })));

  // Fields common to all records. [RUL-3]
  const changing = (changes: Changes) => (v: Visitor) =>
    is === 'fact' ? v.voidRecord(name, changes) : v.change(name, { note: 'x', ...changes });
  const wrongs: [what: string, changes: Changes][] = [
    ['42 business_id changes', { business_id: 'abcdefghijkl' }],
    ['43 created_by changes', { created_by: 'somebody-else' }],
    ['44 created_at changes', { created_at: '2026-01-01T00:00:00.000Z' }],
    ['device_id changes', { device_id: 'abcdefghijkl' }],
    ['46 a revision is skipped', { rev: 3 }],
    ['47 a revision is stale', { rev: 1 }],
    ['55 an unknown field comes', { admin: true }],
  ];
  for (const [what, changes] of wrongs) {
    attack(`[RUL-34] ${what}`, owner, changing(changes)).twin('it stays', owner, changing({}));
  }
  attack('[RUL-34] 42 a document of another business', owner, (v) =>
    v.create(name, { business_id: v.foreign.id }),
  ).twin('of this one', owner, (v) => v.create(name));
  attack('[RUL-34] 43 in the name of another', owner, (v) => v.create(name, { created_by: 'somebody-else' })).twin(
    'in the own name',
    owner,
    (v) => v.create(name),
  );
  attack('[RUL-34] 56 under another id', owner, (v) =>
    v.send(v.pathTo(name, { id: 'abcdefghijkl' }), v.newRecord(name)),
  ).twin('under its own', owner, (v) => v.create(name));
  attack('[RUL-34] 45 with a forged time', owner, (v) => {
    const record = v.newRecord(name, { updated_at: new Date(0) });
    return v.client.commit([v.client.bareWrite(v.pathTo(name, record), record)]);
  }).twin("with the server's", owner, (v) => v.create(name));
  attack('[RUL-34] 41 the owner deletes', owner, (v) => v.client.commit([v.client.deleteWrite(v.pathTo(name))])).twin(
    'changes',
    owner,
    changing({}),
  );

  if (is === 'thing') return;
  attack('[RUL-34] 50 a void is taken back', owner, async (v) => {
    await step(v.voidRecord(name));
    return v.change(name, { rev: 3 });
  }).twin('a document is voided', owner, (v) => v.voidRecord(name));
  attack('[RUL-34] 50 a void is signed again', owner, async (v) => {
    await step(v.voidRecord(name));
    return v.voidRecord(name, { rev: 3, void_reason: 'stolen' });
  }).twin('once', owner, (v) => v.voidRecord(name));
  attack('[DOC-7] a void in the name of another', owner, (v) =>
    v.voidRecord(name, { voided_by: 'somebody-else' }),
  ).twin('in the own', owner, (v) => v.voidRecord(name));
  attack('[DOC-7] a void without its time', owner, (v) => v.voidRecord(name, { voided_at: undefined })).twin(
    'with it',
    owner,
    (v) => v.voidRecord(name),
  );
  const [tomorrow, later] = [1, 2].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  attack('[DOC-6] [DOC-18] of a day that has begun nowhere', owner, (v) => v.create(name, { day: later })).twin(
    'of today',
    owner,
    (v) => v.create(name, { day: new Date().toISOString().slice(0, 10) }),
  );
  attack('[DOC-18] what the clock said is no moment', owner, (v) => v.create(name, { clock_said: tomorrow })).twin(
    'a moment a year away',
    owner,
    (v) => v.create(name, { clock_said: '2027-11-27T09:00:00.000Z' }),
  );
  attack('[DOC-18] what the clock said is said later', owner, (v) =>
    v.voidRecord(name, { clock_said: '2027-11-27T09:00:00.000Z' }),
  ).twin('at once', owner, async (v) => v.create(name, { clock_said: '2027-11-27T09:00:00.000Z' }));
  attack('[DOC-3] the number of the device changes', owner, (v) => v.voidRecord(name, { device_seq: 43 })).twin(
    'stays',
    owner,
    (v) => v.voidRecord(name),
  );
  if (rights({}).edit) return;
  attack('[RUL-16] [RUL-34] 49 is changed without a void', owner, (v) => v.change(name, { note: 'x' })).twin(
    'is voided',
    owner,
    (v) => v.voidRecord(name),
  );
  attack('[RUL-16] [RUL-34] 49 is changed with a void', owner, (v) => v.voidRecord(name, { note: 'x' })).twin(
    'is voided, with its history',
    owner,
    (v) => v.voidRecord(name, { history: [{ rev: 1, at: '2026-03-03T10:00:00.000Z', by: v.me.uid, changed: 'void' }] }),
  );
  attack('[DOC-16] [RUL-16] a void announces no number', owner, (v) => v.voidRecord(name, { announced_seq: 0 })).twin(
    'announces one',
    owner,
    (v) => v.voidRecord(name, { announced_seq: 99 }),
  );
});

describe('suppliers that are one', () => {
  const other = 'abcdefghijkl';
  for (const [what, merged_into] of [
    ['a name', 'Mbeya Feeds'],
    ['a list', [other]],
    ['nothing', null],
    ['a whole path', `businesses/${other}/vendors/${other}`],
  ] as const)
    attack(`[VEN-4] [RUL-3] a supplier is merged into ${what}`, owner, (v) =>
      v.change('vendors', { merged_into }),
    ).twin('into another supplier', owner, (v) => v.change('vendors', { merged_into: other }));
  attack('[VEN-4] whoever may only add merges suppliers', adminWith('add_purchases'), (v) =>
    v.change('vendors', { merged_into: other }),
  ).twin('whoever may change them', adminWith('edit_purchases'), (v) => v.change('vendors', { merged_into: other }));
  attack('[VEN-4] an attendant merges suppliers', attendant, (v) => v.change('vendors', { merged_into: other })).twin(
    'the owner',
    owner,
    (v) => v.change('vendors', { merged_into: other }),
  );
});

describe('customers that are one', () => {
  const other = 'abcdefghijkl';
  const merging = (v: Parameters<Parameters<typeof attack>[2]>[0]) => v.change('customers', { merged_into: other });
  for (const [what, merged_into] of [
    ['a name', 'Amina Nansubuga'],
    ['a list', [other]],
    ['nothing', null],
    ['a whole path', `businesses/${other}/customers/${other}`],
  ] as const)
    attack(`[CUS-8] [RUL-3] a customer is merged into ${what}`, owner, (v) =>
      v.change('customers', { merged_into }),
    ).twin('into another customer', owner, merging);
  attack('[CUS-8] whoever may only add merges customers', adminWith('add_sales'), merging).twin(
    'whoever may change them',
    adminWith('edit_sales'),
    merging,
  );
  attack('[CUS-8] an attendant merges customers', attendant, merging).twin('the owner', owner, merging);
  attack('[CUS-8] [RUL-3] an item of the shop is merged like a customer', owner, (v) =>
    v.change('shop', { merged_into: other }),
  ).twin('a customer', owner, merging);
});

describe('what a customer promised, and reads', () => {
  const promised_on = '2026-11-28';
  for (const [what, wrong] of [
    ['some day', 'Friday'],
    ['an instant', '2026-11-28T10:00:00.000Z'],
    ['a number', 20_261_128],
    ['nothing', null],
  ] as const)
    attack(`[DEB-4] [RUL-3] a customer promised ${what}`, owner, (v) =>
      v.change('customers', { promised_on: wrong }),
    ).twin('a day', owner, (v) => v.change('customers', { promised_on }));
  for (const wrong of ['de', 'English', '', 7])
    attack(`[LOK-10] [RUL-3] a customer is written to in ${JSON.stringify(wrong)}`, owner, (v) =>
      v.change('customers', { language: wrong }),
    ).twin('in Swahili', owner, (v) => v.change('customers', { language: 'sw' }));
  attack('[DEB-4] an attendant writes down what was promised', attendant, (v) =>
    v.change('customers', { promised_on }),
  ).twin('whoever may change customers', adminWith('edit_sales'), (v) => v.change('customers', { promised_on }));
  attack('[DEB-4] [RUL-3] a supplier promises', owner, (v) => v.change('vendors', { promised_on })).twin(
    'a customer',
    owner,
    (v) => v.change('customers', { promised_on }),
  );
});

describe('what a document is and how it is numbered stays', () => {
  const other = 'abcdefghijkl';
  const moves: [name: CollectionBelow, changes: Changes][] = [
    ['sales', { sale_no: 'K7M-9999' }],
    ['sales', { kind: 'return', of_sale_id: other }],
    ['sales', { of_sale_id: other }],
    ['purchases', { purchase_no: 'K7M-9999' }],
    ['purchases', { kind: 'return', of_purchase_id: other }],
    ['purchases', { of_purchase_id: other }],
    ['expenses', { voucher_no: 'K7M-9999' }],
    ['customers', { doc_id: other }],
    ['vendors', { vendor_uid: other }],
  ];
  for (const [name, changes] of moves) {
    attack(`[DOC-2] ${Object.keys(changes)[0]} of ${name} changes`, owner, (v) => v.change(name, changes)).twin(
      'it stays',
      owner,
      (v) => v.change(name, { note: 'x' }),
    );
  }
});

describe('amounts', () => {
  attack('[PAY-1] [RUL-34] 49 the amount of a payment is changed', owner, (v) =>
    v.change('payments', { amount: 1 }),
  ).twin('it is voided', owner, (v) => v.voidRecord('payments'));
  attack('[PAY-1] [RUL-34] 49 the amount of a payment is changed by its void', owner, (v) =>
    v.voidRecord('payments', { amount: 1 }),
  ).twin('it stays', owner, (v) => v.voidRecord('payments'));
  attack('[RUL-34] 52 a payment of nothing', owner, (v) => v.create('payments', { amount: 0 })).twin(
    'of 1',
    owner,
    (v) => v.create('payments', { amount: 1 }),
  );
  attack('[RUL-34] 52 a loss below zero', owner, (v) => v.create('stock_entries', { qty: -1 })).twin(
    'of one',
    owner,
    (v) => v.create('stock_entries', { qty: 1 }),
  );
});

describe('putting right', () => {
  /**
   * As sent by the app: the wrong record voided and its correction created, in one commit, by an author who is a
   * member.
   */
  const putRight = (
    v: Visitor,
    name: CollectionBelow,
    { created_by, signed = v.me.uid }: { created_by?: string; signed?: string | null } = {},
  ) => {
    const stored = v.farm.records[name];
    const id = correctionId(stored.id);
    const history = [{ rev: 1, at: '2026-03-03T10:00:00.000Z', by: signed, changed: 'note', was: '{"note":null}' }];
    const voided = { ...stored, rev: 2, ...voidOf(v.me) };
    const right = {
      ...stored,
      id,
      note: 'x',
      created_by: created_by ?? v.me.uid,
      rev: 1,
      ...(signed !== null && { history }),
    };
    return v.client.commit([v.set(v.pathTo(name), voided), v.set(v.pathTo(name, { id }), right)]);
  };
  const CORRECTED = [
    ['farm_activities', ['add_farm_activities', 'edit_farm']],
    ['payments', ['add_sales', 'delete_sales']],
    ['stock_entries', ['add_purchases', 'edit_purchases']],
  ] as const satisfies [CollectionBelow, RoleName[]][];
  for (const [name, both] of CORRECTED) {
    for (const right of both)
      attack(`[DOC-20] [RUL-16] ${name} with ${right} alone`, adminWith(right), (v) => putRight(v, name)).twin(
        'with both rights',
        adminWith(...both),
        (v) => putRight(v, name),
      );
    // The original author stays, and the history names who corrected it.
    const inTheirName = (v: Visitor, more: object = {}) =>
      putRight(v, name, { created_by: v.farm.ownerRow.user_id, ...more });
    const wrong: [what: string, act: (v: Visitor) => ReturnType<typeof putRight>][] = [
      ['without saying who put it right', (v) => inTheirName(v, { signed: null })],
      ['signed by another', (v) => inTheirName(v, { signed: v.farm.ownerRow.user_id })],
      ['in the name of a stranger', (v) => putRight(v, name, { created_by: 'nobody here' })],
    ];
    for (const [what, act] of wrong)
      attack(
        `[DOC-20] [RUL-34] 43 ${name} by an admin in the name of the author, ${what}`,
        adminWith(...both),
        act,
      ).twin('signed in its history', adminWith(...both), (v) => inTheirName(v));
    attack(
      `[DOC-20] [RUL-34] 43 a new one of ${name} in the name of another, signed, without the right to void`,
      adminWith(both[0]),
      async (v) => {
        const stored = v.farm.records[name];
        const history = [{ rev: 1, at: '2026-03-03T10:00:00.000Z', by: v.me.uid, changed: 'note' }];
        const id = newDocumentId();
        return v.send(v.pathTo(name, { id }), { ...stored, id, rev: 1, history });
      },
    ).twin('in their own name', adminWith(both[0]), (v) => v.create(name));
    attack(`[DOC-20] [RUL-35] 60 ${name} by an attendant`, attendant, (v) => putRight(v, name)).twin(
      'by the owner',
      owner,
      (v) => putRight(v, name),
    );
  }
});

test('[RUL-39] 91 a batch over several collections with one denied write is denied whole', async () => {
  const v = await visitAs(adminWith('add_sales'));
  const sale = v.newRecord('sales');
  const expense = v.newRecord('expenses');
  const payment = v.newRecord('payments');
  const set = (name: CollectionBelow, record: typeof sale) => v.set(v.pathTo(name, record), record);
  expect(await v.client.commit([set('sales', sale), set('expenses', expense)])).toMatchObject(DENIED);
  expect(await v.operator.fieldsAt(v.pathTo('sales', sale))).toBeUndefined();
  expect(await v.client.commit([set('sales', sale), set('payments', payment)])).toMatchObject({ allowed: true });
});

test('[RUL-15] the ordinary documents of every kind are accepted', async () => {
  const v = await visitAs(owner);
  for (const [name, documents] of Object.entries(oneOfEach())) {
    const writes = documents.flatMap((document) => {
      const record = { ...document, business_id: v.farm.id, created_by: v.me.uid };
      return v.writesOf(`${v.home}/${name}/${document.id}`, record);
    });
    expect({ name, ...(await v.client.commit(writes)) }).toMatchObject({ name, allowed: true });
  }
});
