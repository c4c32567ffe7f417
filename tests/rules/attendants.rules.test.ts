import { describe, expect, test } from 'vitest';
import type { ActivityKind } from '../../schemas/farm-activity.schema.ts';
import { collections } from '../../schemas/collections.ts';
import { selectionsOf } from '../../src/data/followed-collections.ts';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { ACTIVITY_KINDS, anActivity } from '../support/variant-documents.ts';
import { adminWith, attendant, attendantOf, owner, removedAttendant, stranger } from './support/actors.ts';
import { attack, DENIED, visitAs } from './support/attack.ts';
import type { Filter } from './support/firestore-client.ts';
import { memberRow } from './support/farm.ts';
import type { Changes, Visitor } from './support/visitor.ts';
import { toWire } from './support/wire-value.ts';

/*
 * Rights of attendants: own activities, open flocks, names of materials. The leading numbers in titles refer to
 * docs/attacks.md.
 */

const cardPath = (v: Visitor) => v.pathTo('farm').replace('/farm/', '/flock_cards/');
const add = (v: Visitor, changes: Changes = {}) => v.create('farm_activities', changes);
const where = (field: string, value: unknown, op: Filter['op'] = 'EQUAL') => ({
  where: [{ field, op, value: toWire(value) }],
});
const listBy = (v: Visitor, name: string, ...filters: [field: string, value: unknown][]) =>
  v.client.list(v.home, name, {
    where: filters.map(([field, value]): Filter => ({ field, op: 'EQUAL', value: toWire(value) })),
  });

describe('adding activities', () => {
  test('[ACT-10] an attendant adds each kind', async () => {
    const v = await visitAs(attendant);
    for (const kind of ACTIVITY_KINDS) {
      const record = { ...anActivity(kind), business_id: v.farm.id, created_by: v.me.uid, performed_by: v.me.uid };
      const verdict = await v.send(`${v.home}/farm_activities/${record.id}`, record);
      expect({ kind, ...verdict }).toMatchObject({ kind, allowed: true });
    }
  });
  attack('[RUL-35] 59 in the name of another', attendant, (v) => add(v, { created_by: v.farm.ownerRow.user_id })).twin(
    'in the own',
    attendant,
    (v) => add(v),
  );
  attack('[RUL-35] 59 as the work of another', attendant, (v) =>
    add(v, { performed_by: v.farm.ownerRow.user_id }),
  ).twin('an admin does so', adminWith('add_farm_activities'), (v) =>
    add(v, { performed_by: v.farm.ownerRow.user_id }),
  );
  attack('[RUL-35] 61 after the removal', removedAttendant, (v) => add(v)).twin('before', attendant, (v) => add(v));
  attack('[RUL-35] an attendant of another business', attendant, (v) => {
    const record = v.newRecord('farm_activities', { business_id: v.foreign.id });
    return v.send(`businesses/${v.foreign.id}/farm_activities/${record.id}`, record);
  }).twin('of this one', attendant, (v) => add(v));
  attack('[ACT-10] already voided', attendant, (v) =>
    add(v, { voided_at: '2026-03-03T10:00:00.000Z', voided_by: v.me.uid }),
  ).twin('not', attendant, (v) => add(v));
  attack('[PPL-4] an admin without add_farm_activities', adminWith('add_farm', 'edit_farm'), (v) => add(v)).twin(
    'an attendant',
    attendant,
    (v) => add(v),
  );

  const written = (v: Visitor, kind: ActivityKind, content: Changes) => {
    const { id, business_id, created_by, performed_by } = v.newRecord('farm_activities');
    const record = { ...anActivity(kind), ...content, id, business_id, created_by, performed_by };
    return v.send(`${v.home}/farm_activities/${id}`, record);
  };
  attack('[RUL-3] a visitor of 129 letters', attendant, (v) => written(v, 'visit', { visitor: 'x'.repeat(129) })).twin(
    'of 128',
    attendant,
    (v) => written(v, 'visit', { visitor: 'x'.repeat(128) }),
  );
  attack('[ACT-5] birds taken out and given away', attendant, (v) => written(v, 'cull', { outcome: 'given' })).twin(
    'sold',
    attendant,
    (v) => written(v, 'cull', { outcome: 'sold' }),
  );
  attack('[ACT-7] a weighing of more than a thousand tonnes', attendant, (v) =>
    written(v, 'weighing', { total_g: 1_000_000_001 }),
  ).twin('of a thousand', attendant, (v) => written(v, 'weighing', { total_g: 1_000_000_000 }));
  attack('[VET-1] medicine of no quantity', attendant, (v) => written(v, 'medication', { qty: 0 })).twin(
    'whose quantity nobody knows',
    attendant,
    (v) => written(v, 'medication', { qty: undefined }),
  );
  attack('[VET-1] a way to give it of 41 letters', attendant, (v) =>
    written(v, 'medication', { route: 'x'.repeat(41) }),
  ).twin('of 40', attendant, (v) => written(v, 'medication', { route: 'x'.repeat(40) }));

  const feed = (v: Visitor, wasted: number) => {
    const { id, business_id, created_by, performed_by } = v.newRecord('farm_activities');
    const record = { ...anActivity('feed', { qty: 1_000, wasted }), id, business_id, created_by, performed_by };
    return v.send(`${v.home}/farm_activities/${id}`, record);
  };
  attack('[ACT-6] more is wasted than was fed', attendant, (v) => feed(v, 1_001)).twin('all of it', attendant, (v) =>
    feed(v, 1_000),
  );

  const elsewhere = newDocumentId();
  attack('[PPL-3] for a flock that is not his', attendantOf(newDocumentId()), (v) =>
    add(v, { farm_id: elsewhere }),
  ).twin('for one of his', attendantOf(newDocumentId(), elsewhere), (v) => add(v, { farm_id: elsewhere }));
  attack('[PPL-3] for any flock when he has some', attendantOf(elsewhere), (v) => add(v)).twin(
    'when his list is empty',
    attendantOf(),
    (v) => add(v),
  );
  const transfer = (v: Visitor, changes: Changes) => {
    const { id, business_id, created_by, performed_by } = v.newRecord('farm_activities');
    const record = { ...anActivity('transfer'), id, business_id, created_by, performed_by, ...changes };
    return v.send(`${v.home}/farm_activities/${id}`, record);
  };
  attack('[PPL-3] birds go to a flock that is not his', attendantOf(elsewhere), (v) =>
    transfer(v, { farm_id: elsewhere }),
  ).twin('to another of his', attendantOf(elsewhere, 'flock0000002'), (v) =>
    transfer(v, { farm_id: elsewhere, to_farm_id: 'flock0000002' }),
  );
});

describe('changing activities', () => {
  /** An existing record of the actor. */
  async function changeOwn(v: Visitor, changes: Changes) {
    const record = { ...v.newRecord('farm_activities'), created_by: v.me.uid };
    await v.operator.put([[v.pathTo('farm_activities', record), record]]);
    return v.send(v.pathTo('farm_activities', record), { ...record, rev: 2, ...changes });
  }
  const voided = (v: Visitor) => ({ voided_at: '2026-03-03T10:00:00.000Z', voided_by: v.me.uid });
  attack('[RUL-35] 60 an attendant edits an own one', attendant, (v) => changeOwn(v, { note: 'x' })).twin(
    'adds another',
    attendant,
    (v) => add(v, { note: 'x' }),
  );
  attack('[RUL-35] 60 an attendant voids an own one', attendant, (v) => changeOwn(v, voided(v))).twin(
    'an admin with edit_farm does',
    adminWith('edit_farm'),
    (v) => changeOwn(v, voided(v)),
  );
});

describe('reading', () => {
  attack('[RUL-35] 58 an activity of another', attendant, (v) => v.get(v.pathTo('farm_activities'))).twin(
    'an own one',
    attendant,
    async (v) => {
      const record = v.newRecord('farm_activities');
      await v.send(v.pathTo('farm_activities', record), record);
      return v.get(v.pathTo('farm_activities', record));
    },
  );
  attack('[RUL-35] 58 the list of another', attendant, (v) =>
    listBy(v, 'farm_activities', ['created_by', v.farm.ownerRow.user_id]),
  ).twin('the own list', attendant, (v) => listBy(v, 'farm_activities', ['created_by', v.me.uid]));
  attack('[RUL-35] 58 the own and that of another', attendant, (v) =>
    v.client.list(v.home, 'farm_activities', where('created_by', [v.me.uid, v.farm.ownerRow.user_id], 'IN')),
  ).twin('only the own', attendant, (v) => v.client.list(v.home, 'farm_activities', where('created_by', v.me.uid)));
  attack('[RUL-35] 100 by another field', attendant, (v) =>
    listBy(v, 'farm_activities', ['performed_by', v.me.uid]),
  ).twin('by that too', attendant, (v) =>
    listBy(v, 'farm_activities', ['created_by', v.me.uid], ['performed_by', v.me.uid]),
  );
  const given = async (v: Visitor, kind: 'medication' | 'vaccination' | 'eggs') => {
    const record = { ...anActivity(kind), business_id: v.farm.id, created_by: v.farm.ownerRow.user_id };
    await v.operator.put([[v.pathTo('farm_activities', record), record]]);
    return v.get(v.pathTo('farm_activities', record));
  };
  attack('[VET-5] eggs that another collected', attendant, (v) => given(v, 'eggs')).twin('medicine that another gave', attendant, (v) =>
    given(v, 'medication'),
  ); // prettier-ignore
  attack('[VET-5] the list of eggs', attendant, (v) => listBy(v, 'farm_activities', ['kind', 'eggs'])).twin(
    'of vaccinations',
    attendant,
    (v) => listBy(v, 'farm_activities', ['kind', 'vaccination']),
  );
  attack('[VET-5] medicine and feed', attendant, (v) =>
    v.client.list(v.home, 'farm_activities', where('kind', ['medication', 'feed'], 'IN')),
  ).twin('medicine and vaccines', attendant, (v) =>
    v.client.list(v.home, 'farm_activities', where('kind', ['medication', 'vaccination'], 'IN')),
  );
  attack('[VET-5] medicine after the removal', removedAttendant, (v) =>
    listBy(v, 'farm_activities', ['kind', 'medication']),
  ).twin('before', attendant, (v) => listBy(v, 'farm_activities', ['kind', 'medication']));
  attack('[VET-5] medicine of another business', stranger, (v) =>
    listBy(v, 'farm_activities', ['kind', 'medication']),
  ).twin('of the own', attendant, (v) => listBy(v, 'farm_activities', ['kind', 'medication']));
  attack('[RUL-35] 63 the own list after the removal', removedAttendant, (v) =>
    listBy(v, 'farm_activities', ['created_by', v.me.uid]),
  ).twin('before', attendant, (v) => listBy(v, 'farm_activities', ['created_by', v.me.uid]));

  const close = async (v: Visitor) => {
    const closed = { ...v.farm.records.farm, open: false, closed_on: '2026-03-03' };
    await v.operator.put([[v.pathTo('farm'), closed]]);
    return v.get(cardPath(v));
  };
  attack('[PPL-14] the card of a closed flock', attendant, close).twin('of an open one', attendant, (v) =>
    v.get(cardPath(v)),
  );
  attack('[PPL-14] the cards of all flocks', attendant, (v) => v.client.list(v.home, 'flock_cards')).twin(
    'of the open ones',
    attendant,
    (v) => listBy(v, 'flock_cards', ['open', true]),
  );
  attack('[PPL-14] the cards of closed ones', attendant, (v) => listBy(v, 'flock_cards', ['open', false])).twin(
    'an admin',
    adminWith(),
    (v) => listBy(v, 'flock_cards', ['open', false]),
  );
  attack('[PPL-14] 63 the cards of open flocks after the removal', removedAttendant, (v) =>
    listBy(v, 'flock_cards', ['open', true]),
  ).twin('before', attendant, (v) => listBy(v, 'flock_cards', ['open', true]));
  attack('[PPL-14] 63 materials after the removal', removedAttendant, (v) =>
    v.client.list(v.home, 'raw_materials'),
  ).twin('before', attendant, (v) => v.client.list(v.home, 'raw_materials'));
  const recipe = { inputs: [{ item_kind: 'raw_material', item_id: newDocumentId(), qty: 70 }], output_qty: 98, expected_loss: 200 }; // prettier-ignore
  for (const [what, wrong] of [
    ['a price', { ...recipe, price: 1 }],
    ['nothing in it', { ...recipe, inputs: [] }],
    ['21 things in it', { ...recipe, inputs: Array.from({ length: 21 }, () => recipe.inputs[0]) }],
    ['a loss of more than all', { ...recipe, expected_loss: 10_001 }],
  ] as const)
    attack(`[PRC-6] a recipe of a feed with ${what}`, owner, (v) => v.create('raw_materials', { recipe: wrong })).twin(
      'a right one',
      owner,
      (v) => v.create('raw_materials', { recipe }),
    );
  attack('[RAW-1] a material with a price', owner, (v) => v.create('raw_materials', { price: 1_900 })).twin(
    'without',
    owner,
    (v) => v.create('raw_materials'),
  );
  attack('[FLK-1] a flock that is open and closed', owner, (v) => v.create('farm', { closed_on: '2026-03-03' })).twin(
    'closed',
    owner,
    (v) => v.create('farm', { closed_on: '2026-03-03', open: false }),
  );
  const copies = (count: number) => Array.from({ length: count }, () => ({ name: 'Ours', source: 'Our vet' }));
  for (const field of ['plan', 'curve'])
    for (const [what, value] of Object.entries({
      'two of them': copies(2),
      'a text': 'ours',
      'a group': { name: 'Ours' },
    }))
      attack(`[RUL-3] [VET-8] [FLK-24] the ${field} of a flock is ${what}`, adminWith('add_farm'), (v) =>
        v.create('farm', { [field]: value }),
      ).twin('one', adminWith('add_farm'), (v) => v.create('farm', { [field]: copies(1) }));
  const wrongDays = { placed_on: ['2026-3-03', 20260303], lay_start_on: ['2026-03-03 ', 'soon'], closed_on: ['yesterday', '2026-03-03 2026-03-03'] }; // prettier-ignore
  for (const [field, wrong] of Object.entries(wrongDays))
    for (const day of wrong)
      attack(`[RUL-3] [FLK-1] ${field} of a flock is ${day}`, owner, (v) =>
        v.create('farm', { open: field !== 'closed_on', [field]: day }),
      ).twin('a day', owner, (v) => v.create('farm', { open: field !== 'closed_on', [field]: '2026-03-03' }));
  attack('[RUL-3] [FLK-1] a flock without what it is kept for', owner, (v) =>
    v.create('farm', { unit_type: 'flock', purpose: undefined }),
  ).twin('a plot of crops needs none', owner, (v) => v.create('farm', { unit_type: 'crop_plot', purpose: undefined }));
  attack('[RUL-15] [VET-8] an attendant changes the plan of a flock', attendant, (v) =>
    v.change('farm', { plan: copies(1) }),
  ).twin('who may edit flocks', adminWith('edit_farm'), (v) => v.change('farm', { plan: copies(1) }));
});

test('[PPL-3] an attendant who gets other flocks works in those from the next request on', async () => {
  const v = await visitAs(attendant);
  expect(await add(v)).toMatchObject({ allowed: true });
  const row = memberRow(v.farm.id, v.me, { ...attendant.member, farm_ids: [newDocumentId()], rev: 2 });
  expect(await v.as('owner').commit([v.set(v.path.myRow, row)])).toMatchObject({ allowed: true });
  expect(await add(v)).toMatchObject(DENIED);
});

test('[SYN-35] what attendants read is caught up with in the order of the server, from an index', async () => {
  const v = await visitAs(attendant);
  const since: Filter = { field: 'updated_at', op: 'GREATER_THAN_OR_EQUAL', value: toWire(new Date(0)) };
  const { farm, farm_activities } = collections;
  const cards = farm.attendants.card.name;
  for (const [name, { field, is }] of [
    [cards, { field: farm.attendants.field, is: true }],
    ...selectionsOf(farm_activities.attendants, v.me.uid).map((one) => ['farm_activities', one] as const),
  ] as const) {
    const own: Filter = { field, op: 'EQUAL', value: toWire(is) };
    const verdict = await v.client.list(v.home, name, {
      where: [own, since],
      orderBy: ['updated_at', '__name__'],
      limit: 500,
    });
    expect({ name, is, ...verdict }).toMatchObject({ name, is, allowed: true });
  }
});
