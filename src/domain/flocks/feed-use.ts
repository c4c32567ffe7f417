import { ratio } from '../numbers/ratio.ts';

const GRAMS_IN_KG = 1_000;

/** Feed per bird and day. [FLK-14] Units: grams; Σ birds alive over the recorded days. */
export const feedPerBirdDay = (feed_g: number, birdDays: number): number | undefined => ratio(feed_g, birdDays);

/** Kilograms of feed per dozen eggs; up to 1.5 is good. [FLK-14] Units: grams, eggs. */
export const feedPerDozen = (feed_g: number, eggs: number): number | undefined =>
  ratio((feed_g * 12) / GRAMS_IN_KG, eggs);

/** Kilograms of feed per kilogram of eggs; up to 2.2 is good. [FLK-14] Units: grams, eggs, grams of one egg. */
export const feedPerEggMass = (feed_g: number, eggs: number, egg_g: number): number | undefined =>
  ratio(feed_g, eggs * egg_g);

/** Value of the eggs per unit of money spent on feed; 1.4 and more is good. [FLK-15] Units: minor units. */
export const eggToFeedRatio = (eggValue: number, feedValue: number): number | undefined => ratio(eggValue, feedValue);
