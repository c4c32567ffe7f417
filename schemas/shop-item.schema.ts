import { EGG_GRADES } from './choices.ts';
import { documentKind, type DocumentOf } from './document-kind.ts';
import { flag, group, listOf, minorUnits, oneOf, optional, quantity, taxRate, text, wholeNumber } from './fields.ts';
import { GOODS_UNITS, photo, recipe, thingFields } from './pieces.ts';

/** A selling unit of an item, such as a tray or a kilogram, and its price. [SHP-1, SHP-3] */
const sellUnit = group({
  label: text({ max: 20 }),
  factor: wholeNumber(1, 100_000), // base units per unit
  price: minorUnits(),
  barcode: optional(text({ max: 40 })),
});

/**
 * An item of the shop: bought for resale, produced by the farm, or processed. Its id is the route's farm_shop_id.
 * [SHP-1]
 */
export const shopItem = documentKind('shop', {
  ...thingFields,
  name: text({ max: 80 }),
  category: optional(text({ max: 40 })),
  kind: oneOf('resale', 'farm_produce', 'processed'),
  base_unit: oneOf(...GOODS_UNITS), // cannot change after the first movement [SHP-3]
  sell_units: listOf(sellUnit, { min: 1, max: 10 }),
  reorder_level: optional(quantity({ min: 0 })),
  shelf_life_days: optional(wholeNumber(1, 3_650)),
  tax_rate: optional(taxRate()), // the business's default when absent [TAX-2]
  tax_exempt: optional(flag()), // sold without tax, regardless of the default
  photo: optional(photo),
  egg_grade: optional(oneOf(...EGG_GRADES)),
  recipe: optional(recipe),
});

export type ShopItem = DocumentOf<typeof shopItem>;
