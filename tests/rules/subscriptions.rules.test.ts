import { describe } from 'vitest';
import type { PlanRequest, Subscription } from '../../schemas/subscription.schema.ts';
import { adminWith, attendant, nobody, otherOwner, owner, removedAdmin, stranger } from './support/actors.ts';
import { attack, step } from './support/attack.ts';
import type { Changes, Visitor } from './support/visitor.ts';

/*
 * subscriptions/{b}: written only by the operator; plan_requests/{b}: written by the owner. The leading numbers in
 * titles refer to docs/attacks.md.
 */

const paid = (v: Visitor): [string, Subscription] => [
  `subscriptions/${v.farm.id}`,
  { business_id: v.farm.id, current: { plan_id: 'year-1', since: '2026-03-02', until: '2027-03-01' }, rev: 1 },
];
/** Store the subscription and read it. */
async function read(v: Visitor) {
  await v.operator.put([paid(v)]);
  return v.get(paid(v)[0]);
}

describe('subscriptions', () => {
  attack('[RUL-22] [RUL-36] 66 the owner gives themselves a plan', owner, (v) => v.send(...paid(v))).twin(
    'reads it',
    owner,
    read,
  );
  attack('[RUL-22] [RUL-36] 67 the owner makes it longer', owner, async (v) => {
    await v.operator.put([paid(v)]);
    return v.send(paid(v)[0], { ...paid(v)[1], current: { plan_id: 'year-1', until: '2099-01-01' }, rev: 2 });
  }).twin('reads it', owner, read);
  for (const [who, actor] of [
    ['nobody', nobody],
    ['a stranger', stranger],
    ['another owner', otherOwner],
    ['a removed admin', removedAdmin],
  ] as const)
    attack(`[RUL-22] ${who} reads it`, actor, read).twin('a member does', attendant, read);
});

const asked = (v: Visitor, changes: Changes = {}): [path: string, fields: object] => [
  `plan_requests/${v.farm.id}`,
  {
    business_id: v.farm.id,
    plan_id: 'year-1',
    months: 12,
    amount: 192_000,
    currency: 'UGX',
    method: 'mobile_money',
    phone: '+256700000001',
    requested_by: v.me.uid,
    requested_at: '2026-03-02T08:15:00.000Z',
    status: 'open',
    rev: 1,
    ...changes,
  } satisfies PlanRequest & Changes,
];

describe('asking for a plan', () => {
  const ask = (v: Visitor, changes?: Changes) => v.send(...asked(v, changes));
  for (const [who, actor] of [
    ['nobody', nobody],
    ['a stranger', stranger],
    ['an attendant', attendant],
    ['an admin', adminWith('add_sales', 'edit_sales')],
    ['another owner', otherOwner],
  ] as const) {
    attack(`[RUL-41] ${who} asks for a business that is not theirs`, actor, (v) => ask(v)).twin(
      'the owner',
      owner,
      (v) => ask(v),
    );
    attack(`[RUL-41] ${who} reads what was asked`, actor, async (v) => {
      await v.operator.put([asked(v)]);
      return v.get(asked(v)[0]);
    }).twin('the owner', owner, async (v) => {
      await v.operator.put([asked(v)]);
      return v.get(asked(v)[0]);
    });
  }
  const wrong = (what: string, changes: Changes) =>
    attack(`[RUL-41] the owner asks ${what}`, owner, (v) => ask(v, changes)).twin('as the app does', owner, (v) =>
      ask(v, { reference: 'MP12' }),
    );
  wrong('and confirms it', { status: 'confirmed' });
  wrong('and answers it', { answer: 'Paid' });
  wrong('in somebody else’s name', { requested_by: 'somebody' });
  wrong('for another business in it', { business_id: 'OtherFarm001' });
  wrong('for less than nothing', { amount: -1 });
  wrong('for no months', { months: 0 });
  wrong('with a field of its own', { paid: true });

  attack('[RUL-41] the owner confirms what they asked for before', owner, async (v) => {
    await step(ask(v));
    return ask(v, { status: 'confirmed', rev: 2 });
  }).twin('takes it back', owner, async (v) => {
    await step(ask(v));
    return ask(v, { status: 'cancelled', rev: 2 });
  });
  attack('[RUL-41] the owner keeps the operator’s no beside a new request', owner, async (v) => {
    await v.operator.put([asked(v, { status: 'refused', answer: 'No payment has come.' })]);
    return ask(v, { answer: 'No payment has come.', rev: 2 });
  }).twin('asks anew', owner, async (v) => {
    await v.operator.put([asked(v, { status: 'refused', answer: 'No payment has come.' })]);
    return ask(v, { rev: 2 });
  });
});
