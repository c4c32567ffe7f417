/* Lists of choices used by documents, without the checks of a schema, because the window reads these lists too. */

/** Methods by which money moves, each with its own balance in the cash book. */
export const MONEY_METHODS = ['cash', 'mobile_money', 'bank', 'card', 'cheque'] as const;
export type MoneyMethod = (typeof MONEY_METHODS)[number];

/** Ways to settle a debt: with money, with a credit note, or in kind, with goods and work. [PAY-5] */
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

/** Causes of death of birds; a business's own reason is `other` with a note. [ACT-4, SET-5] */
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

/** Reasons for loss of goods. [SHP-8] */
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

/** Categories of spending, besides goods. [EXP-2] */
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

/** Subjects of a notification. [NTF-4] */
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

/**
 * Narrower rights that an owner may give besides the ten; each is part of one of the ten, or only allows reading more.
 * [PPL-2]
 */
export const OPTIONAL_ROLE_NAMES = ['add_expenses', 'edit_expenses', 'add_production', 'view_reports'] as const;

export const EVERY_ROLE_NAME = [...ROLE_NAMES, ...OPTIONAL_ROLE_NAMES] as const;
export type RoleName = (typeof EVERY_ROLE_NAME)[number];
