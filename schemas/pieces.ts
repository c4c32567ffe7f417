import * as v from 'valibot';
import { METHODS } from './choices.ts';
import { needs } from './conditions.ts';
import { commonFields, factFields } from './document-kind.ts';
import {
  documentId,
  group,
  listOf,
  minorUnits,
  oneOf,
  optional,
  quantity,
  signedMinorUnits,
  day,
  flag,
  taxRate,
  text,
  texts,
  wholeNumber,
} from './fields.ts';
import { MAX_TERMS_DAYS, MAX_VOICE_SECONDS, PARTY_TEXTS } from './bounds.ts';

/* Groups of fields shared by several kinds. */

/** Fields of a thing: it exists, is edited and archived, and is never deleted. [DOC-8] */
export const thingFields = { ...commonFields, archived: optional(flag()) };

/** Fields of every fact, of any kind. */
export const factCommon = { ...commonFields, ...factFields };

/** First payment of a document, made at the same moment. */
export const initialPayment = group({
  amount: minorUnits({ min: 1 }),
  method: oneOf(...METHODS),
  reference: optional(text({ max: 40 })),
});

/** A picture in Storage, in its uploader's folder; sent separately, after its record. [EXP-7, SYN-32, RUL-25] */
export const photo = group({
  path: v.pipe(v.string(), v.regex(/^businesses\/[A-Za-z0-9]{12}\/[A-Za-z0-9_-]{1,128}\/[A-Za-z0-9._-]{1,60}$/)),
});

/**
 * A voice recording, `seconds` long; stored and sent like a photo. The extension of its path determines how it is
 * played. [ACT-9]
 */
export const voice = group({
  path: v.pipe(
    v.string(),
    v.regex(/^businesses\/[A-Za-z0-9]{12}\/[A-Za-z0-9_-]{1,128}\/[A-Za-z0-9_-]{1,60}\.(webm|m4a|ogg)$/),
  ),
  seconds: wholeNumber(1, MAX_VOICE_SECONDS),
});

/** Fields common to the lines of sales and purchases: the quantity as counted, and the discount. [MNY-2] */
export const lineFields = {
  line_id: documentId(),
  qty: quantity(), // base units: eggs, birds, grams, millilitres, doses, pieces
  unit: text({ max: 20 }), // as counted by the user: tray, bag, piece …
  factor: wholeNumber(1, 100_000), // base units in one unit
  discount: optional(minorUnits()), // subtracted from the gross amount of the line
  tax_rate: optional(taxRate()), // when absent the line has no tax; 0 is a rate
  tax_inclusive: optional(flag()), // the price includes the tax
  net: optional(signedMinorUnits()), // for returns: fixed when recorded [SAL-33]; negative for a remainder after the tax was reduced [SAL-47]
  tax: optional(signedMinorUnits()),
};

/** Batch number and expiry day, as printed on the package. [SHP-15] */
export const batchFields = { batch_no: optional(text({ max: 40 })), expiry: optional(day()) };

/** Base units of goods. [MNY-7] */
export const GOODS_UNITS = ['egg', 'bird', 'piece', 'g', 'ml', 'dose'] as const;

/** Terms agreed with a customer or supplier, and the opening balance from before the book began. [CUS-1, VEN-1] */
export const partyFields = {
  name: text({ max: 80 }), // [CUS-2]
  terms_days: optional(wholeNumber(0, MAX_TERMS_DAYS)),
  opening_balance: optional(signedMinorUnits()), // negative when paid in advance
  opening_on: optional(day()),
  ...texts(PARTY_TEXTS),
};

/**
 * Ingredients of a product or of the farm's own feed; for birds only their number, because the flock is chosen on the
 * day. [PRC-3, PRC-6, PRC-7]
 */
export const recipe = group({
  inputs: listOf(
    group(
      {
        item_kind: oneOf('shop', 'raw_material', 'bird'),
        item_id: optional(documentId()),
        qty: quantity(),
      },
      needs('item_id', { item_kind: ['shop', 'raw_material'] }),
    ),
    { min: 1, max: 20 },
  ),
  output_qty: quantity(),
  expected_loss: wholeNumber(0, 10_000), // basis points
});

/** Tags and other short words. */
export const words = ({ max, length }: { max: number; length: number }) =>
  optional(listOf(text({ max: length }), { max }));
