import { t } from '@lingui/core/macro';
import type { ActivityKind } from '../../../../schemas/farm-activity.schema.ts';
import type { RecordKind } from '../../../contract/sync.ts';
import type { PaidMove } from '../../../domain/money/money-moves.ts';
import { moveWords } from '../../money/shared/move-words.ts';
import { kindWords as activityWords } from '../../farm/shared/activity-words.ts';

/** Name of the kind of a record, in plain words. */
export function kindWords({ collection, kind, id }: RecordKind & { id?: string }): string {
  if (id?.startsWith('public_docs/')) return t`Link for a customer`;
  switch (collection) {
    case 'sales':
      return kind === 'return' ? t`Return` : t`Sale`;
    case 'payments':
      return moneyWords(kind as PaidMove | undefined);
    case 'customers':
      return t`Customer`;
    case 'shop':
      return t`Item of the shop`;
    case 'purchases':
      return t`Purchase`;
    case 'stock_entries':
      return stockWords(kind);
    case 'expenses':
      return t`Expense`;
    case 'raw_materials':
      return t`Material`;
    case 'vendors':
      return t`Supplier`;
    case 'farm':
      return t`Flock`;
    case 'farm_activities':
      return activityWords(kind as ActivityKind);
    case 'workspace':
      return t`Business or account`;
    default:
      return collection;
  }
}

/** Kind of movement, for a payment of no sale and no purchase. */
function moneyWords(move: PaidMove | undefined): string {
  if (move === undefined) return t`Payment`;
  return move === 'moved' ? t`Money moved` : moveWords(move);
}

function stockWords(kind = ''): string {
  switch (kind) {
    case 'opening':
      return t`First stock`;
    case 'loss':
      return t`Loss`;
    case 'found':
      return t`Goods found`;
    case 'count':
      return t`Count of stock`;
    case 'counted':
      return t`Money counted`;
    case 'internal_use':
      return t`Own use`;
    case 'gift':
      return t`Gift`;
    case 'release':
      return t`Eggs released`;
    case 'production':
      return t`Production`;
    default:
      return t`Stock record`;
  }
}

/** Name of a record in a list: its title, or its kind where it has none. */
export const nameWords = (record: RecordKind & { readonly id?: string; readonly title: string }): string =>
  record.title || kindWords(record);

/** Collections whose records have no number or name and are named by their subject. */
const ABOUT = new Set(['farm_activities', 'stock_entries', 'payments']);

/** The record itself: "Sale K7M-0001", "Customer Amina", "Eggs, House 1". */
export function recordWords(record: RecordKind & { readonly title: string }): string {
  const kind = kindWords(record);
  if (record.title === '') return kind;
  return ABOUT.has(record.collection) ? `${kind}, ${record.title}` : `${kind} ${record.title}`;
}
