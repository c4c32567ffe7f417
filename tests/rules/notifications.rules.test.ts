import { NOTICE_KINDS } from '../../schemas/choices.ts';
import { describe, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { type Notification } from '../../schemas/notification.schema.ts';
import { attendant, nobody, otherOwner, owner, removedAdmin, stranger } from './support/actors.ts';
import { attack, step, visitAs } from './support/attack.ts';
import { memberRow } from './support/farm.ts';
import type { Visitor } from './support/visitor.ts';

/*
 * notifications/{id}: written by the operator, and by one member to another. The leading numbers in titles refer to
 * docs/attacks.md.
 */

async function told(v: Visitor, change: Partial<Notification> = {}) {
  const notification_id = newDocumentId();
  const fields: Notification = {
    notification_id,
    user_id: v.farm.business.owner_uid,
    title: 'Vaccination due',
    body: 'Gumboro for house A',
    opened: false,
    created_at: '2026-03-02T08:15:00.000Z',
    rev: 1,
    ...change,
  };
  const path = `notifications/${notification_id}`;
  await v.operator.put([[path, fields]]);
  return { path, fields };
}

const latest = (v: Visitor, limit: number | undefined, uid = v.farm.business.owner_uid) =>
  v.client.list('', 'notifications', {
    where: [{ field: 'user_id', op: 'EQUAL', value: { stringValue: uid } }],
    ...(limit === undefined ? {} : { limit }),
  });

describe('reading', () => {
  attack('[RUL-21] 86 the latest 500', owner, (v) => latest(v, 500)).twin('the latest 20', owner, (v) => latest(v, 20));
  attack('[RUL-21] 86 the latest 21', owner, (v) => latest(v, 21)).twin('the latest 20', owner, (v) => latest(v, 20));
  attack('[RUL-21] 86 all of them', owner, (v) => latest(v, undefined)).twin('the latest 20', owner, (v) =>
    latest(v, 20),
  );
  attack('[RUL-21] those of somebody else', stranger, (v) => latest(v, 20)).twin('the own', stranger, (v) =>
    latest(v, 20, v.me.uid),
  );
  attack('[RUL-21] everybody’s', owner, (v) => v.client.list('', 'notifications', { limit: 20 })).twin(
    'the own',
    owner,
    (v) => latest(v, 20),
  );
  attack('[RUL-21] one of somebody else', stranger, async (v) => v.get((await told(v)).path)).twin(
    'the own',
    owner,
    async (v) => v.get((await told(v)).path),
  );
  attack('[RUL-21] by nobody', nobody, (v) => latest(v, 20)).twin('by whom they are for', owner, (v) => latest(v, 20));
});

describe('looking at one', () => {
  const change = (what: string, fields: Record<string, unknown>) =>
    attack(`[RUL-21] ${what}`, owner, async (v) => {
      const one = await told(v);
      return v.send(one.path, { ...one.fields, opened: true, rev: 2, ...fields });
    }).twin('marked as opened', owner, async (v) => {
      const one = await told(v);
      return v.send(one.path, { ...one.fields, opened: true, rev: 2 });
    });
  change('85 the title changes', { title: 'You won' });
  change('the body changes', { body: 'Call me' });
  change('84 it goes to somebody else', { user_id: 'somebody-else' });
  change('a link is added', { link: '/settings/0' });
  change('nothing is opened', { opened: false });
  change('opened is a word', { opened: 'yes' });
  change('a revision is skipped', { rev: 3 });
  attack('[RUL-21] an opened one is closed again', owner, async (v) => {
    const one = await told(v, { opened: true });
    return v.send(one.path, { ...one.fields, opened: false, rev: 2 });
  }).twin('a closed one is opened', owner, async (v) => {
    const one = await told(v);
    return v.send(one.path, { ...one.fields, opened: true, rev: 2 });
  });
  attack('[RUL-21] somebody else looks', stranger, async (v) => {
    const one = await told(v);
    return v.send(one.path, { ...one.fields, opened: true, rev: 2 });
  }).twin('whoever it is for', owner, async (v) => {
    const one = await told(v);
    await step(v.send(one.path, { ...one.fields, opened: true, rev: 2 }));
    return v.get(one.path);
  });
});

/** A notification from one member to another; to the owner by default. */
const noticeOf = (v: Visitor, change: Partial<Record<keyof Notification, unknown>> = {}) => ({
  notification_id: newDocumentId(),
  user_id: v.farm.business.owner_uid,
  business_id: v.farm.id,
  from: v.me.uid,
  title: 'Okello',
  body: 'Nakato Poultry',
  opened: false,
  created_at: '2026-03-02T08:15:00.000Z',
  kind: 'invite',
  link: '/settings/5',
  rev: 1,
  ...change,
});
const pathOf = ({ notification_id }: { readonly notification_id: unknown }) =>
  `notifications/${String(notification_id)}`;
const write = (v: Visitor, change: Partial<Record<keyof Notification, unknown>> = {}) => {
  const fields = noticeOf(v, change);
  return v.send(pathOf(fields), fields);
};

describe('a member writes to a member', () => {
  attack('[RUL-21] [RUL-37] a stranger writes one', stranger, (v) => write(v)).twin('an attendant', attendant, (v) =>
    write(v),
  );
  attack('[RUL-21] nobody writes one', nobody, (v) => write(v)).twin('an attendant', attendant, (v) => write(v));
  attack('[RUL-21] somebody who was removed writes one', removedAdmin, (v) => write(v)).twin(
    'an attendant',
    attendant,
    (v) => write(v),
  );
  attack('[RUL-21] 83 to somebody of another business', owner, (v) =>
    write(v, { user_id: v.foreign.business.owner_uid }),
  ).twin('to oneself', owner, (v) => write(v));
  attack('[RUL-21] 83 to whoever was removed', owner, async (v) => {
    await v.operator.put([memberOf(v, 'removed')]);
    return write(v, { user_id: 'musa' });
  }).twin('to whoever still works here', owner, async (v) => {
    await v.operator.put([memberOf(v, 'active')]);
    return write(v, { user_id: 'musa' });
  });
  attack('[RUL-21] 83 of a business in which one is not', otherOwner, (v) => write(v)).twin('of the own', owner, (v) =>
    write(v),
  );
  const otherwise = (what: string, change: Partial<Record<keyof Notification, unknown>>) =>
    attack(`[RUL-21] ${what}`, attendant, (v) => write(v, change)).twin('as it must be', attendant, (v) => write(v));
  otherwise('84 in the name of somebody else', { from: 'somebody-else' });
  otherwise('opened already', { opened: true });
  otherwise('of a plan: the operator alone asks for money', { kind: 'subscription' });
  otherwise('in the name of the app', { kind: 'system' });
  otherwise('of a kind that there is not', { kind: 'lottery' });
  otherwise('without a kind', { kind: undefined });
  otherwise('without a business', { business_id: undefined });
  otherwise('without a title', { title: '' });
  otherwise('with a long title', { title: 'x'.repeat(121) });
  otherwise('with a long body', { body: 'x'.repeat(501) });
  otherwise('with a time that is none', { created_at: 'soon' });
  otherwise('at revision 2', { rev: 2 });
  for (const link of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/a b',
    `/${'x'.repeat(200)}`,
  ])
    otherwise(`with the link ${link.slice(0, 24)}`, { link });
  attack('[RUL-21] under another name than its own', attendant, (v) =>
    v.send(`notifications/${newDocumentId()}`, noticeOf(v)),
  ).twin('under its own', attendant, (v) => write(v));
  attack('[RUL-21] with a field of its own', attendant, (v) =>
    v.send(`notifications/abcdefghijkl`, { ...noticeOf(v, { notification_id: 'abcdefghijkl' }), sound: 'loud' }),
  ).twin('as it must be', attendant, (v) => write(v));
  attack('[RUL-21] whoever wrote it marks it as opened', attendant, async (v) => {
    const fields = noticeOf(v);
    await step(v.send(pathOf(fields), fields));
    return v.send(pathOf(fields), { ...fields, opened: true, rev: 2 });
  }).twin('only reads it again, after a lost answer', attendant, async (v) => {
    const fields = noticeOf(v);
    await step(v.send(pathOf(fields), fields));
    return v.get(pathOf(fields));
  });
});

const memberOf = (v: Visitor, status: 'active' | 'removed'): [string, object] => [
  `${v.home}/members/musa`,
  memberRow(v.farm.id, { uid: 'musa', email: 'musa@example.com', token: '' }, { role: 'attendant', roles: {}, status }),
];

test('[RUL-21, NTF-2] of every kind that phones tell of, with a title as long as it may be, and without a link', async () => {
  const v = await visitAs(attendant);
  const phones = NOTICE_KINDS.filter((one) => one !== 'subscription' && one !== 'system');
  for (const one of phones)
    expect(await write(v, { kind: one, title: 'x'.repeat(120), link: undefined })).toMatchObject({ allowed: true });
  expect(phones).toHaveLength(9);
});
