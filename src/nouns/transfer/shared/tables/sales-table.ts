import { t } from '@lingui/core/macro';
import type { LocalFields } from '../../../../../schemas/document-kind.ts';
import type { SaleLine } from '../../../../../schemas/sale.schema.ts';
import type { Settlement } from '../../../../domain/debts/settlement.ts';
import { tableOf, type Table } from '../../../../domain/exports/table.ts';
import { timeWords } from '../../../../ui/words/date-words.ts';
import { itemsInWords } from '../../../../ui/words/items-in-words.ts';
import { refusedWords, settledWords, voidedWords } from './state-words.ts';

/** A sale of the list. Units: minor units. */
interface ListedSale extends Settlement {
  readonly sale_no: string;
  readonly day: string;
  readonly occurred_at: string;
  readonly customer_name?: string | undefined;
  readonly lines: readonly SaleLine[];
  readonly no_sale?: 'return' | 'order' | 'voided' | undefined;
  readonly sync: LocalFields['sync_state'];
}

/** Sales as in the list; each column adds up to the total of the list. [SHL-12, IMP-2] */
export const salesTable = (sales: readonly ListedSale[], currency: string): Table =>
  tableOf(
    { name: t`Sales`, currency },
    [
      [t`Number`, 'text'],
      [t`Day`, 'day'],
      [t`Time`, 'text'],
      [t`Customer`, 'text'],
      [t`What was sold`, 'text'],
      [t`Total`, 'money'],
      [t`Came back`, 'money'],
      [t`Paid`, 'money'],
      [t`To collect`, 'money'],
      [t`Deposit on an order`, 'money'],
      [t`State`, 'text'],
    ],
    sales.map((sale) => [
      sale.sale_no,
      sale.day,
      timeWords(sale.occurred_at),
      sale.customer_name ?? t`Walk-in`,
      itemsInWords(sale.lines, Infinity),
      ...amountsOf(sale),
      stateWords(sale),
    ]),
  );

const NO_AMOUNTS = [undefined, undefined, undefined, undefined, undefined];

/**
 * Returns are negative; voided and unaccepted sales have no amounts: total = paid + to collect, as in the list.
 * [SHL-12]
 */
function amountsOf({ no_sale, sync, total, returned, paid, balance }: ListedSale): readonly (number | undefined)[] {
  if (no_sale === 'voided' || sync === 'rejected') return NO_AMOUNTS;
  if (no_sale === 'return') return [-total, ...NO_AMOUNTS.slice(1)];
  // Not sold yet: its deposit is not part of the income from sales.
  if (no_sale === 'order') return [...NO_AMOUNTS.slice(1), paid];
  return [total, returned, paid, Math.max(0, balance), undefined];
}

function stateWords({ no_sale, status, sync }: ListedSale): string {
  if (sync === 'rejected') return refusedWords();
  if (no_sale === 'voided') return voidedWords();
  if (no_sale !== undefined) return { return: t`Came back`, order: t`Order` }[no_sale];
  return settledWords(status);
}
