import type { RoleName } from '../../../schemas/choices.ts';
import type { CollectionBelow } from '../../../schemas/collections.ts';
import type { Member } from '../../../schemas/workspace.schema.ts';
import type { Actor } from '../support/actors.ts';

/*
 * A second, independent definition of the access rights of firestore.rules: a table of rights and a list of document
 * flaws. Both decide the same random requests and must agree. Written from SPEC.md (RUL, PPL), not from the rules.
 */

/** A request to decide. */
export type Request =
  | { readonly does: 'get' | 'list' | 'list own' | 'list open' | 'delete'; readonly in: Place }
  | { readonly does: 'create' | 'change' | 'void'; readonly in: CollectionBelow; readonly flaw: Flaw | undefined; readonly goods: Goods }
  | { readonly does: 'change'; readonly in: 'settings' | 'business' | 'own row' | 'owner row' | 'helper row' | 'other user' }
  | { readonly does: 'invite'; readonly flaw: 'eleventh right' | 'three weeks' | undefined }; // prettier-ignore

export type Place = CollectionBelow | 'flock_cards' | 'settings' | 'business' | 'members' | 'own row' | 'owner row' | 'users' | 'foreign sales' | 'nowhere'; // prettier-ignore
/** The kind of goods of a purchase, a payment or a stock entry, which determines the right. */
export type Goods = 'shop' | 'materials';

/** Flaws of a document; each is refused for every sender. */
export const FLAWS = [
  'of another business',
  'by somebody who is no member',
  'revision skipped',
  'forged time',
  'unknown field',
  'own id differs',
  'no device',
  'day is no day',
] as const;
export type Flaw = (typeof FLAWS)[number];

const THINGS: ReadonlySet<CollectionBelow> = new Set(['customers', 'vendors', 'shop', 'raw_materials', 'farm']);
const EDITED: ReadonlySet<CollectionBelow> = new Set(['sales', 'purchases', 'expenses']);

/** The rights to add to a collection, and to change or void in it. */
const RIGHTS: Readonly<Record<Exclude<CollectionBelow, 'purchases' | 'payments' | 'stock_entries'>, readonly [add: RoleName, change: RoleName]>> = {
  sales: ['add_sales', 'edit_sales'],
  customers: ['add_sales', 'edit_sales'],
  vendors: ['add_purchases', 'edit_purchases'],
  expenses: ['add_expenses', 'edit_expenses'],
  shop: ['add_purchases', 'edit_purchases'],
  raw_materials: ['add_raw_materials', 'edit_raw_materials'],
  farm: ['add_farm', 'edit_farm'],
  farm_activities: ['add_farm_activities', 'edit_farm'],
}; // prettier-ignore

const BUYS = ['add_purchases', 'edit_purchases', 'edit_purchases'] as const;
const SELLS = ['add_sales', 'edit_sales', 'delete_sales'] as const;
const MAKES = ['add_production', 'edit_farm', 'edit_farm'] as const;
const KEEPS_FEED = ['add_raw_materials', 'edit_raw_materials', 'edit_raw_materials'] as const;

function rightsOf(place: CollectionBelow, goods: Goods): readonly [add: RoleName, change: RoleName, remove: RoleName] {
  const ofShop = goods === 'shop';
  if (place === 'sales') return SELLS;
  // A payment of a sale, or of a purchase.
  if (place === 'payments') return ofShop ? SELLS : BUYS;
  if (place === 'stock_entries') return ofShop ? BUYS : MAKES;
  if (place === 'purchases') return ofShop ? BUYS : KEEPS_FEED;
  const [add, change] = RIGHTS[place];
  return [add, change, change];
}

/** Rights included in a wider one. [PPL-2] */
const WIDER = new Map<RoleName, RoleName>([
  ['add_expenses', 'add_purchases'],
  ['edit_expenses', 'edit_purchases'],
  ['add_production', 'add_farm'],
]);

export interface State {
  readonly actor: Actor;
  /** True when the farm's flock is open. */
  readonly flockIsOpen: boolean;
  /** True when the activity's flock is one of the attendant's. */
  readonly isOwnFlock: boolean;
}

/** The expected decision on a request. */
export function expected(request: Request, { actor, flockIsOpen, isOwnFlock }: State): boolean {
  const me = partOf(actor);
  const given = (right: RoleName) => me.role === 'owner' || (me.role === 'admin' && me.roles[right] === true);
  const has = (right: RoleName) => given(right) || given(WIDER.get(right) ?? right);
  const isStaff = me.role === 'owner' || me.role === 'admin';
  if (request.does === 'delete') return false;
  if (request.does === 'invite') return me.role === 'owner' && request.flaw === undefined;
  if (request.does === 'get') return mayGet(request.in, { me, isStaff, flockIsOpen, actor });
  if (request.does === 'list' || request.does === 'list own' || request.does === 'list open') {
    if (request.in === 'foreign sales') return actor.account === 'otherOwner';
    if (request.in === 'members') return isStaff;
    if (!isRecords(request.in) && request.in !== 'flock_cards') return false;
    if (request.in === 'raw_materials') return me.role !== undefined;
    if (request.in === 'flock_cards' && request.does === 'list open') return me.role !== undefined;
    if (request.in === 'farm_activities' && request.does === 'list own') return me.role !== undefined;
    return isStaff;
  }
  if (!('flaw' in request)) {
    if (request.in === 'own row' || request.in === 'owner row' || request.in === 'other user') return false;
    return me.role === 'owner';
  }
  if (request.flaw !== undefined) return false;
  const [add, change, remove] = rightsOf(request.in, request.goods);
  if (request.does === 'create')
    return has(add) || (request.in === 'farm_activities' && me.role === 'attendant' && isOwnFlock);
  if (request.does === 'void') return !THINGS.has(request.in) && has(remove);
  return (THINGS.has(request.in) || EDITED.has(request.in)) && has(change);
}

interface Asking {
  readonly me: Part;
  readonly isStaff: boolean;
  readonly flockIsOpen: boolean;
  readonly actor: Actor;
}

function mayGet(place: Place, { me, isStaff, flockIsOpen, actor }: Asking): boolean {
  if (place === 'nowhere' || place === 'members') return false;
  // The owner's document.
  if (place === 'users') return actor.account === 'owner';
  if (place === 'foreign sales') return actor.account === 'otherOwner';
  if (EVERY_MEMBER.has(place)) return me.role !== undefined;
  // The farm's records are the owner's.
  return isStaff || (place === 'flock_cards' && me.role === 'attendant' && flockIsOpen);
}

const EVERY_MEMBER: ReadonlySet<Place> = new Set(['settings', 'business', 'own row', 'raw_materials']);

interface Part {
  readonly role: Member['role'] | undefined;
  readonly roles: Readonly<Partial<Record<RoleName, boolean>>>;
}

/** The actor's role in the farm: none for strangers and removed members. */
function partOf({ account, member }: Actor): Part {
  if (account === 'owner') return { role: 'owner', roles: {} };
  if (account !== 'helper' || member?.status === 'removed') return { role: undefined, roles: {} };
  return { role: member?.role, roles: member?.roles ?? {} };
}

const isRecords = (place: Place): place is CollectionBelow =>
  place in RIGHTS || place === 'purchases' || place === 'payments' || place === 'stock_entries';
