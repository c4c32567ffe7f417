import { describe } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { ACTIVITY_KINDS, anActivity, aStockEntry, ENTRY_KINDS } from '../support/variant-documents.ts';
import { adminWith, owner, removedAdmin } from './support/actors.ts';
import { attack, step } from './support/attack.ts';
import { aLateRecord } from '../support/documents.ts';
import type { Changes, Visitor } from './support/visitor.ts';

/* Requirements specific to one kind of record; found by mutating the rules. (`npm run test:rules -- --mutants`) */

const activity =
  (kind: (typeof ACTIVITY_KINDS)[number], changes: Changes = {}) =>
  (v: Visitor) => {
    const own = {
      business_id: v.farm.id,
      created_by: v.me.uid,
      farm_id: v.farm.records.farm.id,
      performed_by: v.me.uid,
    };
    const made = { ...(anActivity(kind, own) as object), ...changes } as Changes;
    return v.send(`${v.home}/farm_activities/${String(made['id'])}`, made);
  };
const entry =
  (kind: (typeof ENTRY_KINDS)[number], changes: Changes = {}) =>
  (v: Visitor) => {
    const made = {
      ...(aStockEntry(kind, { business_id: v.farm.id, created_by: v.me.uid }) as object),
      ...changes,
    } as Changes;
    return v.send(`${v.home}/stock_entries/${String(made['id'])}`, made);
  };
const added =
  (name: Parameters<Visitor['create']>[0], changes: Changes = {}) =>
  (v: Visitor) =>
    v.create(name, changes); // prettier-ignore

describe('words of lists', () => {
  const causes = ['disease', 'heat', 'predator', 'cannibalism', 'injury', 'crushing', 'prolapse', 'unknown', 'other'];
  for (const cause of causes)
    attack(`[ACT-4] birds died of ${cause}s`, owner, activity('mortality', { cause: `${cause}s` })).twin(
      `of ${cause}`,
      owner,
      activity('mortality', { cause }),
    );
  const reasons = [
    'breakage',
    'theft',
    'expiry',
    'spoilage',
    'pests',
    'leakage',
    'short_delivery',
    'sample',
    'data_error',
  ];
  for (const reason of reasons)
    attack(`[SHP-8] goods are lost by ${reason}s`, owner, entry('loss', { reason: `${reason}s` })).twin(
      `by ${reason}`,
      owner,
      entry('loss', { reason }),
    );
  const picture = (v: Visitor, more: object = {}) => ({
    photo: { path: `businesses/${v.farm.id}/${v.me.uid}/abc.webp`, ...more },
  });
  attack('[SHP-16] [RUL-3] the photo of a loss has a link', owner, (v) =>
    entry('loss', { reason: 'theft', ...picture(v, { link: 'x' }) })(v),
  ).twin('it only lies in the folder', owner, (v) => entry('loss', { reason: 'theft', ...picture(v) })(v));
  attack('[SHP-16] [RUL-3] the photo of a loss lies elsewhere', owner, (v) =>
    entry('loss', { reason: 'theft', ...picture(v, { path: 'https://elsewhere.example/a.webp' }) })(v),
  ).twin('in the folder', owner, (v) => entry('loss', { reason: 'theft', ...picture(v) })(v));
  attack('[SHP-16] [RUL-3] a gift has a photo', owner, (v) => entry('gift', picture(v))(v)).twin('a loss', owner, (v) =>
    entry('loss', { reason: 'theft', ...picture(v) })(v),
  );
  attack('[SHP-8] goods are lost by something else, nobody says what', owner, entry('loss', { reason: 'other' })).twin(
    'and a note says what',
    owner,
    entry('loss', { reason: 'other', note: 'the roof leaked' }),
  );
});

describe('what an activity needs', () => {
  for (const kind of ACTIVITY_KINDS)
    attack(`[ACT-1] ${kind} with a field of no kind`, owner, activity(kind, { price: 1 })).twin(
      'without',
      owner,
      activity(kind),
    );
  const course = { days: undefined, finishes: undefined, open_course: undefined };
  attack('[VET-1] a medicine without an end', owner, activity('medication', course)).twin(
    'that goes on until it is ended',
    owner,
    activity('medication', { ...course, open_course: true }),
  );
  attack(
    '[VET-1] a medicine that goes on, or not',
    owner,
    activity('medication', { ...course, open_course: false }),
  ).twin('that ends another', owner, activity('medication', { ...course, finishes: newDocumentId() }));
  attack('[ACT-9] a note that says nothing', owner, activity('note', { note: undefined })).twin(
    'that shows something',
    owner,
    (v) => activity('note', { note: undefined, photo: { path: `businesses/${v.farm.id}/${v.me.uid}/abc.webp` } })(v),
  );
  attack('[RUL-3] a photo with a link', owner, (v) =>
    activity('note', { photo: { path: `businesses/${v.farm.id}/${v.me.uid}/abc.webp`, link: 'x' } })(v),
  ).twin('that only lies in the folder', owner, (v) =>
    activity('note', { photo: { path: `businesses/${v.farm.id}/${v.me.uid}/abc.webp` } })(v),
  );
  const said =
    (more: object = {}) =>
    (v: Visitor) =>
      activity('note', {
        note: undefined,
        voice: { path: `businesses/${v.farm.id}/${v.me.uid}/abc.webm`, seconds: 60, ...more },
      })(v);
  attack('[ACT-9] a note that is said for more than a minute', owner, said({ seconds: 61 })).twin(
    'for a minute',
    owner,
    said(),
  );
  attack('[ACT-9] a note that is said in no time', owner, said({ seconds: 0 })).twin(
    'in a second',
    owner,
    said({ seconds: 1 }),
  );
  attack('[ACT-9] [RUL-3] a voice note with a link', owner, said({ link: 'x' })).twin(
    'that only lies there',
    owner,
    said(),
  );
  attack('[ACT-9] [RUL-3] a voice note that is a page', owner, (v) =>
    said({ path: `businesses/${v.farm.id}/${v.me.uid}/abc.html` })(v),
  ).twin('that is a sound', owner, (v) => said({ path: `businesses/${v.farm.id}/${v.me.uid}/abc.m4a` })(v));
  attack(
    '[ACT-9] [RUL-3] a voice note that lies elsewhere',
    owner,
    said({ path: 'https://elsewhere.example/a.webm' }),
  ).twin('in the folder', owner, said());
  attack('[ACT-7] 501 birds weighed', owner, activity('weighing', { sample: 501 })).twin(
    '500',
    owner,
    activity('weighing', { sample: 500 }),
  );
  const weighed = (birds: number) =>
    activity('weighing', { sample: 500, total_g: undefined, weights_g: Array.from({ length: birds }, () => 100_000) });
  attack('[ACT-14] a list of 501 weights', owner, weighed(501)).twin('of 500', owner, weighed(500));
  attack('[RUL-3] light for longer than a day', owner, activity('lighting', { light_minutes: 1441 })).twin(
    'all day',
    owner,
    activity('lighting', { light_minutes: 1440 }),
  );
  attack('[RUL-3] cleaned 81 characters', owner, activity('cleaning', { what: 'x'.repeat(81) })).twin(
    '80',
    owner,
    activity('cleaning', { what: 'x'.repeat(80) }),
  );
  attack('[ACT-7] air of 101 %', owner, activity('temperature', { humidity: 101 })).twin(
    'not measured',
    owner,
    activity('temperature', { humidity: undefined }),
  );
});

describe('what a medicine needs', () => {
  const medicine = { category: 'medications', base_unit: 'ml', pack: { label: 'bottle', factor: 100 } };
  const label = { withdrawal_meat_days: 7, withdrawal_egg_days: 4 };
  attack('[RAW-2] none of what its label forbids', owner, added('raw_materials', medicine)).twin(
    'both',
    owner,
    added('raw_materials', { ...medicine, ...label }),
  );
  attack('[RAW-2] meat is not spoken of', owner, added('raw_materials', { ...medicine, withdrawal_egg_days: 4 })).twin(
    'a feed needs none',
    owner,
    added('raw_materials'),
  );
  attack(
    '[RAW-2] eggs are not spoken of',
    owner,
    added('raw_materials', { ...medicine, withdrawal_meat_days: 7 }),
  ).twin(
    'it is never given to layers',
    owner,
    added('raw_materials', { ...medicine, withdrawal_meat_days: 7, never_in_lay: true }),
  );
  attack(
    '[RAW-2] it may be given to layers, for how long nobody says',
    owner,
    added('raw_materials', { ...medicine, withdrawal_meat_days: 7, never_in_lay: false }),
  ).twin('a vaccine with both', owner, added('raw_materials', { ...medicine, ...label, category: 'vaccines' }));
  attack('[RAW-2] a vaccine without', owner, added('raw_materials', { ...medicine, category: 'vaccines' })).twin(
    'with',
    owner,
    added('raw_materials', { ...medicine, ...label }),
  );
  attack(
    '[RAW-1] a pack that says more',
    owner,
    added('raw_materials', { pack: { label: 'bag', factor: 50_000, price: 1 } }),
  ).twin('a label and what is in it', owner, added('raw_materials', { pack: { label: 'bag', factor: 50_000 } }));
});

describe('whose money a payment is', () => {
  const pay = (...[target_kind, changes]: readonly [string, Changes?]) =>
    added('payments', {
      direction: 'out',
      party_kind: 'none',
      party_id: undefined,
      target_kind,
      target_id: newDocumentId(),
      ...changes,
    });
  const sells = adminWith('add_sales');
  const buys = adminWith('add_purchases');
  attack('[RUL-15] of a sale, by who buys', buys, pay('sale')).twin('by who sells', sells, pay('sale'));
  attack('[RUL-15] of a purchase, by who sells', sells, pay('purchase')).twin('by who buys', buys, pay('purchase'));
  attack('[RUL-15] of an expense, by who sells', sells, pay('expense')).twin('by who buys', buys, pay('expense'));
  attack('[RUL-15] of a flock, by who buys', buys, pay('farm')).twin(
    'by who adds flocks',
    adminWith('add_farm'),
    pay('farm'),
  );
  attack('[RUL-15] of feed, by who buys', buys, pay('raw_material')).twin(
    'by who brings it in',
    adminWith('add_raw_materials'),
    pay('raw_material'),
  );
  const own = { target_id: undefined };
  attack('[RUL-15] the owner’s own money, by who sells', sells, pay('account', own)).twin(
    'by the owner',
    owner,
    pay('account', own),
  );
  attack('[RUL-15] money moved, by who buys', buys, pay('account', { ...own, to_method: 'bank' })).twin(
    'by who sells and holds the box',
    sells,
    pay('account', { ...own, to_method: 'bank' }),
  );
  attack('[PAY-3] for nothing at all', owner, pay('sale', own)).twin('for a sale', owner, pay('sale'));
});

describe('what stays', () => {
  for (const [name, no] of [
    ['sales', 'sale_no'],
    ['purchases', 'purchase_no'],
    ['expenses', 'voucher_no'],
  ] as const)
    attack(`[DOC-2] the number of one of ${name} changes`, owner, (v) => v.change(name, { [no]: 'ZZZ-0001' })).twin(
      'its note',
      owner,
      (v) => v.change(name, { note: 'x' }),
    );
  attack('[SAL-33] a sale becomes a return', owner, (v) =>
    v.change('sales', { kind: 'return', of_sale_id: newDocumentId() }),
  ).twin('stays one', owner, (v) => v.change('sales', { note: 'x' }));
  attack('[PUR-1] a purchase becomes a return', owner, (v) => v.change('purchases', { kind: 'return' })).twin(
    'stays one',
    owner,
    (v) => v.change('purchases', { note: 'x' }),
  );
  /** Voided without a reason, as by the first app versions. */
  const voided = async (v: Visitor) => {
    const { void_reason: _reason, ...fields } = {
      void_reason: '',
      voided_at: '2026-03-03T10:00:00.000Z',
      voided_by: v.me.uid,
    };
    await step(v.change('sales', fields));
    return fields;
  };
  attack('[RUL-16] 50 what was voided is voided again by another time', owner, async (v) => {
    const fields = await voided(v);
    return v.change('sales', { ...fields, rev: 3, voided_at: '2026-03-04T10:00:00.000Z' });
  }).twin('once', owner, (v) => v.voidRecord('sales'));
  attack('[RUL-16] a reason without a void', owner, (v) => v.createSale({ void_reason: 'typed twice' })).twin(
    'no reason',
    owner,
    (v) => v.createSale(),
  );
  attack('[RUL-16] a signature without a void', owner, (v) => v.createSale({ voided_by: v.me.uid })).twin(
    'none',
    owner,
    (v) => v.createSale(),
  );
  attack('[RUL-3] a record by somebody who never was here, brought in by the owner', owner, (v) =>
    v.createSale({ created_by: 'nobody-known' }),
  ).twin('by a member', owner, async (v) => {
    await step(v.changeHelper());
    return v.createSale({ created_by: (await helperOf(v))! });
  });
});

/** The uid of the helper, whose row `changeHelper` stored. */
async function helperOf(v: Visitor): Promise<string | undefined> {
  const rows = await v.client.list(v.home, 'members');
  const others = rows.allowed ? rows.documents.map(({ fields }) => String(fields['user_id'])) : [];
  return others.find((uid) => uid !== v.me.uid);
}

describe('what is handed in late', () => {
  const late = (changes: Changes) => (v: Visitor) => {
    const record = aLateRecord({ business_id: v.farm.id, created_by: v.me.uid });
    return v.send(`${v.home}/late/${record.id}`, { ...record, ...changes });
  };
  attack('[RUL-17] says when it was decided', removedAdmin, late({ decided_at: '2026-03-04T10:00:00.000Z' })).twin(
    'says nothing of it',
    removedAdmin,
    late({}),
  );
  attack('[RUL-17] says who decided it', removedAdmin, late({ decided_by: 'somebody' })).twin(
    'says nobody',
    removedAdmin,
    late({ collection: 'vendors' }),
  );
});
