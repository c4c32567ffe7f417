/** Largest amount of money that a field may hold, in minor units: the upper limit for all currencies. [MNY-11] */
export const MAX_MINOR_UNITS = 1_000_000_000_000;
/**
 * Largest price, amount or total, in whole currency units, where MAX_MINOR_UNITS leaves room for it: the limit of a
 * field, independent of how small the currency's coins are. [MNY-15]
 */
export const MAX_MONEY = 10_000_000_000;
/** Largest step of coins and notes to which cash is rounded, with the same restriction. [SAL-45] */
export const MAX_CASH_STEP = 100_000;
export const MAX_ROUNDING = MAX_CASH_STEP * 1_000;
/** Largest quantity that a field may hold, in base units. */
export const MAX_QUANTITY = 1_000_000_000;
/** Maximum number of birds in one flock. [FLK-3] */
export const MAX_BIRDS = 1_000_000;
/** Maximum number of lines of one sale. [SAL-2] */
export const MAX_SALE_LINES = 50;
/** Maximum number of lines of one purchase. */
export const MAX_PURCHASE_LINES = 50;
/** Maximum number of additional payments of one sale, besides the first. [SAL-51] */
export const MAX_MORE_PAYMENTS = 4;
/** Highest tax rate, in basis points: 30 %. [SAL-32] */
export const MAX_TAX_RATE = 3_000;
/** Maximum number of admins, and of attendants, listed in the settings. [PPL-5] */
export const MAX_LISTED_MEMBERS = 200;
/** Maximum number of tax rates of a business. [TAX-1] */
export const MAX_RATES = 6;
/** Maximum lengths of a customer's or supplier's text fields, in characters. [CUS-1, VEN-1] */
export const PARTY_TEXTS = { location: 120, contact: 80, tax_id: 40 } as const;
/** The same for a supplier only: the number or till to pay to. */
export const SUPPLIER_TEXTS = { mobile_money: 40 } as const;
/** Longest credit period of a customer or supplier, in days. [CUS-4] */
export const MAX_TERMS_DAYS = 180;
/** Maximum length of a logo as text: 9 KB of picture in base64, with its data URL prefix. [SET-4] */
export const MAX_LOGO_TEXT = 12_100;
/** Maximum length of a late record's text, in UTF-16 units. [RUL-17] */
export const MAX_LATE_BODY = 20_000;

/**
 * Maximum length of a record's previous values kept in its history, in characters; longer ones are not kept. [SAL-39]
 */
export const MAX_WAS = 8_000;

/** Longest voice note, in seconds: a minute of speech is less than 200 KB. [ACT-9] */
export const MAX_VOICE_SECONDS = 60;
