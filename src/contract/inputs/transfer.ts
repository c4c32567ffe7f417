import { DATE_FORMS } from '../../domain/business/habits.ts';
import type { ImportInput } from '../../domain/imports/import-draft.ts';
import type { ImportRow } from '../../domain/imports/import-row.ts';
import type { NumberStyle } from '../../domain/imports/read-cell.ts';
import type { CommandInput } from '../port.ts';
import { language, list, maybe, number, shape, text, word } from './shape.ts';

/** The fields by name: their list comes with the headings of tables, which are loaded with the first import. [IMP-1] */
const row = shape<ImportRow>()({
  row: number,
  name: maybe(text),
  middle_name: maybe(text),
  last_name: maybe(text),
  phone: maybe(text),
  location: maybe(text),
  terms_days: maybe(text),
  credit_limit: maybe(text),
  opening_balance: maybe(text),
  opening_on: maybe(text),
  supplies: maybe(text),
  mobile_money: maybe(text),
  category: maybe(text),
  unit: maybe(text),
  holds: maybe(text),
  price: maybe(text),
  barcode: maybe(text),
  second_unit: maybe(text),
  second_holds: maybe(text),
  second_price: maybe(text),
  on_hand: maybe(text),
  cost: maybe(text),
  counted_on: maybe(text),
  expiry: maybe(text),
  reorder_level: maybe(text),
  method: maybe(text),
  amount: maybe(text),
});

const numberStyle = shape<NumberStyle>()({
  language,
  sign: maybe(word(['point', 'comma'])),
});

export const importInput = shape<ImportInput>()({
  id: maybe(text),
  kind: word(['customers', 'suppliers', 'items', 'money']),
  rows: list(row),
  onKnown: maybe(word(['keep', 'update'])),
  style: maybe(numberStyle),
  days: maybe(word(DATE_FORMS)),
  reason: maybe(text),
});

export const importId = shape<CommandInput<'imports.stop'>>()({ id: text });
