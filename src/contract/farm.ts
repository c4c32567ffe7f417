import type { Uniformity } from '../domain/flocks/weighing.ts';
import type { LocalFields } from '../../schemas/document-kind.ts';
import type { ActivityKind, FarmActivity } from '../../schemas/farm-activity.schema.ts';
import type { Flock } from '../../schemas/flock.schema.ts';
import type { Change, CorrectError, EditError, Nothing } from './pieces.ts';
import type { FlockPage } from './flock-page.ts';
import type { ActivityDraft } from '../domain/activities/activity-draft.ts';
import type { ActivityError, WithdrawalLabel } from '../domain/activities/check-activity.ts';
import type { FlockChange, FlockChangeError, FlockEnd, FlockEndError } from '../domain/flocks/change-flock.ts';
import type { CurveDraft, CurveError } from '../domain/flocks/check-curve.ts';
import type { FlockDraft, FlockError } from '../domain/flocks/check-flock.ts';
import type { OfferedCurve } from '../domain/flocks/curve-copies.ts';
import type { FlockAlert } from '../domain/flocks/flock-alerts.ts';
import type { Weighed } from '../domain/flocks/flock-weight.ts';
import type { PlanDraft, PlanError } from '../domain/health/check-plan.ts';
import type { OfferedPlan } from '../domain/health/plan-copies.ts';
import type { VaccinationTask } from '../domain/health/vaccination-tasks.ts';
import type { NamedWithdrawal } from '../domain/health/withdrawal-now.ts';
import type { ApartDraft, ApartError } from '../domain/stock/check-apart.ts';

/* Answers of the farm's queries as they cross the port. Units: birds, eggs, grams, millilitres; no money. [ACT-8] */

type Sync = LocalFields['sync_state'];

/** A flock as shown on tiles and cards. [FLK-8] */
export interface FlockRow extends Pick<Flock, 'id' | 'name' | 'house_name' | 'unit_type' | 'purpose' | 'breed' | 'placed_on' | 'closed_on'> {
  readonly age_days: number;
  /** Birds alive; absent while unknown. */
  readonly heads?: number | undefined;
  /** True when the heads are computed from this person's own records only. [LED-52] */
  readonly estimate: boolean;
  /** Eggs recorded today; absent when none were. */
  readonly eggs_today?: number | undefined;
  readonly dead_today?: number | undefined;
  /** Hen-day production over the recorded days of the seven before today. Units: percent. [FLK-7, FLK-12] */
  readonly laying?: { readonly percent: number; readonly recorded: number; readonly of: number } | undefined;
  /** Standard laying rate of the breed at this age. Units: percent. [FLK-28] */
  readonly standard_laying?: number | undefined;
  /** The last weighing, with the standard weight of the breed at that age. [FLK-27] */
  readonly weighed?: Weighed | undefined;
  /** How long its feed lasts. [RAW-5] */
  readonly feed_left?: FeedLeft | undefined;
  /** The next task of its vaccination plan. [VET-9] */
  readonly next_vaccine?: VaccinationTask | undefined;
  /** Withdrawals because of which its eggs or meat are not for sale now; absent when they may be sold. [VET-5] */
  readonly withdrawal?: { readonly egg?: NamedWithdrawal | undefined; readonly meat?: NamedWithdrawal | undefined } | undefined;
  /** Conditions that need attention. [FLK-25] */
  readonly alerts?: readonly FlockAlert[] | undefined;
  readonly sync: Sync;
} // prettier-ignore

/** Figures by which a record of a flock on a day is checked. [MSG-11, MSG-12, MSG-13] */
export interface AroundRecord {
  /** True when the heads are computed from this person's own records only. [LED-52] */
  readonly estimate: boolean;
  /** Birds that could leave on that day; absent while unknown. */
  readonly heads?: number | undefined;
  /** Highest number of birds on that day: the base for checking its eggs and feed. */
  readonly most_heads?: number | undefined;
  /** Eggs already recorded on that day. */
  readonly eggs: number;
  readonly fed_g: number;
  /** Standard feed intake of a bird of its breed at its age on that day; absent without a curve. Units: grams. */
  readonly ration_g?: number | undefined;
}

/** The flocks that this person may see, by house and name. */
export interface FlocksView {
  readonly open: readonly FlockRow[];
  /** Most recently closed first. */
  readonly closed: readonly FlockRow[];
}

/** One record of the farm. */
export interface ActivityRow {
  readonly activity: FarmActivity;
  readonly flock_name: string;
  /** Name of the material given. */
  readonly material_name?: string | undefined;
  /** Flock to which birds were moved. */
  readonly to_flock_name?: string | undefined;
  /** Uniformity of birds that were weighed individually. [FLK-23] */
  readonly even?: Pick<Uniformity, 'percent' | 'cv'> | undefined;
  /** Name of the author, when known on this phone. */
  readonly by?: string | undefined;
  readonly sync: Sync;
  readonly sync_error?: string | undefined;
  /** Whether this person may void and correct it. [ACT-10, ACT-20] */
  readonly may_void: boolean;
  readonly may_correct: boolean;
}

/** One record with the contents of its sheet; of a corrected record, the present version. [ACT-20] */
export interface ActivityView extends ActivityRow {
  /** Changes since it was recorded, oldest first; the flocks and materials in it by name and id. */
  readonly history: readonly Change[];
  readonly names: Readonly<Record<string, string>>;
  /** Author and time of the void. */
  readonly voided?: { readonly at: string; readonly by?: string | undefined } | undefined;
  /** Set when its flock was closed: the day, and when and by whom as far as known. */
  readonly closed?: { readonly on: string; readonly at?: string | undefined; readonly by?: string | undefined } | undefined;
} // prettier-ignore

/** A page of the person's own records, newest first. */
export interface OwnActivities {
  readonly rows: readonly ActivityRow[];
  readonly more: boolean;
}

/** Feed, medicine or another material. */
export interface MaterialRow {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly base_unit: 'g' | 'ml' | 'dose' | 'piece';
  readonly pack?: { readonly label: string; readonly factor: number } | undefined;
  /** Withdrawal periods on its label. [VET-1] */
  readonly label?: WithdrawalLabel | undefined;
}

/** Vaccination plans and breed curves that flocks of this business may use. [VET-8, FLK-24] */
export interface Standards {
  readonly plans: readonly OfferedPlan[];
  readonly curves: readonly OfferedCurve[];
}

/**
 * Feed in the store that a flock eats. Units: grams; whole days, at the mean of the last seven recorded days of all
 * flocks that eat it.
 */
export interface FeedLeft {
  readonly on_hand_g: number;
  readonly days: number;
}

/** Queries about flocks and their daily records. */
export interface FarmQueries {
  /** Flocks with heads and age. [FLK-8, LED-52] */
  'farm.flocks': { input: Nothing; output: FlocksView };
  /** Records of a day; attendants see only their own. [FLK-8, ACT-8] */
  'farm.day': { input: { day: string }; output: readonly ActivityRow[] };
  /**
   * The day without a record of this kind to continue with after filling in `day`: the next later one, else the one
   * before; null when none is missing. [ACT-13]
   */
  'farm.missing': { input: { farm_id: string; kind: ActivityKind; day: string }; output: string | null };
  /**
   * Birds, eggs and feed of a flock on a day, by which a new record of that day is checked; `except` is a record being
   * corrected. [MSG-11, MSG-12, MSG-13]
   */
  'farm.around': { input: { farm_id: string; day: string; except?: string | undefined }; output: AroundRecord };
  /** Null when it is not on this phone. [ACT-20] */
  'farm.activity': { input: { id: string }; output: ActivityView | null };
  /** One flock with the last `days` days of its diary; null when it is not on this phone. [RTE-30] */
  'farm.flock': { input: { id: string; days: number }; output: FlockPage | null };
  /** Vaccination plans and breed curves available to flocks: the business's own and the app's. [VET-8, FLK-24] */
  'farm.standards': { input: Nothing; output: Standards };
  'farm.own': { input: { limit: number }; output: OwnActivities };
  'farm.materials': { input: Nothing; output: readonly MaterialRow[] };
}

/** Commands on flocks and their daily records. */
export interface FarmCommands {
  /** Save one of the business's own vaccination plans as a new version; running flocks keep theirs. [VET-8] */
  'farm.savePlan': {
    input: PlanDraft;
    value: { version_id: string };
    error: PlanError | { type: 'ChangedMeanwhile' | 'TooMany' };
  };
  'farm.removePlan': { input: { version_id: string }; value: null; error: never };
  /** Save one of the business's own breed curves as a new version; running flocks keep theirs. [FLK-24] */
  'farm.saveCurve': {
    input: CurveDraft;
    value: { version_id: string; version: number };
    error: CurveError | { type: 'ChangedMeanwhile' | 'TooMany' };
  };
  'farm.removeCurve': { input: { version_id: string }; value: null; error: never };
  'farm.addFlock': { input: FlockDraft; value: { id: string }; error: FlockError | { type: 'PlanGone' | 'CurveGone' } };
  /** Correct, close or reopen a flock. [FLK-11] */
  'farm.editFlock': {
    input: FlockChange & { readonly seen: FlockDraft };
    value: { id: string };
    error: FlockChangeError | EditError | { type: 'PlanGone' | 'CurveGone' | 'ChangedMeanwhile' };
  };
  'farm.closeFlock': { input: FlockEnd; value: { id: string }; error: FlockEndError | EditError };
  'farm.reopenFlock': { input: { id: string }; value: { id: string }; error: EditError };
  'farm.addActivity': { input: ActivityDraft; value: { id: string }; error: ActivityError };
  /** `draft.id` is the id of the wrong record; returns the id of the correction. [ACT-20] */
  'farm.correctActivity': { input: { draft: ActivityDraft; reason: string }; value: { id: string }; error: ActivityError | CorrectError }; // prettier-ignore
  'farm.voidActivity': { input: { id: string; reason: string }; value: null; error: EditError };
  /** Record what was done with withheld eggs. [VET-5] */
  'farm.clearApart': { input: ApartDraft; value: { id: string }; error: ApartError };
}
