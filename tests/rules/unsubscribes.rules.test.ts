import { describe } from 'vitest';
import { adminWith, attendant, nobody, otherOwner, owner, stranger } from './support/actors.ts';
import { attack, step } from './support/attack.ts';
import type { Visitor } from './support/visitor.ts';

/* unsubscribes/{b} and unsubscribes/{b}_{token}. The leading numbers in titles refer to docs/attacks.md. */

const TOKEN = 'a1B2'.repeat(8);
const WRONG = 'z9Y8'.repeat(8);

/** Unsubscribe from the letters about the farm; with a token, through its link. */
async function stop(
  v: Visitor,
  token: string | undefined,
  changes: Record<string, unknown> = {},
  business = v.farm.id,
) {
  await v.operator.put([[`mail_tokens/${v.farm.id}`, { business_id: v.farm.id, token: TOKEN, rev: 1 }]]);
  const path = `unsubscribes/${business}${token === undefined ? '' : `_${token}`}`;
  const fields = { business_id: business, stopped: true, changed_at: '2026-03-02T08:15:00.000Z', rev: 1, ...changes };
  return v.send(path, fields);
}

describe('stopping', () => {
  attack('[RUL-24] [RUL-38] 105 a stranger stops the letters of a business', stranger, (v) => stop(v, undefined)).twin(
    'its owner',
    owner,
    (v) => stop(v, undefined),
  );
  attack('[RUL-24] [RUL-38] 105 the owner of another business', otherOwner, (v) => stop(v, undefined)).twin(
    'stops the own',
    otherOwner,
    (v) => stop(v, undefined, {}, v.foreign.id),
  );
  for (const helper of [adminWith('add_sales', 'edit_sales'), attendant])
    attack('[RUL-24] a helper stops them', helper, (v) => stop(v, undefined)).twin('the owner', owner, (v) =>
      stop(v, undefined),
    );
  attack('[RUL-24] [RUL-38] 105 nobody, with an invented token', nobody, (v) => stop(v, WRONG)).twin(
    'with that of a letter',
    nobody,
    (v) => stop(v, TOKEN),
  );
  attack('[RUL-38] 105 the token of one business stops another', nobody, (v) => stop(v, TOKEN, {}, v.foreign.id)).twin(
    'stops its own',
    nobody,
    (v) => stop(v, TOKEN),
  );
  attack('[RUL-24] the owner with an invented token', owner, (v) => stop(v, WRONG)).twin(
    'with the true one',
    owner,
    (v) => stop(v, TOKEN),
  );
  attack('[RUL-24] a token of another length', nobody, (v) => stop(v, TOKEN.slice(1))).twin('whole', nobody, (v) =>
    stop(v, TOKEN),
  );
  const wrong = (what: string, changes: Record<string, unknown>) =>
    attack(`[RUL-24] ${what}`, nobody, (v) => stop(v, TOKEN, changes)).twin('as it must be', nobody, (v) =>
      stop(v, TOKEN),
    );
  wrong('it names another business', { business_id: 'abcdefghijkl' });
  wrong('stopped is a word', { stopped: 'yes' });
  wrong('stopped is missing', { stopped: undefined });
  wrong('a day that is none', { changed_at: 'today' });
  wrong('an unknown field', { why: 'x' });
  wrong('it begins at revision 2', { rev: 2 });
});

describe('undoing and looking', () => {
  attack('[RUL-24] [SYN-3] 46 a revision is skipped', nobody, async (v) => {
    await step(stop(v, TOKEN));
    return stop(v, TOKEN, { stopped: false, rev: 3 });
  }).twin('the next, with which letters come again', nobody, async (v) => {
    await step(stop(v, TOKEN));
    return stop(v, TOKEN, { stopped: false, rev: 2 });
  });
  attack('[RUL-38] 105 a stranger lets the letters come again', stranger, async (v) => {
    await v.operator.put([[`unsubscribes/${v.farm.id}`, { business_id: v.farm.id, stopped: true, changed_at: '2026-03-02T08:15:00.000Z', rev: 1 }]]); // prettier-ignore
    return stop(v, undefined, { stopped: false, rev: 2 });
  }).twin('the owner', owner, async (v) => {
    await step(stop(v, undefined));
    return stop(v, undefined, { stopped: false, rev: 2 });
  });
  attack('[RUL-24] [RUL-38] 105 a stranger looks whether they are stopped', stranger, (v) =>
    v.get(`unsubscribes/${v.farm.id}`),
  ).twin('the owner', owner, async (v) => {
    await step(stop(v, undefined));
    return v.get(`unsubscribes/${v.farm.id}`);
  });
  attack('[RUL-38] 105 all are listed', owner, (v) => v.client.list('', 'unsubscribes')).twin(
    'the own',
    owner,
    async (v) => {
      await step(stop(v, undefined));
      return v.get(`unsubscribes/${v.farm.id}`);
    },
  );
  attack('[RUL-24] the token is read', owner, async (v) => {
    await step(stop(v, undefined));
    return v.get(`mail_tokens/${v.farm.id}`);
  }).twin('it is only held', nobody, (v) => stop(v, TOKEN));
  attack('[RUL-24] a token is written', owner, (v) =>
    v.send(`mail_tokens/${v.farm.id}`, { business_id: v.farm.id, token: WRONG, rev: 1 }),
  ).twin('the owner needs none', owner, (v) => stop(v, undefined));
});
