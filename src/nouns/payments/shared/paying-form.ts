import type { PayMethod } from '../../../domain/sales/check-sale.ts';

/** Payment of received goods or birds, as typed. */
export interface PayingForm {
  readonly pay: 'all' | 'part' | 'later';
  /** The part, when it is paid in part. */
  readonly paid: string;
  readonly method: PayMethod;
  readonly reference: string;
}
