import * as v from 'valibot';
import { sale, type Sale, type SaleLine } from '../../../schemas/sale.schema.ts';
import type { ReturnDraft, ReturnedLine } from '../../domain/sales/check-return.ts';
import type { SaleDraft } from '../../domain/sales/check-sale.ts';
import type { CommandInput } from '../port.ts';
import { paidBy } from './payments.ts';
import { factor, flag, id, list, maybe, number, shape, text, word } from './shape.ts';

const stored = sale.schema.entries;

const saleLine = shape<SaleLine>()({
  line_id: id,
  qty: number,
  unit: text,
  factor, // of the line's unit, which is chosen and not typed
  discount: maybe(number),
  tax_rate: maybe(number),
  tax_inclusive: maybe(flag),
  net: maybe(number),
  tax: maybe(number),
  item_kind: stored.lines.item.entries.item_kind,
  item_id: maybe(id),
  farm_id: maybe(id),
  description: text,
  unit_price: number,
  avg_weight_g: maybe(number),
  weight_g: maybe(number),
  restock: stored.lines.item.entries.restock,
  override_reason: maybe(text),
});

const delivery = shape<NonNullable<Sale['delivery']>>()({
  address: maybe(text),
  phone: maybe(text),
  date: maybe(text),
  status: stored.delivery.wrapped.entries.status,
  by: maybe(text),
});

type PayOf<K extends SaleDraft['pay']['kind']> = Extract<SaleDraft['pay'], { kind: K }>;
const storedPayment = shape<NonNullable<Sale['initial_payment']>>()({ amount: number, ...paidBy });
const paidInWays = { ...paidBy, more: maybe(list(storedPayment)) };

export const saleDraft = shape<SaleDraft>()({
  id,
  lines: list(saleLine),
  customer: maybe(v.looseObject({ id, name: text })),
  pay: v.union([
    shape<PayOf<'all'>>()({ kind: v.literal('all'), ...paidInWays }),
    shape<PayOf<'part'>>()({ kind: v.literal('part'), amount: number, ...paidInWays }),
    shape<PayOf<'later'>>()({ kind: v.literal('later') }),
  ]),
  due_date: maybe(text),
  occurred_at: maybe(text),
  note: maybe(text),
  order_discount: maybe(number),
  delivery_fee: maybe(number),
  delivery: maybe(delivery),
  rounding: maybe(number),
  is_order: maybe(v.literal(true)),
});

export const saleEdit = shape<CommandInput<'sales.edit'>>()({
  draft: saleDraft,
  seen: saleDraft,
  reason: maybe(text),
});

export const saleProgress = shape<CommandInput<'sales.progress'>>()({
  id,
  to: word(['confirmed', 'out', 'delivered', 'failed']),
});

export const saleReturn = shape<ReturnDraft>()({
  id,
  of_sale_id: id,
  lines: list(shape<ReturnedLine>()({ line_id: id, qty: number, restock: stored.lines.item.entries.restock.wrapped })),
  pay_back: maybe(v.looseObject({ amount: number, ...paidBy })),
  note: maybe(text),
  occurred_at: maybe(text),
});
