import type { FarmSetup } from '../../src/domain/sample-farm/generate-farm.ts';

/** Documents that a farm of scale 1 writes in a day; measured, a bigger one writes a little less for each 1. */
const perDay = (scale: number): number => scale * (22.1 + 1.75 / scale);
/** What a farm of scale 1 writes in a year, about. */
const YEAR = 8_400;

/** The setup of a farm with about so many documents, within a twentieth: a year of it, at the scale that writes them. */
export function farmOfSize(documents: number): Pick<FarmSetup, 'days' | 'scale'> {
  const scale = Math.max(1, Math.round(documents / YEAR));
  return { scale, days: Math.max(1, Math.round(documents / perDay(scale))) };
}
