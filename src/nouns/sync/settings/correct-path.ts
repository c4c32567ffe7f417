import type { BusinessView } from '../../../contract/account.ts';
import type { UnsentRecord } from '../../../contract/sync.ts';
import { hasRight, type Right } from '../../../domain/people/has-right.ts';

const SALES = ['edit_sales', 'add_sales'] as const;
const PURCHASES = ['edit_purchases', 'add_purchases'] as const;
const MATERIALS = ['edit_raw_materials', 'add_raw_materials'] as const;

/** The rights to change and to create a record; undefined when no form corrects it. */
function rightsOf({ collection, bought }: UnsentRecord): readonly [edit: Right, add: Right] | undefined {
  switch (collection) {
    case 'sales':
    case 'customers':
      return SALES;
    case 'expenses':
    case 'vendors':
      return PURCHASES;
    case 'purchases':
      return bought && (bought.goods === 'shop' ? PURCHASES : MATERIALS);
    default:
      return undefined;
  }
}

/**
 * The right by which this person may correct it: their own record that the server never had is theirs to correct.
 * [SYN-25, RTE-21]
 */
export function rightOver(record: UnsentRecord, business: BusinessView | undefined): 'edit' | 'add' | undefined {
  const rights = rightsOf(record);
  if (!rights || !business || business.id !== record.business_id) return undefined;
  const [edit, add] = rights;
  if (hasRight(business, edit)) return 'edit';
  return !record.accepted && hasRight(business, add) ? 'add' : undefined;
}

/**
 * Path of the correction: the edit page, or for a user who may not open that, the page where it was created. Customers
 * are corrected in place.
 */
export function correctPath({ collection, id, bought }: UnsentRecord, may: 'edit' | 'add'): string | undefined {
  const way = (edit: string, add: string) => (may === 'edit' ? edit : `${add}?correct=${id}`);
  switch (collection) {
    case 'sales':
      return way(`/sales/edit/${id}`, '/sales/add');
    case 'expenses':
      return way(`/expenses/edit/${id}`, '/expenses/add');
    case 'vendors':
      return `/suppliers?id=${id}&page=edit`;
    case 'purchases':
      return bought?.goods === 'raw_material'
        ? way(`/farm/view/0/raw_material/edit/${bought.material}?receipt=${id}`, '/farm/add/raw_materials')
        : way(`/purchases/edit/${id}`, '/shop/add');
    default:
      return undefined;
  }
}
