import * as v from 'valibot';
import { MAX_QUANTITY } from '../../../schemas/bounds.ts';
import { documentId, wholeNumber } from '../../../schemas/fields.ts';
import { isLanguage, type Language } from '../../domain/text/languages.ts';
import type { Nothing } from '../pieces.ts';

/*
 * Vocabulary for the shape of inputs as they cross the port: which fields, of which type. What a value may be is the
 * domain's to check, which answers in words; so an unreadable number, NaN, has the right shape.
 */

/** A document's id: 12 letters and digits. */
export const id = documentId();
export const text = v.string();
export const flag = v.boolean();
export const number = v.custom<number>((value) => typeof value === 'number', 'not a number');
/** The pieces of a unit. */
export const factor = wholeNumber(1, MAX_QUANTITY);
export const language = v.custom<Language>(isLanguage, 'not a language');
export const file = v.custom<Blob>((value) => value instanceof Blob, 'not a file');

/** One of a few words. */
export const word = <const W extends readonly string[]>(words: W) => v.picklist(words);
export const maybe = <S extends v.GenericSchema>(schema: S) => v.optional(schema);
export const orNull = <S extends v.GenericSchema>(schema: S) => v.nullable(schema);
export const list = <S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.readonly());

/** A schema for every field of T, also of the optional ones. */
type Fields<T> = { readonly [K in keyof T]-?: v.GenericSchema<unknown, T[K]> };

/**
 * The shape of a record: does not compile unless it names every field of T, and takes every value that T allows.
 * Unknown fields pass.
 */
export const shape =
  <T extends object>() =>
  <const E extends Fields<T>>(
    entries: E & ([T] extends [v.InferOutput<v.ObjectSchema<E, undefined>>] ? unknown : never),
  ): v.GenericSchema<unknown, T> =>
    // To valibot a list is an object too.
    v.pipe(
      v.custom((value) => !Array.isArray(value), 'a list'),
      v.looseObject(entries),
    ) as unknown as v.GenericSchema<unknown, T>;

/** One kind of a variant, for `v.variant('kind', …)`: does not compile unless it names every field of T. */
export const oneKind =
  <T extends { readonly kind: string }>() =>
  <const E extends v.ObjectEntries & Fields<T>>(entries: E) =>
    v.looseObject(entries);

export const nothing = shape<Nothing>()({});
export const idOnly = shape<{ id: string }>()({ id });
export const idAndArchived = shape<{ id: string; archived: boolean }>()({ id, archived: flag });
export const idAndReason = shape<{ id: string; reason: string }>()({ id, reason: text });
