import { query } from '../../../data/query.ts';
import { map } from 'rxjs';
import type { ShopItem } from '../../../../schemas/shop-item.schema.ts';
import { sameBarcode } from '../../../domain/stock/same-barcode.ts';
import { liveRows, whenBusinessOpen } from '../../../data/live.ts';
import type { ItemWithCode } from '../../../contract/stock.ts';
import type { Row } from '../../../store/row-store.ts';
import { itemView } from './items.ts';
import { byName } from '../../../domain/text/by-name.ts';

/** Items on sale with this barcode, by name, each with the unit that has it. [SHP-14] */
export const itemsWithBarcode = query({
  name: 'shop.withBarcode',
  whileArriving: 'rows',
  read: (deps, { code }) =>
    whenBusinessOpen<readonly ItemWithCode[]>(
      deps,
      ({ book }, businessId) =>
        // Asked once and not watched: `liveThings` may still return the state before an item was saved.
        liveRows<Row<ShopItem>>(book.shop.collection, { selector: { business_id: { $eq: businessId } } }).pipe(
          map((items) =>
            items
              .flatMap((item) => {
                const unit = item.sell_units.findIndex(({ barcode = '' }) => sameBarcode(barcode, code));
                return item.archived === true || unit === -1 ? [] : [{ item: itemView(item), unit }];
              })
              .sort((a, b) => byName(a.item, b.item)),
          ),
        ),
      [],
    ),
});
