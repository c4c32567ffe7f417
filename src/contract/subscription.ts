import type { PlanRequest, Subscription } from '../../schemas/subscription.schema.ts';
import type { Nothing } from './pieces.ts';
import type { Plan } from '../domain/plans/plan.ts';
import type { Standing } from '../domain/plans/standing.ts';

/** The plan of the open business as this phone last heard of it; nothing for everybody but the owner. [SUB-6, SUB-7] */
export interface MyPlan {
  plan_id: string;
  until?: string | undefined;
  standing: Standing;
  /** Newest first. */
  receipts: NonNullable<Subscription['receipts']>;
  request?:
    | Pick<PlanRequest, 'plan_id' | 'months' | 'amount' | 'currency' | 'phone' | 'status' | 'answer' | 'requested_at'>
    | undefined;
}

/** The plans as the operator keeps them; `offline` when nobody ever told this phone, and nobody answers now. */
export type PlansView = { state: 'asking' | 'offline' } | { state: 'known'; plans: readonly Plan[] };

/** Who came through this person's link. Counts are of people. [SUB-5, SUB-6] */
export type FriendsView =
  | { state: 'asking' | 'offline'; code?: string | undefined }
  | { state: 'known'; code: string; joined: number; paid: number; redeemed: number };

/** What the owner asks the operator for. */
export type PlanAsk = Pick<PlanRequest, 'plan_id' | 'method' | 'phone' | 'reference'>;

/** Questions about plans and subscriptions. */
export interface SubscriptionQueries {
  /** null for everybody but the owner. [SUB-6] */
  'subscription.mine': { input: Nothing; output: MyPlan | null };
  'subscription.plans': { input: Nothing; output: PlansView };
  'subscription.friends': { input: Nothing; output: FriendsView };
}

/** Commands on plans and subscriptions. */
export interface SubscriptionCommands {
  /** Ask the operator for a plan, or take that back. [SUB-6] */
  'subscription.ask': { input: PlanAsk; value: null; error: { type: 'NoSuchPlan' | 'PhoneMissing' } };
  'subscription.withdraw': { input: Nothing; value: null; error: never };
}
