import type { CollectionBelow } from '../../../schemas/collections.ts';

/** Something with a name or a number, wherever it stands. */
export interface FoundThing {
  /** Collection it stands in; of a payment, what it was for says where it opens. */
  readonly kind: Extract<
    CollectionBelow,
    'customers' | 'vendors' | 'shop' | 'raw_materials' | 'farm' | 'sales' | 'purchases' | 'expenses' | 'payments'
  >;
  readonly id: string;
  /** Its name, number or transaction number. */
  readonly name: string;
  /** A phone, a house, a buyer: what tells it from another of the same name. */
  readonly more?: string | undefined;
  /** Of what happened, when. */
  readonly day?: string | undefined;
  /** Out of the lists: archived, closed, voided. */
  readonly gone: boolean;
  /** Of a payment: what was paid for, and whose account it is on. */
  readonly target?: { readonly kind: string; readonly id?: string | undefined; readonly party_id?: string | undefined } | undefined;
} // prettier-ignore
