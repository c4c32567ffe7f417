import * as v from 'valibot';
import { MAX_LISTED_MEMBERS, MAX_RATES, MAX_ROUNDING } from './bounds.ts';
import { documentKind, type DocumentOf } from './document-kind.ts';
import { ownCurve, ownPlan } from './farm-standards.ts';
import {
  anySum,
  day,
  documentId,
  flag,
  group,
  instant,
  listOf,
  logo,
  oneOf,
  optional,
  phone,
  rights,
  taxRate,
  text,
  userId,
  wholeNumber,
  webAddress,
} from './fields.ts';

/*
 * Small documents about people and businesses. On the device they share one collection, `workspace`, with one row per
 * Firestore path; this file defines the fields of each.
 */

const rev = wholeNumber(0, 1_000_000);

/**
 * users/{uid}: the person's own document. Its businesses and invites are hints for the app and grant no rights.
 * [ACC-2, RUL-5]
 */
export const user = documentKind('users', {
  user_id: userId(),
  first_name: text({ max: 60 }),
  phone: optional(phone()), // [SET-10]
  country: optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), // ISO 3166-1, as registered [ACC-12]
  email: text({ max: 254 }),
  referral_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{9}$/)), // [ACC-5]
  referred_by: optional(userId()),
  default_business_uid: optional(documentId()),
  businesses: listOf(documentId(), { max: 50 }),
  invites: listOf(documentId(), { max: 50 }),
  attendant_business_id: optional(documentId()),
  push_tokens: optional(listOf(group({ token: text({ max: 1_000 }), at: instant() }), { max: 10 })), // one per phone [NTF-6]
  created_at: instant(),
  rev,
});
export type User = DocumentOf<typeof user>;

/** businesses/{b}: the business itself. Its owner has authority over its members. [BIZ-1] */
export const business = documentKind('businesses', {
  id: documentId(),
  business_id: documentId(),
  name: text({ max: 80 }),
  address: optional(text({ max: 200 })),
  phone: optional(text({ max: 20 })), // as printed
  tax_id: optional(text({ max: 40 })),
  website: optional(webAddress()),
  logo: optional(logo()),
  owner_uid: userId(),
  created_at: instant(),
  rev,
});
export type Business = DocumentOf<typeof business>;

/** Words of the app that the business does not use (`off`), and its own words; each word occurs once. [SET-5, SET-8] */
const listedWords = listOf(group({ word: text({ max: 40 }), off: optional(flag()) }), { max: 40 });

/** Alert limits: either all of them, or none for the defaults. [SET-6] */
const alertLimits = group({
  laying_points: wholeNumber(1, 50),
  water_percent: wholeNumber(1, 99),
  weight_percent: wholeNumber(1, 100),
  dead_meat: wholeNumber(1, 500), // thousandths
  dead_other: wholeNumber(1, 500),
  feed_days: wholeNumber(1, 90),
  expiry_days: wholeNumber(1, 365),
  debt_days: wholeNumber(1, 365),
  silent_days: wholeNumber(1, 29),
  morning_hour: wholeNumber(0, 23),
  evening_hour: wholeNumber(0, 23),
});

/** The trial balance of closed days by month, as it was when they were closed; debit +, minor units. [LED-50] */
const closedBooks = listOf(
  group({
    from: day(),
    balance: listOf(group({ account: v.pipe(v.string(), v.regex(/^[0-9]{4}$/)), amount: anySum() }), { max: 60 }),
  }),
  { max: 13 },
);

/** Sales tax charged by a business that is registered for it. [TAX-1] */
const taxes = group({
  name: text({ max: 12 }), // VAT, TVA, GST
  rates: listOf(taxRate(), { min: 1, max: MAX_RATES }),
  goods: optional(taxRate()), // default for goods bought or made for sale; none when absent
  produce: optional(taxRate()), // default for eggs, birds and the farm's produce
  inclusive: flag(), // prices are entered including tax
  claims: flag(), // tax paid to suppliers is claimed back
});

/** settings/{b}: one per business. At first exactly one of farm and shop is chosen. [BIZ-2, BIZ-3] */
export const settings = documentKind('settings', {
  business_id: documentId(),
  purchases: flag(), // the shop option
  farm_activities: flag(), // the farm option
  production: flag(),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), // ISO 4217 [BIZ-4]
  default_units: oneOf('tray', 'dozen', 'piece'),
  categories: group({ raw_materials: listOf(group({ category: text({ max: 40 }) }), { max: 50 }) }),
  date_form: optional(oneOf('day_first', 'month_first', 'year_first')), // day_first when absent [SET-4]
  first_weekday: optional(oneOf('monday', 'sunday', 'saturday')), // monday when absent
  time_zone: optional(v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/))), // IANA; zone of the business's days, each phone's own when absent [DOC-6]
  tray_eggs: optional(wholeNumber(4, 100)), // 30 when absent [MNY-2]
  cash_step: optional(wholeNumber(2, MAX_ROUNDING)), // rounding step of a total paid in cash; no rounding when absent [SAL-45]
  feed_bag_kg: optional(wholeNumber(1, 200)), // weight of the usual bag of feed
  egg_grades: optional(listedWords),
  death_reasons: optional(listedWords),
  loss_reasons: optional(listedWords),
  vaccination_plans: optional(listOf(ownPlan(), { max: 20 })), // [VET-8]
  breed_curves: optional(listOf(ownCurve(), { max: 10 })), // [FLK-24]
  // Days before `until` are closed from `at` on; without `until` they are open again. The newest entry applies. [SET-9]
  period_locks: optional(
    listOf(group({ at: instant(), until: optional(day()), books: optional(closedBooks) }), { max: 60 }),
  ),
  receipt_header: optional(text({ max: 120 })), // below the name, on every invoice and receipt [SET-7]
  receipt_footer: optional(text({ max: 200 })),
  receipt_width: optional(oneOf('58', '80')), // width of the paper roll in millimetres; 58 when absent
  number_prefix: optional(text({ max: 10 })), // printed before the document number
  taxes: optional(taxes), // no tax is charged when absent
  alerts: optional(alertLimits), // limits and times of alerts [SET-6]
  // Copies of the active memberships, which alone grant rights; written in the same commit as these. [PPL-5, RUL-2]
  admin_users: optional(listOf(group({ user: userId(), roles: rights() }), { max: MAX_LISTED_MEMBERS })),
  attendants: optional(listOf(group({ user: userId() }), { max: MAX_LISTED_MEMBERS })),
  rev,
});
export type Settings = DocumentOf<typeof settings>;

/** businesses/{b}/members/{uid}: the rights of each member; the only authority that the security rules read. [RUL-2] */
export const member = documentKind('members', {
  user_id: userId(),
  business_id: documentId(),
  role: oneOf('owner', 'admin', 'attendant'),
  roles: rights(),
  status: oneOf('active', 'removed'),
  name: text({ max: 60 }),
  email: text({ max: 254 }),
  farm_ids: optional(listOf(documentId(), { max: 50 })),
  invite_id: optional(documentId()),
  joined_at: instant(),
  removed_at: optional(instant()),
  rev,
});
export type Member = DocumentOf<typeof member>;

/** Firestore path of each workspace document. */
export const workspacePath = {
  user: (uid: string) => `users/${uid}`,
  business: (businessId: string) => `businesses/${businessId}`,
  settings: (businessId: string) => `settings/${businessId}`,
  member: (businessId: string, uid: string) => `businesses/${businessId}/members/${uid}`,
};
