import { EVERY_ROLE_NAME, type RoleName } from '../../../schemas/choices.ts';
import { collections, type CollectionBelow } from '../../../schemas/collections.ts';
import { newDocumentId } from '../../../schemas/new-document-id.ts';
import { aStockEntry } from '../../support/variant-documents.ts';
import type { Chance } from '../../sim/chance.ts';
import {
  attendant,
  nobody,
  otherOwner,
  owner,
  registered,
  removedAdmin,
  removedAttendant,
  stranger,
  type Actor,
} from '../support/actors.ts';
import { memberRow, type StoredRecord } from '../support/farm.ts';
import type { Verdict } from '../support/firestore-client.ts';
import { inviteOf } from '../support/invites.ts';
import { voidOf, type Changes, type Visitor } from '../support/visitor.ts';
import { toWire } from '../support/wire-value.ts';
import { FLAWS, type Flaw, type Goods, type Place, type Request } from './policy.ts'; // prettier-ignore

/*
 * Random requests, and how each is sent over the wire: valid documents with at most one flaw, as a real client would.
 */

const BELOW = Object.keys(collections) as CollectionBelow[];
const PLACES: readonly Place[] = [...BELOW, 'flock_cards', 'settings', 'business', 'members', 'own row', 'owner row', 'users', 'foreign sales', 'nowhere']; // prettier-ignore
const CHANGED = ['settings', 'business', 'own row', 'owner row', 'helper row', 'other user'] as const;

/** A random actor: owners, strangers, and mostly helpers with some of the rights. */
export function anyActor(chance: Chance): Actor {
  if (chance.happens(0.35)) return chance.pick([nobody, stranger, registered, otherOwner, owner, owner]);
  if (chance.happens(0.15)) return chance.pick([removedAdmin, removedAttendant]);
  if (chance.happens(0.3)) return attendant;
  const roles: Partial<Record<RoleName, boolean>> = {};
  for (const right of EVERY_ROLE_NAME) if (chance.happens(0.6)) roles[right] = chance.happens(0.6);
  return { account: 'helper', member: { role: 'admin', roles } };
}

export function anyRequest(chance: Chance): Request {
  const does = chance.weighted({ get: 3, list: 2, 'list own': 1, 'list open': 1, delete: 1, write: 8, whole: 2, invite: 1 });
  if (does === 'write') {
    const flaw = chance.happens(0.3) ? chance.pick(FLAWS) : undefined;
    return { does: chance.pick(['create', 'change', 'void']), in: chance.pick(BELOW), flaw, goods: chance.pick(['shop', 'materials']) };
  }
  if (does === 'whole') return { does: 'change', in: chance.pick(CHANGED) };
  if (does === 'invite') return { does, flaw: chance.pick(['eleventh right', 'three weeks', undefined, undefined]) };
  return { does, in: chance.pick(PLACES) };
} // prettier-ignore

/** Send the request against a new farm. */
export async function send(v: Visitor, request: Request): Promise<Verdict> {
  if ('flaw' in request) return request.does === 'invite' ? invite(v, request.flaw) : write(v, request);
  if (request.does === 'change') return changeWhole(v, request.in);
  if (request.does === 'get') return v.get(pathOf(v, request.in));
  if (request.does === 'delete') return v.client.commit([v.client.deleteWrite(pathOf(v, request.in))]);
  return list(v, request.does, request.in);
}

const pathOf = (v: Visitor, place: Place): string =>
  ({
    settings: v.path.settings,
    business: v.path.business,
    members: `${v.home}/nowhere/${v.farm.id}`,
    flock_cards: `${v.home}/flock_cards/${v.farm.records.farm.id}`,
    nowhere: `${v.home}/nowhere/${v.farm.id}`,
    'own row': v.path.myRow,
    'owner row': v.path.ownerRow,
    users: `users/${v.farm.business.owner_uid}`,
    'foreign sales': `businesses/${v.foreign.id}/sales/${v.foreign.sale.id}`,
  })[place as string] ?? v.pathTo(place as CollectionBelow);

function list(v: Visitor, does: 'list' | 'list own' | 'list open', place: Place): Promise<Verdict> {
  if (place === 'foreign sales') return v.client.list(`businesses/${v.foreign.id}`, 'sales');
  if (place === 'settings' || place === 'users') return v.client.list('', place);
  if (place === 'business') return v.client.list('', 'businesses');
  const name = place === 'own row' || place === 'owner row' ? 'nowhere' : place;
  const where =
    does === 'list own'
      ? [{ field: 'created_by', op: 'EQUAL' as const, value: toWire(v.me.uid) }]
      : does === 'list open'
        ? [{ field: 'open', op: 'EQUAL' as const, value: toWire(true) }]
        : [];
  return v.client.list(v.home, name, { where });
}

function changeWhole(v: Visitor, place: (typeof CHANGED)[number]): Promise<Verdict> {
  switch (place) {
    case 'settings':
      return v.changeSettings({ default_units: 'dozen' });
    case 'business':
      return v.changeBusiness({ name: 'Kibo Layers and Sons' });
    case 'owner row':
      return v.changeOwnerRow({ role: 'admin' });
    case 'other user':
      return v.send(`users/${v.farm.business.owner_uid}-2`, { user_id: v.farm.business.owner_uid, rev: 1 });
    case 'own row': {
      const row = memberRow(v.farm.id, v.me, { role: 'owner', roles: {}, rev: 2 });
      return v.send(v.path.myRow, row);
    }
    case 'helper row':
      return v.changeHelper({ status: 'removed', removed_at: '2026-03-03T08:00:00.000Z' });
  }
}

const MS_OF_DAY = 24 * 60 * 60_000;

function invite(v: Visitor, flaw: 'eleventh right' | 'three weeks' | undefined): Promise<Verdict> {
  const changes: Changes = {
    email: 'new@example.com',
    invited_by: v.me.uid,
    ...(flaw === 'eleventh right' && { roles: { add_sales: true, be_owner: true } }),
    ...(flaw === 'three weeks' && { valid_days: 21 }),
  };
  const made = inviteOf(v, changes);
  return v.send(`invites/${made.id}`, made);
}

type Write = Extract<Request, { goods: Goods }>;

function write(v: Visitor, { does, in: place, flaw, goods }: Write): Promise<Verdict> {
  const kindOf = kindsOf(place, goods);
  if (does === 'create') {
    const made = v.newRecord(place, kindOf);
    const named = place === 'customers' ? { doc_id: made.id } : place === 'vendors' ? { vendor_uid: made.id } : {};
    return put(v, place, { ...made, ...named }, flaw);
  }
  const before = { ...v.farm.records[place], ...kindOf };
  const after = { ...before, rev: 2, ...(does === 'void' ? voidOf(v.me) : { note: 'seen again' }) };
  return v.operator
    .put([[v.pathTo(place, before), before]])
    .then(() => put(v, place, after, flaw));
} // prettier-ignore

/** The fields that assign a document to these goods. */
function kindsOf(place: CollectionBelow, goods: Goods): Changes {
  if (place === 'purchases') return { goods: goods === 'shop' ? 'shop' : 'raw_material' };
  if (place === 'payments' && goods === 'materials')
    return { direction: 'out', party_kind: 'vendor', target_kind: 'purchase' };
  if (place !== 'stock_entries' || goods === 'shop') return {};
  const { id: _id, created_by: _by, business_id: _business, ...run } = aStockEntry('production') as unknown as StoredRecord;
  return { ...run, item_id: undefined, item_kind: undefined, qty: undefined, reason: undefined };
} // prettier-ignore

/** Send a record, with its flaw if any. */
function put(v: Visitor, place: CollectionBelow, record: StoredRecord, flaw: Flaw | undefined): Promise<Verdict> {
  const path = v.pathTo(place, record);
  const rev = Number(record['rev']);
  switch (flaw) {
    case undefined:
      return v.send(path, record);
    case 'of another business':
      return v.send(path, { ...record, business_id: newDocumentId() });
    case 'by somebody who is no member':
      return v.send(path, { ...record, created_by: 'somebody-else' });
    case 'revision skipped':
      return v.send(path, { ...record, rev: rev + 1 });
    case 'forged time':
      return v.client.commit([v.client.bareWrite(path, { ...record, updated_at: new Date(Date.now() - MS_OF_DAY) })]);
    case 'unknown field':
      return v.send(path, { ...record, discount_for_friends: 1 });
    case 'own id differs':
      return v.send(path, { ...record, id: newDocumentId() });
    case 'no device':
      return v.send(path, { ...record, device_id: undefined });
    case 'day is no day':
      return v.send(path, { ...record, created_at: 'yesterday', day: 'yesterday' });
  }
}
