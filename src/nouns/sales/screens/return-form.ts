import type { SaleToReturn } from '../../../contract/sales.ts';
import type { ReturnedLine } from '../../../domain/sales/check-return.ts';
import { keypadForm, type KeypadFocus } from '../../../ui/numbers/keypad-form.ts';
import type { PadKey } from '../../../ui/numbers/press-key.ts';
import type { NumberError } from '../../../domain/sales/parse-quantity.ts';
import { quantityOf } from './entry/sale-from-form.ts';

/** Returned quantity of one line, as typed, and whether it can be sold again. */
export interface BackLine {
  readonly whole: string;
  readonly loose: string;
  readonly restock: 'yes' | 'loss';
}

type Active = { readonly line_id: string; readonly field: 'whole' | 'loose' } | undefined;

export interface ReturnForm extends KeypadFocus<Active> {
  readonly lines: Readonly<Record<string, BackLine>>;
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

const changed = (form: ReturnForm, line_id: string, part: Partial<BackLine>): ReturnForm => ({
  ...form,
  fresh: false,
  lines: { ...form.lines, [line_id]: { ...backLine(form, line_id), ...part } },
});

const keypad = keypadForm<Active, ReturnForm>({
  read: (form, { line_id, field }) => backLine(form, line_id)[field],
  write: (form, { line_id, field }, text) => changed(form, line_id, { [field]: text }),
});

/** The form after a press. */
export function afterReturnAct(form: ReturnForm, act: ReturnAct): ReturnForm {
  switch (act.do) {
    case 'enter':
      return keypad.entered(form, { line_id: act.line_id, field: act.field });
    case 'key':
      return keypad.pressed(form, act.key);
    case 'type':
      return keypad.typed(form, act.text);
    case 'all':
      return changed(form, act.line_id, { whole: act.whole, loose: act.loose });
    case 'restock':
      return changed(form, act.line_id, { restock: act.restock });
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
