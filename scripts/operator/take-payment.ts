import { serverTimestamp, type AdminWrite, type PlainValue } from '../../backend/admin.ts';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { subscriptionPath, type PlanRequest, type Subscription } from '../../schemas/subscription.schema.ts';
import { workspacePath, type Business, type User } from '../../schemas/workspace.schema.ts';
import { readPlan } from '../../src/domain/plans/plan.ts';
import { endOfPlan } from '../../src/domain/plans/standing.ts';
import { localDay } from '../../src/domain/time/local-day.ts';
import { PlainFault } from '../../backend/plain-fault.ts';
import type { Operator } from '../operator-client.ts';

type Receipt = NonNullable<Subscription['receipts']>[number];

/** A payment as the operator sees it; `reference` is its number. */
export interface Payment {
  readonly plan_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly method: Receipt['method'];
  readonly reference?: string | undefined;
}

/**
 * Record a payment for a plan: the plan is extended from its end, plus one month for each friend who paid; receipt,
 * answer to the request, and notice in one commit. Idempotent by reference. [SUB-1, SUB-6] Errors: PlainFault for a
 * business or a plan that does not exist.
 */
export async function takePayment(
  operator: Operator,
  businessId: string,
  payment: Payment,
  now: Date,
): Promise<Subscription> {
  const business = (await operator.get(workspacePath.business(businessId))) as Business | undefined;
  if (!business) throw new PlainFault(`There is no business ${businessId}.`);
  const plan = readPlan((await operator.get(`plans/${payment.plan_id}`)) ?? {});
  if (!plan || plan.months === 0) throw new PlainFault(`There is no paid plan ${payment.plan_id}.`);
  const path = subscriptionPath.subscription(businessId);
  const before = (await operator.get(path)) as Subscription | undefined;
  const receipts = before?.receipts ?? [];
  if (before && payment.reference !== undefined && receipts.some(({ reference }) => reference === payment.reference))
    return before;
  const owner = (await operator.get(workspacePath.user(business.owner_uid))) as User | undefined;
  const friends = (await operator.list(`users/${business.owner_uid}/referrals`)).filter(
    ({ data }) => data['subscribed'] === true && data['redeemed'] !== true,
  );
  const today = localDay(now);
  const until = endOfPlan(plan.months + friends.length, today, before?.current.until);
  const after: Subscription = {
    business_id: businessId,
    current: { plan_id: plan.plan_id, since: before?.current.since ?? today, until },
    receipts: [
      ...receipts,
      {
        receipt_no: `P-${String(receipts.length + 1).padStart(4, '0')}`,
        day: today,
        plan_name: plan.name,
        ...payment,
        until,
      },
    ],
    rev: (before?.rev ?? 0) + 1,
  };
  const asked = (await operator.get(subscriptionPath.request(businessId))) as PlanRequest | undefined;
  const notice = newDocumentId();
  const referral = owner?.referred_by && `users/${owner.referred_by}/referrals/${business.owner_uid}`;
  const brought = referral ? await operator.get(referral) : undefined;
  await operator.commit([
    written(path, after),
    ...(asked?.status === 'open'
      ? [written(subscriptionPath.request(businessId), { ...asked, status: 'confirmed', rev: asked.rev + 1 })]
      : []),
    ...friends.map(({ id, data }) =>
      written(`users/${business.owner_uid}/referrals/${id}`, { ...data, redeemed: true, rev: Number(data['rev']) + 1 }),
    ),
    ...(referral && brought?.['subscribed'] === false
      ? [written(referral, { ...brought, subscribed: true, rev: Number(brought['rev']) + 1 })]
      : []),
    written(`notifications/${notice}`, {
      notification_id: notice,
      user_id: business.owner_uid,
      title: `${plan.name}: paid, thank you`,
      body: `Your plan goes on until ${dayWords(until)}.`,
      opened: false,
      created_at: now.toISOString(),
      kind: 'subscription',
      link: '/settings/6',
      rev: 1,
    }),
  ]);
  return after;
}

/** Refuse a request, with a text that the owner reads. [SUB-6] Errors: PlainFault when there is no request. */
export async function refuseRequest(operator: Operator, businessId: string, answer: string): Promise<void> {
  const path = subscriptionPath.request(businessId);
  const asked = (await operator.get(path)) as PlanRequest | undefined;
  if (asked?.status !== 'open') throw new PlainFault(`The business ${businessId} asks for nothing.`);
  await operator.commit([
    written(path, { ...asked, status: 'refused', answer: answer.slice(0, 200), rev: asked.rev + 1 }),
  ]);
}

const written = (path: string, fields: object): AdminWrite => ({
  set: path,
  data: { ...(fields as Record<string, PlainValue>), updated_at: serverTimestamp },
});

/** "21 Nov 2027". */
const dayWords = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
