import { itemDraft } from '../../../contract/inputs/stock.ts';
import { idAndArchived } from '../../../contract/inputs/shape.ts';
import { command } from '../../../data/command.ts';
import { checkItem, type ItemDraft, type ItemError } from '../../../domain/stock/check-item.ts';
import { addThing, archiveThing, editThing, type ThingKind } from './things.ts';

/** Items of the shop. [SHP-1] */
export const ITEMS: ThingKind<ItemDraft, ItemError> = {
  collection: 'shop',
  fields: [
    'name',
    'kind',
    'category',
    'base_unit',
    'sell_units',
    'reorder_level',
    'shelf_life_days',
    'tax_rate',
    'tax_exempt',
    'recipe',
  ],
  check: checkItem,
};

/** Add an item without stock. [RTE-23, SHP-2, SHP-3] */
export const addItem = command({
  name: 'shop.addItem',
  input: itemDraft,
  saves: 'record',
  needs: 'add_purchases',
  run: (work, draft) => addThing(work, ITEMS, draft),
});

/** Correct an item; its base unit is fixed once it has moved. [SHP-2, SHP-3] */
export const editItem = command({
  name: 'shop.editItem',
  input: itemDraft,
  saves: 'record',
  needs: 'member',
  run: (work, draft) => editThing(work, ITEMS, draft),
});

/** Archive an item that is no longer sold, or restore it. [SHP-1] */
export const archiveItem = command({
  name: 'shop.archive',
  input: idAndArchived,
  needs: 'member',
  run: (work, input) => archiveThing(work, ITEMS, input),
});
