import { describe } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import type { Notification } from '../../schemas/notification.schema.ts';
import { nobody, owner, stranger } from './support/actors.ts';
import { attack, step } from './support/attack.ts';
import type { Visitor } from './support/visitor.ts';

/* notifications/{id}: written by the operator so far. The leading numbers are those of the list of attacks. */

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
  attack('[RUL-21] [RUL-37] 83 somebody writes one', owner, async (v) => {
    const one = await told(v);
    return v.send('notifications/written', { ...one.fields, notification_id: 'written' });
  }).twin('looks at one', owner, async (v) => {
    const one = await told(v);
    return v.send(one.path, { ...one.fields, opened: true, rev: 2 });
  });
});
