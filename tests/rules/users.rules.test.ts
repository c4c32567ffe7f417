import { describe, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { newcomer, nobody, registered, stranger } from './support/actors.ts';
import { attack, DENIED, step, visitAs } from './support/attack.ts';
import { userOf } from './support/farm.ts';

/* users/{uid}: the user's own document. The leading numbers in titles refer to docs/attacks.md. */

describe('reading', () => {
  attack('[RUL-5] 12 somebody reads the document of another', registered, (v) =>
    v.get(`users/${v.farm.business.owner_uid}`),
  ).twin('the own one', registered, (v) => v.get(v.path.user));
  attack('[RUL-5] anonymous reads a user', nobody, (v) => v.get(`users/${v.farm.business.owner_uid}`)).twin(
    'before there is one: it is missing',
    newcomer,
    (v) => v.get(v.path.user),
  );
  attack('[RUL-5] 13 somebody lists users', registered, (v) => v.client.list('', 'users')).twin(
    'gets the own',
    registered,
    (v) => v.get(v.path.user),
  );
});

describe('creating', () => {
  const user = (what: string, changes: Record<string, unknown>) =>
    attack(`[RUL-5] [RUL-10] ${what}`, newcomer, (v) => v.createUser(changes)).twin('as it must be', newcomer, (v) =>
      v.createUser(),
    );
  user('15 with the e-mail of another', { email: 'victim@example.com' });
  user('with the user_id of another', { user_id: 'somebody-else' });
  user('14 with a referral_id of 8 characters', { referral_id: 'abcdefgh' });
  user('14 with a referral_id of 10 characters', { referral_id: 'abcdefghij' });
  user('14 with a sign in the referral_id', { referral_id: 'abcdefg-1' });
  user('without a referral_id', { referral_id: undefined });
  user('at revision 2', { rev: 2 });
  user('55 with an unknown field', { admin: true });
  user('with a password', { password: 'secret' });
  user('with the local field path', { path: 'users/x' });
  user('in 51 businesses', { businesses: Array.from({ length: 51 }, () => newDocumentId()) });
  user('with businesses that are a word', { businesses: 'all' });
  user('with a first name of 61 characters', { first_name: 'x'.repeat(61) });
  for (const phone of ['0772000118', '+0772000118', '+256 772 000 118', '+1234567890123456', 256772000118])
    attack(`[RUL-3] [SET-10] with the phone ${phone}`, registered, (v) => v.changeUser({ phone })).twin(
      'with its country',
      registered,
      (v) => v.changeUser({ phone: '+256772000118' }),
    );

  for (const country of ['Uganda', 'ug', 'UGX', '', 256, null])
    attack(`[RUL-3] [ACC-12] with the country ${country}`, newcomer, (v) => v.createUser({ country })).twin(
      'with one of two letters',
      newcomer,
      (v) => v.createUser({ country: 'UG' }),
    );

  attack('[RUL-5] in the place of another', newcomer, (v) => v.send('users/somebody-else', userOf(v.me))).twin(
    'in the own place, with a referrer',
    newcomer,
    (v) => v.createUser({ referred_by: v.farm.business.owner_uid }),
  );
  attack('[RUL-5] [RUL-10] by nobody', nobody, (v) => v.createUser()).twin('by somebody', newcomer, (v) =>
    v.createUser(),
  );
  attack('[RUL-1] 41 the own document is deleted', registered, (v) =>
    v.client.commit([v.client.deleteWrite(v.path.user)]),
  ).twin('changed', registered, (v) => v.changeUser({ first_name: 'Neema' }));
});

describe('changing', () => {
  const changes: [what: string, changes: Record<string, unknown>][] = [
    ['14 referral_id', { referral_id: 'abcdefgh1' }],
    ['15 email', { email: 'victim@example.com' }],
    ['user_id', { user_id: 'somebody-else' }],
    ['44 created_at', { created_at: '2020-01-01T00:00:00.000Z' }],
    ['referred_by, which was not there,', { referred_by: 'somebody-else' }],
  ];
  for (const [what, change] of changes) {
    attack(`[RUL-5] ${what} changes`, registered, (v) => v.changeUser(change)).twin('the first name', registered, (v) =>
      v.changeUser({ first_name: 'Neema' }),
    );
  }
  attack('[RUL-5] referred_by is taken away', newcomer, async (v) => {
    await step(v.createUser({ referred_by: v.farm.business.owner_uid }));
    return v.changeUser({ referred_by: undefined });
  }).twin('it stays', newcomer, async (v) => {
    await step(v.createUser({ referred_by: v.farm.business.owner_uid }));
    return v.changeUser({ businesses: [v.farm.id] });
  });
  attack('[SYN-3] 47 a stale revision', registered, (v) => v.changeUser({ rev: 1 })).twin('the next', registered, (v) =>
    v.changeUser(),
  );
  attack('[SYN-3] 46 a skipped revision', registered, (v) => v.changeUser({ rev: 3 })).twin(
    'the next',
    registered,
    (v) => v.changeUser(),
  );
  attack('[RUL-5] by somebody else', registered, (v) =>
    v.send(`users/${v.farm.business.owner_uid}`, userOf(v.me, { rev: 2 })),
  ).twin('by the person', registered, (v) => v.changeUser());
});

test('[RUL-5] a person sees the own document and nobody else does', async () => {
  const mine = await visitAs(registered);
  const theirs = await visitAs(stranger);
  expect(await mine.get(mine.path.user)).toMatchObject({ documents: [{ fields: { user_id: mine.me.uid } }] });
  expect(await theirs.get(mine.path.user)).toMatchObject(DENIED);
});
