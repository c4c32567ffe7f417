/** Largest amount of money a field may hold, in minor units: the wall around all currencies. [MNY-11] */
export const MAX_MINOR_UNITS = 1_000_000_000_000;
/** Largest price, amount or total, in whole currency, where the wall leaves room for it: of the field, however small its coins are. [MNY-15] */
export const MAX_MONEY = 10_000_000_000;
/** Largest step of coins and notes that cash is rounded to, likewise. [SAL-45] */
export const MAX_CASH_STEP = 100_000;
export const MAX_ROUNDING = MAX_CASH_STEP * 1_000;
/** Largest quantity a field may hold, in base units. */
export const MAX_QUANTITY = 1_000_000_000;
/** Most birds of one flock. [FLK-3] */
export const MAX_BIRDS = 1_000_000;
/** Most lines of one sale. [SAL-2] */
export const MAX_SALE_LINES = 50;
/** Most lines of one purchase. */
export const MAX_PURCHASE_LINES = 50;
/** Ways of paying beside the first one, of one sale. [SAL-51] */
export const MAX_MORE_PAYMENTS = 4;
/** Highest tax rate, in basis points: 30 %. [SAL-32] */
export const MAX_TAX_RATE = 3_000;
/** Tax rates that a business may have. [TAX-1] */
export const MAX_RATES = 6;
/** Longest of what is known of a customer or a supplier in words, in characters. [CUS-1, VEN-1] */
export const PARTY_TEXTS = { location: 120, contact: 80, tax_id: 40 } as const;
/** Of a supplier alone: the number or till to pay to. */
export const SUPPLIER_TEXTS = { mobile_money: 40 } as const;
/** Longest credit that a customer or supplier gives, in days. [CUS-4] */
export const MAX_TERMS_DAYS = 180;
/** Most text of a logo: 9 KB of picture, and what says that it is one. [SET-4] */
export const MAX_LOGO_TEXT = 12_100;
/** Most text of a record that came too late, in UTF-16 units. [RUL-17] */
export const MAX_LATE_BODY = 20_000;

/** Characters of what a record said before a change; a longer one is not kept. [SAL-39] */
export const MAX_WAS = 8_000;

/** Longest voice note, in seconds: a minute of speech is below 200 KB. [ACT-9] */
export const MAX_VOICE_SECONDS = 60;
