import { describe, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { adminWith, attendant, nobody, otherOwner, owner, removedAdmin, stranger } from './support/actors.ts';
import { attack, DENIED, step, visitAs } from './support/attack.ts';
import { everyRole } from './support/farm.ts';
import { accept, invited, inviteOf, joinedRow } from './support/invites.ts';
import type { Changes, Visitor } from './support/visitor.ts';
import { wireWrite } from '../../src/replication/firebase/rest-client.ts';
import { toWire } from './support/wire-value.ts';

/* Invitations: who may create, read and accept them. The leading numbers in titles refer to docs/attacks.md. */

const admin = adminWith('add_sales', 'edit_sales', 'delete_sales');
const ATTENDANT = { kind: 'attendant', roles: {} } as const;

const make = (v: Visitor, changes: Changes = {}) => {
  const invite = inviteOf(v, { invited_by: v.me.uid, email: 'musa@example.com', ...changes });
  return v.send(`invites/${invite.id}`, invite);
};
/** Store an invitation and accept it. */
const takeUp = async (v: Visitor, changes: Changes = {}, how: Parameters<typeof accept>[2] = {}) =>
  accept(v, await invited(v, changes), how);

describe('who invites, and to what', () => {
  attack('[RUL-18] 26 an attendant invites', attendant, (v) => make(v)).twin('the owner', owner, (v) => make(v));
  attack('[RUL-18] 27 an admin invites', admin, (v) => make(v)).twin('the owner', owner, (v) => make(v));
  attack('[RUL-18] a stranger invites', stranger, (v) => make(v)).twin('the owner', owner, (v) => make(v));
  attack('[RUL-18] anonymous invites', nobody, (v) => make(v)).twin('the owner', owner, (v) => make(v));
  attack('[RUL-32] the owner of another farm invites into this one', otherOwner, (v) => make(v)).twin(
    'into the own one',
    otherOwner,
    (v) => make(v, { business_id: v.foreign.id }),
  );
  const offer = (what: string, changes: Changes, twin: string, allowed: Changes) =>
    attack(`[RUL-18] ${what}`, owner, (v) => make(v, changes)).twin(twin, owner, (v) => make(v, allowed));
  offer('in the name of another', { invited_by: 'somebody-else' }, 'in the own', {});
  offer('as a second owner', { kind: 'owner' }, 'as an admin', { kind: 'admin' });
  offer('with an eleventh right', { roles: { super: true } }, 'with ten', { roles: everyRole() });
  offer('with a right that is a word', { roles: { add_sales: 'yes' } }, 'with none', { roles: {} });
  offer('an attendant with a right', { ...ATTENDANT, roles: { add_sales: true } }, 'without', ATTENDANT);
  offer('an admin with flocks', { farm_ids: [] }, 'an attendant with flocks', { ...ATTENDANT, farm_ids: ['a'] });
  offer('with 51 flocks', { ...ATTENDANT, farm_ids: Array.from({ length: 51 }, newDocumentId) }, 'with 50', {
    ...ATTENDANT,
    farm_ids: Array.from({ length: 50 }, newDocumentId),
  });
  offer('for 15 days', { valid_days: 15 }, 'for 14', { valid_days: 14 });
  offer('for no day', { valid_days: 0 }, 'for one', { valid_days: 1 });
  offer('that is taken up already', { status: 'accepted', accepted_by: 'x' }, 'that is open', {});
  offer('that says by whom it was taken up', { accepted_by: 'x' }, 'that does not', {});
  offer('that is revoked', { status: 'revoked' }, 'that is open', {});
  offer('to an address in capitals', { email: 'Musa@example.com' }, 'in small letters', {});
  offer('with a field more', { super: true }, 'with its own', {});
  offer('at revision 2', { rev: 2 }, 'at 1', {});
  offer('that opens a membership of no revision', { member_rev: 0 }, 'of the first', { member_rev: 1 });
  attack('[RUL-18] of another id', owner, (v) =>
    v.send(`invites/${newDocumentId()}`, inviteOf(v, { invited_by: v.me.uid })),
  ).twin('of its own', owner, (v) => make(v));
});

describe('who sees an invitation', () => {
  const read = async (v: Visitor, changes: Changes = {}) => v.get(`invites/${(await invited(v, changes)).id}`);
  const other = { email: 'other@example.com' };
  const byMe = (v: Visitor) =>
    v.client.list('', 'invites', { where: [{ field: 'invited_by', op: 'EQUAL', value: toWire(v.me.uid) }] });
  const toMe = (v: Visitor) =>
    v.client.list('', 'invites', { where: [{ field: 'email', op: 'EQUAL', value: toWire(v.me.email) }] });

  attack('[RUL-18] a stranger to whom it is not addressed', stranger, (v) => read(v, other)).twin(
    'to whom it is',
    stranger,
    (v) => read(v),
  );
  attack('[RUL-18] an admin of the business', admin, (v) => read(v, other)).twin('who made it', owner, (v) =>
    read(v, other),
  );
  attack('[RUL-18] anonymous', nobody, (v) => read(v)).twin('the invited', stranger, (v) => read(v));
  attack('[RUL-18] an id that does not exist tells nothing', stranger, (v) => v.get(`invites/${newDocumentId()}`)).twin(
    'one that does',
    stranger,
    (v) => read(v),
  );
  attack('[RUL-32] 28 the invited lists those to the own address', stranger, toMe).twin(
    'what one made oneself',
    stranger,
    byMe,
  );
  attack('[RUL-32] 28 all of them', owner, (v) => v.client.list('', 'invites')).twin('the own', owner, byMe);
  attack('[RUL-32] 28 those of a business, by its id', stranger, (v) =>
    v.client.list('', 'invites', { where: [{ field: 'business_id', op: 'EQUAL', value: toWire(v.farm.id) }] }),
  ).twin('the own', owner, byMe);
});

describe('taking it up', () => {
  attack('[RUL-32] 18 addressed to another e-mail', stranger, (v) => takeUp(v, { email: 'other@example.com' })).twin(
    'to the own',
    stranger,
    (v) => takeUp(v),
  );
  attack('[RUL-32] 19 after its days', stranger, async (v) => accept(v, await invited(v, {}, 14))).twin(
    'in the last minute of them',
    stranger,
    async (v) => accept(v, await invited(v, {}, 14 - 1 / 1440)),
  );
  attack('[RUL-32] 19 after its one day', stranger, async (v) =>
    accept(v, await invited(v, { valid_days: 1 }, 1)),
  ).twin('after one of three', stranger, async (v) => accept(v, await invited(v, { valid_days: 3 }, 1)));
  attack('[RUL-32] 20 revoked', stranger, (v) => takeUp(v, { status: 'revoked' })).twin('open', stranger, (v) =>
    takeUp(v),
  );
  attack('[RUL-32] 21 used', stranger, (v) => takeUp(v, { status: 'accepted', accepted_by: 'x' })).twin(
    'open',
    stranger,
    (v) => takeUp(v),
  );
  attack('[RUL-32] 24 without marking the invitation', stranger, (v) => takeUp(v, {}, { only: 'member' })).twin(
    'with the mark',
    stranger,
    (v) => takeUp(v),
  );
  attack('[RUL-32] 25 only the mark', stranger, (v) => takeUp(v, {}, { only: 'invite' })).twin(
    'with the membership',
    stranger,
    (v) => takeUp(v),
  );
  attack('[RUL-32] 17 an invented invitation', stranger, (v) => accept(v, inviteOf(v))).twin(
    'one that is there',
    stranger,
    (v) => takeUp(v),
  );
  attack('[RUL-32] into another business than it names', stranger, async (v) => {
    const invite = await invited(v);
    return accept(v, { ...invite, business_id: v.foreign.id }, { invite: { business_id: v.farm.id } });
  }).twin('into its own', stranger, (v) => takeUp(v));
  attack('[RUL-32] a second business with the one it names', stranger, async (v) => {
    const invite = await invited(v);
    const rowIn = (businessId: string) => joinedRow(v, { ...invite, business_id: businessId });
    return v.client.commit([
      v.set(v.path.myRow, rowIn(v.farm.id)),
      v.set(`businesses/${v.foreign.id}/members/${v.me.uid}`, rowIn(v.foreign.id)),
      v.set(`invites/${invite.id}`, { ...invite, status: 'accepted', accepted_by: v.me.uid, rev: 2 }),
    ]);
  }).twin('only the one', stranger, (v) => takeUp(v));
  attack('[RUL-14] somebody else’s membership with it', stranger, async (v) => {
    const invite = await invited(v);
    return v.client.commit([
      v.set(`${v.home}/members/somebody-else`, joinedRow(v, invite, { user_id: 'somebody-else' })),
      v.set(`invites/${invite.id}`, { ...invite, status: 'accepted', accepted_by: v.me.uid, rev: 2 }),
    ]);
  }).twin('the own', stranger, (v) => takeUp(v));

  const wider = (what: string, member: Changes) =>
    attack(`[RUL-32] ${what}`, stranger, (v) => takeUp(v, {}, { member })).twin('as it says', stranger, (v) =>
      takeUp(v),
    );
  wider('22 with a right more', { roles: { add_sales: true, edit_sales: true, add_purchases: true, add_farm: true } });
  wider('22 with another right', { roles: { delete_sales: true } });
  wider('22 with every right', { roles: everyRole() });
  wider('16 as an owner', { role: 'owner', roles: everyRole() });
  wider('as an attendant', { role: 'attendant', roles: {} });
  wider('with the e-mail of another', { email: 'victim@example.com' });
  wider('removed already', { status: 'removed', removed_at: '2026-03-03T08:00:00.000Z' });
  wider('with the time of a removal', { removed_at: '2026-03-03T08:00:00.000Z' });
  wider('with flocks', { farm_ids: ['aaaaaaaaaaaa'] });
  wider('at revision 2', { rev: 2 });
  attack('[RUL-32] 23 an attendant’s invitation taken up as an admin', stranger, (v) =>
    takeUp(v, ATTENDANT, { member: { role: 'admin' } }),
  ).twin('as an attendant', stranger, (v) => takeUp(v, ATTENDANT));
  attack('[RUL-32] 22 an attendant for all flocks instead of one', stranger, (v) =>
    takeUp(v, { ...ATTENDANT, farm_ids: [v.farm.records.farm.id] }, { member: { farm_ids: [] } }),
  ).twin('for the one', stranger, (v) => takeUp(v, { ...ATTENDANT, farm_ids: [v.farm.records.farm.id] }));

  const marked = (what: string, mark: Changes) =>
    attack(`[RUL-32] the mark ${what}`, stranger, (v) => takeUp(v, {}, { invite: mark })).twin(
      'says who took it up',
      stranger,
      (v) => takeUp(v),
    );
  marked('names another person', { accepted_by: 'somebody-else' });
  marked('widens the rights', { roles: everyRole() });
  marked('gives more days', { valid_days: 13 });
  marked('changes the address', { email: 'other@example.com' });
  marked('skips a revision', { rev: 3 });

  test('[RUL-32] 21 a second person, and the same once more, find it used', async () => {
    const v = await visitAs(stranger);
    const invite = await invited(v);
    await step(accept(v, invite));
    expect(await accept(v, invite)).toMatchObject(DENIED);
    expect(await accept(v, { ...invite, rev: 2 }, { member: { rev: 2 } })).toMatchObject(DENIED);
    const { me } = await visitAs(attendant);
    const second = { ...v, me, client: v.as('helper') };
    expect(await accept(second, { ...invite, rev: 2 })).toMatchObject(DENIED);
  });

  test('[PPL-9] whoever took it up works with its rights, and with no other', async () => {
    const v = await visitAs(stranger);
    expect(await v.createSale()).toMatchObject(DENIED);
    await step(takeUp(v, { roles: { add_sales: true } }));
    expect(await v.createSale()).toMatchObject({ allowed: true });
    expect(await v.changeSale()).toMatchObject(DENIED);
    expect(await v.create('expenses')).toMatchObject(DENIED);
  });
});

describe('changing an invitation', () => {
  const change = async (v: Visitor, changes: Changes, before: Changes = {}) => {
    const invite = await invited(v, { email: 'musa@example.com', ...before });
    return v.send(`invites/${invite.id}`, { ...invite, rev: 2, ...changes });
  };
  const revoked = { status: 'revoked' } as const;
  attack('[RUL-18] the owner widens one', owner, (v) => change(v, { roles: everyRole() })).twin(
    'revokes it',
    owner,
    (v) => change(v, revoked),
  );
  attack('[RUL-18] the owner widens and revokes one', owner, (v) => change(v, { ...revoked, valid_days: 1 })).twin(
    'only revokes it',
    owner,
    (v) => change(v, revoked),
  );
  attack('[RUL-18] the owner opens a revoked one', owner, (v) => change(v, { status: 'open' }, revoked)).twin(
    'revokes an open one',
    owner,
    (v) => change(v, revoked),
  );
  attack('[RUL-18] the owner accepts it for somebody', owner, (v) =>
    change(v, { status: 'accepted', accepted_by: v.me.uid }),
  ).twin('revokes it', owner, (v) => change(v, revoked));
  attack('[RUL-18] the owner revokes one that was used', owner, (v) =>
    change(v, revoked, { status: 'accepted', accepted_by: 'x' }),
  ).twin('one that is open', owner, (v) => change(v, revoked));
  attack('[RUL-18] the invited revokes it', stranger, (v) => change(v, revoked, { email: v.me.email })).twin(
    'reads it',
    stranger,
    async (v) => v.get(`invites/${(await invited(v)).id}`),
  );
  attack('[RUL-18] the invited edits it', stranger, (v) =>
    change(v, { roles: everyRole() }, { email: v.me.email }),
  ).twin('takes it up', stranger, (v) => takeUp(v));
  attack('[RUL-18] an admin revokes it', admin, (v) => change(v, revoked)).twin('the owner', owner, (v) =>
    change(v, revoked),
  );
  attack('[RUL-1] it is deleted', owner, async (v) =>
    v.client.commit([v.client.deleteWrite(`invites/${(await invited(v)).id}`)]),
  ).twin('revoked', owner, (v) => change(v, revoked));
});

describe('coming back', () => {
  attack('[RUL-14] a removed admin without a new invitation', removedAdmin, async (v) => {
    const invite = inviteOf(v);
    return v.send(v.path.myRow, joinedRow(v, invite, { rev: 2 }));
  }).twin('with one', removedAdmin, (v) => takeUp(v, {}, { member: { rev: 2 } }));
  attack('[RUL-14] an admin takes a second invitation up to change the own rights', admin, (v) =>
    takeUp(v, {}, { member: { rev: 2 } }),
  ).twin('a removed one', removedAdmin, (v) => takeUp(v, {}, { member: { rev: 2 } }));
  attack('[RUL-14] the owner becomes an admin of the own business', owner, (v) =>
    takeUp(v, {}, { member: { rev: 2 } }),
  ).twin('a stranger', stranger, (v) => takeUp(v));
});

describe('the lists of members in the settings', () => {
  const entry = (v: Visitor) => ({ user: v.me.uid, roles: inviteOf(v).roles });
  /** The settings as they are on the server; the actor takes up an invitation and changes them in the same commit. */
  const takeUpAnd = async (v: Visitor, settings: Changes, before: Changes = {}, changes: Changes = {}) => {
    await v.operator.putAlone([[v.path.settings, { ...v.farm.settings, ...before }]]);
    return accept(v, await invited(v, changes), { settings: { ...before, ...settings } });
  };
  const own = (v: Visitor) => takeUpAnd(v, { admin_users: [entry(v)] });
  const helped = { attendants: [{ user: 'helper' }] };
  const listed = (what: string, send: (v: Visitor) => ReturnType<typeof takeUpAnd>) =>
    attack(`[PPL-5] [RUL-2] ${what}`, stranger, send).twin('the own membership', stranger, own);

  listed('an admin lists more rights than the own', (v) =>
    takeUpAnd(v, { admin_users: [{ ...entry(v), roles: everyRole() }] }),
  );
  listed('somebody else', (v) => takeUpAnd(v, { admin_users: [{ ...entry(v), user: 'somebody-else' }] }));
  listed('a second admin beside oneself', (v) => takeUpAnd(v, { admin_users: [entry(v), { ...entry(v), user: 'x' }] }));
  listed('oneself twice', (v) => takeUpAnd(v, { admin_users: [entry(v), entry(v)] }));
  listed('an admin among the attendants', (v) => takeUpAnd(v, { attendants: [{ user: v.me.uid }] }));
  listed('somebody is taken out with it', (v) => takeUpAnd(v, { admin_users: [entry(v)], attendants: [] }, helped));
  listed('another setting with it', (v) => takeUpAnd(v, { admin_users: [entry(v)], default_units: 'piece' }));
  listed('a word more', (v) => takeUpAnd(v, { admin_users: [{ ...entry(v), name: 'Juma' }] }));
  listed('without an invitation', async (v) => {
    await v.operator.putAlone([[v.path.settings, v.farm.settings]]);
    return v.changeSettings({ admin_users: [entry(v)] });
  });
  attack('[PPL-5] an attendant among the admins', stranger, (v) =>
    takeUpAnd(v, { admin_users: [{ user: v.me.uid, roles: {} }] }, {}, ATTENDANT),
  ).twin('among the attendants, beside others', stranger, (v) =>
    takeUpAnd(v, { attendants: [...helped.attendants, { user: v.me.uid }] }, helped, ATTENDANT),
  );
  attack('[PPL-5] an admin lists more of the own rights later', admin, (v) =>
    v.changeSettings({ admin_users: [{ user: v.me.uid, roles: everyRole() }] }),
  ).twin('the owner lists them', owner, (v) => v.changeSettings({ admin_users: [{ user: 'x', roles: everyRole() }] }));
  // Each membership is as the lists would have it: only that the person does not join in this commit is wrong.
  const listOwn = async (v: Visitor) => {
    const row = (await v.operator.fieldsAt(v.path.myRow)) as { role: string; roles: object };
    const user = v.me.uid;
    return v.changeSettings(
      row.role === 'attendant' ? { attendants: [{ user }] } : { admin_users: [{ user, roles: row.roles }] },
    );
  };
  for (const [who, actor] of Object.entries({
    'an attendant': attendant,
    'an admin': admin,
    'a removed admin': removedAdmin,
  }))
    attack(`[PPL-5] ${who} lists the own membership without joining`, actor, listOwn).twin('the owner', owner, (v) =>
      v.changeSettings({ admin_users: [{ user: 'x', roles: {} }] }),
    );
  attack('[PPL-5] who joins again lists oneself with another’s rights', removedAdmin, async (v) => {
    const invite = await invited(v);
    return accept(v, invite, { member: { rev: 2 }, settings: { admin_users: [{ ...entry(v), roles: everyRole() }] } });
  }).twin('with the own', removedAdmin, async (v) => {
    const invite = await invited(v);
    return accept(v, invite, { member: { rev: 2 }, settings: { admin_users: [entry(v)] } });
  });

  const others = { admin_users: [{ user: 'juma', roles: { add_sales: true } }] };
  attack('[PPL-5] an admin who joins takes the place of another', stranger, (v) =>
    takeUpAnd(v, { admin_users: [entry(v)] }, others),
  ).twin('comes after them', stranger, (v) => takeUpAnd(v, { admin_users: [...others.admin_users, entry(v)] }, others));
  const attends = (what: string, settings: (v: Visitor) => Changes) =>
    attack(`[PPL-5] an attendant who joins ${what}`, stranger, (v) =>
      takeUpAnd(v, settings(v), helped, ATTENDANT),
    ).twin('lists oneself', stranger, (v) =>
      takeUpAnd(v, { attendants: [...helped.attendants, { user: v.me.uid }] }, helped, ATTENDANT),
    );
  attends('changes another setting', (v) => ({
    attendants: [...helped.attendants, { user: v.me.uid }],
    default_units: 'piece',
  }));
  attends('lists somebody else', () => ({ attendants: [...helped.attendants, { user: 'somebody-else' }] }));
  attends('takes another’s place', (v) => ({ attendants: [{ user: v.me.uid }] }));
  attends('lists admins', (v) => ({
    attendants: [...helped.attendants, { user: v.me.uid }],
    admin_users: [{ user: 'x', roles: {} }],
  }));
  attack('[RUL-2] an attendant whom the settings list as an admin sells', attendant, async (v) => {
    await v.operator.putAlone([
      [v.path.settings, { ...v.farm.settings, admin_users: [{ user: v.me.uid, roles: everyRole() }] }],
    ]);
    return v.createSale();
  }).twin('an admin whom they do not list', admin, (v) => v.createSale());

  test('[PPL-5, RUL-2] the app’s own commit lists who joins, also where the entry is in the list already', async () => {
    for (const before of [[], ['helper'], ['helper', 'me']]) {
      const v = await visitAs(stranger);
      const attendants = before.map((who) => ({ user: who === 'me' ? v.me.uid : who }));
      await v.operator.putAlone([[v.path.settings, { ...v.farm.settings, ...(before.length > 0 && { attendants }) }]]);
      const invite = await invited(v, ATTENDANT);
      const root = v.client.nameOf('').slice(0, -1);
      const { rev: _rev, ...row } = joinedRow(v, invite);
      const answer = await v.client.commit([
        wireWrite(root, { path: v.path.myRow, fields: { ...row, rev: 1 } }),
        wireWrite(root, { path: v.path.settings, union: { attendants: [{ user: v.me.uid }] } }),
        wireWrite(root, {
          path: `invites/${invite.id}`,
          fields: { ...invite, status: 'accepted', accepted_by: v.me.uid, rev: 2 },
        }),
      ] as never);
      expect(answer.allowed).toBe(true);
      const after = await v.operator.fieldsAt(v.path.settings);
      expect(after).toMatchObject({ rev: 2 });
      expect(after!['attendants']).toEqual([...attendants.filter(({ user }) => user !== v.me.uid), { user: v.me.uid }]);
    }
  });
});
