import { serverTimestamp, type AdminWrite, type PlainValue } from '../backend/admin.ts';
import type { RunningBackend } from '../backend/options.ts';
import {
  ROLE_NAMES,
  workspacePath,
  type Business,
  type Member,
  type Settings,
  type User,
} from '../schemas/workspace.schema.ts';
import { subscriptionPath, type Subscription } from '../schemas/subscription.schema.ts';
import { endOfPlan } from '../src/domain/plans/standing.ts';
import { localDay } from '../src/domain/time/local-day.ts';
import { FARM_CATEGORIES } from '../src/domain/business/check-business.ts';
import { inOrderOfArrival } from './demo-data/arrivals.ts';
import type { FarmPeople } from './demo-data/devices.ts';
import { generateFarm } from './demo-data/generate-farm.ts';
import { DEMO_PLANS } from './demo-data/plans.ts';

/** Who can sign in on a fresh start. Demo only: real people register themselves. */
export const DEMO_PEOPLE = [
  { email: 'grace@example.com', password: 'flockbook', first_name: 'Grace', what: 'owner' },
  { email: 'brian@example.com', password: 'flockbook', first_name: 'Brian', what: 'sells at the stall' },
] as const;

const BUSINESS = 'NakatoPoult1';
/** Writes the rounds of the houses; signs in like the others. */
export const DEMO_ATTENDANT = { email: 'okello@example.com', password: 'flockbook', first_name: 'Okello' } as const;

/** How much there is to look at: until when, and how many days of it. */
export interface DemoSize {
  readonly now?: Date;
  readonly days?: number;
  /** Minutes that the clocks of its phones are ahead of UTC: those of this machine, unless told. */
  readonly offsetMinutes?: number;
}

/** Give a new backend two people and their farm with a year of its life, so that there is something to look at. [RUN-16] */
export async function seedDemo(
  { admin }: RunningBackend,
  { now = new Date(), days = 365, offsetMinutes = -now.getTimezoneOffset() }: DemoSize = {},
): Promise<void> {
  const [grace, brian] = DEMO_PEOPLE;
  if (admin.findAccount(grace.email)) return;
  const owner = await admin.createAccount(grace.email, grace.password);
  const seller = await admin.createAccount(brian.email, brian.password);
  const attendant = await admin.createAccount(DEMO_ATTENDANT.email, DEMO_ATTENDANT.password);
  const created_at = new Date(now.getTime() - days * DAY_MS).toISOString();
  await admin.commit(DEMO_PLANS.map((plan) => document(`plans/${plan.plan_id}`, { ...plan, rev: 1 })));
  await admin.commit(foundation(owner.uid, seller.uid, attendant.uid, created_at));
  await admin.commit([subscribed(now)]);
  const people = { owner: owner.uid, seller: seller.uid, attendant: attendant.uid };
  const records = farmRecords(people, { now, days, offsetMinutes });
  for (let from = 0; from < records.length; from += MOST_WRITES)
    await admin.commit(records.slice(from, from + MOST_WRITES));
}

/** The demo business paid for a year two months ago. */
function subscribed(now: Date): AdminWrite {
  const since = localDay(new Date(now.getTime() - 60 * DAY_MS));
  const { plan_id, name, months, prices } = DEMO_PLANS[3]!;
  const until = endOfPlan(months, since);
  const paid = { plan_id, plan_name: name, amount: prices['UGX']!, currency: 'UGX', method: 'mobile_money' } as const;
  return document<Subscription>(subscriptionPath.subscription(BUSINESS), {
    business_id: BUSINESS,
    current: { plan_id, since, until },
    receipts: [{ receipt_no: 'P-0001', day: since, ...paid, reference: 'MP4471820', until }],
    rev: 1,
  });
}

const DAY_MS = 86_400_000;
/** Most writes of one commit. */
const MOST_WRITES = 500;

/** The records of the farm in the order in which they came. */
const farmRecords = (people: FarmPeople, { now: end, days, offsetMinutes }: Required<DemoSize>): AdminWrite[] =>
  inOrderOfArrival(generateFarm({ seed: 42, days, end, offsetMinutes, businessId: BUSINESS, people })).map(
    ({ collection, document: record }) => document(`businesses/${BUSINESS}/${collection}/${record.id}`, record),
  );

/** People, business and rights. */
function foundation(owner: string, seller: string, attendant: string, created_at: string): AdminWrite[] {
  const [grace, brian] = DEMO_PEOPLE;
  const everyRight = Object.fromEntries(ROLE_NAMES.map((role) => [role, true]));
  const stallRights = { add_sales: true, edit_sales: true, delete_sales: true };
  const member = (
    uid: string,
    who: { email: string; first_name: string },
    role: Member['role'],
    roles: Member['roles'],
  ) => document<Member>(workspacePath.member(BUSINESS, uid), membership(uid, who, role, roles, created_at));
  return [
    document<User>(workspacePath.user(owner), {
      ...person(owner, grace, created_at, 'NakatoGr1'),
      default_business_uid: BUSINESS,
      businesses: [BUSINESS],
    }),
    document<User>(workspacePath.user(seller), {
      ...person(seller, brian, created_at, 'StallBri1'),
      default_business_uid: BUSINESS,
      invites: [BUSINESS],
    }),
    document<User>(workspacePath.user(attendant), {
      ...person(attendant, DEMO_ATTENDANT, created_at, 'HousesOk1'),
      attendant_business_id: BUSINESS,
    }),
    document<Business>(workspacePath.business(BUSINESS), {
      id: BUSINESS,
      business_id: BUSINESS,
      name: 'Nakato Poultry, Mukono',
      owner_uid: owner,
      created_at,
      rev: 1,
    }),
    document<Settings>(workspacePath.settings(BUSINESS), {
      business_id: BUSINESS,
      purchases: true,
      farm_activities: true,
      production: true,
      currency: 'UGX',
      default_units: 'tray',
      categories: { raw_materials: FARM_CATEGORIES.map((category) => ({ category })) },
      rev: 1,
    }),
    member(owner, grace, 'owner', everyRight),
    member(seller, brian, 'admin', stallRights),
    member(attendant, DEMO_ATTENDANT, 'attendant', {}),
  ];
}

const person = (
  user_id: string,
  { email, first_name }: { email: string; first_name: string },
  created_at: string,
  referral_id: string,
): User => ({ user_id, first_name, email, referral_id, businesses: [], invites: [], created_at, rev: 1 });

const membership = (
  user_id: string,
  { email, first_name }: { email: string; first_name: string },
  role: Member['role'],
  roles: Member['roles'],
  joined_at: string,
): Member => ({
  user_id,
  business_id: BUSINESS,
  role,
  roles,
  status: 'active',
  name: first_name,
  email,
  joined_at,
  rev: 1,
});

/** A document as it stands after its first acceptance. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each caller names the kind it writes, and is checked
const document = <D extends object>(path: string, data: D): AdminWrite => ({
  set: path,
  data: { ...(data as Record<string, PlainValue>), updated_at: serverTimestamp },
});
