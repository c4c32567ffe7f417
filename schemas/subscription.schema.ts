import * as v from 'valibot';
import { documentKind, type DocumentOf } from './document-kind.ts';
import {
  day,
  documentId,
  group,
  instant,
  listOf,
  minorUnits,
  oneOf,
  optional,
  text,
  userId,
  wholeNumber,
} from './fields.ts';

const rev = wholeNumber(0, 1_000_000);
const currency = () => v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const method = () => oneOf('mobile_money', 'card', 'bank', 'cash');

/** subscriptions/{b}: the plan of a business and the payments for it; written by the operator. [SUB-1, RUL-22] */
export const subscription = documentKind('subscriptions', {
  business_id: documentId(),
  current: group({
    plan_id: text({ max: 40 }),
    since: optional(day()),
    /** The last day; absent when it has no end. */
    until: optional(day()),
  }),
  receipts: optional(
    listOf(
      group({
        receipt_no: text({ max: 20 }),
        day: day(),
        plan_id: text({ max: 40 }),
        plan_name: text({ max: 60 }),
        amount: minorUnits(),
        currency: currency(),
        method: method(),
        reference: optional(text({ max: 40 })),
        until: day(),
      }),
      { max: 100 },
    ),
  ),
  rev,
});
export type Subscription = DocumentOf<typeof subscription>;

/**
 * plan_requests/{b}: the owner's request to pay for a plan, answered by the operator. Only one at a time.
 * [SUB-6, RUL-41]
 */
export const planRequest = documentKind('plan_requests', {
  business_id: documentId(),
  plan_id: text({ max: 40 }),
  months: wholeNumber(1, 12),
  amount: minorUnits(), // as shown by the phone; the operator's own plan is authoritative
  currency: currency(),
  method: method(),
  phone: text({ max: 20 }), // phone on which the operator reaches the owner, as entered
  reference: optional(text({ max: 40 })), // of a payment already made
  requested_by: userId(),
  requested_at: instant(),
  status: oneOf('open', 'cancelled', 'confirmed', 'refused'),
  answer: optional(text({ max: 200 })), // the operator's answer
  rev,
});
export type PlanRequest = DocumentOf<typeof planRequest>;

/** Firestore path of each. */
export const subscriptionPath = {
  subscription: (businessId: string) => `subscriptions/${businessId}`,
  request: (businessId: string) => `plan_requests/${businessId}`,
};
