import { t } from '@lingui/core/macro';
import type { StockRow } from '../../client/port-types.ts';
import { plainAmount } from '../../domain/money/plain-amount.ts';
import { writeCsv } from '../../domain/text/csv.ts';
import { itemName, unitName } from '../../ui/words/stock-words.ts';

/** The stock as a table for a table program: quantities in what each item is sold by. [SHL-12] */
export function stockTable(rows: readonly StockRow[], currency: string): string {
  const head = [t`Name`, t`Barcode`, t`In stock`, t`Unit`, t`Selling price, ${currency}`, t`Worth, ${currency}`, t`Expires on`]; // prettier-ignore
  return writeCsv([
    head,
    ...rows.map((row) => {
      const unit = row.sell_units[0]!;
      return [
        itemName(row),
        unit.barcode ?? '',
        row.on_hand === undefined ? '' : String(row.on_hand / unit.factor),
        unitName(unit.label),
        plainAmount(unit.price, currency),
        row.value === undefined ? '' : plainAmount(row.value, currency),
        row.expires?.expiry ?? '',
      ];
    }),
  ]);
}
