import * as v from 'valibot';
import { MONEY_METHODS } from '../../../schemas/choices.ts';
import { purchase, type PurchaseLine } from '../../../schemas/purchase.schema.ts';
import type { PurchaseReturnDraft } from '../../domain/purchases/check-purchase-return.ts';
import type { PurchaseDraft } from '../../domain/purchases/check-purchase.ts';
import type { CommandInput } from '../port.ts';
import { paidBy } from './payments.ts';
import { flag, id, list, maybe, number, shape, text, word } from './shape.ts';
import { itemDraft, materialDraft } from './stock.ts';

const purchaseLine = shape<PurchaseLine>()({
  line_id: id,
  qty: number,
  unit: text,
  factor: number,
  discount: maybe(number),
  tax_rate: maybe(number),
  tax_inclusive: maybe(flag),
  net: maybe(number),
  tax: maybe(number),
  batch_no: maybe(text),
  expiry: maybe(text),
  item_kind: purchase.schema.entries.lines.item.entries.item_kind,
  item_id: text, // empty while nothing is chosen; a line saved like that by an older version can then be mended
  description: maybe(text),
  unit_cost: number,
});

/** How much was paid at once, and how. */
export const paidToSupplier = v.variant('kind', [
  v.looseObject({ kind: v.literal('all'), ...paidBy }),
  v.looseObject({ kind: v.literal('part'), amount: number, ...paidBy }),
  v.looseObject({ kind: v.literal('later') }),
]);

const purchaseDraft = shape<PurchaseDraft>()({
  id,
  lines: list(purchaseLine),
  vendor: maybe(v.looseObject({ id, name: text })),
  transport_cost: maybe(number),
  transport_method: maybe(word(MONEY_METHODS)),
  other_cost: maybe(number),
  supplier_invoice_no: maybe(text),
  pay: paidToSupplier,
  due_date: maybe(text),
  occurred_at: maybe(text),
  note: maybe(text),
  tax_recoverable: maybe(flag),
});

export const newPurchase = shape<CommandInput<'purchases.add'>>()({
  draft: purchaseDraft,
  items: maybe(list(itemDraft)),
  materials: maybe(list(materialDraft)),
});

export const purchaseEdit = shape<CommandInput<'purchases.edit'>>()({
  draft: purchaseDraft,
  seen: purchaseDraft,
  reason: maybe(text),
});

export const purchaseReturn = shape<PurchaseReturnDraft>()({
  id,
  of_purchase_id: id,
  lines: list(v.looseObject({ line_id: id, qty: number })),
  pay_back: maybe(v.looseObject({ amount: number, ...paidBy })),
  note: maybe(text),
  occurred_at: maybe(text),
});
