import * as v from 'valibot';
import type { LimitsDraft } from '../../domain/business/alert-limits.ts';
import type { BusinessDraft, BusinessType, ProfileDraft, ReceiptDraft } from '../../domain/business/check-business.ts';
import { DATE_FORMS, FIRST_WEEKDAYS, type HabitsDraft } from '../../domain/business/habits.ts';
import type { TaxesDraft } from '../../domain/tax/taxes.ts';
import type { CommandInput } from '../port.ts';
import { file, flag, id, list, maybe, number, orNull, shape, text, word } from './shape.ts';

const eggUnit = word(['tray', 'dozen', 'piece']);
const reasonList = word(['death_reasons', 'loss_reasons']);

export const businessDraft = shape<BusinessDraft>()({
  id,
  name: text,
  farm: flag,
  shop: flag,
  currency: text,
  production: maybe(flag),
  default_units: maybe(eggUnit),
  time_zone: maybe(text),
});

export const profileDraft = shape<ProfileDraft>()({
  name: text,
  address: text,
  phone: text,
  tax_id: text,
  website: text,
});
export const logoFile = shape<CommandInput<'business.setLogo'>>()({ file: orNull(file) });
export const businessType = shape<BusinessType>()({ farm: flag, shop: flag, production: flag });

export const habitsDraft = shape<HabitsDraft>()({
  default_units: eggUnit,
  date_form: word(DATE_FORMS),
  first_weekday: word(FIRST_WEEKDAYS),
  tray_eggs: text,
  feed_bag_kg: text,
  cash_step: maybe(number),
  time_zone: maybe(text),
});

export const limitsDraft = shape<LimitsDraft>()({
  laying_points: text,
  water_percent: text,
  weight_percent: text,
  dead_meat: text,
  dead_other: text,
  feed_days: text,
  expiry_days: text,
  debt_days: text,
  silent_days: text,
  morning_hour: text,
  evening_hour: text,
});

const taxesDraft = shape<TaxesDraft>()({
  name: text,
  rates: list(text),
  goods: maybe(number),
  produce: maybe(number),
  inclusive: flag,
  claims: flag,
});

/** `taxes` may be undefined, which removes them, but not missing. */
export const taxesEdit = shape<CommandInput<'business.setTaxes'>>()({ taxes: v.undefinedable(taxesDraft) });

export const receiptDraft = shape<ReceiptDraft>()({
  header: text,
  footer: text,
  width: word(['58', '80']),
  prefix: text,
});
export const categoryName = shape<CommandInput<'business.addCategory'>>()({ name: text });
export const lockUntil = shape<CommandInput<'business.lockDays'>>()({ until: orNull(text) });

export const offeredWord = shape<CommandInput<'business.offerWord'>>()({
  list: word(['egg_grades', 'death_reasons', 'loss_reasons']),
  word: text,
  on: flag,
});

export const ownReason = shape<CommandInput<'business.addReason'>>()({ list: reasonList, name: text });
export const backupText = shape<CommandInput<'business.restore'>>()({ json: text });
