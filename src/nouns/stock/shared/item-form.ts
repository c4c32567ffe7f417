import type { ItemView } from '../../../contract/stock.ts';
import type { ItemDraft } from '../../../domain/stock/check-item.ts';
import { contentUnit, usualPack } from '../../../domain/stock/content-unit.ts';
import { habits } from '../../../ui/setup/habits.ts';
import { typedMoney } from '../../../ui/numbers/typed-money.ts';
import { asTyped, ifTyped, typedNumber, typedOrStood, typedQuantity } from '../../../ui/numbers/typed-number.ts';
import { typedAmountOf } from '../../../ui/numbers/typed-text.ts';

/** A way to sell an item, as typed; `holds` is in the content unit: kilograms per bag, pieces per box. */
export interface UnitForm {
  readonly label: string;
  readonly holds: string;
  readonly price: string;
  readonly barcode: string;
}

/** An item as typed. Pure, so that a form can be stored and tested without a screen. */
export interface ItemForm {
  readonly id: string;
  readonly name: string;
  readonly kind: ItemDraft['kind'];
  readonly category: string;
  readonly base: ItemDraft['base_unit'];
  readonly units: readonly UnitForm[];
  /** In the first unit. */
  readonly reorder: string;
  /** The stored limit, in base units. */
  readonly reorderStood?: number | undefined;
  readonly shelfLife: string;
  /** Its own tax rate, or none; absent for the usual one. [TAX-2] */
  readonly tax?: number | 'none' | undefined;
  /** Edited in a form of its own; kept unchanged here. */
  readonly recipe?: ItemDraft['recipe'];
}

const unitOf = (base: ItemForm['base']): UnitForm => ({ ...usualPack(base, habits()), price: '', barcode: '' });

export const emptyItemForm = (id: string, name = ''): ItemForm => ({
  id,
  name,
  kind: 'resale',
  category: '',
  base: 'piece',
  units: [unitOf('piece')],
  reorder: '',
  shelfLife: '',
});

/** The same item with a barcode on its first unit. [SHP-14] */
export const withBarcode = (form: ItemForm, barcode: string): ItemForm => ({
  ...form,
  units: form.units.map((unit, i) => (i === 0 ? { ...unit, barcode } : unit)),
});

/** The item with another base unit: pack contents must be typed again; prices and barcodes stay. */
export const countedIn = (form: ItemForm, base: ItemForm['base']): ItemForm => ({
  ...form,
  base,
  units: form.units.map(({ price, barcode }, i) => ({
    ...(i === 0 ? unitOf(base) : { label: '', holds: '' }),
    price,
    barcode,
  })),
});

/** The form as a draft, for the check that form and command share. Units: base units, minor units. */
export function itemFromForm(form: ItemForm, currency: string): ItemDraft {
  const { id, name, kind, category, base, reorder, shelfLife } = form;
  const content = contentUnit(base).factor;
  const sell_units = form.units.map(({ label, holds, price, barcode }) => ({
    label,
    factor: typedQuantity(holds, content),
    // An item that is only bought so far has no price.
    price: ifTyped(price, (typed) => typedMoney(typed, currency)) ?? 0,
    ...(barcode.trim() && { barcode: barcode.trim() }),
  }));
  return {
    id,
    name,
    kind,
    ...(category.trim() && { category }),
    base_unit: base,
    sell_units,
    reorder_level: typedOrStood(reorder, sell_units[0]?.factor ?? 1, form.reorderStood),
    shelf_life_days: ifTyped(shelfLife, typedNumber),
    ...(form.tax === 'none' ? { tax_exempt: true } : form.tax !== undefined && { tax_rate: form.tax }),
    ...(form.recipe && { recipe: form.recipe }),
  };
}

/** The form of an item: the inverse of `itemFromForm`. */
export function formFromItem(item: ItemView, currency: string): ItemForm {
  const { id, name, category = '', base_unit: base, sell_units, reorder_level, shelf_life_days } = item;
  const content = contentUnit(base).factor;
  return {
    id,
    name,
    kind: item.kind === 'material' ? 'resale' : item.kind,
    category,
    base,
    units: sell_units.map(({ label, factor, price, barcode = '' }) => ({
      label,
      holds: asTyped(factor, content),
      price: price === 0 ? '' : typedAmountOf(price, currency),
      barcode,
    })),
    reorder: reorder_level === undefined ? '' : asTyped(reorder_level, sell_units[0]!.factor),
    reorderStood: reorder_level,
    shelfLife: shelf_life_days === undefined ? '' : String(shelf_life_days),
    ...(item.tax_exempt ? { tax: 'none' as const } : item.tax_rate !== undefined && { tax: item.tax_rate }),
    ...(item.recipe && { recipe: item.recipe }),
  };
}
