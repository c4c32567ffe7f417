import { newDocumentId } from '../../../schemas/new-document-id.ts';
import type { SellableItem } from '../../client/port-types.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { plainDigits } from '../../ui/numbers/group-digits.ts';
import { itemWords } from './items-in-words.ts';
import type { LineForm } from './sale-form.ts';

/** A new line for something that can be sold, with its last price. */
export const lineFromItem = (item: SellableItem, currency: string): LineForm => ({
  line_id: newDocumentId(),
  key: item.key,
  item_kind: item.item_kind,
  item_id: item.item_id,
  description: itemWords(item),
  unit: item.unit,
  factor: item.factor,
  whole: '',
  loose: '',
  price: item.last_price === undefined ? '' : plainDigits(formatAmount(item.last_price, currency)),
});

/** Something that has no tile yet. [SAL-2] */
export const otherItem = (description: string): SellableItem => ({
  key: `other:${description.toLowerCase()}`,
  item_kind: 'other',
  description,
  unit: 'piece',
  factor: 1,
});
