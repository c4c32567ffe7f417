import type { PurchaseLine } from '../../../../schemas/purchase.schema.ts';
import type { PurchaseDraft } from '../../../domain/purchases/check-purchase.ts';
import { checkItem, type ItemDraft, type ItemError } from '../../../domain/stock/check-item.ts';
import { checkMaterial, type MaterialDraft, type MaterialError } from '../../../domain/stock/check-material.ts';
import { lineTax } from '../../../domain/tax/taxes.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { movedTo } from '../../../domain/time/on-day.ts';
import type { PayingForm } from '../../payments/shared/paying-form.ts';
import { itemFromForm, type ItemForm } from '../../stock/shared/item-form.ts';
import { materialFromForm, unitsOfMaterial, type MaterialForm } from '../../stock/shared/material-form.ts';
import { typedMoney } from '../../../ui/numbers/typed-money.ts';
import { asTyped, ifTyped, typedQuantity } from '../../../ui/numbers/typed-number.ts';
import { typedAmountOf } from '../../../ui/numbers/typed-text.ts';

/*
 * The form of a purchase, and of opening stock, as typed text. Pure, so that a draft can be stored, read again after a
 * reload, and tested without a screen.
 */

/** A unit in which a received item is counted. */
export interface BuyUnit {
  readonly label: string;
  readonly factor: number;
}

/** Goods of the shop, or materials of the farm. */
export type Goods = 'shop' | 'raw_material';

/** One line as typed; for an existing or for a new item or material. */
export interface LineForm {
  readonly line_id: string;
  readonly goods: Goods;
  /** Text typed to find the item. */
  readonly search: string;
  readonly known?: { readonly id: string; readonly name: string; readonly base_unit: ItemDraft['base_unit']; readonly units: readonly BuyUnit[]; readonly tax?: number | 'none' | undefined } | undefined;
  readonly fresh?: ItemForm | undefined;
  readonly material?: MaterialForm | undefined;
  /** Index of the item's unit in use. */
  readonly unit: number;
  readonly qty: string;
  readonly cost: string;
  readonly batch: string;
  readonly expiry: string;
  /** Its tax rate where it differs from the item's own. */
  readonly tax?: number | 'none' | undefined;
  /** Whether its cost was typed including tax, for a line that was saved before. */
  readonly inside?: boolean | undefined;
  /** The supplier's discount on the line. */
  readonly discount?: string | undefined;
} // prettier-ignore

/**
 * The tax on the supplier's invoice: included in the costs or added to them, and the rate of items without one of their
 * own. [TAX-4]
 */
export interface InvoiceTax {
  readonly inside: boolean;
  /** True when it is claimed back; else it is part of the goods' cost. */
  readonly claimed: boolean;
  readonly usual?: number | undefined;
}

export interface PurchaseForm extends PayingForm {
  /** Id of the purchase, created once per draft. */
  readonly id: string;
  readonly lines: readonly LineForm[];
  /** The expanded line; the others are shown in one row each. */
  readonly open: string | undefined;
  readonly vendor: { readonly id: string; readonly name: string } | undefined;
  readonly transport: string;
  /** Payee of the transport: the supplier, with the goods, or the carrier, at once. */
  readonly transportTo: 'supplier' | 'carrier';
  readonly other: string;
  readonly invoice: string;
  /** Absent when no tax is claimed back. */
  readonly tax?: InvoiceTax | undefined;
  readonly due: string;
  /** Day of receipt, when it was not today. */
  readonly day: string;
  readonly occurred_at?: string | undefined;
  readonly note: string;
}

export const emptyLine = (line_id: string, goods: Goods): LineForm => ({
  line_id,
  goods,
  search: '',
  unit: 0,
  qty: '',
  cost: '',
  batch: '',
  expiry: '',
});

export const emptyPurchaseForm = (id: string, line_id: string, goods: Goods): PurchaseForm => ({
  id,
  lines: [emptyLine(line_id, goods)],
  open: line_id,
  vendor: undefined,
  transport: '',
  transportTo: 'supplier',
  other: '',
  invoice: '',
  pay: 'all',
  paid: '',
  method: 'cash',
  reference: '',
  due: '',
  day: '',
  note: '',
});

/** True while the line has no input. */
export const isEmptyLine = ({ known, fresh, material, search, qty, cost }: LineForm): boolean =>
  !known && !fresh && !material && search.trim() === '' && qty === '' && cost === '';

/** The units in which a line can be counted. */
export function unitsOf({ known, fresh, material }: LineForm, currency: string): readonly BuyUnit[] {
  if (known) return known.units;
  if (material) return unitsOfMaterial(materialFromForm(material));
  if (!fresh) return [{ label: 'piece', factor: 1 }];
  return itemFromForm(fresh, currency).sell_units.map(({ label, factor }) => ({ label, factor }));
}

/** The unit in which a line is counted. */
export const unitOfLine = (line: LineForm, currency: string): BuyUnit => {
  const units = unitsOf(line, currency);
  return units[line.unit] ?? units[0] ?? { label: 'piece', factor: 1 };
};

/** The name in a line, as far as it was typed or chosen. */
export const nameOfLine = ({ known, fresh, material }: LineForm): string =>
  known?.name ?? fresh?.name ?? material?.name ?? '';

/** Why a line's item is refused: it has none, or what is new about it is wrong, so that its quantity is unreadable. */
export function itemRefusal(line: LineForm, currency: string): ItemError | MaterialError | undefined {
  if (isEmptyLine(line)) return undefined;
  if (nameOfLine(line).trim() === '') return { type: 'NameMissing' };
  const { fresh, material } = line;
  const context = { others: [], currency };
  const checked = fresh
    ? checkItem(itemFromForm(fresh, currency), context)
    : material && checkMaterial(materialFromForm(material), context);
  return checked && !checked.ok ? checked.error : undefined;
}

/** The first line whose item is refused, and why. */
export function wrongItem({ lines }: PurchaseForm, currency: string) {
  for (const line of lines) {
    const error = itemRefusal(line, currency);
    if (error) return { ...error, line_id: line.line_id };
  }
  return undefined;
}

/** The base unit of a line. */
export const baseOfLine = ({ known, fresh, material }: LineForm): ItemDraft['base_unit'] =>
  known?.base_unit ?? fresh?.base ?? material?.base ?? 'piece';

/** The tax rate of a line; undefined without tax. */
export function rateOfLine({ tax, known, fresh }: LineForm, invoice: InvoiceTax | undefined): number | undefined {
  if (!invoice) return undefined;
  const rate = tax ?? known?.tax ?? fresh?.tax ?? invoice.usual;
  return rate === 'none' ? undefined : rate;
}

/** A line for the check; a missing or invalid number is NaN. Units: base units, minor units. */
export function lineFromForm(line: LineForm, currency: string, tax?: InvoiceTax): PurchaseLine {
  const { label, factor } = unitOfLine(line, currency);
  const off = ifTyped(line.discount ?? '', (typed) => typedMoney(typed, currency));
  return {
    line_id: line.line_id,
    item_kind: line.goods,
    item_id: line.known?.id ?? line.fresh?.id ?? line.material?.id ?? '',
    description: nameOfLine(line).trim().slice(0, 80),
    qty: typedQuantity(line.qty, factor),
    unit: label.trim(),
    factor,
    unit_cost: typedMoney(line.cost, currency),
    ...(off !== undefined && off !== 0 && { discount: off }),
    ...lineTax(rateOfLine(line, tax), line.inside ?? tax?.inside === true),
    ...(line.batch.trim() && { batch_no: line.batch.trim().slice(0, 40) }),
    ...(line.expiry && { expiry: line.expiry }),
  };
}

/** The form as a draft, with its new items and materials; an empty line at the end is left out. */
export function purchaseFromForm(
  form: PurchaseForm,
  currency: string,
  now: Date,
): { draft: PurchaseDraft; items: ItemDraft[]; materials: MaterialDraft[] } {
  const lines = form.lines.filter((line) => !isEmptyLine(line));
  const money = (typed: string) => ifTyped(typed, (text) => typedMoney(text, currency));
  const transport_cost = money(form.transport);
  const other_cost = money(form.other);
  const { vendor, note, invoice } = form;
  const occurred_at = happenedAt(form, now);
  return {
    draft: {
      id: form.id,
      lines: lines.map((line) => lineFromForm(line, currency, form.tax)),
      ...(form.tax?.claimed &&
        lines.some((line) => rateOfLine(line, form.tax) !== undefined) && { tax_recoverable: true }),
      ...(vendor && { vendor }),
      ...(transport_cost !== undefined && { transport_cost }),
      ...(transport_cost !== undefined && form.transportTo === 'carrier' && { transport_method: 'cash' }),
      ...(other_cost !== undefined && { other_cost }),
      ...(invoice.trim() && { supplier_invoice_no: invoice.trim() }),
      pay: payOf(form, currency),
      ...(form.pay !== 'all' && form.due && { due_date: form.due }),
      ...(occurred_at !== undefined && { occurred_at }),
      ...(note.trim() && { note: note.trim() }),
    },
    items: lines.flatMap(({ fresh }) => (fresh ? [itemFromForm(fresh, currency)] : [])),
    materials: lines.flatMap(({ material }) => (material ? [materialFromForm(material)] : [])),
  };
}

/** The time of receipt: as it was saved, unless another day was chosen; undefined for now. */
export function happenedAt({ day, occurred_at }: PurchaseForm, now: Date): string | undefined {
  const at = now.toISOString();
  if (day === '' || (occurred_at === undefined && day === localDay(now))) return occurred_at;
  return movedTo(occurred_at ?? at, day, at);
}

function payOf({ pay, paid, method, reference }: PurchaseForm, currency: string): PurchaseDraft['pay'] {
  if (pay === 'later') return { kind: 'later' };
  const how = { method, ...(reference.trim() && method !== 'cash' && { reference: reference.trim() }) };
  return pay === 'all' ? { kind: 'all', ...how } : { kind: 'part', amount: typedMoney(paid, currency), ...how };
}

/** The form of a purchase. `unitsOfItem`: the present units of its items. */
export function formFromPurchase(
  draft: PurchaseDraft,
  currency: string,
  itemOf: (
    id: string,
  ) => { readonly base_unit: ItemDraft['base_unit']; readonly units: readonly BuyUnit[] } | undefined,
): PurchaseForm {
  const money = (amount: number | undefined) => (amount === undefined ? '' : typedAmountOf(amount, currency));
  const { pay } = draft;
  const taxed = draft.lines.find(({ tax_rate }) => tax_rate !== undefined);
  return {
    ...emptyPurchaseForm(draft.id, '', 'shop'),
    lines: draft.lines.map((line) => {
      const item = itemOf(line.item_id);
      const own = { label: line.unit, factor: line.factor };
      const others = (item?.units ?? []).filter(({ label, factor }) => label !== own.label || factor !== own.factor);
      return {
        ...emptyLine(line.line_id, line.item_kind),
        known: {
          id: line.item_id,
          name: line.description ?? '',
          base_unit: item?.base_unit ?? 'piece',
          units: [own, ...others],
        },
        qty: asTyped(line.qty, line.factor),
        cost: money(line.unit_cost),
        batch: line.batch_no ?? '',
        expiry: line.expiry ?? '',
        tax: line.tax_rate ?? 'none',
        ...(line.tax_rate !== undefined && { inside: line.tax_inclusive === true }),
        ...(line.discount && { discount: money(line.discount) }),
      };
    }),
    open: undefined,
    vendor: draft.vendor,
    transport: money(draft.transport_cost),
    transportTo: draft.transport_method === undefined ? 'supplier' : 'carrier',
    other: money(draft.other_cost),
    invoice: draft.supplier_invoice_no ?? '',
    ...(taxed && { tax: { inside: taxed.tax_inclusive === true, claimed: draft.tax_recoverable === true } }),
    pay: pay.kind,
    paid: pay.kind === 'part' ? money(pay.amount) : '',
    ...(pay.kind !== 'later' && { method: pay.method, reference: pay.reference ?? '' }),
    due: draft.due_date ?? '',
    occurred_at: draft.occurred_at,
    day: draft.occurred_at === undefined ? '' : localDay(new Date(draft.occurred_at)),
    note: draft.note ?? '',
  };
}
