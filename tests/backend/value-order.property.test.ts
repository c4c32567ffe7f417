import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeValue, encodeValue } from '../../backend/firestore/value-json.ts';
import { compareStrings, compareValues } from '../../backend/firestore/value-order.ts';
import type { Value } from '../../backend/firestore/value.ts';
import { runs, seedOr } from '../support/runs.ts';

const seed = seedOr(20_261_120);

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constant<Value>({ type: 'null' }),
  fc.boolean().map((value): Value => ({ type: 'boolean', value })),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value): Value => ({ type: 'integer', value })),
  fc.integer({ min: -3, max: 3 }).map((value): Value => ({ type: 'integer', value: BigInt(value) })),
  fc.double().map((value): Value => ({ type: 'double', value })),
  fc.string({ unit: 'binary' }).map((value): Value => ({ type: 'string', value })),
  fc.integer({ min: -1e9, max: 1e9 }).map((seconds): Value => ({ type: 'timestamp', value: { seconds, nanos: 0 } })),
  fc.uint8Array({ maxLength: 3 }).map((bytes): Value => ({ type: 'bytes', value: Buffer.from(bytes) })),
);
const name = fc.string({ minLength: 1, maxLength: 2 });
const value: fc.Arbitrary<Value> = fc.oneof(
  { weight: 3, arbitrary: scalar },
  fc.array(scalar, { maxLength: 3 }).map((values): Value => ({ type: 'array', values })),
  fc
    .array(fc.tuple(name, scalar), { maxLength: 3 })
    .map((entries): Value => ({ type: 'map', fields: new Map(entries) })),
);

test(`[BCK-2] values have one total order (seed ${seed})`, () => {
  fc.assert(
    fc.property(value, value, value, (a, b, c) => {
      expect(compareValues(a, a)).toBe(0);
      expect(Math.sign(compareValues(a, b))).toBe(-Math.sign(compareValues(b, a)) + 0);
      const [x, y, z] = [a, b, c].sort(compareValues);
      expect(compareValues(x!, z!)).toBeLessThanOrEqual(0);
      expect(compareValues(x!, y!)).toBeLessThanOrEqual(0);
    }),
    { seed, numRuns: runs(400, 50_000) },
  );
});

test(`[BCK-2] a value comes back from JSON as it was (seed ${seed})`, () => {
  fc.assert(
    fc.property(value, (original) => {
      const json = JSON.parse(JSON.stringify(encodeValue(original))) as unknown;
      expect(encodeValue(decodeValue(json))).toEqual(encodeValue(original));
      expect(compareValues(decodeValue(json), original)).toBe(0);
    }),
    { seed, numRuns: runs(300, 50_000) },
  );
});

test(`[BCK-2] strings are ordered by their UTF-8 bytes (seed ${seed})`, () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(Math.sign(compareStrings(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }),
    { seed, numRuns: runs(300, 50_000) },
  );
});

test('[BCK-2] types come in the documented order', () => {
  const ordered: Value[] = [
    { type: 'null' },
    { type: 'boolean', value: false },
    { type: 'boolean', value: true },
    { type: 'double', value: Number.NaN },
    { type: 'double', value: -Infinity },
    { type: 'integer', value: -1n },
    { type: 'double', value: 0.5 },
    { type: 'integer', value: 2n ** 53n },
    { type: 'integer', value: 2n ** 53n + 1n },
    { type: 'timestamp', value: { seconds: 0, nanos: 0 } },
    { type: 'string', value: '' },
    { type: 'string', value: '\uffff' },
    { type: 'string', value: '😀' },
    { type: 'bytes', value: Buffer.from([0]) },
    { type: 'reference', value: 'projects/p/databases/(default)/documents/a/b' },
    { type: 'geoPoint', latitude: 0, longitude: 0 },
    { type: 'array', values: [] },
    { type: 'map', fields: new Map([['__type__', { type: 'string', value: '__vector__' }]]) },
    { type: 'map', fields: new Map() },
  ];
  expect(ordered.toReversed().sort(compareValues)).toEqual(ordered);
});
