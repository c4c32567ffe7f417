import fc from 'fast-check';
import { applies, type Condition, type Wanted } from '../../schemas/conditions.ts';
import type * as v from 'valibot';
import type { AnyKind, VariantKind } from '../../schemas/document-kind.ts';
import { mended } from './mended-document.ts';
import { runs, tries } from './runs.ts';
import { shapesOf, type SchemaField, type SchemaNode, type Shape } from './schema-node.ts';

/*
 * Random documents, derived from the schemas alone: valid ones, and ways to break exactly one field of a valid one.
 * Contents: arbitraryDocument (whole documents) · edgeDocuments (documents at the bounds) · faultsOf (single faults) ·
 * broken (a fault applied to a document).
 */

export type PlainDocument = Record<string, unknown>;

/**
 * A document valid by its schema: each field within its bounds, often exactly on them; each optional field present or
 * absent.
 */
export const arbitraryDocument = (kind: AnyKind): fc.Arbitrary<PlainDocument> =>
  fc.oneof(...shapesOf(kind.schema).map((shape) => arbitraryOf(kind, shape)));

/** One document of each form of a kind, with all fields it can have at once: the most expensive to check. */
export const fullestDocuments = (kind: AnyKind): fc.Arbitrary<PlainDocument>[] =>
  shapesOf(kind.schema).map((shape) => arbitraryGroup(shape, true).map((document) => mended(kind.name, document)));

/**
 * Documents of each form at the bounds: all fields at their maximum and at their minimum, one without any optional
 * field, and for each optional field one without it.
 */
export const edgeDocuments = (kind: AnyKind): PlainDocument[] =>
  shapesOf(kind.schema).flatMap((shape, i) => {
    const { fields, conditions } = shape;
    const names = Object.keys(fields);
    // Fields common to all forms of a kind are omitted only in the first form.
    const optional = names.filter((name) => !fields[name]!.required && (i === 0 || !isShared(kind, name)));
    const made = (keys: readonly string[], edge?: Edge) => {
      const values = fc.record(Object.fromEntries(keys.map((name) => [name, valueAt(fields[name]!.node, edge)])), { noNullPrototype: true });
      const spare = fc.tuple(...conditions.map((condition) => arbitraryValue(nodeOfField(fields, condition))));
      const [document, spares] = fc.sample(fc.tuple(values, spare), { seed: 1, numRuns: 1 })[0]!;
      return mended(kind.name, satisfying(document, conditions, spares));
    };
    const required = names.filter((name) => fields[name]!.required);
    return [
      made(names, 'most'),
      made(names, 'least'),
      made(required),
      ...optional.map((left) => made(names.filter((name) => name !== left))),
    ];
  }); // prettier-ignore

type Edge = 'most' | 'least';

/** A value at a bound of a field; any value where it has none. */
function valueAt(node: SchemaNode, edge: Edge | undefined): fc.Arbitrary<unknown> {
  const bound = (of: { min: number; max: number }) => (edge === 'most' ? of.max : of.min);
  if (edge === undefined) return arbitraryValue(node);
  if (node.type === 'whole') return fc.constant(bound(node));
  if (node.type === 'text' && node.pattern) return edge === 'most' ? longest(node.pattern, node.max) : arbitraryValue(node);
  if (node.type === 'text') return fc.constant('x'.repeat(bound(node)));
  if (node.type === 'list') return fc.array(arbitraryValue(node.item), { minLength: bound(node), maxLength: bound(node) });
  if (node.type !== 'group') return arbitraryValue(node);
  const made = Object.entries(node.fields).map(([name, field]) => [name, valueAt(field.node, edge)] as const);
  return fc.record(Object.fromEntries(made), { noNullPrototype: true });
} // prettier-ignore

/** A text matching a pattern, as long as its field allows, where the field has a maximum length. */
const longest = (pattern: RegExp, max: number): fc.Arbitrary<string> =>
  Number.isFinite(max) ? fc.constant(lengthened(pattern, max)) : arbitraryMatch(pattern);

/** A text of a pattern with a given length: the repeatable end of such a text is repeated. */
function lengthened(pattern: RegExp, length: number): string {
  const text = ['https://a.bc', 'data:image/jpeg;base64,A'].find((one) => pattern.test(one));
  const long = text?.padEnd(length, text.at(-1));
  if (long === undefined || !pattern.test(long)) throw new TypeError(`no long text is known of ${pattern}`);
  return long;
}

const arbitraryOf = (kind: AnyKind, shape: Shape): fc.Arbitrary<PlainDocument> =>
  arbitraryGroup(shape).map((document) => mended(kind.name, document));

/** One way to break a document: the field, the kind of fault, and the invalid values. */
export interface Fault {
  readonly path: readonly string[];
  readonly what: string;
  /** Undefined removes the field. */
  readonly values: fc.Arbitrary<unknown>;
  /** Documents to which this fault can be applied. */
  readonly documents: fc.Arbitrary<PlainDocument>;
  /** Values of other fields that make this a fault; they are set, and undefined removes one. */
  readonly others?: fc.Arbitrary<PlainDocument>;
}

/**
 * Every single fault of a kind's fields, including those of nested groups, and of the conditions between its fields.
 * List entries are omitted: security rules cannot iterate over a list, readers check them. [SYN-11]
 */
export const faultsOf = (kind: AnyKind): Fault[] =>
  shapesOf(kind.schema).flatMap((shape, i) => {
    const documents = fewOf(arbitraryOf(kind, shape));
    // Fields common to all forms of a kind are broken only in the first form.
    const ofFields = faultsOfFields(shape.fields, []).filter(({ path }) => i === 0 || !isShared(kind, path[0]!));
    const between = shape.conditions.flatMap((one) => faultsOfCondition(shape, one));
    return [...ofFields, ...between].map((fault) => ({ ...fault, documents }));
  });

/**
 * Generating a whole document for each of hundreds of faults takes minutes: except in a deep run, the faults share a
 * few documents.
 */
function fewOf(documents: fc.Arbitrary<PlainDocument>): fc.Arbitrary<PlainDocument> {
  const few = runs(8, 0);
  if (few === 0) return documents;
  let made: PlainDocument[] | undefined;
  return fc.nat(few - 1).map((n) => (made ??= fc.sample(documents, tries(few, few)))[n]!);
}

const isShared = (kind: AnyKind, field: string): boolean =>
  'common' in kind && field in (kind as VariantKind<v.ObjectEntries, Record<string, v.ObjectEntries>>).common;

/** Ways to apply a fault to a document: the invalid value, and the required other fields. */
export const breaksOf = ({ path, values, others }: Fault): fc.Arbitrary<(document: PlainDocument) => PlainDocument> =>
  fc.tuple(values, others ?? fc.constant({})).map(
    ([value, beside]) =>
      (document) =>
        broken(withFields(document, beside), path, value),
  );

const withFields = (document: PlainDocument, fields: PlainDocument): PlainDocument =>
  Object.entries(fields).reduce((made, [name, value]) => broken(made, [name], value), document);

/** The document with another value in a field; missing groups on the path are created. */
function broken(document: PlainDocument, path: readonly string[], value: unknown): PlainDocument {
  const [field, ...rest] = path as [string, ...string[]];
  const inner = rest.length === 0 ? value : broken((document[field] ?? {}) as PlainDocument, rest, value);
  const { [field]: _before, ...others } = document;
  return inner === undefined ? others : { ...others, [field]: inner };
}

function arbitraryGroup({ fields, conditions }: Shape, full = false): fc.Arbitrary<PlainDocument> {
  const made = Object.fromEntries(Object.entries(fields).map(([name, { node }]) => [name, arbitraryValue(node)]));
  const requiredKeys = Object.keys(fields).filter((name) => full || fields[name]!.required);
  const document = fc.record(made, { requiredKeys, noNullPrototype: true });
  if (conditions.length === 0) return document;
  const spare = fc.tuple(...conditions.map((condition) => arbitraryValue(nodeOfField(fields, condition))));
  return fc.tuple(document, spare).map(([one, values]) => satisfying(one, conditions, values));
}

/** The document with the fields required by its conditions; satisfying one may make another apply. */
function satisfying(
  document: PlainDocument,
  conditions: readonly Condition[],
  values: readonly unknown[],
): PlainDocument {
  for (let round = 0; round < 3; round++) {
    for (const [i, condition] of conditions.entries()) {
      const { field, must, each } = condition;
      if (!applies(condition, document)) continue;
      if (each !== undefined) {
        const entries = document[each] as PlainDocument[];
        document = { ...document, [each]: entries.map((entry) => ({ [field]: values[i], ...entry })) };
      } else if (must === 'be absent') document = broken(document, [field], undefined);
      else document = { [field]: values[i], ...document };
    }
  }
  return document;
}

function nodeOfField(fields: Shape['fields'], { field, each }: Pick<Condition, 'field' | 'each'>): SchemaNode {
  if (each === undefined) return fields[field]!.node;
  const list = fields[each]!.node;
  if (list.type !== 'list' || list.item.type !== 'group') throw new TypeError(`${each} is no list of groups`);
  return list.item.fields[field]!.node;
}

function arbitraryValue(node: SchemaNode): fc.Arbitrary<unknown> {
  switch (node.type) {
    case 'text':
      return node.pattern ? arbitraryMatch(node.pattern) : arbitraryText(node.min, node.max);
    case 'whole':
      return fc.oneof(fc.integer({ min: node.min, max: node.max }), fc.constantFrom(node.min, node.max));
    case 'flag':
      return fc.boolean();
    case 'word':
      return fc.constantFrom(...node.words);
    case 'list': {
      const of = (minLength: number, maxLength: number) =>
        fc.array(arbitraryValue(node.item), { minLength, maxLength });
      return fc.oneof({ arbitrary: of(node.min, Math.min(node.max, 3)), weight: 4 }, of(node.max, node.max));
    }
    case 'group':
      return arbitraryGroup(node);
    case 'flags':
      return fc.dictionary(fc.constantFrom(...node.names), fc.boolean(), { noNullPrototype: true });
  }
}

/**
 * Text of many scripts, by length in UTF-16 units, as counted by the schemas and the rules; often exactly on a bound.
 */
function arbitraryText(min: number, max: number): fc.Arbitrary<string> {
  const letter = fc.constantFrom('a', 'Z', '7', ' ', 'ä', 'ß', 'ñ', '한', 'अ', 'ع', '"', '\\', '/', '\n');
  const of = (minLength: number, maxLength: number) => fc.string({ unit: letter, minLength, maxLength });
  return fc.oneof(of(min, Math.min(max, 12)), of(min, min), of(max, max));
}

type FieldFault = Omit<Fault, 'documents'>;

function faultsOfFields(fields: Readonly<Record<string, SchemaField>>, parents: readonly string[]): FieldFault[] {
  return Object.entries(fields).flatMap(([name, { required, node }]) => {
    const path = [...parents, name];
    const own = [
      ...(required ? [fault('missing', fc.constant(undefined))] : []),
      fault('null', fc.constant(null)),
      ...faultsOfValue(node),
    ].map((one): FieldFault => ({ path, ...one }));
    return node.type === 'group' ? [...own, ...faultsOfFields(node.fields, path)] : own;
  });
}

/** A field that is missing, or present, contrary to the other fields: for each of their possible values. */
function faultsOfCondition({ fields }: Shape, { field, must, when, each }: Condition): FieldFault[] {
  if (each !== undefined) return [];
  // The value of `kind` is given by the documents themselves.
  const others = Object.entries(when).filter(([name]) => !isVariantKey(fields, name));
  const values = must === 'be there' ? fc.constant(undefined) : arbitraryValue(fields[field]!.node);
  return wordings(others, fields).map((beside) => ({
    path: [field],
    what: `must ${must} when ${Object.keys(when).join(', ')}`,
    values,
    others: fc.record(beside),
  }));
}

/** All combinations of other fields' values to which a condition refers. */
function wordings(
  [first, ...rest]: readonly (readonly [string, Wanted])[],
  fields: Shape['fields'],
): Record<string, fc.Arbitrary<unknown>>[] {
  if (!first) return [{}];
  const [name, wanted] = first;
  const said = wanted === 'present' ? [arbitraryValue(fields[name]!.node)] : wanted.map((word) => fc.constant(word));
  return said.flatMap((value) => wordings(rest, fields).map((others) => ({ [name]: value, ...others })));
}

const isVariantKey = (fields: Shape['fields'], name: string): boolean => {
  const node = fields[name]!.node;
  return name === 'kind' && node.type === 'word' && node.words.length === 1;
};

type ValueFault = Pick<Fault, 'what' | 'values'>;
const fault = (what: string, values: fc.Arbitrary<unknown>): ValueFault => ({ what, values });

function faultsOfValue(node: SchemaNode): ValueFault[] {
  switch (node.type) {
    case 'text': {
      const types = [fault('a number', fc.integer()), fault('a list', fc.constant(['x']))];
      const { pattern, max } = node;
      const long = (text: string) => fault('too long', fc.constant(text));
      if (pattern)
        return [
          ...types,
          fault('off its pattern', offPattern(pattern)),
          ...(Number.isFinite(max) ? [long(lengthened(pattern, max + 1))] : []),
        ];
      const bounds = [...types, long('x'.repeat(max + 1))];
      return node.min > 0 ? [...bounds, fault('empty', fc.constant(''))] : bounds;
    }
    case 'whole':
      return [
        fault('a text', fc.constant(String(node.min))),
        fault(
          'a fraction',
          fc.double({ min: 0.1, max: 0.9 }).map((part) => Math.max(node.min, 0) + part),
        ),
        fault('not a number', fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY)),
        fault('one too small', fc.constant(node.min - 1)),
        fault('one too large', fc.constant(node.max + 1)),
      ];
    case 'flag':
      return [fault('a word', fc.constantFrom('true', 'false', '')), fault('a number', fc.constantFrom(0, 1))];
    case 'word':
      return [
        fault(
          'another word',
          fc.string().filter((word) => !node.words.includes(word)),
        ),
        fault('a list', fc.constant([...node.words])),
      ];
    case 'list': {
      const entries = (length: number) => fc.array(arbitraryValue(node.item), { minLength: length, maxLength: length });
      const faults = [fault('a text', fc.constant('x')), fault('a group', fc.constant({ 0: 'x' }))];
      faults.push(fault('too long', entries(node.max + 1)));
      return node.min > 0 ? [...faults, fault('too short', entries(node.min - 1))] : faults;
    }
    case 'group':
      return [fault('a text', fc.constant('x')), fault('a list', fc.constant([]))];
    case 'flags':
      return [
        fault('a list', fc.constant([...node.names])),
        fault('an unknown name', fc.constant({ [`${node.names[0]}_`]: true })),
        fault('a flag that is a word', fc.constant({ [node.names[0]!]: 'true' })),
      ];
  }
}

/** A day that is not in the future: the server accepts no other. [DOC-6] */
const arbitraryDay = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2026-11-01T00:00:00Z'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));

const known = new Map<string, fc.Arbitrary<string>>();
/** Texts matching a pattern, cached: parsing the patterns took a fifth of the time of the rules tests. */
function matching(pattern: RegExp): fc.Arbitrary<string> {
  const texts = known.get(String(pattern)) ?? fc.stringMatching(pattern);
  known.set(String(pattern), texts);
  return texts;
}

const arbitraryMatch = (pattern: RegExp): fc.Arbitrary<string> =>
  pattern.test('2026-11-01') && !pattern.test('x') ? arbitraryDay : matching(pattern);

const offPattern = (pattern: RegExp): fc.Arbitrary<string> =>
  fc
    .oneof(
      matching(pattern).map((text) => `${text}x`),
      matching(pattern).map((text) => `${text}\n`),
      matching(pattern).map((text) => text.slice(1)),
      matching(pattern).map((text) => `-${text.slice(1)}`),
      fc.string({ maxLength: 20 }),
    )
    .filter((text) => !pattern.test(text));
