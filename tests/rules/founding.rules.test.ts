import { describe, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { adminWith, attendant, nobody, otherOwner, owner, stranger } from './support/actors.ts';
import { attack, DENIED, step, visitAs } from './support/attack.ts';
import { inviteOf } from './support/invites.ts';
import { everyRole, farmOf, memberRow } from './support/farm.ts';

/* Founding a business: three documents in one batch. The leading numbers in titles refer to docs/attacks.md. */

test('[SYN-17] business, settings and the membership of the owner are created in one batch, and the owner then works', async () => {
  const v = await visitAs(stranger);
  const own = farmOf(v.me);
  const home = `businesses/${own.id}`;
  const founding = [
    v.set(home, own.business),
    v.set(`settings/${own.id}`, own.settings),
    v.set(`${home}/members/${v.me.uid}`, own.ownerRow),
  ];
  const sale = { ...v.newSale(), business_id: own.id };
  expect(await v.send(`${home}/sales/${sale.id}`, sale)).toMatchObject(DENIED);
  expect(await v.client.commit(founding)).toMatchObject({ allowed: true });
  expect(await v.get(`settings/${own.id}`)).toMatchObject({ documents: [{ fields: own.settings }] });
  expect(await v.send(`${home}/sales/${sale.id}`, sale)).toMatchObject({ allowed: true });
});

test('[RUL-6] 36 every part of the batch alone, and every pair, is denied', async () => {
  const parts = ['business', 'settings', 'member'] as const;
  for (const part of parts) {
    const v = await visitAs(stranger);
    expect({ part, ...(await v.found({ only: [part] })) }).toMatchObject({ part, ...DENIED });
    const others = parts.filter((other) => other !== part);
    expect({ others, ...(await v.found({ only: others })) }).toMatchObject({ others, ...DENIED });
    expect(await v.found()).toMatchObject({ allowed: true });
  }
});

describe('what is written with the founding', () => {
  for (const name of ['sales', 'expenses', 'customers'] as const)
    attack(`[RUL-6] the first document of ${name} in the same batch`, stranger, (v) => {
      const own = farmOf(v.me);
      const home = `businesses/${own.id}`;
      const record = { ...v.newRecord(name), business_id: own.id };
      return v.client.commit([
        v.set(home, own.business),
        v.set(`settings/${own.id}`, own.settings),
        v.set(`${home}/members/${v.me.uid}`, own.ownerRow),
        v.set(`${home}/${name}/${record.id}`, record),
      ]);
    }).twin('after it', stranger, async (v) => {
      const own = farmOf(v.me);
      await step(v.found({ id: own.id }));
      const record = { ...v.newRecord(name), business_id: own.id };
      return v.send(`businesses/${own.id}/${name}/${record.id}`, record);
    });
  attack('[RUL-6, RUL-18] an invitation in the same batch', stranger, (v) => {
    const own = farmOf(v.me);
    const invite = { ...inviteOf(v), business_id: own.id, invited_by: v.me.uid };
    return v.client.commit([
      v.set(`businesses/${own.id}`, own.business),
      v.set(`settings/${own.id}`, own.settings),
      v.set(`businesses/${own.id}/members/${v.me.uid}`, own.ownerRow),
      v.set(`invites/${invite.id}`, invite),
    ]);
  }).twin('after it', stranger, async (v) => {
    const own = farmOf(v.me);
    await step(v.found({ id: own.id }));
    const invite = { ...inviteOf(v), business_id: own.id, invited_by: v.me.uid };
    return v.send(`invites/${invite.id}`, invite);
  });
});

describe('whose business', () => {
  attack('[RUL-6] anonymous founds a business', nobody, (v) => v.found()).twin(
    'a stranger who signed in',
    stranger,
    (v) => v.found(),
  );
  attack('[RUL-6] 35 with another person as its owner', stranger, (v) =>
    v.found({ business: { owner_uid: v.farm.business.owner_uid } }),
  ).twin('as the own', stranger, (v) => v.found());
  attack('[RUL-6] 35 with another person as its member', stranger, (v) => {
    const own = farmOf(v.me);
    const other = v.farm.ownerRow;
    return v.client.commit([
      v.set(`businesses/${own.id}`, own.business),
      v.set(`settings/${own.id}`, own.settings),
      v.set(`businesses/${own.id}/members/${other.user_id}`, { ...other, business_id: own.id }),
    ]);
  }).twin('as the own', stranger, (v) => v.found());
  attack('[RUL-6] with a second owner in the batch', stranger, (v) => {
    const own = farmOf(v.me);
    const friend = { ...v.farm.ownerRow, business_id: own.id, email: v.me.email };
    return v.client.commit([
      v.set(`businesses/${own.id}`, own.business),
      v.set(`settings/${own.id}`, own.settings),
      v.set(`businesses/${own.id}/members/${v.me.uid}`, own.ownerRow),
      v.set(`businesses/${own.id}/members/${friend.user_id}`, friend),
    ]);
  }).twin('alone', stranger, (v) => v.found());
});

describe('squatting', () => {
  attack('[RUL-6] 37 settings are put there before the business', stranger, (v) => {
    const { id, settings } = farmOf(v.me);
    return v.send(`settings/${id}`, settings);
  }).twin('with it', stranger, (v) => v.found());
  attack('[RUL-6] 16 a member is put there before the business', stranger, (v) => {
    const { id, ownerRow } = farmOf(v.me);
    return v.send(`businesses/${id}/members/${v.me.uid}`, ownerRow);
  }).twin('with it', stranger, (v) => v.found());
  attack('[RUL-6] 16 a stranger becomes an owner of a business that exists', stranger, (v) =>
    v.send(v.path.myRow, memberRow(v.farm.id, v.me, { role: 'owner', roles: everyRole() })),
  ).twin('of a new one', stranger, (v) => v.found());
  attack('[RUL-6] 16 the same in a batch that founds another business', stranger, (v) => {
    const own = farmOf(v.me);
    return v.client.commit([
      v.set(`businesses/${own.id}`, own.business),
      v.set(`settings/${own.id}`, own.settings),
      v.set(`businesses/${own.id}/members/${v.me.uid}`, own.ownerRow),
      v.set(v.path.myRow, memberRow(v.farm.id, v.me, { role: 'owner', roles: {} })),
    ]);
  }).twin('only the new one', stranger, (v) => v.found());
  attack('[RUL-6] 17 a stranger becomes an admin with an invented invitation', stranger, (v) =>
    v.send(v.path.myRow, memberRow(v.farm.id, v.me, { role: 'admin', invite_id: newDocumentId() })),
  ).twin('an owner of a new one', stranger, (v) => v.found());
  attack('[RUL-6] 34 a stranger takes a business over with the whole batch', stranger, (v) =>
    v.client.commit([
      v.set(v.path.business, { ...v.farm.business, owner_uid: v.me.uid, rev: 2 }),
      v.set(v.path.settings, { ...v.farm.settings, rev: 2 }),
      v.set(v.path.myRow, memberRow(v.farm.id, v.me, { role: 'owner', roles: {} })),
    ]),
  ).twin('founds a new one', stranger, (v) => v.found());
  for (const part of ['ownerRow', 'settings'] as const) {
    attack(`[RUL-6] ${part} is created for a business that exists`, owner, async (v) => {
      await v.operator.remove(v.path[part]);
      return v.send(v.path[part], v.farm[part]);
    }).twin('with a new one', owner, (v) => v.found());
  }
  attack('[RUL-6] 48 the owner founds the same business again', owner, (v) =>
    v.client.commit([
      v.set(v.path.business, v.farm.business),
      v.set(v.path.settings, v.farm.settings),
      v.set(v.path.ownerRow, v.farm.ownerRow),
    ]),
  ).twin('changes it', owner, (v) => v.changeBusiness());
});

describe('what the three say', () => {
  const member = (what: string, changes: Record<string, unknown>) =>
    attack(`[RUL-6] the membership ${what}`, stranger, (v) => v.found({ member: changes })).twin(
      'as it must be',
      stranger,
      (v) => v.found(),
    );
  member('is an admin', { role: 'admin' });
  member('is removed', { status: 'removed' });
  member('is of another person', { user_id: 'somebody-else' });
  member('has the e-mail of another', { email: 'victim@example.com' });
  member('names an eleventh right', { roles: { ...everyRole(), super: true } });
  member('lacks one of ten rights', { roles: { ...everyRole(), add_sales: undefined } });
  member('has a right that is false', { roles: { ...everyRole(), add_sales: false } });
  member('has a right that is a word', { roles: { ...everyRole(), add_sales: 'true' } });
  member('has rights in a list', { roles: ['add_sales'] });
  member('names flocks', { farm_ids: [] });
  member('names an invitation', { invite_id: 'abcdefghijkl' });
  member('is of another business', { business_id: 'abcdefghijkl' });
  member('starts at revision 2', { rev: 2 });
  member('holds an unknown field', { super: true });

  attack('[PPL-1] some rights are named', stranger, (v) => v.found({ member: { roles: { add_sales: true } } })).twin(
    'no right is named',
    stranger,
    (v) => v.found({ member: { roles: {} } }),
  );

  const shop = { purchases: true, farm_activities: false };
  attack('[BIZ-2] [RUL-19] farm and shop together', stranger, (v) =>
    v.found({ settings: { purchases: true, farm_activities: true } }),
  ).twin('the shop', stranger, (v) => v.found({ settings: shop }));
  attack('[BIZ-2] neither farm nor shop', stranger, (v) =>
    v.found({ settings: { purchases: false, farm_activities: false } }),
  ).twin('the farm', stranger, (v) => v.found());
  attack('[RUL-3] the farm flag is a word', stranger, (v) => v.found({ settings: { farm_activities: 'yes' } })).twin(
    'a flag',
    stranger,
    (v) => v.found({ settings: { production: true } }),
  );
  attack('[RUL-3] the production flag is missing', stranger, (v) =>
    v.found({ settings: { production: undefined } }),
  ).twin('is there', stranger, (v) => v.found());
  attack('[RUL-3] the categories hold more than raw materials', stranger, (v) =>
    v.found({ settings: { categories: { raw_materials: [], x: [] } } }),
  ).twin('only these', stranger, (v) => v.found({ settings: { categories: { raw_materials: [] } } }));

  const business = (what: string, changes: Record<string, unknown>) =>
    attack(`[RUL-3] the business ${what}`, stranger, (v) => v.found({ business: changes })).twin(
      'as it must be',
      stranger,
      (v) => v.found(),
    );
  business('has another id', { id: 'abcdefghijkl' });
  business('has another business_id', { business_id: 'abcdefghijkl' });
  business('starts at revision 2', { rev: 2 });
  business('has no name', { name: '' });
  business('holds an unknown field', { plan: 'pro' });
  attack('[DOC-1] 56 the business has a long id', stranger, (v) => v.found({ id: 'a'.repeat(13) })).twin(
    'of 12 characters',
    stranger,
    (v) => v.found({ id: newDocumentId() }),
  );
});

describe('later changes', () => {
  attack('[RUL-13] [RUL-33] [BIZ-10] 34 the owner gives the business away', owner, (v) =>
    v.changeBusiness({ owner_uid: 'somebody-else' }),
  ).twin('changes its name', owner, (v) => v.changeBusiness({ name: 'Kibo Eggs' }));
  const words = (count: number) => Array.from({ length: count }, (_, i) => ({ word: `Reason ${i}` }));
  for (const list of ['egg_grades', 'death_reasons', 'loss_reasons'])
    attack(`[RUL-3] [SET-5] 41 words in ${list}`, owner, (v) => v.changeSettings({ [list]: words(41) })).twin(
      '40 of them',
      owner,
      (v) => v.changeSettings({ [list]: words(40) }),
    );
  const limits = { laying_points: 5, water_percent: 20, weight_percent: 90, dead_meat: 10, dead_other: 5, feed_days: 7, expiry_days: 30, debt_days: 60, silent_days: 2, morning_hour: 7, evening_hour: 20 }; // prettier-ignore
  const badLimits: [string, object][] = [
    ['an evening at 24', { ...limits, evening_hour: 24 }],
    ['a fraction of a day', { ...limits, feed_days: 1.5 }],
    ['a word', { ...limits, debt_days: '60' }],
    ['one more', { ...limits, loud: 1 }],
    ['one missing', { ...limits, dead_meat: undefined }],
    ['none', {}],
  ];
  for (const [what, alerts] of badLimits)
    attack(`[RUL-3] [SET-6] limits with ${what}`, owner, (v) => v.changeSettings({ alerts })).twin(
      'the usual ones',
      owner,
      (v) => v.changeSettings({ alerts: limits }),
    );
  attack('[RUL-19] [SET-6] an admin changes the limits', adminWith('add_farm'), (v) =>
    v.changeSettings({ alerts: limits }),
  ).twin('the owner', owner, (v) => v.changeSettings({ alerts: limits }));
  const taxes = { name: 'VAT', rates: [1_800, 0], goods: 1_800, produce: 0, inclusive: true, claims: true };
  const badTaxes: [string, object][] = [
    ['a rate above 30 % for goods', { ...taxes, goods: 3_001 }],
    ['a rate below 0 for produce', { ...taxes, produce: -1 }],
    ['seven rates', { ...taxes, rates: [1, 2, 3, 4, 5, 6, 7] }],
    ['no rate', { ...taxes, rates: [] }],
    ['a long name', { ...taxes, name: 'Value added tax' }],
    ['a word for whether prices have it', { ...taxes, inclusive: 'yes' }],
    ['nothing said of claims', { ...taxes, claims: undefined }],
    ['one more', { ...taxes, office: 1 }],
  ];
  for (const [what, bad] of badTaxes)
    attack(`[RUL-3] [TAX-1] taxes with ${what}`, owner, (v) => v.changeSettings({ taxes: bad })).twin(
      'right ones',
      owner,
      (v) => v.changeSettings({ taxes }),
    );
  attack('[RUL-19] [TAX-1] an admin says which tax is charged', adminWith('add_sales'), (v) =>
    v.changeSettings({ taxes }),
  ).twin('the owner', owner, (v) => v.changeSettings({ taxes }));
  const plans = (count: number) => Array.from({ length: count }, () => ({ version_id: newDocumentId(), name: 'Ours' }));
  attack('[RUL-3] [VET-8] 21 vaccination plans', owner, (v) => v.changeSettings({ vaccination_plans: plans(21) })).twin(
    '20 of them',
    owner,
    (v) => v.changeSettings({ vaccination_plans: plans(20) }),
  );
  attack('[RUL-3] [FLK-24] 11 breed curves', owner, (v) => v.changeSettings({ breed_curves: plans(11) })).twin(
    '10 of them',
    owner,
    (v) => v.changeSettings({ breed_curves: plans(10) }),
  );
  attack('[RUL-19] [FLK-24] an admin changes a breed curve', adminWith('add_farm', 'edit_farm'), (v) =>
    v.changeSettings({ breed_curves: plans(1) }),
  ).twin('the owner', owner, (v) => v.changeSettings({ breed_curves: plans(1) }));
  attack('[RUL-3] [VET-8] a vaccination plan that is no list', owner, (v) =>
    v.changeSettings({ vaccination_plans: 'ours' }),
  ).twin('a list', owner, (v) => v.changeSettings({ vaccination_plans: plans(1) }));
  attack('[RUL-19] [VET-8] an admin changes a vaccination plan', adminWith('add_farm', 'edit_farm'), (v) =>
    v.changeSettings({ vaccination_plans: plans(1) }),
  ).twin('the owner', owner, (v) => v.changeSettings({ vaccination_plans: plans(1) }));
  attack('[RUL-19] [SET-5] an admin changes a list', adminWith('add_sales', 'edit_farm'), (v) =>
    v.changeSettings({ death_reasons: words(1) }),
  ).twin('the owner', owner, (v) => v.changeSettings({ death_reasons: words(1) }));
  const wrongHabits = {
    'a tray of 3 eggs': [{ tray_eggs: 3 }, { tray_eggs: 4 }],
    'a tray of 101 eggs': [{ tray_eggs: 101 }, { tray_eggs: 100 }],
    'cash rounded to one': [{ cash_step: 1 }, { cash_step: 2 }],
    'cash rounded to more than the largest note of any money': [{ cash_step: 100_000_001 }, { cash_step: 100_000_000 }],
    'cash rounded to half a coin': [{ cash_step: 2.5 }, { cash_step: 50 }],
    'half an egg in a tray': [{ tray_eggs: 30.5 }, { tray_eggs: 30 }],
    'a bag of no kilograms': [{ feed_bag_kg: 0 }, { feed_bag_kg: 1 }],
    'a bag of 201 kilograms': [{ feed_bag_kg: 201 }, { feed_bag_kg: 200 }],
    'dates in a form of its own': [{ date_form: 'DD/MM' }, { date_form: 'year_first' }],
    'a zone that is no name': [{ time_zone: '<b>Kampala</b>' }, { time_zone: 'Africa/Kampala' }],
    'a zone of more than 64 letters': [{ time_zone: 'A'.repeat(65) }, { time_zone: 'A'.repeat(64) }],
    'weeks that begin on a Tuesday': [{ first_weekday: 'tuesday' }, { first_weekday: 'saturday' }],
  };
  for (const [what, [wrong, right]] of Object.entries(wrongHabits))
    attack(`[RUL-3] [SET-4] ${what}`, owner, (v) => v.changeSettings(wrong)).twin('as it may be', owner, (v) =>
      v.changeSettings(right),
    );
  attack('[RUL-19] [SET-4] an attendant changes what a tray holds', attendant, (v) =>
    v.changeSettings({ tray_eggs: 24 }),
  ).twin('the owner', owner, (v) => v.changeSettings({ tray_eggs: 24 }));
  const wrongLogos = {
    'is a page': 'data:image/svg+xml;base64,PHN2Zz4=',
    'stands elsewhere': 'https://example.com/track.jpg',
    'has 12,101 characters': 'data:image/jpeg;base64,'.padEnd(12_101, 'A'),
    'ends in markup': 'data:image/jpeg;base64,AAAA"><script>',
  };
  for (const [what, logo] of Object.entries(wrongLogos)) {
    attack(`[RUL-3] [SET-4] the logo ${what}`, owner, (v) => v.changeBusiness({ logo })).twin(
      'a small picture',
      owner,
      (v) => v.changeBusiness({ logo: 'data:image/jpeg;base64,'.padEnd(12_100, 'A') }),
    );
  }
  const wrongAddresses = {
    'is a script': 'javascript:alert(1)',
    'has a name and a password': 'https://me:secret@sunnyfarm.co.ke',
    'has no scheme': 'sunnyfarm.co.ke',
    'has a host without a name': 'https://sunnyfarm',
    'ends in markup on a second line': 'https://sunnyfarm.co.ke/\n<script>',
    'has 201 characters': 'https://sunnyfarm.co.ke/'.padEnd(201, 'x'),
    'is a list': ['https://sunnyfarm.co.ke'],
  };
  for (const [what, website] of Object.entries(wrongAddresses)) {
    attack(`[RUL-3] [SHL-16] the website ${what}`, owner, (v) => v.changeBusiness({ website })).twin(
      'a whole address of 200 characters',
      owner,
      (v) => v.changeBusiness({ website: 'https://sunnyfarm.co.ke/'.padEnd(200, 'x') }),
    );
  }
  for (const field of ['id', 'business_id'] as const) {
    attack(`[DOC-2] ${field} of the business changes`, owner, (v) =>
      v.changeBusiness({ [field]: newDocumentId() }),
    ).twin('it stays', owner, (v) => v.changeBusiness());
  }
  attack('[DOC-2] 44 created_at of the business changes', owner, (v) =>
    v.changeBusiness({ created_at: '2020-01-01T00:00:00.000Z' }),
  ).twin('it stays', owner, (v) => v.changeBusiness());
  attack('[SYN-3] 47 a stale revision of the business', owner, (v) => v.changeBusiness({ rev: 1 })).twin(
    'the next',
    owner,
    (v) => v.changeBusiness({ rev: 2 }),
  );
  attack('[SYN-3] 46 a skipped revision of the settings', owner, (v) => v.changeSettings({ rev: 3 })).twin(
    'the next',
    owner,
    (v) => v.changeSettings({ rev: 2 }),
  );
  attack('[BIZ-4] the currency changes', owner, (v) => v.changeSettings({ currency: 'KES' })).twin(
    'units change',
    owner,
    (v) => v.changeSettings({ default_units: 'dozen' }),
  );
  attack('[RUL-3] the settings move to another business', owner, (v) =>
    v.changeSettings({ business_id: v.foreign.id }),
  ).twin('both flags are set later', owner, (v) => v.changeSettings({ purchases: true, farm_activities: true }));
  attack('[RUL-19] a stranger changes the settings', stranger, (v) => v.changeSettings()).twin(
    'the owner',
    owner,
    (v) => v.changeSettings(),
  );
  attack('[RUL-13] the owner of another farm changes the business', otherOwner, (v) => v.changeBusiness()).twin(
    'the owner',
    owner,
    (v) => v.changeBusiness(),
  );
  attack('[PPL-5] the owner lists 201 admins in the settings', owner, (v) =>
    v.changeSettings({ admin_users: Array.from({ length: 201 }, (_, i) => ({ user: `u${i}`, roles: {} })) }),
  ).twin('one', owner, (v) => v.changeSettings({ admin_users: [{ user: 'x', roles: {} }] }));
  for (const path of ['business', 'settings', 'ownerRow'] as const) {
    attack(`[RUL-1] the owner deletes ${path}`, owner, (v) =>
      v.client.commit([v.client.deleteWrite(v.path[path])]),
    ).twin('reads it', owner, (v) => v.get(v.path[path]));
  }
});
