import { expect, test } from 'vitest';
import { BROWN_LAYERS, ROSS_308 } from '../../../src/domain/flocks/breed-curves.ts';
import { checkCurve, type CurveDraft } from '../../../src/domain/flocks/check-curve.ts';
import { copyOfCurve, curveKey, curveKeyOf, growthCurveOf, layingCurveOf, offeredCurves, usualCurve } from '../../../src/domain/flocks/curve-copies.ts'; // prettier-ignore
import { standardLayingOf, standardWeightOf } from '../../../src/domain/flocks/flock-weight.ts';
import { ration } from '../../../src/domain/flocks/ration.ts';
import { curveText, readCurve } from '../../../src/domain/flocks/read-curve.ts';

const errorsOf = (text: string) => {
  const read = readCurve(text);
  return read.ok ? read.value.rows.map(({ error }) => error) : read.error;
};

test('[FLK-24] the app’s own curves go out as a table and come back the same', () => {
  for (const curve of offeredCurves()) {
    const read = readCurve(curveText(curve));
    expect(read).toMatchObject({ ok: true, value: { kind: curve.kind, ...(curve.days ? { days: curve.days } : { weeks: curve.weeks }) } }); // prettier-ignore
    expect(errorsOf(curveText(curve))).toEqual((curve.days ?? curve.weeks)!.map(() => undefined));
  }
});

test('[FLK-24] a table is read by its headings, without any in its order, with thousands, decimal commas and semicolons', () => {
  const wanted = { ok: true, value: { kind: 'growth', days: ROSS_308.days.slice(2, 4) } };
  expect(readCurve('Breed,Cum Feed,Age,FCR,Weight\nRoss,"1,153",21,1.142,"1,012"\nRoss,2049,28,1.269,1616')).toMatchObject(wanted); // prettier-ignore
  expect(readCurve('21;1012;1,142;1153\n28;1616;1,269;2049')).toMatchObject(wanted);
  expect(readCurve('Week,Laying %\n24,88 %\n25-26,92')).toMatchObject({
    value: { weeks: [{ from: 24, to: 24, percent: 88 }, { from: 25, to: 26, percent: 92 }] }, // prettier-ignore
  });
  expect(errorsOf('name,phone\nAmina,0700')).toEqual({ type: 'NoColumns' });
  expect(errorsOf('day,weight,fcr,feed\n"7,213')).toEqual({ type: 'QuoteNotClosed', row: 2 });
});

test('[FLK-24] what is wrong stands beside its row: the shifted column, a wrong digit, a day twice, no number', () => {
  const rows = curveText(ROSS_308).split('\n');
  const shifted = rows.map((row, i) => (i === 0 ? row : [...row.split(',').slice(0, 3), String(ROSS_308.days[i]?.feed_g ?? 4_797)].join(','))); // prettier-ignore
  expect(errorsOf(shifted.join('\n'))).toEqual(ROSS_308.days.map(() => 'DoesNotAgree'));
  expect(errorsOf(rows.join('\n').replace('4585', '4797'))).toEqual([...Array.from({ length: 5 }), 'DoesNotAgree']); // prettier-ignore
  expect(errorsOf(`${rows.slice(0, 3).join('\n')}\n14,533,1.005,534\n21,,1.142,1153`)).toEqual([undefined, undefined, 'DaysDoNotRise', 'OutOfRange']); // prettier-ignore
  expect(errorsOf('week,laying\n20,35\n20,40\n21,101')).toEqual([undefined, 'DaysDoNotRise', 'OutOfRange']);
});

test('[FLK-24] just below a hundredth is taken, a hundredth is not', () => {
  expect(errorsOf('day,weight,fcr,feed\n35,1000,1.5,1509')).toEqual([undefined]);
  expect(errorsOf('day,weight,fcr,feed\n35,1000,1.5,1510')).toEqual(['DoesNotAgree']);
});

const draft = (but: Partial<CurveDraft> = {}): CurveDraft => ({ name: 'Cobb 500', edition: '2022', source: 'Cobb', days: ROSS_308.days, ...but }); // prettier-ignore
test.each([
  ['no breed', draft({ name: ' ' }), { type: 'NameMissing' }],
  ['no edition', draft({ edition: '' }), { type: 'EditionMissing' }],
  ['no source', draft({ source: '' }), { type: 'SourceMissing' }],
  ['no row', draft({ days: [] }), { type: 'NoRows' }],
  ['no table', draft({ days: undefined }), { type: 'NoRows' }],
  ['121 rows', draft({ days: Array.from({ length: 121 }, (_, day) => ({ ...ROSS_308.days[0]!, day })) }), { type: 'TooManyRows' }], // prettier-ignore
  ['a digit wrong', draft({ days: [ROSS_308.days[0]!, { ...ROSS_308.days[1]!, weight_g: 353 }] }), { type: 'DoesNotAgree', row: 1 }], // prettier-ignore
  ['a wrong week', draft({ days: undefined, weeks: [{ from: 20, to: 19, percent: 5 }] }), { type: 'OutOfRange', row: 0 }], // prettier-ignore
])('[FLK-24] a curve with %s is refused', (_what, wrong, error) =>
  expect(checkCurve(wrong)).toEqual({ ok: false, error }),
);

const own = { kind: 'growth', version_id: 'aaaaaaaaaaaa', curve_id: 'cobb', version: 3, name: 'Cobb 500', edition: '2022', source: 'Cobb', days: [{ day: 10, weight_g: 300, fcr: 1, feed_g: 300 }, { day: 20, weight_g: 900, fcr: 1.2, feed_g: 1_080 }] } as const; // prettier-ignore
const broilers = { purpose: 'broiler', unit_type: 'flock', placed_on: '2026-11-01', age_at_placement_days: 0 } as const;

test('[FLK-24] a flock is compared with the version it carries: weight, ration, and the name of it', () => {
  const flock = { ...broilers, curve: [copyOfCurve(own)] };
  expect(flock.curve[0]).toMatchObject({ curve_id: 'cobb', version: 3, version_id: 'aaaaaaaaaaaa' });
  expect(growthCurveOf(flock)).toMatchObject({ breed: 'Cobb 500', days: own.days });
  expect(standardWeightOf(flock, 15)).toBe(600);
  expect(standardWeightOf(broilers, 14)).toBe(533);
  expect(ration(flock, '2026-11-16')).toBe(78);
  expect(curveKeyOf(flock)).toBe('aaaaaaaaaaaa');
});

test('[FLK-24] a curve of the app is named with its version and needs no rows; of hens it is that of laying', () => {
  const hens = { ...broilers, purpose: 'layer' as const, curve: [copyOfCurve(usualCurve({ purpose: 'layer' })!)] };
  expect(hens.curve[0]).toEqual({ curve_id: BROWN_LAYERS.id, version: 1, name: BROWN_LAYERS.breed, edition: BROWN_LAYERS.edition, source: BROWN_LAYERS.source }); // prettier-ignore
  expect(layingCurveOf(hens)).toEqual(BROWN_LAYERS);
  expect(growthCurveOf(hens)).toBeUndefined();
  expect(curveKeyOf(hens)).toBe(BROWN_LAYERS.id);
  const ours = copyOfCurve({ ...own, kind: 'laying', days: undefined, weeks: [{ from: 0, to: 9, percent: 41.5 }] });
  expect(standardLayingOf({ ...hens, curve: [ours] }, '2026-11-10')).toBe(41.5);
  // Pullets have a curve only when the farm defines one.
  expect(usualCurve({ purpose: 'pullet_rearing' })).toBeUndefined();
  expect(offeredCurves([{ ...copyOfCurve(own), version_id: own.version_id }]).map(curveKey)).toEqual(['aaaaaaaaaaaa', ROSS_308.id, BROWN_LAYERS.id]); // prettier-ignore
});
