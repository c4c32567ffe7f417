import { describe, expect, test } from 'vitest';
import type { LateRecord } from '../../schemas/late-record.schema.ts';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { aLateRecord } from '../support/documents.ts';
import {
  adminWith,
  attendant,
  nobody,
  otherOwner,
  owner,
  removedAdmin,
  removedAttendant,
  stranger,
} from './support/actors.ts';
import { attack, DENIED, visitAs } from './support/attack.ts';
import { memberRow } from './support/farm.ts';
import type { Changes, Visitor } from './support/visitor.ts';

/*
 * Late records of a removed member, and the owner's decision about them. The leading numbers in titles refer to
 * docs/attacks.md.
 */

const DAY_MS = 86_400_000;

const mine = (v: Visitor): LateRecord => aLateRecord({ business_id: v.farm.id, created_by: v.me.uid });
const pathOf = (v: Visitor, { id }: LateRecord) => `${v.home}/late/${id}`;
function hand(v: Visitor, changes: Changes = {}) {
  const record = mine(v);
  return v.send(pathOf(v, record), { ...record, ...changes });
}

/** Remove the actor `days` days ago, less a minute. */
async function removedFor(v: Visitor, days: number) {
  const updated_at = new Date(Date.now() - days * DAY_MS + 60_000);
  await v.operator.put([[v.path.myRow, { ...memberRow(v.farm.id, v.me, removedAttendant.member!), updated_at }]]);
}

describe('who hands in', () => {
  attack('[RUL-17] an active attendant', attendant, (v) => hand(v)).twin('a removed one', removedAttendant, (v) =>
    hand(v),
  );
  attack('[RUL-17] the owner', owner, (v) => hand(v)).twin('a removed admin', removedAdmin, (v) => hand(v));
  attack('[RUL-17] [RUL-35] 65 a stranger', stranger, (v) => hand(v)).twin(
    'a removed attendant',
    removedAttendant,
    (v) => hand(v),
  );
  attack('[RUL-17] [RUL-35] 65 anonymous', nobody, (v) => hand(v)).twin('a removed attendant', removedAttendant, (v) =>
    hand(v),
  );
  attack('[RUL-17] [RUL-35] 65 the owner of another farm', otherOwner, (v) => hand(v)).twin(
    'a removed admin',
    removedAdmin,
    (v) => hand(v),
  );
  attack('[RUL-17] [RUL-35] 62 after 31 days', removedAttendant, async (v) => {
    await removedFor(v, 31);
    return hand(v);
  }).twin('in the last minute of the 30th', removedAttendant, async (v) => {
    await removedFor(v, 30);
    return hand(v);
  });
  attack('[RUL-17] [RUL-35] 64 in the name of another', removedAttendant, (v) =>
    hand(v, { created_by: v.farm.ownerRow.user_id }),
  ).twin('in the own name', removedAttendant, (v) => hand(v));
});

describe('what is handed in', () => {
  const wrong: [what: string, changes: (v: Visitor) => Changes][] = [
    ['with more than 20,000 characters', () => ({ body: 'x'.repeat(20_001) })],
    ['without a body', () => ({ body: '' })],
    ['already accepted', () => ({ status: 'accepted' })],
    ['with a decision', (v) => ({ decided_by: v.me.uid, decided_at: '2026-03-03T10:00:00.000Z' })],
    ['for another business', (v) => ({ business_id: v.foreign.id })],
    ['for a collection that there is not', () => ({ collection: 'members' })],
    ['under another id', () => ({ id: newDocumentId() })],
    ['at revision 2', () => ({ rev: 2 })],
    ['with an unknown field', () => ({ admin: true })],
  ];
  for (const [what, changes] of wrong) {
    attack(`[RUL-17] a record ${what}`, removedAttendant, (v) => hand(v, changes(v))).twin(
      'of 20,000 characters, open',
      removedAttendant,
      (v) => hand(v, { body: 'x'.repeat(20_000) }),
    );
  }
});

describe('who reads', () => {
  /** An existing late record of the helper. */
  async function stored(v: Visitor, author = v.me.uid) {
    const record = { ...mine(v), created_by: author };
    await v.operator.put([[pathOf(v, record), record]]);
    return v.get(pathOf(v, record));
  }
  attack('[RUL-17] [RUL-35] 63 a removed admin gets that of another', removedAdmin, (v) =>
    stored(v, 'somebody-else'),
  ).twin('the own one', removedAdmin, (v) => stored(v));
  attack('[RUL-17] an admin with every right', adminWith('add_sales', 'edit_sales'), (v) =>
    stored(v, 'somebody-else'),
  ).twin('the owner', owner, (v) => stored(v, 'somebody-else'));
  attack('[RUL-17] the author lists', removedAdmin, (v) => v.client.list(v.home, 'late')).twin(
    'the owner',
    owner,
    (v) => v.client.list(v.home, 'late'),
  );
});

describe('what the owner decides', () => {
  const decided = (v: Visitor, changes: Changes = {}): Changes => ({
    status: 'accepted',
    decided_at: '2026-03-04T10:00:00.000Z',
    decided_by: v.me.uid,
    rev: 2,
    ...changes,
  });
  async function decide(v: Visitor, changes: Changes, before: Partial<LateRecord> = {}) {
    const record = { ...mine(v), created_by: 'somebody-else', ...before };
    await v.operator.put([[pathOf(v, record), record]]);
    return v.send(pathOf(v, record), { ...record, ...changes });
  }
  const wrong: [what: string, changes: (v: Visitor) => Changes][] = [
    ['stays open', (v) => decided(v, { status: 'open' })],
    ['without saying who', (v) => decided(v, { decided_by: undefined })],
    ['in the name of another', (v) => decided(v, { decided_by: 'somebody-else' })],
    ['without a time', (v) => decided(v, { decided_at: undefined })],
    ['refused without a time', (v) => decided(v, { status: 'refused', decided_at: undefined })],
    ['and what it says is changed', (v) => decided(v, { body: '{}' })],
    ['and its author is changed', (v) => decided(v, { created_by: v.me.uid })],
    ['with a skipped revision', (v) => decided(v, { rev: 3 })],
  ];
  for (const [what, changes] of wrong) {
    attack(`[RUL-17] a record is decided and ${what}`, owner, (v) => decide(v, changes(v))).twin(
      'it is refused',
      owner,
      (v) => decide(v, decided(v, { status: 'refused' })),
    );
  }
  attack('[RUL-17] a decision is changed', owner, (v) =>
    decide(v, decided(v, { status: 'refused', rev: 3 }), decided(v)),
  ).twin('made once', owner, (v) => decide(v, decided(v)));
  attack('[RUL-17] an admin decides', adminWith('add_sales', 'edit_farm'), (v) => decide(v, decided(v))).twin(
    'the owner',
    owner,
    (v) => decide(v, decided(v)),
  );
  attack('[RUL-17] the author accepts', removedAdmin, (v) => decide(v, decided(v), { created_by: v.me.uid })).twin(
    'the owner',
    owner,
    (v) => decide(v, decided(v)),
  );
  attack('[RUL-1] the owner deletes one', owner, async (v) => {
    const record = mine(v);
    await v.operator.put([[pathOf(v, record), record]]);
    return v.client.commit([v.client.deleteWrite(pathOf(v, record))]);
  }).twin('decides', owner, (v) => decide(v, decided(v)));
});

test('[PPL-11] a member is removed, hands in what was waiting, and reads nothing else', async () => {
  const v = await visitAs(attendant);
  const row = { ...memberRow(v.farm.id, v.me, removedAttendant.member!), rev: 2 };
  expect(await hand(v)).toMatchObject(DENIED);
  expect(await v.as('owner').commit([v.set(v.path.myRow, row)])).toMatchObject({ allowed: true });
  expect(await hand(v)).toMatchObject({ allowed: true });
  expect(await v.get(v.path.settings)).toMatchObject(DENIED);
  expect(await v.get(v.pathTo('farm'))).toMatchObject(DENIED);
});
