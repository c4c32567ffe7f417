import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Evaluator } from '../../backend/rules/evaluate.ts';
import { RequestLookups } from '../../backend/rules/lookups.ts';
import { parseRules } from '../../backend/rules/parse.ts';
import { judge, type RuleRequest } from '../../backend/rules/ruleset.ts';
import { RuleTimestamp, type RuleValue } from '../../backend/rules/values.ts';
import { needs, never } from '../../schemas/conditions.ts';
import { documentKind, variantKind, type AnyKind } from '../../schemas/document-kind.ts';
import { day, documentId, flag, group, listOf, oneOf, optional, text, wholeNumber } from '../../schemas/fields.ts';
import { wideFunctions } from '../../scripts/rules/look-at-whole.ts';
import { fieldFunctions } from '../../scripts/rules/functions-of-kinds.ts';
import { writtenRules } from '../../scripts/rules/written-rules.ts';

/* What `npm run rules` writes for kinds of documents that are made up here. */

/** Rules that let in what looks right. */
function rulesFor(...kinds: AnyKind[]) {
  const functions = fieldFunctions(kinds.map((kind) => ({ kind })));
  return parseRules(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isText(v, max) { return v > '' && v.size() <= max; }
    function isFew(v, max) { return v is list && v.size() <= max; }
    function isUpTo(v, max) { return v is int && v >= 0 && v <= max; }
    function isWhole(v, min, max) { return v is int && v >= min && v <= max; }
    ${[...wideFunctions(functions.join('\n')), ...functions].join('\n')}
    match /eggs/{id} { allow create: if ${kinds[0]!.name}Fields(request.resource.data); }
  }
}`);
}

const valueOf = (plain: unknown): RuleValue => {
  if (typeof plain === 'number') return Number.isInteger(plain) ? BigInt(plain) : plain;
  if (Array.isArray(plain)) return plain.map(valueOf);
  if (typeof plain === 'object' && plain !== null)
    return new Map(Object.entries(plain).map(([name, value]) => [name, valueOf(value)]));
  return plain as RuleValue;
};

function accepts(kind: AnyKind, document: object): boolean {
  const request: RuleRequest = {
    method: 'create',
    databaseId: '(default)',
    segments: ['eggs', 'x'],
    auth: null,
    time: new RuleTimestamp({ seconds: 0, nanos: 0 }),
    resource: null,
    requestResource: new Map([['data', valueOf(document)]]),
    query: null,
  };
  const nothing = { databaseId: '(default)', before: () => undefined };
  const evaluator = new Evaluator(new RequestLookups(nothing, 10).forOperation());
  return judge(rulesFor(kind), request, evaluator).allowed;
}

const tray = documentKind('trays', {
  id: documentId(),
  flock: documentId(),
  size: oneOf('small', 'large'),
  eggs: wholeNumber(1, 1_000_000),
  laid: optional(day()),
  label: optional(text({ max: 3 })),
  marks: optional(listOf(text({ max: 3 }), { min: 1, max: 2 })),
  buyer: optional(group({ name: text({ max: 5 }) })),
});
const good = { id: 'a'.repeat(12), flock: 'b'.repeat(12), size: 'small', eggs: 30 };

describe('[DOC-13] [RUL-3] what is written for a schema', () => {
  test('lets in what the schema lets in, and no more', () => {
    expect(accepts(tray, good)).toBe(true);
    expect(accepts(tray, { ...good, laid: '2026-03-02', label: 'abc', buyer: { name: 'Musa' }, rev: 1, updated_at: 1 })).toBe(false); // prettier-ignore
    expect(accepts(tray, { ...good, laid: '2026-03-02', label: 'abc', buyer: { name: 'Musa' }, updated_at: 1 })).toBe(true); // prettier-ignore
    const wrong = [
      { size: 'huge' },
      { size: 1 },
      { eggs: 0 },
      { eggs: 1_000_001 },
      { eggs: 1.5 },
      { laid: '2026-3-2' },
      { laid: null },
      { label: '' },
      { label: 'abcd' },
      { buyer: { name: 'Musa', phone: '1' } },
      { buyer: {} },
      { price: 1 },
    ];
    for (const one of wrong) expect([one, accepts(tray, { ...good, ...one })]).toEqual([one, false]);
    for (const field of Object.keys(good)) expect(accepts(tray, { ...good, [field]: null })).toBe(false);
  });

  test('lets nothing move from one field into the next, though they are looked at as one text', () => {
    expect(accepts(tray, { ...good, id: 'a'.repeat(11), flock: `a${'b'.repeat(12)}` })).toBe(false);
    expect(accepts(tray, { ...good, id: `${'a'.repeat(12)} ${'b'.repeat(12)}`, flock: 'small' })).toBe(false);
  });

  test('asks for what other fields demand, and forbids it', () => {
    const crate = documentKind(
      'crates',
      { open: flag(), closed_on: optional(day()), size: optional(oneOf('small', 'large')), lid: optional(flag()) },
      needs('closed_on', { open: [false] }),
      never('closed_on', { open: [true] }),
      needs('size', { lid: 'present' }),
      needs('lid', { size: ['small', 'large'] }),
    );
    expect(accepts(crate, { open: true })).toBe(true);
    expect(accepts(crate, { open: false })).toBe(false);
    expect(accepts(crate, { open: false, closed_on: '2026-03-02' })).toBe(true);
    expect(accepts(crate, { open: true, closed_on: '2026-03-02' })).toBe(false);
    expect(accepts(crate, { open: true, lid: false })).toBe(false);
    expect(accepts(crate, { open: true, size: 'small' })).toBe(false);
    expect(accepts(crate, { open: true, size: 'small', lid: true })).toBe(true);
  });

  test('knows each form of a kind by its word', () => {
    const moved = variantKind(
      'moves',
      { by: text({ max: 9 }) },
      { sold: { price: wholeNumber(0, 9) }, eaten: {} },
      needs('price', { kind: ['sold'] }),
    );
    expect(accepts(moved, { kind: 'sold', by: 'Musa', price: 9 })).toBe(true);
    expect(accepts(moved, { kind: 'sold', by: 'Musa' })).toBe(false);
    expect(accepts(moved, { kind: 'eaten', by: 'Musa' })).toBe(true);
    expect(accepts(moved, { kind: 'eaten', by: 'Musa', price: 9 })).toBe(false);
    expect(accepts(moved, { kind: 'lost', by: 'Musa' })).toBe(false);
    expect(accepts(moved, { kind: 'eaten' })).toBe(false);
  });

  test('names groups with other fields of the same name for their kind too', () => {
    const box = documentKind('boxes', { buyer: group({ phone: text({ max: 9 }) }) });
    const written = fieldFunctions([{ kind: tray }, { kind: box }]).join('\n');
    expect(written).toContain('buyerFields(d.buyer)');
    expect(written).toContain('boxes_buyerFields(d.buyer)');
  });
});

test('[DOC-11] a field that only the device has is not written', () => {
  expect(() => rulesFor(documentKind('trays', { local_seq: wholeNumber(0, 1) }))).toThrow('trays.local_seq');
});

test.each([/^a b$/, /^[^a]$/, /^.$/, /^a\sb$/, /a/])('[DOC-13] the pattern %s may let in a space, and is not written', (pattern) => {
  expect(() => rulesFor(documentKind('trays', { a: v.pipe(v.string(), v.regex(pattern)) }))).toThrow('anchored');
}); // prettier-ignore

test('[DOC-13] a pattern without an example says where to add one', () => {
  const odd = optional(v.pipe(v.string(), v.regex(/^xyz$/)));
  expect(() => rulesFor(documentKind('trays', { odd }))).toThrow('EXAMPLES');
});

test('[DOC-13] rules without the two marks are left alone', () => {
  expect(() => writtenRules('service cloud.firestore {}')).toThrow('firestore.rules lacks');
});
