import type { SaleToReturn } from '../../../contract/sales.ts';
import type { ReturnedLine } from '../../../domain/sales/check-return.ts';
import { pressKey, type PadKey } from '../../../ui/numbers/press-key.ts';
import type { NumberError } from '../../../domain/sales/parse-quantity.ts';
import { quantityOf } from './entry/sale-from-form.ts';

/** Returned quantity of one line, as typed, and whether it can be sold again. */
export interface BackLine {
  readonly whole: string;
  readonly loose: string;
  readonly restock: 'yes' | 'loss';
}

export interface ReturnForm {
  readonly lines: Readonly<Record<string, BackLine>>;
  readonly active: { readonly line_id: string; readonly field: 'whole' | 'loose' } | undefined;
  /** The active field has just gained focus: the next digit replaces its text. */
  readonly fresh: boolean;
}

export type ReturnAct =
  | { do: 'enter'; line_id: string; field: 'whole' | 'loose' }
  | { do: 'key'; key: PadKey }
  | { do: 'type'; text: string }
  | { do: 'all'; line_id: string; whole: string; loose: string }
  | { do: 'restock'; line_id: string; restock: 'yes' | 'loss' };

const EMPTY: BackLine = { whole: '', loose: '', restock: 'yes' };
export const backLine = (form: ReturnForm, line_id: string): BackLine => form.lines[line_id] ?? EMPTY;

export const emptyReturn = (first: string | undefined): ReturnForm => ({
  lines: {},
  active: first === undefined ? undefined : { line_id: first, field: 'whole' },
  fresh: true,
});

/** The form after a press. */
export function afterReturnAct(form: ReturnForm, act: ReturnAct): ReturnForm {
  const change = (line_id: string, part: Partial<BackLine>): ReturnForm => ({
    ...form,
    fresh: false,
    lines: { ...form.lines, [line_id]: { ...backLine(form, line_id), ...part } },
  });
  const { active } = form;
  switch (act.do) {
    case 'enter':
      if (active?.line_id === act.line_id && active.field === act.field) return form;
      return { ...form, active: { line_id: act.line_id, field: act.field }, fresh: true };
    case 'key': {
      if (!active) return form;
      const typed = backLine(form, active.line_id)[active.field];
      return change(active.line_id, { [active.field]: pressKey(typed, act.key, form.fresh) });
    }
    case 'type':
      return active ? change(active.line_id, { [active.field]: act.text }) : form;
    case 'all':
      return change(act.line_id, { whole: act.whole, loose: act.loose });
    case 'restock':
      return change(act.line_id, { restock: act.restock });
  }
}

/** The returned lines; for an unreadable one the error. Empty or zero means nothing was returned. Units: base units. */
export function readReturn(
  form: ReturnForm,
  sale: SaleToReturn,
): (ReturnedLine | { line_id: string; fault: NumberError['type'] })[] {
  return sale.sale.lines.flatMap(({ line_id, item_kind, description, unit, factor }) => {
    const { whole, loose, restock } = backLine(form, line_id);
    if (/^0*$/.test(whole + loose)) return [];
    const typed = { line_id, key: line_id, item_kind, description, unit, factor, whole, loose, price: '' };
    const qty = quantityOf(typed);
    return [qty.ok ? { line_id, qty: qty.value, restock } : { line_id, fault: qty.error.type }];
  });
}
