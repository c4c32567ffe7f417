import { t } from '@lingui/core/macro';
import type { UnsentRecord } from '../../../contract/sync.ts';

/** What kind of record it is, as people say it. */
export function kindWords({ collection, id }: Pick<UnsentRecord, 'collection'> & { id?: string }): string {
  if (id?.startsWith('public_docs/')) return t`Link for a customer`;
  switch (collection) {
    case 'sales':
      return t`Sale`;
    case 'payments':
      return t`Payment`;
    case 'customers':
      return t`Customer`;
    case 'shop':
      return t`Item of the shop`;
    case 'purchases':
      return t`Purchase`;
    case 'stock_entries':
      return t`Stock record`;
    case 'expenses':
      return t`Expense`;
    case 'raw_materials':
      return t`Material`;
    case 'vendors':
      return t`Supplier`;
    case 'farm':
      return t`Flock`;
    case 'farm_activities':
      return t`Farm record`;
    case 'workspace':
      return t`Business or account`;
    default:
      return collection;
  }
}
