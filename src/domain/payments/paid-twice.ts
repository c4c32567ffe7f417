import type { Payment } from '../../../schemas/payment.schema.ts';

/** Fields by which two payments are compared. */
export type PaymentSeen = Pick<
  Payment,
  'id' | 'direction' | 'party_kind' | 'party_id' | 'target_id' | 'amount' | 'occurred_at' | 'device_id' | 'voided_at'
>;

/** Two records that may be of one payment, the earlier one first. */
export interface MaybeTwice<P> {
  readonly first: P;
  readonly second: P;
}

const DAY_MS = 24 * 3_600_000;

/**
 * Payments of the same customer and amount recorded within 24 hours on two phones: paid twice, or recorded twice?
 * Duplicates on one phone were noticed by its user. [MSG-18, PAY-8] The newest pair comes first.
 */
export function paidTwice<P extends PaymentSeen>(payments: readonly P[]): MaybeTwice<P>[] {
  const standing = payments
    .filter(({ direction, voided_at, party_kind }) => direction === 'in' && party_kind !== 'vendor' && !voided_at)
    .sort((a, b) => a.occurred_at.localeCompare(b.occurred_at) || a.id.localeCompare(b.id));
  const last = new Map<string, P[]>();
  const pairs: MaybeTwice<P>[] = [];
  for (const second of standing) {
    const who = second.party_id ?? second.target_id;
    if (who === undefined) continue;
    const key = `${who} ${second.amount}`;
    const before = last.get(key) ?? [];
    const first = before.findLast((one) => one.device_id !== second.device_id && isWithinDay(one, second));
    if (first) pairs.push({ first, second });
    last.set(key, [...before, second]);
  }
  return pairs.toReversed();
}

const isWithinDay = (a: PaymentSeen, b: PaymentSeen): boolean =>
  Date.parse(b.occurred_at) - Date.parse(a.occurred_at) <= DAY_MS;
