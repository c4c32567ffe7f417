import type { FarmActivity } from '../../schemas/farm-activity.schema.ts';
import type { FlockRow } from './farm.ts';
import type { FlockResult } from '../domain/figures/flock-result.ts';
import type { FlockDraft } from '../domain/flocks/check-flock.ts';
import type { GrowthCurve, LayingCurve } from '../domain/flocks/breed-curves.ts';
import type { AliveBirds, BirdCost } from '../domain/flocks/broiler-result.ts';
import type { FlockDay, LayingWeek } from '../domain/flocks/flock-day.ts';
import type { Weighed } from '../domain/flocks/flock-weight.ts';
import type { LayingResult } from '../domain/flocks/laying-result.ts';
import type { VaccinationTask } from '../domain/health/vaccination-tasks.ts';
import type { SaleableGrade } from '../domain/sales/egg-items.ts';

/** The page of one flock. Units: birds, eggs, grams, millilitres. [RTE-30, FLK-10] */
export interface FlockPage {
  readonly flock: FlockRow;
  readonly housing?: FlockDraft['housing'];
  /**
   * Initial values of its form, without money for people who may not see it; absent for people who may not correct it.
   * [FLK-29]
   */
  readonly draft?: FlockDraft | undefined;
  /** Name of the supplier, if one is named and may be seen. */
  readonly vendor_name?: string | undefined;
  /** Weight of one chick at arrival. Units: grams. */
  readonly chick_g?: number | undefined;
  /** Key of its vaccination plan among those offered; `plan` is the copy that it follows. [VET-8] */
  readonly plan_key?: string | undefined;
  readonly plan?: { readonly name: string; readonly source: string } | undefined;
  /** Key of the curve that it is compared with; absent when there is none for such birds. [FLK-24] */
  readonly curve_key?: string | undefined;
  readonly curve?: { readonly growth?: GrowthCurve | undefined; readonly laying?: LayingCurve | undefined };
  readonly close_reason?: string | undefined;
  /** Its final figures so far. */
  readonly end: FlockEndFigures;
  /** Birds that arrived alive. */
  readonly placed: number;
  /** The requested days, newest first. */
  readonly diary: readonly FlockDay[];
  /** The first day with a record. */
  readonly first_recorded?: string | undefined;
  /** Whether older days exist. */
  readonly more: boolean;
  readonly dead_week: number;
  readonly dead_all: number;
  /** Feed per bird and day, over the recorded days of the seven before today. Units: grams. */
  readonly feed_g?: number | undefined;
  /** Standard feed intake per bird and day on the same days; absent without a curve. Units: grams. */
  readonly ration_g?: number | undefined;
  readonly laying: readonly LayingWeek[];
  readonly weighed: readonly Weighed[];
  readonly tasks: readonly VaccinationTask[];
  readonly given: readonly Given[];
  /** Eggs withheld because of medicine, by grade, whose use or disposal is not recorded yet. [VET-5] */
  readonly apart: readonly { readonly grade: SaleableGrade; readonly qty: number }[];
  /** Products put up for sale or sold during a withdrawal period, newest first. [VET-6] */
  readonly recall: readonly Recall[];
  /** Only for people who may see money. [FLK-10] */
  readonly money?: FlockMoney | undefined;
  /** The books are still being folded: figures that depend on them are not known yet. [LED-47] */
  readonly working: boolean;
  readonly may_record: boolean;
  /** Whether this person may record what was done with withheld eggs. */
  readonly may_clear: boolean;
  readonly may_edit: boolean;
}

/** Final figures of a flock. Units: birds, eggs, grams. [FLK-11, FLK-20] */
export interface FlockEndFigures {
  readonly dead: number;
  /** Birds killed as unfit. */
  readonly culled: number;
  readonly eaten: number;
  readonly dressed: number;
  readonly sold: number;
  /** Birds moved in from other flocks minus those moved out, and those that arrived. */
  readonly moved: number;
  readonly moved_in: number;
  /** Birds missing in counts or at closing; negative when surplus birds were found. */
  readonly missing: number;
  /** All birds that left alive, and those still present. */
  readonly alive: AliveBirds;
  /** Those of them that bear the cost of a batch, weighed or not. */
  readonly bearing: number;
  /** Birds still in the book; they are removed when the flock is closed. */
  readonly left: number;
  readonly eggs: number;
  readonly feed_g: number;
  /** For hens: laying results so far. */
  readonly laying?: LayingResult | undefined;
}

/** Eggs of a round, or birds of a sale or a dressing, within a withdrawal period. Units: eggs, birds. [VET-6] */
export interface Recall {
  readonly what: 'eggs' | 'birds' | 'dressed';
  readonly day: string;
  /** Id of the round, the sale or the run. */
  readonly doc_id: string;
  readonly qty: number;
}

/** Medicines and vaccines given, newest first. */
export interface Given {
  readonly activity: Extract<FarmActivity, { kind: 'medication' | 'vaccination' }>;
  readonly name: string;
}

/** Costs and income of a flock. Units: minor units. [FLK-10, FLK-16, FLK-19] */
export interface FlockMoney extends FlockResult {
  /** The month covered; absent when it covers all days, as for meat birds. */
  readonly month?: string | undefined;
  /**
   * Cost of a meat bird and of a kilogram of live weight: all costs divided by all birds that left alive or are
   * present, wherever it is shown. [FLK-22]
   */
  readonly each?: BirdCost | undefined;
  /** Live hens summed over the days of the month with recorded eggs. */
  readonly hen_days: number;
  /** Cost of an egg in the month before, as a fraction of minor units. */
  readonly egg_cost?: number | undefined;
}
