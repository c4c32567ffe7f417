import { describe, expect, test } from 'vitest';
import { welcomeMail } from '../../src/domain/mail/welcome-mail.ts';
import { PRODUCT_ORIGINS } from '../../src/domain/origin/backend-project.ts';
import { newcomer, nobody, owner, registered, stranger } from './support/actors.ts';
import { attack, DENIED, step, suite, visitAs } from './support/attack.ts';
import { userOf } from './support/farm.ts';
import type { Changes, Visitor } from './support/visitor.ts';

/*
 * Documents written on joining: a referral code, a referral, a mail. The leading numbers in titles refer to
 * docs/attacks.md.
 */

const AT = '2026-03-02T08:15:00.000Z';

/** The new user's own document, code and referral, as sent by the app; `only` limits them to a part. */
interface Parts {
  user?: Changes;
  referral?: Changes;
  id?: string;
  under?: string;
  only?: readonly ('user' | 'code' | 'referral')[];
}

/** Prepare a referrer, the farm's owner, with a document, and a new user without documents. */
async function prepared(v: Visitor): Promise<string> {
  const { people } = suite();
  const referrer = v.farm.business.owner_uid;
  await v.operator.put([[`users/${referrer}`, userOf(people.owner)]]);
  for (const who of [people.newcomer, people.owner]) await v.operator.remove(`users/${referrer}/referrals/${who.uid}`);
  return referrer;
}

async function joinAs(v: Visitor, { user = {}, referral = {}, id = v.me.uid, under, only }: Parts = {}) {
  const referrer = await prepared(v);
  const own = userOf(v.me, { referred_by: referrer, ...user });
  const writes = {
    user: v.set(v.path.user, own),
    code: v.set(`referral_codes/${own.referral_id}`, { code: own.referral_id, user_id: v.me.uid, rev: 1 }),
    referral: v.set(`users/${under ?? referrer}/referrals/${id}`, {
      created_at: AT,
      referred: v.me.uid,
      redeemed: false,
      subscribed: false,
      rev: 1,
      ...referral,
    }),
  };
  return v.client.commit((only ?? (['user', 'code', 'referral'] as const)).map((part) => writes[part]));
}

describe('referrals', () => {
  const referral = (what: string, parts: (v: Visitor) => Parts) =>
    attack(`[RUL-12] [RUL-37] ${what}`, newcomer, (v) => joinAs(v, parts(v))).twin(
      'as the app sends it',
      newcomer,
      (v) => joinAs(v),
    );
  referral('79 already redeemed', () => ({ referral: { redeemed: true } }));
  referral('79 already subscribed', () => ({ referral: { subscribed: true } }));
  referral('of somebody else', () => ({ referral: { referred: suite().people.stranger.uid } }));
  referral('in the place of somebody else', () => ({ id: suite().people.stranger.uid }));
  referral('under somebody who did not invite', () => ({ under: suite().people.otherOwner.uid }));
  referral('78 under oneself', (v) => ({ under: v.me.uid, user: { referred_by: v.me.uid } }));
  referral('while the own document names nobody', () => ({ user: { referred_by: undefined } }));
  referral('with a reward', () => ({ referral: { reward: 100 } }));
  referral('without the word redeemed', () => ({ referral: { redeemed: undefined } }));
  referral('at revision 2', () => ({ referral: { rev: 2 } }));
  referral('with a day for an instant', () => ({ referral: { created_at: '2026-03-02' } }));
  referral('under an id that nobody has', () => ({ under: 'nobody-at-all', user: { referred_by: 'nobody-at-all' } }));

  attack('[RUL-12] 81 a referral by an old account', newcomer, async (v) => {
    await step(joinAs(v, { only: ['user'] }));
    return joinAs(v, { only: ['referral'] });
  }).twin('by a new one', newcomer, (v) => joinAs(v));
  attack('[RUL-12] 80 a second referral by one person', newcomer, async (v) => {
    await step(joinAs(v));
    return joinAs(v, { under: suite().people.otherOwner.uid, only: ['referral'] });
  }).twin('the first', newcomer, (v) => joinAs(v));
  attack('[RUL-12] 82 the referrer redeems', owner, async (v) => {
    const referrer = await prepared(v);
    const path = `users/${referrer}/referrals/${suite().people.newcomer.uid}`;
    const row = { created_at: AT, referred: suite().people.newcomer.uid, redeemed: false, subscribed: false };
    await v.operator.put([[path, { ...row, rev: 1 }]]);
    return v.send(path, { ...row, redeemed: true, rev: 2 });
  }).twin('the referrer reads', owner, async (v) => v.client.list(`users/${await prepared(v)}`, 'referrals'));
  attack('[RUL-12] somebody else reads who was invited', stranger, async (v) =>
    v.client.list(`users/${await prepared(v)}`, 'referrals'),
  ).twin('the referrer', owner, async (v) => v.client.list(`users/${await prepared(v)}`, 'referrals'));
  attack('[RUL-12] a stranger gets a referral', stranger, async (v) =>
    v.get(`users/${await prepared(v)}/referrals/${suite().people.newcomer.uid}`),
  ).twin('whoever wrote it recognises it', newcomer, async (v) => {
    await step(joinAs(v));
    return v.get(`users/${v.farm.business.owner_uid}/referrals/${v.me.uid}`);
  });
});

describe('codes', () => {
  attack('[RUL-11] nobody asks whose a code is', nobody, (v) => v.get('referral_codes/abcdefgh1')).twin(
    'somebody who signed in',
    newcomer,
    (v) => v.get('referral_codes/abcdefgh1'),
  );
  attack('[RUL-11] codes are listed', registered, (v) => v.client.list('', 'referral_codes')).twin(
    'one is got',
    registered,
    (v) => v.get('referral_codes/abcdefgh1'),
  );
  const own = async (v: Visitor): Promise<string> => String((await v.operator.fieldsAt(v.path.user))?.['referral_id']);
  const code = (what: string, send: (v: Visitor, mine: string) => ReturnType<Visitor['send']>) =>
    attack(`[RUL-11] ${what}`, registered, async (v) => send(v, await own(v))).twin(
      'the own one',
      registered,
      async (v) => {
        const mine = await own(v);
        return v.send(`referral_codes/${mine}`, { code: mine, user_id: v.me.uid, rev: 1 });
      },
    );
  code('a code that is not the own', (v) =>
    v.send('referral_codes/abcdefgh2', { code: 'abcdefgh2', user_id: v.me.uid, rev: 1 }),
  );
  code('the own code leads to somebody else', (v, mine) =>
    v.send(`referral_codes/${mine}`, { code: mine, user_id: 'somebody-else', rev: 1 }),
  );
  code('the own code with another word inside', (v, mine) =>
    v.send(`referral_codes/${mine}`, { code: 'abcdefgh3', user_id: v.me.uid, rev: 1 }),
  );
  code('with a field more', (v, mine) =>
    v.send(`referral_codes/${mine}`, { code: mine, user_id: v.me.uid, rev: 1, email: v.me.email }),
  );
  code('at revision 2', (v, mine) => v.send(`referral_codes/${mine}`, { code: mine, user_id: v.me.uid, rev: 2 }));
  code('a second time', async (v, mine) => {
    await step(v.send(`referral_codes/${mine}`, { code: mine, user_id: v.me.uid, rev: 1 }));
    return v.send(`referral_codes/${mine}`, { code: mine, user_id: v.me.uid, rev: 2 });
  });
});

describe('the welcome mail', () => {
  /** The letter as sent by the app, once; `changes` adds the flaw. */
  async function welcome(
    v: Visitor,
    { origin = PRODUCT_ORIGINS[0]!, id, message = {}, changes = {} }: WrongLetter = {},
  ) {
    const path = `mail/${id ?? `welcome-${v.me.uid}`}`;
    await v.operator.remove(path);
    return v.send(path, {
      to: [v.me.email],
      bcc: [],
      message: { ...welcomeMail(origin), ...message },
      rev: 1,
      ...changes,
    });
  }
  interface WrongLetter {
    origin?: string;
    id?: string;
    message?: Changes;
    changes?: Changes;
  }
  const mail = (what: string, wrong: (v: Visitor) => WrongLetter) =>
    attack(`[RUL-23] [RUL-36] ${what}`, registered, (v) => welcome(v, wrong(v))).twin(
      'as the app sends it',
      registered,
      (v) => welcome(v),
    );
  mail('70 to a victim', () => ({ changes: { to: ['victim@example.com'] } }));
  mail('70 to a victim as text', () => ({ changes: { to: 'victim@example.com' } }));
  mail('71 with a hidden copy', () => ({ changes: { bcc: ['victim@example.com'] } }));
  mail('71 with a copy', () => ({ changes: { cc: ['victim@example.com'] } }));
  mail('72 with two recipients', (v) => ({ changes: { to: [v.me.email, 'victim@example.com'] } }));
  mail('72 with the own address twice', (v) => ({ changes: { to: [v.me.email, v.me.email] } }));
  mail('73 under another name', () => ({ id: 'welcome-again' }));
  mail('74 with markup before', () => ({ message: { html: `<b>x</b>${welcomeMail(PRODUCT_ORIGINS[0]!).html}` } }));
  mail('74 with markup behind', () => ({ message: { html: `${welcomeMail(PRODUCT_ORIGINS[0]!).html}<script>` } }));
  mail('74 with a link elsewhere', () => ({ origin: 'https://evil.example' }));
  mail('74 with a link that only begins like ours', () => ({ origin: 'https://flockbook.app.evil.example' }));
  mail('74 with a link that hides another', () => ({ origin: 'https://flockbook.app"><a href="https://evil.example' }));
  mail('74 with a dot that is none', () => ({ origin: 'https://flockbookXapp' }));
  mail('with another subject', () => ({ message: { subject: 'You won' } }));
  mail('with another text', () => ({ message: { text: 'Call me' } }));
  mail('with a line more', () => ({
    message: { text: `${welcomeMail(PRODUCT_ORIGINS[0]!).text}\nhttps://evil.example` },
  }));
  mail('without markup', () => ({ message: { html: undefined } }));
  mail('with an attachment', () => ({ message: { attachments: ['x'] } }));
  mail('that says how it was delivered', () => ({ changes: { delivery: { state: 'SUCCESS' } } }));

  for (const origin of [...PRODUCT_ORIGINS, 'http://localhost:5173', 'http://127.0.0.1:8787', 'http://localhost'])
    test(`[RUL-23] [ACC-10] the letter of ${origin} is the one that the rules know`, async () => {
      expect(await welcome(await visitAs(registered), { origin })).toMatchObject({ allowed: true });
    });

  test('[RUL-23] [NTF-7] the letter of an older phone, without bcc, is queued too', async () => {
    expect(await welcome(await visitAs(registered), { changes: { bcc: undefined } })).toMatchObject({ allowed: true });
  });
  mail('71 with a hidden copy as text', () => ({ changes: { bcc: '' } }));

  attack('[RUL-23] by nobody', nobody, (v) => welcome(v)).twin('by whom it welcomes', registered, (v) => welcome(v));
  attack('[RUL-23] 73 a second time', registered, async (v) => {
    await step(welcome(v));
    const again = { to: [v.me.email], message: welcomeMail(PRODUCT_ORIGINS[0]!), rev: 1 };
    return v.send(`mail/welcome-${v.me.uid}`, again);
  }).twin('once', registered, (v) => welcome(v));
  attack('[RUL-23] 75 a mail is read', registered, async (v) => {
    await step(welcome(v));
    return v.get(`mail/welcome-${v.me.uid}`);
  }).twin('sent', registered, (v) => welcome(v));
  attack('[RUL-23] 75 mails are listed', registered, (v) => v.client.list('', 'mail')).twin('sent', registered, (v) =>
    welcome(v),
  );
});

describe('the version of the app', () => {
  attack('[RUL-22] 69 somebody forces an update on everybody', owner, (v) =>
    v.send('app_version/current', { versions: ['1', '2'], rev: 1 }),
  ).twin('reads which is the newest', nobody, (v) => v.get('app_version/current'));
  attack('[RUL-22] 69 changes it', owner, async (v) => {
    await v.operator.put([['app_version/current', { versions: ['1'], rev: 1 }]]);
    return v.send('app_version/current', { versions: ['9'], rev: 2 });
  }).twin('reads it', stranger, (v) => v.get('app_version/current'));
});

test('[RUL-12] a newcomer and their referral travel together, and neither can be written again', async () => {
  const v = await visitAs(newcomer);
  expect(await joinAs(v)).toMatchObject({ allowed: true });
  expect(await joinAs(v)).toMatchObject(DENIED);
  expect(await joinAs(v, { only: ['referral'] })).toMatchObject(DENIED);
});
