import { query } from '../../../data/query.ts';
import { from, switchMap } from 'rxjs';
import { newDeviceTag } from '../../../store/device-store.ts';
import { whenBusinessOpen } from '../../../data/live.ts';
import type { NextSaleNo } from '../../../contract/sales.ts';
import { nextSaleCount } from '../../../store/upkeep-store.ts';
import { hasNumber } from '../../../store/has-number.ts';
import { saleNo } from './add-sale.command.ts';

/** The number of the next sale on this phone. [SAL-6] */
export const nextSaleNo = query({
  name: 'sales.nextNo',
  whileArriving: 'whole',
  read: (deps) =>
    whenBusinessOpen<NextSaleNo>(
      deps,
      ({ book }, businessId) =>
        from(deps.device.ensure('device_tag', newDeviceTag)).pipe(
          switchMap(async (tag) => ({
            sale_no: saleNo(tag, await nextSaleCount(book.upkeep, businessId, hasNumber(book))),
          })),
        ),
      { sale_no: '' },
    ),
});
