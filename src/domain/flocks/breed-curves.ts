/*
 * Standard curves of breeds from breeders and advisers: starting values with their source, which a farm may change.
 * [FLK-24] Public copies of the same table are often wrong, see check-growth-curve.ts. A new edition gets a new id.
 */

/** Source of the values, and their edition. */
interface Sourced {
  readonly id: string;
  readonly breed: string;
  readonly edition: string;
  readonly source: string;
}

/** Growth of a meat breed, day by day as far as published. */
export interface GrowthCurve extends Sourced {
  readonly days: readonly {
    readonly day: number;
    readonly weight_g: number;
    /** Kilograms of feed per kilogram of live weight. */
    readonly fcr: number;
    readonly feed_g: number; // cumulative, per bird
  }[];
}

/** Laying rate of a breed by week of life: hen-day percent, from the first to the last week, both included. */
export interface LayingCurve extends Sourced {
  readonly weeks: readonly { readonly from: number; readonly to: number; readonly percent: number }[];
}

/** Feed intake of a breed in grams per bird and day, by week of life: the breeder's range. */
export interface FeedCurve extends Sourced {
  readonly weeks: readonly { readonly week: number; readonly least_g: number; readonly most_g: number }[];
}

/** Ross 308, as hatched. [FLK-27] */
export const ROSS_308: GrowthCurve = {
  id: 'ross-308-as-hatched-2022',
  breed: 'Ross 308',
  edition: 'Performance Objectives 2022, as hatched',
  source: 'Aviagen, Ross 308/308 FF Broiler Performance Objectives 2022; two public transcriptions that agree',
  days: [
    { day: 7, weight_g: 213, fcr: 0.78, feed_g: 165 },
    { day: 14, weight_g: 533, fcr: 1.005, feed_g: 534 },
    { day: 21, weight_g: 1_012, fcr: 1.142, feed_g: 1_153 },
    { day: 28, weight_g: 1_616, fcr: 1.269, feed_g: 2_049 },
    { day: 35, weight_g: 2_296, fcr: 1.399, feed_g: 3_209 },
    { day: 42, weight_g: 2_998, fcr: 1.531, feed_g: 4_585 },
  ],
};

/** Brown hybrids under ordinary care. [FLK-28] */
export const BROWN_LAYERS: LayingCurve = {
  id: 'brown-layers-guide-1',
  breed: 'Brown layers',
  edition: 'Guide 1, approximate; the breeder’s own table holds longer late in lay',
  source: 'Public code of a laying guide; to be checked against the Hy-Line, ISA or Lohmann guide of the birds bought',
  weeks: [
    { from: 18, to: 18, percent: 5 },
    { from: 19, to: 19, percent: 15 },
    { from: 20, to: 20, percent: 35 },
    { from: 21, to: 21, percent: 55 },
    { from: 22, to: 22, percent: 70 },
    { from: 23, to: 23, percent: 80 },
    { from: 24, to: 24, percent: 88 },
    { from: 25, to: 26, percent: 92 },
    { from: 27, to: 30, percent: 94 },
    { from: 31, to: 35, percent: 91 },
    { from: 36, to: 40, percent: 88 },
    { from: 41, to: 45, percent: 84 },
    { from: 46, to: 50, percent: 79 },
    { from: 51, to: 55, percent: 72 },
    { from: 56, to: 60, percent: 66 },
    { from: 61, to: 70, percent: 60 },
  ],
};

/** Feed of brown layers; they drink 1.5 to 2 times as much water. */
export const HY_LINE_BROWN_FEED: FeedCurve = {
  id: 'hy-line-brown-feed-1',
  breed: 'Hy-Line Brown',
  edition: 'Transcription 1',
  source: 'Hy-Line Brown management guide, public transcription; to be checked against the guide of the birds bought',
  weeks: [
    { week: 1, least_g: 14, most_g: 15 },
    { week: 4, least_g: 27, most_g: 29 },
    { week: 8, least_g: 45, most_g: 47 },
    { week: 12, least_g: 62, most_g: 66 },
    { week: 16, least_g: 75, most_g: 79 },
    { week: 20, least_g: 91, most_g: 97 },
    { week: 24, least_g: 105, most_g: 111 },
    { week: 30, least_g: 107, most_g: 113 },
    { week: 40, least_g: 108, most_g: 114 },
  ],
};
