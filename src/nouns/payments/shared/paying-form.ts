import type { PayMethod } from '../../../domain/sales/check-sale.ts';

/** How something that came is paid, as typed. */
export interface PayingForm {
  readonly pay: 'all' | 'part' | 'later';
  /** The part, when it is one. */
  readonly paid: string;
  readonly method: PayMethod;
  readonly reference: string;
}
