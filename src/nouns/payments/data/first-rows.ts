import { collections, type CollectionBelow } from '../../../../schemas/collections.ts';
import type { PaymentRow } from '../../../contract/payments.ts';
import type { Change } from '../../../contract/pieces.ts';
import { toldChanges } from '../../../data/earlier-versions.ts';
import type { FirstPayment } from '../../../domain/payments/first-payment.ts';
import { firstPayments, type PaidAtOnce } from '../../../domain/sales/first-payments.ts';
import type { HistoryEntry } from '../../../store/histories.ts';
import type { Row } from '../../../store/row-store.ts';
import type { PaymentNames } from './payment-rows.ts';

/** A document that contains its first payment. */
export type PaidDocument = Row<
  PaidAtOnce<FirstPayment> & Readonly<Record<'id' | 'business_id' | 'created_by', string>>
> & {
  readonly history?: readonly HistoryEntry[] | undefined;
};

/** The payment made with a document, preceded by its values before corrections. [PAY-9, PAY-22] */
export function firstRows(
  name: CollectionBelow,
  document: PaidDocument,
  of: Pick<PaymentRow, 'at' | 'phone'>,
  nameOf: PaymentNames['nameOf'],
): PaymentRow[] {
  const row = { ...of, by: nameOf(document.created_by), sync: document.sync_state };
  const before = toldChanges(collections[name].kind, document, nameOf).flatMap((change) => wrongOnes(change));
  return [
    ...before.map((wrong, i): PaymentRow => ({ ...row, ...wrong, id: `${document.id} was ${i}` })),
    ...firstPayments(document).map((paid, first): PaymentRow => ({
      ...row,
      ...paid,
      id: first === 0 ? document.id : `${document.id} ${first}`,
      first,
    })),
  ];
}

type WrongOne = FirstPayment & Required<Pick<PaymentRow, 'voided' | 'void'>>;

/** Payments that a change removed; they count as corrected when the number of payments is unchanged. */
function wrongOnes({ at, by, reason = '', fields = [] }: Change): WrongOne[] {
  const paid = (which: 'mine' | 'theirs') =>
    ['initial_payment', 'more_payments'].flatMap(
      (field) =>
        (fields.find(({ name }) => name === field)?.[which] as FirstPayment | FirstPayment[] | undefined) ?? [],
    );
  const [before, after] = [paid('mine'), paid('theirs')];
  const stay = new Set(after.map((one) => JSON.stringify(one)));
  return before
    .filter((one) => !stay.has(JSON.stringify(one)))
    .map((one) => ({ ...one, voided: reason, void: { at, by, corrected: after.length === before.length } }));
}
