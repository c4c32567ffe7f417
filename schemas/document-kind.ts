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
  rev: wholeNumber(0, 1_000_000), // 0 only on the device, before the first acceptance by the server
  note: optional(text({ max: 500, min: 0 })),
  history: optional(
    listOf(
      v.looseObject({
        rev: wholeNumber(1, 1_000_000),
        at: instant(),
        by: userId(),
        changed: text({ max: 200 }),
        reason: optional(text({ max: 200 })),
        was: optional(text({ max: MAX_WAS })), // previous values of the changed fields, as JSON [SAL-39]
      }),
      { max: 20 },
    ),
  ),
};

/** Fields of a fact: an event, created once and afterwards only corrected or voided. [DOC-3, DOC-6] */
export const factFields = {
  occurred_at: instant(),
  day: day(),
  device_seq: wholeNumber(1, 1_000_000_000),
  // The phone's clock at the time of recording, set when that time is impossible. [DOC-18]
  clock_said: optional(instant()),
  // The highest number waiting on the phone when this was sent while more had to wait: tells readers how many are still
  // to come. [DOC-16]
  announced_seq: optional(wholeNumber(1, 1_000_000_000)),
  voided_at: optional(instant()),
  voided_by: optional(userId()),
  void_reason: optional(text({ max: 200 })),
};

/** Fields that the device adds to a document and never sends. [SYN-2] */
export interface LocalFields {
  /** State of the record: pending, on the server, or refused by it. */
  sync_state: 'pending' | 'synced' | 'rejected';
  /** Increases with every write on this device, regardless of the author. */
  local_seq: number;
  /** Server time of the copy that this one is based on, in milliseconds; 0 before the first acceptance. */
  updated_at: number;
  /** The server copy that was edited; only set while pending on top of one. */
  sync_base?: Record<string, unknown>;
  /**
   * The versions before each edit since that copy, oldest first: any of them may have been sent with its answer lost.
   */
  sync_earlier?: Record<string, unknown>[];
  /** Documents that must be committed together carry the same value. [SYN-17] */
  sync_batch?: string;
  /** Why the server refused it. */
  sync_error?: { code: string; message: string; at: string };
}

/** Names of the local fields, which are removed before a document is sent. */
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
  /** Name of the RxDB and the Firestore collection. */
  readonly name: string;
  readonly schema: v.LooseObjectSchema<E, undefined>;
}

/** A kind of document whose further fields depend on `kind`. */
export interface VariantKind<C extends v.ObjectEntries, O extends Record<string, v.ObjectEntries>> {
  readonly name: string;
  readonly schema: v.GenericSchema;
  /** Fields of all variants, and the fields of each variant by its `kind`. */
  readonly common: C;
  readonly variants: O;
}

/** Any kind, reduced to its name and its check. */
export interface AnyKind {
  readonly name: string;
  readonly schema: v.GenericSchema;
}

/** Declare a kind of document from its fields. Unknown fields of a newer version are accepted and kept. [SYN-30] */
export const documentKind = <const E extends v.ObjectEntries>(
  name: string,
  entries: E,
  ...between: readonly Between[]
): DocumentKind<E> => ({ name, schema: withBetween(v.looseObject(entries), between) });

/** Declare a kind whose fields depend on `kind`. Unknown values of `kind` are refused, unknown fields are kept. */
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

/**
 * The TypeScript type of a kind's documents, without the index signature of unknown fields; for variants, their union.
 */
export type DocumentOf<K> =
  K extends VariantKind<infer C, infer O>
    ? { [W in keyof O & string]: FieldsOf<C> & { kind: W } & FieldsOf<O[W]> }[keyof O & string]
    : K extends DocumentKind<infer E>
      ? FieldsOf<E>
      : never;

type FieldsOf<E extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<E, undefined>>;

/**
 * Check a document against its kind. Errors: the dotted path of the first invalid field ('' for a constraint between
 * fields) and the fault.
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
