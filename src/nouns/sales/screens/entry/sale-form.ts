import type { Sale, SaleLine } from '../../../../../schemas/sale.schema.ts';
import type { NumberField, PayMethod } from '../../../../domain/sales/check-sale.ts';
import { keypadForm, type KeypadFocus } from '../../../../ui/numbers/keypad-form.ts';
import type { PadKey } from '../../../../ui/numbers/press-key.ts';

/*
 * The form of a sale as typed text, and the effect of each press on it. Pure, so that a draft can be stored, read again
 * after a reload, and tested without a screen. [SAL-9, SAL-10]
 */

export type LineField = 'whole' | 'loose' | 'weight' | 'price';

/** One line as typed. */
export interface LineForm {
  line_id: string;
  /** Key of its item: pressing the item's tile again returns to this line. */
  key: string;
  item_kind: SaleLine['item_kind'];
  item_id?: string | undefined;
  /** The flock of these birds. */
  farm_id?: string | undefined;
  description: string;
  unit: string;
  factor: number;
  whole: string;
  loose: string;
  price: string;
  /** No price was known when it was picked: one that becomes known is filled in, until the user types one. */
  awaits_price?: true | undefined;
  /** Discount on this line. [SAL-32] */
  discount?: string | undefined;
  /** Kilograms of birds sold by weight: the price is per kilogram then. [MNY-12] */
  weight?: string | undefined;
  /** Its tax, and whether the price includes it; absent for none. [TAX-3] */
  tax?: { rate: number; inside: boolean } | undefined;
  /** The owner's reason to sell birds under a withdrawal period. [SAL-44] */
  override?: string | undefined;
}

type Active = { line_id: string; field: LineField } | undefined;

export interface SaleForm extends KeypadFocus<Active> {
  /** Id of the sale, created once per draft. [SAL-11] */
  id: string;
  lines: readonly LineForm[];
  customer:
    | {
        id: string;
        name: string;
        phone?: string | undefined;
        balance?: number | undefined;
        credit_limit?: number | undefined;
        terms_days?: number | undefined;
      }
    | undefined;
  method: PayMethod;
  reference: string;
  /** The amount paid now, when it is a part. */
  part?: string | undefined;
  /** Amounts paid in other ways; the first way has the rest. [SAL-51] */
  more?: readonly MoreWay[] | undefined;
  /** Due date of the rest: days after the day of the sale, or a chosen day. */
  due: { days: number } | { day: string };
  /** The day of a new sale; '' today. [SAL-48] */
  day: string;
  /** Time of a saved sale; `day` is ignored then. */
  occurred_at?: string | undefined;
  /** Its time when the form was opened: choosing that day again restores it. [DOC-15] */
  stood_at?: string | undefined;
  note: string;
  /** Discount on the whole sale. [SAL-37] */
  discount?: string | undefined;
  /** Place and charge of the delivery. [SAL-36] */
  delivery?: DeliveryForm | undefined;
  /** True when the goods leave later. [SAL-34] */
  order?: boolean | undefined;
  /** The rounding of a saved sale, and its total without it. Units: minor units. [SAL-45] */
  rounded?: { by: number; of: number } | undefined;
  /** Reason of the change. [SAL-39] */
  reason?: string | undefined;
}

/** A second way of payment, as typed. */
export interface MoreWay {
  amount: string;
  method: PayMethod;
  reference: string;
}

/** Typed data of a delivery; its state is kept unchanged. */
export interface DeliveryForm {
  fee: string;
  address: string;
  phone: string;
  date: string;
  status: NonNullable<Sale['delivery']>['status'];
  by?: string | undefined;
}

export type SaleFormAct =
  | { do: 'pick'; line: LineForm }
  | { do: 'scan'; line: LineForm }
  | { do: 'enter'; line_id: string; field: LineField }
  | { do: 'key'; key: PadKey }
  | { do: 'type'; field: LineField; text: string }
  | { do: 'next' }
  | { do: 'remove'; line_id: string }
  | { do: 'discount'; line_id: string; discount: string }
  | { do: 'tax'; line_id: string; tax: LineForm['tax'] }
  | { do: 'weigh'; by_weight: boolean }
  | { do: 'override'; line_id: string; reason: string | undefined }
  | { do: 'priced'; lines: readonly LineForm[] }
  | { do: 'unit'; unit: string; factor: number; price: string }
  | { do: 'set'; part: Partial<Omit<SaleForm, 'id' | 'lines' | 'active' | 'fresh'>> };

/** The customer, and the due date by their terms. [SAL-35] */
export const soldTo = (
  customer: SaleForm['customer'],
): Pick<SaleForm, 'customer'> & Partial<Pick<SaleForm, 'due'>> => ({
  customer,
  ...(customer?.terms_days !== undefined && { due: { days: customer.terms_days } }),
});

const DEFAULT_DUE_DAYS = 7;

/** An empty form with the id that its sale will have. [SAL-11] */
export const emptySaleForm = (id: string): SaleForm => ({
  id,
  lines: [],
  active: undefined,
  fresh: true,
  customer: undefined,
  method: 'cash',
  reference: '',
  due: { days: DEFAULT_DUE_DAYS },
  day: '',
  note: '',
});

/** True for a line without a quantity. */
export const isUncounted = (line: LineForm): boolean => line.whole === '' && line.loose === '';

/**
 * Fields of a line: loose pieces only for a unit that holds several, the weight where the price is per kilogram.
 * [SAL-9, MNY-12]
 */
export const fieldsOf = (line: LineForm): readonly LineField[] =>
  line.factor > 1
    ? ['whole', 'loose', 'price']
    : line.weight !== undefined
      ? ['whole', 'weight', 'price']
      : ['whole', 'price'];

/** The field with a wrong number. */
export const fieldOf = (wrong: NumberField): LineField =>
  wrong === 'unit_price' ? 'price' : wrong === 'weight_g' ? 'weight' : 'whole';

/** The line that the keypad writes into. */
export const activeLine = (form: SaleForm): LineForm | undefined =>
  form.lines.find(({ line_id }) => line_id === form.active?.line_id);

const enter = (form: SaleForm, line_id: string, field: LineField): SaleForm => ({
  ...form,
  active: { line_id, field },
  fresh: true,
});

const withLine = (form: SaleForm, line_id: string | undefined, part: Partial<LineForm>): SaleForm => ({
  ...form,
  lines: form.lines.map((line) => (line.line_id === line_id ? { ...line, ...part } : line)),
});

/** The form with another active line, whose quantity comes next. */
const afresh = (form: SaleForm, part: Partial<LineForm>): SaleForm => ({
  ...withLine(form, form.active?.line_id, part),
  active: form.active && { ...form.active, field: 'whole' },
  fresh: true,
});

const typed = (field: LineField, text: string): Partial<LineForm> => ({
  [field]: text,
  ...(field === 'price' && { awaits_price: undefined }),
});

const keypad = keypadForm<Active, SaleForm>({
  read: (form, { field }) => activeLine(form)?.[field] ?? '',
  write: (form, { line_id, field }, text) => withLine(form, line_id, typed(field, text)),
  // Half a tray in the field of loose ones, in pieces.
  half: (form, { field }) => (field === 'loose' ? Math.floor((activeLine(form)?.factor ?? 0) / 2) : undefined),
  takes: ({ field }, key) => !(field === 'price' && key === '+'),
});

function pick(form: SaleForm, line: LineForm): SaleForm {
  const there = form.lines.find(({ key }) => key === line.key);
  if (there) return enter(form, there.line_id, 'whole');
  // A tile pressed by mistake leaves no empty line behind.
  const lines = form.lines.filter((other) => !(other.line_id === form.active?.line_id && isUncounted(other)));
  return enter({ ...form, lines: [...lines, line] }, line.line_id, 'whole');
}

/** A scan adds one, and each further scan one more; typing continues from there. [SHP-14] */
function scan(form: SaleForm, line: LineForm): SaleForm {
  const there = form.lines.find(
    ({ key, unit, factor }) => key === line.key && unit === line.unit && factor === line.factor,
  );
  if (there && !/^\d{0,6}$/.test(there.whole)) return enter(form, there.line_id, 'whole');
  // A tile pressed by mistake leaves no empty line behind.
  const kept = form.lines.filter(
    (other) => other === there || !(other.line_id === form.active?.line_id && isUncounted(other)),
  );
  const counted = { ...(there ?? line), whole: String(Number(there?.whole ?? 0) + 1) };
  const lines = there ? kept.map((other) => (other === there ? counted : other)) : [...kept, counted];
  return enter({ ...form, lines }, counted.line_id, 'whole');
}

function next(form: SaleForm): SaleForm {
  const line = activeLine(form);
  if (!line || !form.active) return form;
  const fields = fieldsOf(line);
  const following = fields[fields.indexOf(form.active.field) + 1];
  // A price that is not known yet comes before loose pieces: most sales have none.
  if (following) return enter(form, line.line_id, following === 'loose' && line.price === '' ? 'price' : following);
  const unfinished = form.lines.find((other) => isUncounted(other) || other.price === '') ?? line;
  return enter(form, unfinished.line_id, isUncounted(unfinished) || unfinished.price !== '' ? 'whole' : 'price');
}

/** Fill in prices that were not known when their lines were picked, as on a phone whose book is still arriving. */
function priced(form: SaleForm, known: readonly LineForm[]): SaleForm {
  const priceOf = ({ key, unit, factor }: LineForm) =>
    known.find((line) => line.key === key && line.unit === unit && line.factor === factor)?.price;
  const lines = form.lines.map((line) => {
    const price = line.awaits_price && priceOf(line);
    return price ? { ...line, price, awaits_price: undefined } : line;
  });
  return lines.every((line, at) => line === form.lines[at]) ? form : { ...form, lines };
}

/** The form after a press. [SAL-9] */
export function afterAct(form: SaleForm, act: SaleFormAct): SaleForm {
  switch (act.do) {
    case 'pick':
      return pick(form, act.line);
    case 'scan':
      return scan(form, act.line);
    case 'enter':
      return keypad.entered(form, { line_id: act.line_id, field: act.field });
    case 'key':
      return keypad.pressed(form, act.key);
    case 'type':
      return { ...withLine(form, form.active?.line_id, typed(act.field, act.text)), fresh: false };
    case 'priced':
      return priced(form, act.lines);
    case 'next':
      return next(form);
    case 'remove': {
      const lines = form.lines.filter(({ line_id }) => line_id !== act.line_id);
      const last = lines.at(-1);
      return last ? enter({ ...form, lines }, last.line_id, 'whole') : { ...form, lines, active: undefined };
    }
    case 'unit':
      return afresh(form, {
        unit: act.unit,
        factor: act.factor,
        price: act.price,
        ...(act.factor === 1 && { loose: '' }),
      });
    // A price per bird is not a price per kilogram.
    case 'weigh':
      return afresh(form, { weight: act.by_weight ? '' : undefined, price: '' });
    case 'discount':
      return withLine(form, act.line_id, { discount: act.discount });
    case 'tax':
      return withLine(form, act.line_id, { tax: act.tax });
    case 'override':
      return withLine(form, act.line_id, { override: act.reason });
    case 'set':
      return { ...form, ...act.part };
  }
}
