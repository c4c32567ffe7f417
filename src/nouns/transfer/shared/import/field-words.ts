import { t } from '@lingui/core/macro';
import type { ImportField } from '../../../../domain/imports/fields.ts';
import type { ImportKind } from '../../../../domain/imports/import-row.ts';

/**
 * The heading of a column, on the screen and in the template; `src/domain/imports/fields.ts` recognises each of these
 * words. [IMP-1]
 */
export function fieldWords(field: ImportField, kind: ImportKind, currency: string): string {
  switch (field) {
    case 'name':
      return t`Name`;
    case 'middle_name':
      return t`Middle name`;
    case 'last_name':
      return t`Last name`;
    case 'phone':
      return t`Phone`;
    case 'location':
      return t`Place`;
    case 'terms_days':
      return t`Days to pay`;
    case 'credit_limit':
      return t`Most they may owe, ${currency}`;
    case 'opening_balance':
      return kind === 'customers' ? t`They owe, ${currency}` : t`We owe, ${currency}`;
    case 'opening_on':
      return t`Since which day`;
    case 'supplies':
      return t`What they bring`;
    case 'mobile_money':
      return t`Number or till to pay to`;
    case 'category':
      return t`Category`;
    case 'unit':
      return t`Sold by the`;
    case 'holds':
      return t`One holds`;
    case 'price':
      return t`Selling price, ${currency}`;
    case 'barcode':
      return t`Barcode`;
    case 'second_unit':
      return t`Also sold by the`;
    case 'second_holds':
      return t`One of these holds`;
    case 'second_price':
      return t`Price of these, ${currency}`;
    case 'on_hand':
      return t`On hand`;
    case 'cost':
      return t`Cost of one, ${currency}`;
    case 'counted_on':
      return t`Counted on`;
    case 'expiry':
      return t`Expires on`;
    case 'reorder_level':
      return t`Tell me when left`;
    case 'method':
      return t`Where it is`;
    case 'amount':
      return t`How much, ${currency}`;
  }
}
