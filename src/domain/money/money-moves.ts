import type { Payment } from '../../../schemas/payment.schema.ts';
import type { MoneyMove } from './check-money.ts';

/** What money does beside sales and spending, without being counted. */
export type PaidMove = Exclude<MoneyMove, 'counted'>;

type Stored = Pick<Payment, 'direction' | 'target_kind'>;

/** How each stands in a payment of nobody; what moves says there where it goes, too. [PAY-15, TAX-6, TAX-8, LED-56] */
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

/** What a payment of nobody does with money; undefined of one for a sale, a purchase and their like. */
export function moveOf({
  party_kind,
  to_method,
  direction,
  target_kind,
}: Stored & Pick<Payment, 'party_kind' | 'to_method'>): PaidMove | undefined {
  if (party_kind !== 'none') return undefined;
  if (to_method !== undefined) return 'moved';
  // What a bank had lent before the book began went out.
  if (target_kind === 'opening') return 'opening';
  return ALL.find(
    ([move, one]) => move !== 'moved' && one.direction === direction && one.target_kind === target_kind,
  )?.[0];
}
