import type { OwedKind } from '../../domain/payments/check-payment-out.ts';

/** What is paid on a path, and where its lists and histories are. */
interface PaidPlace {
  readonly kind: OwedKind;
  /** Where the screen leads back to. */
  readonly back: string;
  /** Pages of payments begin with this. */
  readonly base: string;
}

/** Of a page of payments, what it pays: the path alone says it. [RTE-41, RTE-45] */
export const placeOf = (pathname: string): PaidPlace =>
  pathname.startsWith('/purchases/')
    ? { kind: 'purchase', back: '/view_creditors', base: '/purchases/payment' }
    : { kind: 'expense', back: '/expenses', base: '/expenses/payment' };
