import { expect, test } from 'vitest';
import { daysAboveHens } from '../../../src/domain/flocks/days-above-hens.ts';

const on = (day: string, heads: number, end: number, eggs?: number) => ({ day, heads, end, eggs, broken: 0, dead: 0, culled: 0 }); // prettier-ignore

test('[MSG-12, LED-51] days with more eggs than hens, the newest first; hens that were sold the day before had laid', () => {
  const days = [
    on('2026-11-01', 506, 506, 531),
    on('2026-11-02', 506, 506, 767),
    on('2026-11-03', 506, 6, 400),
    on('2026-11-04', 6, 6, 400),
    on('2026-11-05', 6, 6, 7),
    on('2026-11-06', 6, 6),
    on('2026-11-07', 0, 0),
    on('2026-11-08', 0, 0),
    on('2026-11-09', 0, 0, 1),
  ];
  expect(daysAboveHens(days)).toEqual([
    { day: '2026-11-09', eggs: 1, hens: 0 },
    { day: '2026-11-05', eggs: 7, hens: 6 },
    { day: '2026-11-02', eggs: 767, hens: 506 },
  ]);
  expect(daysAboveHens([])).toEqual([]);
});
