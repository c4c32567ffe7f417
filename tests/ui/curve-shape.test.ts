import { expect, test } from 'vitest';
import { clearOf, isAbove } from '../../src/nouns/farm/screens/flocks/curve-shape.ts';

test('[FLK-10] the name of the standard stands where no line runs, the last value on the side away from it', () => {
  expect(clearOf([60, 66], [])).toEqual({ y: 66, side: 'above' });
  expect(clearOf([60, 66], [40, 50])).toEqual({ y: 66, side: 'above' });
  expect(clearOf([60, 66], [71, 80])).toEqual({ y: 60, side: 'below' });
  // The curves cross: above both.
  expect(clearOf([60, 66], [62, 80])).toEqual({ y: 80, side: 'above' });

  const standard = [{ x: 60, y: 66 }, { x: 70, y: 60 }]; // prettier-ignore
  expect(isAbove({ x: 71, y: 72 }, standard)).toBe(true);
  expect(isAbove({ x: 61, y: 65 }, standard)).toBe(false);
  expect(isAbove({ x: 71, y: 72 }, [])).toBe(false);
});
