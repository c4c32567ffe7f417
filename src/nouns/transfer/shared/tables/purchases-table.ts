import { t } from '@lingui/core/macro';
import type { LocalFields } from '../../../../../schemas/document-kind.ts';
import type { Settlement } from '../../../../domain/debts/settlement.ts';
import { tableOf, type Table } from '../../../../domain/exports/table.ts';
import { refusedWords, settledWords, voidedWords } from './state-words.ts';

/** A purchase of the list. Units: minor units. */
interface ListedPurchase extends Settlement {
  readonly purchase_no: string;
  readonly kind: 'purchase' | 'return';
  readonly day: string;
  readonly vendor_name?: string | undefined;
  readonly items: readonly string[];
  readonly voided: boolean;
  readonly sync: LocalFields['sync_state'];
}

/** Purchases as in the list. [SHL-12, IMP-2] */
export const purchasesTable = (purchases: readonly ListedPurchase[], currency: string): Table =>
  tableOf(
    { name: t`Purchases`, currency },
    [
      [t`Number`, 'text'],
      [t`Day`, 'day'],
      [t`Supplier`, 'text'],
      [t`What came`, 'text'],
      [t`Total`, 'money'],
      [t`Sent back`, 'money'],
      [t`Paid`, 'money'],
      [t`Still to pay`, 'money'],
      [t`State`, 'text'],
    ],
    purchases.map((purchase) => [
      purchase.purchase_no,
      purchase.day,
      purchase.vendor_name,
      purchase.items.join(', '),
      ...amountsOf(purchase),
      stateWords(purchase),
    ]),
  );

/**
 * Returns are negative; voided and unaccepted purchases have no amounts: total = paid + still to pay, as in the list.
 */
function amountsOf(purchase: ListedPurchase): readonly (number | undefined)[] {
  const { voided, kind, sync, total, returned, paid, balance } = purchase;
  if (voided || sync === 'rejected') return [undefined, undefined, undefined, undefined];
  return kind === 'return' ? [-total, undefined, undefined, undefined] : [total, returned, paid, Math.max(0, balance)];
}

function stateWords({ voided, kind, status, sync }: ListedPurchase): string {
  if (sync === 'rejected') return refusedWords();
  if (voided) return voidedWords();
  return kind === 'return' ? t`Sent back` : settledWords(status);
}
