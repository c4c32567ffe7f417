import { t } from '@lingui/core/macro';
import type { LocalFields } from '../../../../../schemas/document-kind.ts';
import type { SaleLine } from '../../../../../schemas/sale.schema.ts';
import { tableOf, type Table, type TableCell } from '../../../../domain/exports/table.ts';
import { EGG_ITEMS } from '../../../../domain/sales/egg-items.ts';
import { itemWords } from '../../../../ui/words/items-in-words.ts';
import { unitName } from '../../../../ui/words/stock-words.ts';
import { refusedWords, voidedWords } from './state-words.ts';

/** A line of a sale, or another charge. Units: minor units; negative for a return. */
interface SoldLine {
  readonly sale_no: string;
  readonly day: string;
  readonly customer_name?: string | undefined;
  readonly no_sale?: 'return' | 'order' | 'voided' | undefined;
  readonly sync: LocalFields['sync_state'];
  readonly line?: SaleLine | undefined;
  readonly beside?: 'delivery' | 'rounding' | undefined;
  readonly amount: number;
}

const GRAMS = 1_000;

/** Sales line by line: they add up to the total of the sales minus returns. [IMP-2] */
export const saleLinesTable = (lines: readonly SoldLine[], currency: string): Table =>
  tableOf(
    { name: t`What was sold`, currency },
    [
      [t`Number`, 'text'],
      [t`Day`, 'day'],
      [t`Customer`, 'text'],
      [t`Item`, 'text'],
      [t`Quantity`, 'number'],
      [t`Unit`, 'text'],
      [t`Weight, kg`, 'number'],
      [t`Price`, 'money'],
      [t`Amount`, 'money'],
      [t`State`, 'text'],
    ],
    lines.map((one) => [
      one.sale_no,
      one.day,
      one.customer_name ?? t`Walk-in`,
      ...(one.line ? cellsOf(one, one.line) : besideCells(one.beside)),
      isSold(one) ? one.amount : undefined,
      stateWords(one),
    ]),
  );

/** Orders, and voided or unaccepted sales, have no amount and no quantity; the state is given in words. */
const isSold = ({ no_sale, sync }: SoldLine): boolean =>
  sync !== 'rejected' && (no_sale === undefined || no_sale === 'return');

/** Quantities of returned goods are negative, like their amounts. */
function cellsOf(one: SoldLine, line: SaleLine): TableCell[] {
  const { qty, unit, factor, weight_g, unit_price, item_id } = line;
  const sign = one.no_sale === 'return' ? -1 : 1;
  const grade = EGG_ITEMS.find((egg) => egg.item_id === item_id)?.grade;
  return [
    itemWords({ ...line, grade }),
    isSold(one) ? (sign * qty) / factor : undefined,
    unitName(unit),
    weight_g === undefined || !isSold(one) ? undefined : (sign * weight_g) / GRAMS,
    unit_price,
  ];
}

const besideCells = (beside: SoldLine['beside']): TableCell[] => [
  beside === 'delivery' ? t`Delivery` : t`Rounding`,
  undefined,
  undefined,
  undefined,
  undefined,
];

function stateWords({ no_sale, sync }: SoldLine): string {
  if (sync === 'rejected') return refusedWords();
  return no_sale === undefined ? '' : { return: t`Came back`, order: t`Order`, voided: voidedWords() }[no_sale];
}
