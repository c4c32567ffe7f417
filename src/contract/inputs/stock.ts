import * as v from 'valibot';
import { LOSS_REASONS } from '../../../schemas/choices.ts';
import { GOODS_UNITS, recipe as storedRecipe } from '../../../schemas/pieces.ts';
import { rawMaterial } from '../../../schemas/raw-material.schema.ts';
import { shopItem } from '../../../schemas/shop-item.schema.ts';
import { stockEntry } from '../../../schemas/stock-entry.schema.ts';
import type { EntryContent, EntryDraft } from '../../domain/stock/check-entry.ts';
import type { ItemDraft } from '../../domain/stock/check-item.ts';
import type { MaterialDraft } from '../../domain/stock/check-material.ts';
import type { CommandInput } from '../port.ts';
import { flag, id, list, maybe, number, oneKind, shape, text, word } from './shape.ts';

type Recipe = NonNullable<MaterialDraft['recipe']>;

const recipe = shape<Recipe>()({
  inputs: v.array(
    shape<Recipe['inputs'][number]>()({
      item_kind: storedRecipe.entries.inputs.item.entries.item_kind,
      item_id: maybe(text), // empty while nothing is chosen, which is refused in words
      qty: number,
    }),
  ),
  output_qty: number,
  expected_loss: number,
});

export const itemDraft = shape<ItemDraft>()({
  id,
  name: text,
  kind: shopItem.schema.entries.kind,
  category: maybe(text),
  base_unit: word(GOODS_UNITS),
  sell_units: v.array(
    shape<ItemDraft['sell_units'][number]>()({ label: text, factor: number, price: number, barcode: maybe(text) }),
  ),
  reorder_level: maybe(number),
  shelf_life_days: maybe(number),
  tax_rate: maybe(number),
  tax_exempt: maybe(flag),
  recipe: maybe(recipe),
});

export const materialDraft = shape<MaterialDraft>()({
  id,
  name: text,
  category: text,
  base_unit: rawMaterial.schema.entries.base_unit,
  pack: maybe(shape<NonNullable<MaterialDraft['pack']>>()({ label: text, factor: number })),
  reorder_level: maybe(number),
  min_days_left: maybe(number),
  withdrawal_meat_days: maybe(number),
  withdrawal_egg_days: maybe(number),
  never_in_lay: maybe(flag),
  feed_type: maybe(text),
  crude_protein: maybe(number),
  active_ingredient: maybe(text),
  storage: maybe(text),
  recipe: maybe(recipe),
});

export const recipeOfMaterial = shape<CommandInput<'materials.setRecipe'>>()({ id, recipe });

type ContentOf<K extends EntryContent['kind']> = Extract<EntryContent, { kind: K }>;

const entryContent = v.variant('kind', [
  oneKind<ContentOf<'loss'>>()({
    kind: v.literal('loss'),
    reason: word(LOSS_REASONS),
    batch_no: maybe(text),
    photo: maybe(v.looseObject({ path: text })),
  }),
  oneKind<ContentOf<'found'>>()({ kind: v.literal('found') }),
  oneKind<ContentOf<'internal_use'>>()({
    kind: v.literal('internal_use'),
    used_for: stockEntry.variants.internal_use.used_for.wrapped,
  }),
  oneKind<ContentOf<'gift'>>()({ kind: v.literal('gift') }),
  oneKind<ContentOf<'opening'>>()({
    kind: v.literal('opening'),
    value: number,
    batch_no: maybe(text),
    expiry: maybe(text),
  }),
  oneKind<ContentOf<'count'>>()({ kind: v.literal('count') }),
]);

const entryDraft = shape<EntryDraft>()({
  id,
  item_id: id,
  qty: number,
  content: entryContent,
  occurred_at: maybe(text),
  responsible: maybe(text),
  note: maybe(text),
});

export const newEntry = shape<CommandInput<'shop.addEntry'>>()({ entry: entryDraft, item: maybe(itemDraft) });

export const entryCorrection = shape<CommandInput<'shop.correctEntry'>>()({ entry: entryDraft, reason: text });

export const stockCount = shape<CommandInput<'shop.count'>>()({
  counts: list(v.looseObject({ id, item_id: id, qty: number, note: maybe(text) })),
  occurred_at: maybe(text),
});
