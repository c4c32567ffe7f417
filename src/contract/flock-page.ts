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
  /** What its form begins with, without money for whoever may not see it; absent for whoever may not correct it. [FLK-29] */
  readonly draft?: FlockDraft | undefined;
  /** Who brought it, as far as somebody is named and may be seen. */
  readonly vendor_name?: string | undefined;
  /** What one chick weighed as it came. Units: grams. */
  readonly chick_g?: number | undefined;
  /** What names its vaccination plan among those offered, and the copy that it follows. [VET-8] */
  readonly plan_key?: string | undefined;
  readonly plan?: { readonly name: string; readonly source: string } | undefined;
  /** What names the curve that it is compared with; absent where there is none for such birds. [FLK-24] */
  readonly curve_key?: string | undefined;
  readonly curve?: { readonly growth?: GrowthCurve | undefined; readonly laying?: LayingCurve | undefined };
  readonly close_reason?: string | undefined;
  /** Its end in numbers, so far. */
  readonly end: FlockEndFigures;
  /** Birds that came alive. */
  readonly placed: number;
  /** The days that were asked for, the newest first. */
  readonly diary: readonly FlockDay[];
  /** The first day on which anything was written down. */
  readonly first_recorded?: string | undefined;
  /** There are older days. */
  readonly more: boolean;
  readonly dead_week: number;
  readonly dead_all: number;
  /** A bird and day, over the recorded ones of the seven days before today. Units: grams. */
  readonly feed_g?: number | undefined;
  /** What a bird of its breed ate a day on just those days; absent where no curve says it. Units: grams. */
  readonly ration_g?: number | undefined;
  readonly laying: readonly LayingWeek[];
  readonly weighed: readonly Weighed[];
  readonly tasks: readonly VaccinationTask[];
  readonly given: readonly Given[];
  /** Eggs that are put apart because of medicine, by grade; what became of them is not written down yet. [VET-5] */
  readonly apart: readonly { readonly grade: SaleableGrade; readonly qty: number }[];
  /** What was put for sale, or sold, though a treatment forbade it; the newest first. [VET-6] */
  readonly recall: readonly Recall[];
  /** Only for whoever may see money. [FLK-10] */
  readonly money?: FlockMoney | undefined;
  /** The books are still being worked out: figures that need them are not known yet. [LED-47] */
  readonly working: boolean;
  readonly may_record: boolean;
  /** Whether this person may write down what became of eggs that are put apart. */
  readonly may_clear: boolean;
  readonly may_edit: boolean;
}

/** What became of a flock. Units: birds, eggs, grams. [FLK-11, FLK-20] */
export interface FlockEndFigures {
  readonly dead: number;
  /** Killed as unfit. */
  readonly culled: number;
  readonly eaten: number;
  readonly dressed: number;
  readonly sold: number;
  /** Moved in from other flocks, less moved out; and those that came. */
  readonly moved: number;
  readonly moved_in: number;
  /** Not found in counts, or at the closing; below 0 more were found. */
  readonly missing: number;
  /** All that left alive, and those that stand. */
  readonly alive: AliveBirds;
  /** Of them those that bear the cost of a batch, weighed or not. */
  readonly bearing: number;
  /** Still in the book; those are gone when it is closed. */
  readonly left: number;
  readonly eggs: number;
  readonly feed_g: number;
  /** Of hens: how they laid so far. */
  readonly laying?: LayingResult | undefined;
}

/** Eggs of a round, or birds of a sale or a dressing, inside a withdrawal. Units: eggs, birds. [VET-6] */
export interface Recall {
  readonly what: 'eggs' | 'birds' | 'dressed';
  readonly day: string;
  /** The round, the sale, or the run. */
  readonly doc_id: string;
  readonly qty: number;
}

/** A medicine or vaccine that was given, the newest first. */
export interface Given {
  readonly activity: Extract<FarmActivity, { kind: 'medication' | 'vaccination' }>;
  readonly name: string;
}

/** What a flock costs and brings. Units: minor units. [FLK-10, FLK-16, FLK-19] */
export interface FlockMoney extends FlockResult {
  /** The month it is of; absent for all its days, as meat birds are judged. */
  readonly month?: string | undefined;
  /** What a meat bird, and a kilogram of it alive, cost: all costs over all that left alive or stand, wherever it is shown. [FLK-22] */
  readonly each?: BirdCost | undefined;
  /** Hens alive, summed over the days of the month on which eggs were written down. */
  readonly hen_days: number;
  /** Cost of an egg in the month before, a fraction of minor units. */
  readonly egg_cost?: number | undefined;
}
