import * as v from 'valibot';
import { MAX_BIRDS, MAX_LOGO_TEXT, MAX_MINOR_UNITS, MAX_QUANTITY, MAX_TAX_RATE } from './bounds.ts';
import { withBetween, type Between } from './conditions.ts';
import { MAX_WEB_ADDRESS, WEB_ADDRESS } from './web-address.ts';

/*
 * The vocabulary of the schemas: each function gives the valibot schema of one kind of field.
 * Lengths and bounds stand here and in the kinds' files only; `npm run rules` writes them into firestore.rules.
 */

/** A document's id: 12 characters, made by the device that saves it. [DOC-1] */
export const documentId = () => v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{12}$/));

/** A user's id as the identity provider gives it. */
export const userId = () => v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** Text of 1 to `max` characters (0 to `max` when `min` is 0). */
export const text = ({ max, min = 1 }: { max: number; min?: number }) =>
  v.pipe(v.string(), v.minLength(min), v.maxLength(max));

/** Texts that may be absent, by their names and most characters. */
export const texts = <B extends Readonly<Record<string, number>>>(bounds: B) =>
  Object.fromEntries(Object.entries(bounds).map(([name, max]) => [name, optional(text({ max }))])) as {
    [N in keyof B]: v.OptionalSchema<ReturnType<typeof text>, undefined>;
  };

/** Money: a whole number of minor units of the business's currency. [MNY-1] */
export const minorUnits = ({ min = 0 }: { min?: number } = {}) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(MAX_MINOR_UNITS));

/** Money that may be owed either way: minor units from −1e12 to 1e12. */
export const signedMinorUnits = () =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(-MAX_MINOR_UNITS), v.maxValue(MAX_MINOR_UNITS));

/** A sum of many amounts either way, in minor units: as large as a number can be exact. */
export const anySum = () => wholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

/** Quantity: a whole number of base units (egg, bird, gram, millilitre, dose, piece). [MNY-2] */
export const quantity = ({ min = 1 }: { min?: number } = {}) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(MAX_QUANTITY));

/** A whole number between two bounds, both included. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));

/** A number of birds. [FLK-3] */
export const birds = ({ min = 1 }: { min?: number } = {}) => wholeNumber(min, MAX_BIRDS);

/** A tax rate in basis points: 1,800 is 18 %. [SAL-32, MNY-8] */
export const taxRate = () => wholeNumber(0, MAX_TAX_RATE);

/** A UTC instant, ISO 8601 with milliseconds. [DOC-6] */
export const instant = () => v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/));

/** A calendar day of the business, `YYYY-MM-DD`. [DOC-6] */
export const day = () => v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A phone number with its country, E.164: `+255700000001`. [CUS-4] */
export const phone = () => v.pipe(v.string(), v.regex(/^\+[1-9][0-9]{6,14}$/));

/** A web address, `https://sunnyfarm.co.ke`. [SHL-16] */
export const webAddress = () => v.pipe(v.string(), v.regex(WEB_ADDRESS), v.maxLength(MAX_WEB_ADDRESS));

/** A small JPEG as text, `data:image/jpeg;base64,…`: shown and printed without asking anybody for it. [SET-4] */
export const logo = () =>
  v.pipe(v.string(), v.regex(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/), v.maxLength(MAX_LOGO_TEXT));

/** Somebody: a member's user id, or a name as typed. */
export const person = () => text({ max: 128 });

/** One of a few words. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) => v.picklist(words);

/** A field that may be absent. Absent means not there: never null, never undefined in storage. */
export const optional = <S extends v.GenericSchema>(schema: S) => v.optional(schema);

/** A list of at most `max` entries. */
export const listOf = <S extends v.GenericSchema>(item: S, { max, min = 0 }: { max: number; min?: number }) =>
  v.pipe(v.array(item), v.minLength(min), v.maxLength(max));

/** True or false. */
export const flag = () => v.boolean();

/** A group of fields, and what must hold between them; unknown fields of a newer version are kept. */
export const group = <E extends v.ObjectEntries>(entries: E, ...between: readonly Between[]) =>
  withBetween(v.looseObject(entries), between);
