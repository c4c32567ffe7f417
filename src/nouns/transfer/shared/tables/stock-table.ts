import { t } from '@lingui/core/macro';
import { tableOf, type Table } from '../../../../domain/exports/table.ts';
import { itemName, unitName } from '../../../../ui/words/stock-words.ts';

/** An item or a material of the list. Units: base units, minor units. */
interface ListedItem {
  readonly kind: string;
  readonly name: string;
  readonly grade?: string | undefined;
  /** The first one is the unit in which it is counted. */
  readonly sell_units: readonly {
    readonly label: string;
    readonly factor: number;
    readonly price: number;
    readonly barcode?: string | undefined;
  }[];
  readonly on_hand?: number | undefined;
  readonly value?: number | undefined;
  readonly expires?: { readonly expiry: string } | undefined;
}

/** The stock: quantities in each item's unit. `name` of the sheet. [SHL-12, IMP-2] */
export const stockTable = (items: readonly ListedItem[], currency: string, name = t`Stock`): Table =>
  tableOf(
    { name, currency },
    [
      [t`Name`, 'text'],
      [t`Barcode`, 'text'],
      [t`In stock`, 'number'],
      [t`Unit`, 'text'],
      [t`Selling price`, 'money'],
      [t`Worth`, 'money'],
      [t`Expires on`, 'day'],
    ],
    items.map((item) => {
      const unit = item.sell_units[0]!;
      return [
        itemName(item),
        unit.barcode,
        item.on_hand === undefined ? undefined : item.on_hand / unit.factor,
        unitName(unit.label),
        // Materials used by the farm have no sales price.
        item.kind === 'material' ? undefined : unit.price,
        item.value,
        item.expires?.expiry,
      ];
    }),
  );
