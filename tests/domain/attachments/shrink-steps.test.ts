import { expect, test } from 'vitest';
import { fitted, LOGO_STEPS, shrinkSteps } from '../../../src/domain/attachments/shrink-steps.ts';

test('[EXP-7] a picture is tried large and good first, then smaller, and never made bigger', () => {
  const camera = shrinkSteps({ width: 4000, height: 3000 });
  expect(camera[0]).toEqual({ side: 1600, quality: 0.72 });
  expect(camera.at(-1)).toEqual({ side: 320, quality: 0.4 });
  const icon = shrinkSteps({ width: 300, height: 500 });
  expect(icon[0]).toEqual({ side: 500, quality: 0.72 });
  expect(icon.every(({ side }) => side <= 500)).toBe(true);
  expect(shrinkSteps({ width: 20, height: 20 })).toHaveLength(3);
});

test('[EXP-7] it keeps its shape', () => {
  expect(fitted({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(fitted({ width: 3000, height: 4000 }, 800)).toEqual({ width: 600, height: 800 });
  expect(fitted({ width: 5000, height: 1 }, 800)).toEqual({ width: 800, height: 1 });
  expect(fitted({ width: 30, height: 20 }, 800)).toEqual({ width: 30, height: 20 });
});

test('[SET-4] a logo is tried from what prints well to what is told apart', () => {
  const large = shrinkSteps({ width: 1200, height: 800 }, LOGO_STEPS);
  expect(large[0]).toEqual({ side: 320, quality: 0.82 });
  expect(large.at(-1)).toEqual({ side: 64, quality: 0.65 });
  expect(shrinkSteps({ width: 90, height: 60 }, LOGO_STEPS)[0]).toEqual({ side: 90, quality: 0.82 });
});
