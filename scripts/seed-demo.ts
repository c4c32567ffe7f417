import { serverTimestamp, type AdminWrite, type PlainValue } from '../backend/admin.ts';
import type { RunningBackend } from '../backend/options.ts';
import { cardsBeside } from '../schemas/collections.ts';
import { cardOf } from '../schemas/flock-card.ts';
import { subscriptionPath, type Subscription } from '../schemas/subscription.schema.ts';
import { endOfPlan } from '../src/domain/plans/standing.ts';
import { localDay } from '../src/domain/time/local-day.ts';
import { phonesZone } from '../src/domain/time/zone.ts';
import { inOrderOfArrival } from '../src/domain/sample-farm/arrivals.ts';
import type { FarmPeople } from '../src/domain/sample-farm/devices.ts';
import { foundationOf } from '../src/domain/sample-farm/foundation.ts';
import { generateFarm } from '../src/domain/sample-farm/generate-farm.ts';
import { DEMO_PLANS } from './demo-data/plans.ts';

/** Accounts that exist on a fresh start. Demo only: real people register themselves. */
export const DEMO_PEOPLE = [
  { email: 'grace@example.com', password: 'flockbook', first_name: 'Grace', what: 'owner' },
  { email: 'brian@example.com', password: 'flockbook', first_name: 'Brian', what: 'sells at the stall' },
] as const;

const BUSINESS = 'NakatoPoult1';
/** An attendant who records the rounds of the houses; signs in like the others. */
export const DEMO_ATTENDANT = { email: 'okello@example.com', password: 'flockbook', first_name: 'Okello' } as const;

/** Amount of demo data: its end, and its number of days. */
export interface DemoSize {
  readonly now?: Date;
  readonly days?: number;
  /** Minutes by which the clocks of its phones are ahead of UTC; by default those of this machine. */
  readonly offsetMinutes?: number;
}

/**
 * Create two people and their farm with a year of data on a new backend, so that there is something to see. [RUN-16]
 */
export async function seedDemo(
  { admin }: Pick<RunningBackend, 'admin'>,
  { now = new Date(), days = 365, offsetMinutes = -now.getTimezoneOffset() }: DemoSize = {},
): Promise<void> {
  const [grace, brian] = DEMO_PEOPLE;
  if (admin.findAccount(grace.email)) return;
  const owner = await admin.createAccount(grace.email, grace.password);
  const seller = await admin.createAccount(brian.email, brian.password);
  const attendant = await admin.createAccount(DEMO_ATTENDANT.email, DEMO_ATTENDANT.password);
  const created_at = new Date(now.getTime() - days * DAY_MS).toISOString();
  await admin.commit(DEMO_PLANS.map((plan) => document(`plans/${plan.plan_id}`, { ...plan, rev: 1 })));
  const begun = foundationOf({
    businessId: BUSINESS,
    people: {
      owner: { ...grace, uid: owner.uid, referral_id: 'NakatoGr1' },
      seller: { ...brian, uid: seller.uid, referral_id: 'StallBri1' },
      attendant: { ...DEMO_ATTENDANT, uid: attendant.uid, referral_id: 'HousesOk1' },
    },
    created_at,
    time_zone: phonesZone(),
  });
  await admin.commit(begun.map(({ path, fields }) => document(path, fields)));
  await admin.commit([subscribed(now)]);
  const people = { owner: owner.uid, seller: seller.uid, attendant: attendant.uid };
  const records = farmRecords(people, { now, days, offsetMinutes });
  for (let from = 0; from < records.length; from += MAX_WRITES)
    await admin.commit(records.slice(from, from + MAX_WRITES));
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
/** Limit of writes in one commit. */
const MAX_WRITES = 500;

/** The records of the farm in the order in which they arrived, each with its card where it has one. [PPL-14] */
const farmRecords = (people: FarmPeople, { now: end, days, offsetMinutes }: Required<DemoSize>): AdminWrite[] =>
  inOrderOfArrival(generateFarm({ seed: 42, days, end, offsetMinutes, businessId: BUSINESS, people })).flatMap(
    ({ collection, document: record, arrives_at }) => {
      const card = cardsBeside(collection);
      const at = (name: string) => `businesses/${BUSINESS}/${name}/${record.id}`;
      const came = new Date(Math.min(Date.parse(arrives_at), end.getTime()));
      const whole = document(at(collection), record, came);
      return card ? [whole, document(at(card.name), cardOf(card, record), came)] : [whole];
    },
  );

/** A document after its first acceptance; one that arrived long ago is no news. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each caller names the kind it writes, and is checked
const document = <D extends object>(path: string, data: D, came: Date | typeof serverTimestamp = serverTimestamp): AdminWrite => ({
  set: path,
  data: { ...(data as Record<string, PlainValue>), updated_at: came },
}); // prettier-ignore
