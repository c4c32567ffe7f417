import { ROLE_NAMES } from '../../schemas/choices.ts';
import { createBusiness } from '../../src/nouns/business/data/create-business.ts';
import { ensureUserDocument } from '../../src/nouns/account/data/user-document.ts';
import { Chance } from './chance.ts';
import { Device, type World } from './device.ts';
import { SERVER_START, type SimServer } from './sim-server.ts';
import type { Plain } from './wire.ts';

const AT = new Date(SERVER_START).toISOString();
export const OWNER = 'uid-owner';

/**
 * An owner, possibly with two phones, and admins; the farm exists on the server, or is founded on the owner's phone.
 */
export async function people(world: World, businessId: string): Promise<Device[]> {
  const chance = new Chance(world.seed, 'people');
  const isFounded = chance.happens(0.2);
  const names = ['owner', 'admin'];
  if (chance.happens(0.5)) names.push('owner2');
  if (chance.happens(0.4)) names.push('admin2');
  const devices = names.map((name, i) => {
    const uid = name.startsWith('owner') ? OWNER : `uid-${name}`;
    return new Device(world, { device: name, uid, email: `${uid}@example.com` }, businessId, i);
  });
  const admins = [...new Set(devices.map(({ who }) => who.uid))].filter((uid) => uid !== OWNER);
  await world.server.put(admins.map((uid) => [`users/${uid}`, user(uid, businessId)] as const));
  if (isFounded) await found(world, devices, businessId);
  else await establish(world.server, businessId);
  await world.server.put(
    admins.map((uid) => [`businesses/${businessId}/members/${uid}`, member(uid, businessId, 'admin')] as const),
  );
  for (const [i, device] of devices.entries()) {
    if (device.isOpen) continue;
    // A new phone joins when there is much to download.
    const isLate = !isFounded && i > 1 && chance.happens(0.6);
    if (isLate) world.timeline.after(chance.whole(60_000, 800_000), () => device.reopen());
    else device.openTab();
  }
  return devices;
}

/** The business is founded on the owner's phone, by the program. */
async function found({ timeline }: World, [owner]: readonly Device[], businessId: string): Promise<void> {
  owner!.openTab();
  await timeline.runUntil(2_000);
  const { session, deps } = owner!.tabs[0]!;
  const draft = { id: businessId, name: 'Nakato Poultry', farm: true, shop: false, currency: 'UGX' };
  const founding = ensureUserDocument(session, deps).then(() =>
    createBusiness(deps, draft as Parameters<typeof createBusiness>[1]),
  );
  await timeline.runUntil(10_000);
  await founding;
}

function establish(server: SimServer, businessId: string): Promise<void> {
  const business = {
    id: businessId,
    business_id: businessId,
    name: 'Nakato Poultry',
    owner_uid: OWNER,
    created_at: AT,
  };
  const settings = {
    business_id: businessId,
    purchases: false,
    farm_activities: true,
    production: false,
    currency: 'UGX',
    default_units: 'tray',
    categories: { raw_materials: [] },
  };
  return server.put([
    [`users/${OWNER}`, user(OWNER, businessId)],
    [`businesses/${businessId}`, business],
    [`settings/${businessId}`, settings],
    [`businesses/${businessId}/members/${OWNER}`, member(OWNER, businessId, 'owner')],
  ]);
}

const user = (uid: string, businessId: string): Plain => ({
  user_id: uid,
  first_name: uid,
  email: `${uid}@example.com`,
  referral_id: 'abcdefghi',
  businesses: [businessId],
  invites: [],
  created_at: AT,
});

const member = (uid: string, businessId: string, role: string): Plain => ({
  user_id: uid,
  business_id: businessId,
  role,
  roles: Object.fromEntries(ROLE_NAMES.map((name) => [name, true])),
  status: 'active',
  name: uid,
  email: `${uid}@example.com`,
  joined_at: AT,
});
