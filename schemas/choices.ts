/* What documents choose from, without the checks of a schema: the window reads these lists too. */

/** Ways in which money itself moves, each with a balance of its own in the cash book. */
export const MONEY_METHODS = ['cash', 'mobile_money', 'bank', 'card', 'cheque'] as const;
export type MoneyMethod = (typeof MONEY_METHODS)[number];

/** Ways to settle a debt: with money, by letting it off, or with goods and work. [PAY-5] */
export const METHODS = [...MONEY_METHODS, 'credit_note', 'in_kind'] as const;

/** Grades of eggs; each has a built-in stock item. [ACT-3] */
export const EGG_GRADES = [
  'good',
  'small',
  'cracked',
  'dirty',
  'double_yolk',
  'soft_shell',
  'broken',
  'hatching',
] as const;

/** Why birds die; an own reason of the business is `other` with a note. [ACT-4, SET-5] */
export const DEATH_CAUSES = [
  'unknown',
  'disease',
  'heat',
  'predator',
  'cannibalism',
  'injury',
  'crushing',
  'prolapse',
  'other',
] as const;

/** Why goods are gone. [SHP-8] */
export const LOSS_REASONS = [
  'breakage',
  'theft',
  'expiry',
  'spoilage',
  'pests',
  'leakage',
  'short_delivery',
  'sample',
  'data_error',
  'other',
] as const;

/** What money is spent on, beside goods. [EXP-2] */
export const EXPENSE_CATEGORIES = [
  'rent',
  'labour',
  'transport',
  'electricity',
  'water',
  'fuel',
  'repairs',
  'vet',
  'litter',
  'airtime_data',
  'licence_tax',
  'packaging',
  'other',
] as const;

/** What a notification may be about. [NTF-4] */
export const NOTICE_KINDS = [
  'vaccination_due',
  'low_stock',
  'expiry',
  'debt_due',
  'mortality_alert',
  'egg_drop',
  'withdrawal',
  'sync_problem',
  'invite',
  'subscription',
  'system',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The ten rights an owner can give to an admin. */
export const ROLE_NAMES = [
  'add_purchases',
  'edit_purchases',
  'add_farm_activities',
  'add_farm',
  'edit_farm',
  'add_raw_materials',
  'edit_raw_materials',
  'add_sales',
  'edit_sales',
  'delete_sales',
] as const;

/** Narrower ones that an owner may give beside the ten; each is part of a right of the ten, or only shows more. [PPL-2] */
export const OPTIONAL_ROLE_NAMES = ['add_expenses', 'edit_expenses', 'add_production', 'view_reports'] as const;

export const EVERY_ROLE_NAME = [...ROLE_NAMES, ...OPTIONAL_ROLE_NAMES] as const;
export type RoleName = (typeof EVERY_ROLE_NAME)[number];
