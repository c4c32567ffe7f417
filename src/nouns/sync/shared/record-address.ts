import { recordPath } from '../../farm/shared/record-path.ts';
import { itemPath } from '../../stock/shared/shop-paths.ts';

/** Path of a record's page; undefined for records without one. */
export function recordAddress({ collection, id }: { collection: string; id: string }): string | undefined {
  switch (collection) {
    case 'customers':
      return `/sales/customer?id=${id}`;
    case 'vendors':
      return `/suppliers?id=${id}`;
    case 'shop':
      return itemPath(id);
    case 'raw_materials':
      return `/farm/view/3/raw_material/${id}`;
    case 'farm':
      return `/farm/farm_activities/view/${id}`;
    case 'farm_activities':
      return recordPath(id);
    case 'sales':
      return `/sales/receipt/${id}`;
    case 'purchases':
      return `/purchases/view/${id}`;
    case 'expenses':
      return `/expenses/voucher/${id}`;
    default:
      return undefined;
  }
}
