import type { FarmSetup } from '../../src/domain/sample-farm/generate-farm.ts';

/**
 * Documents that a farm of a scale writes in a day; measured, a bigger farm writes slightly fewer per unit of scale.
 */
const perDay = (scale: number): number => scale * (22.1 + 1.75 / scale);
/** Approximate number of documents that a farm of scale 1 writes in a year. */
const YEAR = 8_400;

/** The setup of a farm with about that many documents, within a twentieth: a year, at the scale that writes them. */
export function farmOfSize(documents: number): Pick<FarmSetup, 'days' | 'scale'> {
  const scale = Math.max(1, Math.round(documents / YEAR));
  return { scale, days: Math.max(1, Math.round(documents / perDay(scale))) };
}
