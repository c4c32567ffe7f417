import type { PlanRequest, Subscription } from '../../schemas/subscription.schema.ts';
import type { Nothing } from './pieces.ts';
import type { Plan } from '../domain/plans/plan.ts';
import type { Standing } from '../domain/plans/standing.ts';

/** The plan of the open business as last received by this phone; only for the owner. [SUB-6, SUB-7] */
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

/**
 * The plans as maintained by the operator; `offline` when this phone never received them and the server cannot be
 * reached.
 */
export type PlansView = { state: 'asking' | 'offline' } | { state: 'known'; plans: readonly Plan[] };

/** People who joined through this person's link. Counts are of people. [SUB-5, SUB-6] */
export type FriendsView =
  | { state: 'asking' | 'offline'; code?: string | undefined }
  | { state: 'known'; code: string; joined: number; paid: number; redeemed: number };

/** The owner's request to the operator. */
export type PlanAsk = Pick<PlanRequest, 'plan_id' | 'method' | 'phone' | 'reference'>;

/** Queries about plans and subscriptions. */
export interface SubscriptionQueries {
  /** Null for everyone but the owner. [SUB-6] */
  'subscription.mine': { input: Nothing; output: MyPlan | null };
  'subscription.plans': { input: Nothing; output: PlansView };
  'subscription.friends': { input: Nothing; output: FriendsView };
}

/** Commands on plans and subscriptions. */
export interface SubscriptionCommands {
  /** Request a plan from the operator, or withdraw the request. [SUB-6] */
  'subscription.ask': { input: PlanAsk; value: null; error: { type: 'NoSuchPlan' | 'PhoneMissing' } };
  'subscription.withdraw': { input: Nothing; value: null; error: never };
}
