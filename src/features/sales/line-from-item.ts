import { newDocumentId } from '../../../schemas/new-document-id.ts';
import type { SellableItem } from '../../contract/sales.ts';
import type { ItemWithCode } from '../../contract/stock.ts';
import { itemWords } from '../../ui/words/items-in-words.ts';
import type { LineForm } from './sale-form.ts';
import { typedAmountOf } from '../../ui/numbers/typed-text.ts';
import { otherKey } from '../../domain/sales/other-key.ts';

/** A new line for something that can be sold, with its last price. */
export const lineFromItem = (item: SellableItem, currency: string): LineForm => ({
  line_id: newDocumentId(),
  key: item.key,
  item_kind: item.item_kind,
  item_id: item.item_id,
  ...(item.farm_id && { farm_id: item.farm_id }),
  description: itemWords(item),
  unit: item.unit,
  factor: item.factor,
  whole: '',
  loose: '',
  ...(item.by_weight && { weight: '' }),
  ...(item.last_price === undefined
    ? { price: '', awaits_price: true }
    : { price: typedAmountOf(item.last_price, currency) }),
});

/** An item whose barcode was read, by the unit that bears it. [SHP-14] */
export const scannedItem = ({ item, unit }: ItemWithCode): SellableItem => {
  const { label, factor, price } = item.sell_units[unit]!;
  const known = { description: item.name, unit: label, factor, last_price: price };
  return { key: item.id, item_kind: 'shop', item_id: item.id, ...known };
};

/** Something that has no tile yet. [SAL-2] */
export const otherItem = (description: string): SellableItem => ({
  key: otherKey(description),
  item_kind: 'other',
  description,
  unit: 'piece',
  factor: 1,
});
