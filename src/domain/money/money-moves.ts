import type { Payment } from '../../../schemas/payment.schema.ts';
import type { MoneyMove } from './check-money.ts';

/** Money movements besides sales and spending, without counts. */
export type PaidMove = Exclude<MoneyMove, 'counted'>;

type Stored = Pick<Payment, 'direction' | 'target_kind'>;

/** Payment fields of each movement; for a transfer they include its destination. [PAY-15, TAX-6, TAX-8, LED-56] */
export const MONEY_MOVES = {
  moved: { direction: 'out', target_kind: 'account' },
  put_in: { direction: 'in', target_kind: 'account' },
  taken_out: { direction: 'out', target_kind: 'account' },
  tax_paid: { direction: 'out', target_kind: 'tax' },
  tax_back: { direction: 'in', target_kind: 'tax' },
  tax_owed: { direction: 'in', target_kind: 'tax_opening' },
  tax_credit: { direction: 'out', target_kind: 'tax_opening' },
  opening: { direction: 'in', target_kind: 'opening' },
} as const satisfies Record<PaidMove, Stored>;

const ALL = Object.entries(MONEY_MOVES) as [PaidMove, Stored][];

/** The movement of a payment without a party; undefined for a payment for a sale, a purchase and the like. */
export function moveOf({
  party_kind,
  to_method,
  direction,
  target_kind,
}: Stored & Pick<Payment, 'party_kind' | 'to_method'>): PaidMove | undefined {
  if (party_kind !== 'none') return undefined;
  if (to_method !== undefined) return 'moved';
  // Includes an opening overdraft, which is an outgoing payment.
  if (target_kind === 'opening') return 'opening';
  return ALL.find(
    ([move, one]) => move !== 'moved' && one.direction === direction && one.target_kind === target_kind,
  )?.[0];
}
