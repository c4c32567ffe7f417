import { describe, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import type { Member } from '../../schemas/workspace.schema.ts';
import { adminWith, attendant, nobody, owner, removedAdmin } from './support/actors.ts';
import { attack, DENIED, visitAs } from './support/attack.ts';
import { everyRole, memberRow } from './support/farm.ts';
import type { Visitor } from './support/visitor.ts';

/* Admins, attendants and existing memberships. The leading numbers in titles refer to docs/attacks.md. */

const admin = adminWith('add_sales', 'edit_sales', 'delete_sales');
const myRow = (v: Visitor, changes: Partial<Member>) =>
  v.send(v.path.myRow, memberRow(v.farm.id, v.me, { rev: 2, ...changes }));

describe('nobody changes the own membership, and only the owner that of another', () => {
  attack('[RUL-14] 29 an admin adds a role to the own row', adminWith('add_sales'), (v) =>
    myRow(v, { roles: { add_sales: true, edit_sales: true } }),
  ).twin('reads it', adminWith('add_sales'), (v) => v.get(v.path.myRow));
  attack('[RUL-14] 29 an admin makes the own row an owner', admin, (v) =>
    myRow(v, { role: 'owner', roles: everyRole() }),
  ).twin('changes a sale', admin, (v) => v.changeSale({ note: 'x' }));
  attack('[RUL-14] 32 the owner removes the own row', owner, (v) => v.changeOwnerRow({ status: 'removed' })).twin(
    'changes the business',
    owner,
    (v) => v.changeBusiness(),
  );
  attack('[RUL-14] 33 an admin removes the owner', admin, (v) => v.changeOwnerRow({ status: 'removed' })).twin(
    'the owner works on',
    owner,
    (v) => v.changeSale(),
  );
  attack('[RUL-14] a removed admin comes back', removedAdmin, (v) => myRow(v, { status: 'active' })).twin(
    'an active one reads',
    admin,
    (v) => v.get(v.path.myRow),
  );
  attack('[RUL-14] 32 the owner gives up a right of the own row', owner, (v) =>
    v.changeOwnerRow({ roles: { add_sales: true } }),
  ).twin('gives one to another', owner, (v) => v.changeHelper({ role: 'admin', roles: { add_sales: true } }));
  attack('[RUL-14] 29 an admin changes the row of another', admin, (v) => v.changeOwnerRow({ role: 'admin' })).twin(
    'the owner does',
    owner,
    (v) => v.changeHelper({ role: 'admin' }),
  );
  attack('[RUL-14] 102 a dotted path gives one right', adminWith('add_sales'), (v) =>
    v.client.commit([
      {
        ...v.set(v.path.myRow, { roles: { edit_sales: true }, rev: 2 }),
        updateMask: { fieldPaths: ['roles.edit_sales', 'rev'] },
      },
    ]),
  ).twin('reads the row', adminWith('add_sales'), (v) => v.get(v.path.myRow));
  attack('[RUL-14] 29 a batch gives a right and uses it', adminWith('edit_sales'), (v) => {
    const sale = v.newSale();
    const row = memberRow(v.farm.id, v.me, { rev: 2, roles: everyRole() });
    return v.client.commit([v.set(v.path.myRow, row), v.set(`${v.home}/sales/${sale.id}`, sale)]);
  }).twin('uses a right that is there', adminWith('add_sales'), (v) => v.createSale());
});

describe('what the owner makes of a membership', () => {
  const admins = { role: 'admin', roles: { add_sales: true } } as const;
  const removal = { status: 'removed', removed_at: '2026-03-03T08:00:00.000Z' } as const;

  attack('[RUL-14] a second owner', owner, (v) => v.changeHelper({ role: 'owner' })).twin('an admin', owner, (v) =>
    v.changeHelper({ role: 'admin' }),
  );
  attack('[RUL-14] 33 a second owner is made an admin', owner, (v) =>
    v.changeHelper({ role: 'admin' }, { role: 'owner' }),
  ).twin('an attendant is', owner, (v) => v.changeHelper({ role: 'admin' }));
  attack('[PPL-1] an eleventh right', owner, (v) =>
    v.changeHelper({ ...admins, roles: { add_sales: true, super: true } }),
  ).twin('all ten', owner, (v) => v.changeHelper({ ...admins, roles: everyRole() }));
  attack('[PPL-2] a right beside the ten that nobody knows', owner, (v) =>
    v.changeHelper({ ...admins, roles: { view_reports: true, delete_expenses: true } }),
  ).twin('the four', owner, (v) =>
    v.changeHelper({
      ...admins,
      roles: { add_expenses: true, edit_expenses: true, add_production: true, view_reports: false },
    }),
  );
  attack('[PPL-1] a right that is a word', owner, (v) =>
    v.changeHelper({ ...admins, roles: { add_sales: 'true' } }),
  ).twin('true and false', owner, (v) => v.changeHelper({ ...admins, roles: { add_sales: true, edit_sales: false } }));
  attack('[PPL-1] rights in a list', owner, (v) => v.changeHelper({ ...admins, roles: ['add_sales'] })).twin(
    'none',
    owner,
    (v) => v.changeHelper({ ...admins, roles: {} }),
  );
  attack('[PPL-4] an attendant with a right', owner, (v) => v.changeHelper({ roles: { add_sales: true } })).twin(
    'with flocks',
    owner,
    (v) => v.changeHelper({ farm_ids: [v.farm.records.farm.id] }),
  );
  attack('[PPL-3] an admin with flocks', owner, (v) => v.changeHelper({ ...admins, farm_ids: [] })).twin(
    'without',
    owner,
    (v) => v.changeHelper(admins),
  );
  attack('[PPL-3] 51 flocks', owner, (v) =>
    v.changeHelper({ farm_ids: Array.from({ length: 51 }, newDocumentId) }),
  ).twin('50', owner, (v) => v.changeHelper({ farm_ids: Array.from({ length: 50 }, newDocumentId) }));
  attack('[PPL-3] a removal without its time', owner, (v) => v.changeHelper({ status: 'removed' })).twin(
    'with it',
    owner,
    (v) => v.changeHelper(removal),
  );
  attack('[PPL-3] the time of a removal is no instant', owner, (v) =>
    v.changeHelper({ ...removal, removed_at: 'today' }),
  ).twin('is one', owner, (v) => v.changeHelper(removal));
  attack('[PPL-3] an active member with the time of a removal', owner, (v) =>
    v.changeHelper({ ...admins, removed_at: removal.removed_at }),
  ).twin('without', owner, (v) => v.changeHelper(admins));
  attack('[RUL-14] a removed member comes back without an invitation', owner, (v) =>
    v.changeHelper({ status: 'active', removed_at: undefined }, removal),
  ).twin('stays', owner, (v) => v.changeHelper({ roles: {} }));
  attack('[RUL-17] a removal is dated again, so that its 30 days begin anew', owner, (v) =>
    v.changeHelper({ removed_at: '2026-04-03T08:00:00.000Z' }, removal),
  ).twin('once', owner, (v) => v.changeHelper(removal));
  attack('[SYN-3] 46 a revision is skipped', owner, (v) => v.changeHelper({ ...admins, rev: 3 })).twin(
    'the next one',
    owner,
    (v) => v.changeHelper(admins),
  );
  for (const [field, value] of Object.entries({
    user_id: 'somebody-else',
    business_id: newDocumentId(),
    email: 'other@example.com',
    name: 'Another',
    invite_id: newDocumentId(),
    joined_at: '2026-01-01T00:00:00.000Z',
    super: true,
  })) {
    attack(`[RUL-14] ${field} of a member is changed`, owner, (v) => v.changeHelper({ [field]: value })).twin(
      'the role is',
      owner,
      (v) => v.changeHelper(admins),
    );
  }
});

describe('business and settings are of the owner', () => {
  attack('[RUL-19] [RUL-33] 31 an attendant changes the settings', attendant, (v) => v.changeSettings()).twin(
    'reads them',
    attendant,
    (v) => v.get(v.path.settings),
  );
  attack('[RUL-19] 30 an admin changes the settings', admin, (v) => v.changeSettings({ default_units: 'piece' })).twin(
    'the owner',
    owner,
    (v) => v.changeSettings({ default_units: 'piece' }),
  );
  attack('[RUL-13] 34 an admin changes the owner of the business', admin, (v) =>
    v.changeBusiness({ owner_uid: v.me.uid }),
  ).twin('reads it', admin, (v) => v.get(v.path.business));
  attack('[RUL-13] an admin changes the name of the business', admin, (v) => v.changeBusiness({ name: 'Mine' })).twin(
    'the owner',
    owner,
    (v) => v.changeBusiness({ name: 'Mine' }),
  );
  attack('[RUL-19] 104 an attendant adds to settings.attendants', attendant, (v) =>
    v.client.commit([
      {
        transform: {
          document: v.client.nameOf(v.path.settings),
          fieldTransforms: [
            { fieldPath: 'attendants', appendMissingElements: { values: [{ stringValue: v.me.uid }] } },
          ],
        },
      },
    ]),
  ).twin('the owner changes the settings', owner, (v) => v.changeSettings());
  attack('[RUL-4] 31 anonymous changes the settings', nobody, (v) => v.changeSettings()).twin('the owner', owner, (v) =>
    v.changeSettings(),
  );
});

describe('removed members', () => {
  for (const path of ['settings', 'business', 'myRow', 'ownerRow'] as const) {
    attack(`[RUL-35] 63 a removed admin reads ${path}`, removedAdmin, (v) => v.get(v.path[path])).twin(
      'an active one',
      admin,
      (v) => v.get(v.path[path]),
    );
  }
  attack('[RUL-8] 63 a removed admin lists the members', removedAdmin, (v) => v.client.list(v.home, 'members')).twin(
    'an active one',
    admin,
    (v) => v.client.list(v.home, 'members'),
  );
  attack('[RUL-35] 61 a removed admin creates a customer', removedAdmin, (v) => v.createCustomer()).twin(
    'an active one',
    admin,
    (v) => v.createCustomer(),
  );

  test('[PPL-10] a member who is removed is denied at the next request', async () => {
    const v = await visitAs(admin);
    expect(await v.createSale()).toMatchObject({ allowed: true });
    const asOwner = v.as('owner');
    const row = memberRow(v.farm.id, v.me, { ...admin.member, status: 'removed', rev: 2 });
    expect(
      await asOwner.commit([v.set(v.path.myRow, { ...row, removed_at: '2026-03-03T08:00:00.000Z' })]),
    ).toMatchObject({ allowed: true });
    expect(await v.createSale()).toMatchObject(DENIED);
    expect(await v.get(v.path.sale)).toMatchObject(DENIED);
  });
});
