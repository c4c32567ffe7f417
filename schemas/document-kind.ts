import * as v from 'valibot';
import { withBetween, type Between } from './conditions.ts';
import { MAX_WAS } from './bounds.ts';
import { day, documentId, instant, listOf, optional, text, userId, wholeNumber } from './fields.ts';

/** Fields of every replicated document below a business. [DOC-1..5] */
export const commonFields = {
  id: documentId(),
  business_id: documentId(),
  created_at: instant(),
  created_by: userId(),
  device_id: documentId(),
  rev: wholeNumber(0, 1_000_000), // 0 only on the device, before the server accepted it once
  note: optional(text({ max: 500, min: 0 })),
  history: optional(
    listOf(
      v.looseObject({
        rev: wholeNumber(1, 1_000_000),
        at: instant(),
        by: userId(),
        changed: text({ max: 200 }),
        reason: optional(text({ max: 200 })),
        was: optional(text({ max: MAX_WAS })), // what the changed fields said before, as JSON [SAL-39]
      }),
      { max: 20 },
    ),
  ),
};

/** Fields of a fact: something that happened, created once and then only corrected or voided. [DOC-3, DOC-6] */
export const factFields = {
  occurred_at: instant(),
  day: day(),
  device_seq: wholeNumber(1, 1_000_000_000),
  // What the phone's clock said when it was written down, where that cannot have been. [DOC-18]
  clock_said: optional(instant()),
  // The highest number that waited on its phone when this was sent and more had to wait: readers know how many are to come. [DOC-16]
  announced_seq: optional(wholeNumber(1, 1_000_000_000)),
  voided_at: optional(instant()),
  voided_by: optional(userId()),
  void_reason: optional(text({ max: 200 })),
};

/** What the device adds to a document and never sends. [SYN-2] */
export interface LocalFields {
  /** Where the record is: waits to be sent, on the server, or refused by it. */
  sync_state: 'pending' | 'synced' | 'rejected';
  /** Rises with every write on this device, whoever made it. */
  local_seq: number;
  /** Server time of the copy this one is based on, milliseconds; 0 before the first acceptance. */
  updated_at: number;
  /** The server copy it was edited from; only while pending on top of one. */
  sync_base?: Record<string, unknown>;
  /** What it said before each edit since that copy: any of these may have been sent, its answer lost; oldest first. */
  sync_earlier?: Record<string, unknown>[];
  /** Documents that must be committed together carry the same word. [SYN-17] */
  sync_batch?: string;
  /** Why the server refused it. */
  sync_error?: { code: string; message: string; at: string };
}

/** Names of the local fields: stripped before a document is sent. */
export const LOCAL_FIELDS = [
  'sync_state',
  'local_seq',
  'updated_at',
  'sync_base',
  'sync_earlier',
  'sync_batch',
  'sync_error',
  'newest_first',
  'path',
  'doc_kind',
] as const;

/** One kind of document: the single source of its name, fields, units and bounds. [DOC-13] */
export interface DocumentKind<E extends v.ObjectEntries> {
  /** Name of the RxDB collection and of the Firestore collection. */
  readonly name: string;
  readonly schema: v.LooseObjectSchema<E, undefined>;
}

/** A kind of document that has more fields by the word in `kind`. */
export interface VariantKind<C extends v.ObjectEntries, O extends Record<string, v.ObjectEntries>> {
  readonly name: string;
  readonly schema: v.GenericSchema;
  /** Fields of all variants, and by word those of each. */
  readonly common: C;
  readonly variants: O;
}

/** Any kind, as far as its name and its check go. */
export interface AnyKind {
  readonly name: string;
  readonly schema: v.GenericSchema;
}

/** Declare a kind of document from its fields. Unknown fields of a newer version pass and are kept. [SYN-30] */
export const documentKind = <const E extends v.ObjectEntries>(
  name: string,
  entries: E,
  ...between: readonly Between[]
): DocumentKind<E> => ({ name, schema: withBetween(v.looseObject(entries), between) });

/** Declare a kind whose fields depend on the word in `kind`. Unknown words are refused, unknown fields are kept. */
export function variantKind<const C extends v.ObjectEntries, const O extends Record<string, v.ObjectEntries>>(
  name: string,
  common: C,
  variants: O,
  ...between: readonly Between[]
): VariantKind<C, O> {
  const options = Object.entries(variants).map(([word, entries]) =>
    v.looseObject({ ...common, kind: v.picklist([word]), ...entries }),
  );
  return { name, schema: withBetween(v.variant('kind', options), between), common, variants };
}

/** The TypeScript type of a kind's documents, without the index signature of unknown fields; of variants, their union. */
export type DocumentOf<K> =
  K extends VariantKind<infer C, infer O>
    ? { [W in keyof O & string]: FieldsOf<C> & { kind: W } & FieldsOf<O[W]> }[keyof O & string]
    : K extends DocumentKind<infer E>
      ? FieldsOf<E>
      : never;

type FieldsOf<E extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<E, undefined>>;

/**
 * Check a document against its kind.
 * Errors: the dotted path of the first wrong field ('' for what fails between fields) and what is wrong with it.
 */
export function checkDocument(
  kind: AnyKind,
  value: unknown,
): { ok: true } | { ok: false; path: string; message: string } {
  const parsed = v.safeParse(kind.schema, value, { abortEarly: true });
  if (parsed.success) return { ok: true };
  const issue = parsed.issues[0];
  return { ok: false, path: v.getDotPath(issue) ?? '', message: issue.message };
}
