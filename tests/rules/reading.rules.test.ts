import { describe, expect, test } from 'vitest';
import { adminWith, attendant, nobody, otherOwner, owner, removedAdmin, stranger } from './support/actors.ts';
import { attack, DENIED, step, visitAs } from './support/attack.ts';
import { toWire } from './support/wire-value.ts';

/* Read access. The leading numbers in titles refer to docs/attacks.md. */

const seller = adminWith('add_sales');

describe('settings, business and members', () => {
  attack('[RUL-4] 1 anonymous gets the settings', nobody, (v) => v.get(v.path.settings)).twin(
    'an attendant',
    attendant,
    (v) => v.get(v.path.settings),
  );
  attack('[RUL-4] 2 a stranger gets the settings', stranger, (v) => v.get(v.path.settings)).twin(
    'an admin without any right',
    adminWith(),
    (v) => v.get(v.path.settings),
  );
  attack('[RUL-4] 5 the owner of another farm gets the settings', otherOwner, (v) => v.get(v.path.settings)).twin(
    'the owner',
    owner,
    (v) => v.get(v.path.settings),
  );
  attack('[RUL-4] 2 a stranger gets the business', stranger, (v) => v.get(v.path.business)).twin(
    'an attendant',
    attendant,
    (v) => v.get(v.path.business),
  );
  attack('[RUL-8] the owner lists businesses', owner, (v) => v.client.list('', 'businesses')).twin(
    'gets the own one',
    owner,
    (v) => v.get(v.path.business),
  );
  attack('[RUL-8] the owner lists settings', owner, (v) => v.client.list('', 'settings')).twin(
    'gets the own ones',
    owner,
    (v) => v.get(v.path.settings),
  );
  attack('[RUL-4] a stranger gets the row of the owner', stranger, (v) => v.get(v.path.ownerRow)).twin(
    'an admin',
    seller,
    (v) => v.get(v.path.ownerRow),
  );
  attack('[RUL-4] a stranger looks whether a row of the own exists', stranger, (v) => v.get(v.path.myRow)).twin(
    'an attendant gets the own row',
    attendant,
    (v) => v.get(v.path.myRow),
  );
  attack('[RUL-35] 58 an attendant gets the row of somebody else', attendant, (v) => v.get(v.path.ownerRow)).twin(
    'the own row',
    attendant,
    (v) => v.get(v.path.myRow),
  );
  attack('[RUL-8] an attendant lists the members', attendant, (v) => v.client.list(v.home, 'members')).twin(
    'an admin lists them',
    seller,
    (v) => v.client.list(v.home, 'members'),
  );
  attack('[RUL-8] 8 an admin lists members across businesses', seller, (v) =>
    v.client.list('', 'members', { everywhere: true }),
  ).twin('of one business', seller, (v) => v.client.list(v.home, 'members'));
});

describe('sales and customers', () => {
  for (const kind of ['sales', 'customers'] as const) {
    const path = kind === 'sales' ? 'sale' : 'customer';
    attack(`[RUL-4] anonymous lists ${kind}`, nobody, (v) => v.client.list(v.home, kind)).twin(
      'the owner',
      owner,
      (v) => v.client.list(v.home, kind),
    );
    attack(`[RUL-4] 4 a stranger lists ${kind}`, stranger, (v) => v.client.list(v.home, kind)).twin(
      'an admin',
      seller,
      (v) => v.client.list(v.home, kind),
    );
    attack(`[RUL-4] 5 the owner of another farm lists ${kind}`, otherOwner, (v) => v.client.list(v.home, kind)).twin(
      'the own ones',
      otherOwner,
      (v) => v.client.list(`businesses/${v.foreign.id}`, kind),
    );
    attack(`[RUL-35] 57 an attendant lists ${kind}`, attendant, (v) => v.client.list(v.home, kind)).twin(
      'an admin without any right',
      adminWith(),
      (v) => v.client.list(v.home, kind),
    );
    attack(`[RUL-35] 57 an attendant gets one of ${kind}`, attendant, (v) => v.get(v.path[path])).twin(
      'an admin',
      seller,
      (v) => v.get(v.path[path]),
    );
    attack(`[RUL-35] 63 a removed admin gets one of ${kind}`, removedAdmin, (v) => v.get(v.path[path])).twin(
      'the admin before the removal',
      seller,
      (v) => v.get(v.path[path]),
    );
    attack(`[RUL-8] 9 the owner lists ${kind} across businesses`, owner, (v) =>
      v.client.list('', kind, { everywhere: true }),
    ).twin('of one business', owner, (v) => v.client.list(v.home, kind));
    attack(`[RUL-8] 6 across businesses with the own business_id`, owner, (v) =>
      v.client.list('', kind, {
        everywhere: true,
        where: [{ field: 'business_id', op: 'EQUAL', value: toWire(v.farm.id) }],
      }),
    ).twin('below the path', owner, (v) =>
      v.client.list(v.home, kind, { where: [{ field: 'business_id', op: 'EQUAL', value: toWire(v.farm.id) }] }),
    );
    attack(`[RUL-8] 7 across two businesses`, owner, (v) =>
      v.client.list('', kind, {
        everywhere: true,
        where: [{ field: 'business_id', op: 'IN', value: toWire([v.farm.id, v.foreign.id]) }],
      }),
    ).twin('of one, in pages', owner, (v) => v.client.list(v.home, kind, { limit: 500 }));
    attack(`[RUL-4] 100 a stranger probes ${kind} by a field`, stranger, (v) =>
      v.client.list(v.home, kind, { where: [{ field: 'created_by', op: 'EQUAL', value: toWire(v.me.uid) }], limit: 1 }),
    ).twin('an admin does', seller, (v) =>
      v.client.list(v.home, kind, { where: [{ field: 'created_by', op: 'EQUAL', value: toWire(v.me.uid) }], limit: 1 }),
    );
  }

  attack('[RUL-39] 93 a batch of reads with one foreign document', owner, (v) =>
    v.client.get(v.path.sale, `businesses/${v.foreign.id}/sales/${v.foreign.sale.id}`),
  ).twin('a batch of own ones', owner, (v) => v.client.get(v.path.sale, v.path.customer, v.path.settings));
});

describe('rights come from membership documents only', () => {
  const claiming = { account: 'newcomer', registered: true } as const;
  attack('[RUL-2] 10 whoever names a business in the own user document reads it', claiming, async (v) => {
    await step(v.changeUser({ businesses: [v.farm.id], default_business_uid: v.farm.id }));
    return v.get(v.path.settings);
  }).twin('a member who names nothing', { ...claiming, member: { role: 'attendant' } }, (v) => v.get(v.path.settings));

  attack('[RUL-2] 11 attendant_business_id gives no access', claiming, async (v) => {
    await step(v.changeUser({ attendant_business_id: v.farm.id }));
    return v.get(v.path.business);
  }).twin('a membership does', attendant, (v) => v.get(v.path.business));
});

test('[RUL-1] 1 a path that no rule names is denied to everybody, the owner too', async () => {
  const v = await visitAs(owner);
  for (const path of ['mail/m1', `subscriptions/${v.farm.id}/x/y`, `${v.home}/anything/x`, `${v.path.sale}/x/y`]) {
    expect({ path, ...(await v.get(path)) }).toMatchObject({ path, ...DENIED });
    expect({ path, ...(await v.send(path, { rev: 1 })) }).toMatchObject({ path, ...DENIED });
  }
  expect(await v.get(v.path.sale)).toMatchObject({ allowed: true });
});

test('[RUL-4] a member reads the fields of a document and not only that it is there', async () => {
  const v = await visitAs(seller);
  expect(await v.get(v.path.sale)).toMatchObject({ documents: [{ path: v.path.sale, fields: { ...v.farm.sale } }] });
});
