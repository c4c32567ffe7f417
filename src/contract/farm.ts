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

/* Answers of the farm's queries, as they cross the port. Units: birds, eggs, grams, millilitres; no money anywhere. [ACT-8] */

type Sync = LocalFields['sync_state'];

/** A flock as tiles and cards show it. [FLK-8] */
export interface FlockRow extends Pick<Flock, 'id' | 'name' | 'house_name' | 'unit_type' | 'purpose' | 'breed' | 'placed_on' | 'closed_on'> {
  readonly age_days: number;
  /** Birds alive; absent while nothing says it. */
  readonly heads?: number | undefined;
  /** The heads are what this person's own records give. [LED-52] */
  readonly estimate: boolean;
  /** What was written down today; absent where nothing was. */
  readonly eggs_today?: number | undefined;
  readonly dead_today?: number | undefined;
  /** Hen-day percent over the recorded days of the seven before today. [FLK-7, FLK-12] */
  readonly laying?: { readonly percent: number; readonly recorded: number; readonly of: number } | undefined;
  /** Laying of the breed at this age. Units: percent. [FLK-28] */
  readonly standard_laying?: number | undefined;
  /** The last weighing, beside what the breed weighs at that age. [FLK-27] */
  readonly weighed?: Weighed | undefined;
  /** How long its feed lasts. [RAW-5] */
  readonly feed_left?: FeedLeft | undefined;
  /** What of its vaccination plan comes next. [VET-9] */
  readonly next_vaccine?: VaccinationTask | undefined;
  /** Why its eggs or meat are not for sale now; absent where they may be sold. [VET-5] */
  readonly withdrawal?: { readonly egg?: NamedWithdrawal | undefined; readonly meat?: NamedWithdrawal | undefined } | undefined;
  /** What somebody should look at. [FLK-25] */
  readonly alerts?: readonly FlockAlert[] | undefined;
  readonly sync: Sync;
} // prettier-ignore

/** What a record of a flock on a day is judged by. [MSG-11, MSG-12, MSG-13] */
export interface AroundRecord {
  /** The heads are what this person's own records give. [LED-52] */
  readonly estimate: boolean;
  /** Birds that could leave on that day; absent while nothing says it. */
  readonly heads?: number | undefined;
  /** The most birds of that day: by these eggs and feed are judged. */
  readonly most_heads?: number | undefined;
  /** Written down on that day already. */
  readonly eggs: number;
  readonly fed_g: number;
  /** What a bird of its breed ate at the age of that day; absent where no curve says it. Units: grams. */
  readonly ration_g?: number | undefined;
}

/** The flocks that this person may see, by house and name. */
export interface FlocksView {
  readonly open: readonly FlockRow[];
  /** The last one closed first. */
  readonly closed: readonly FlockRow[];
}

/** One record of the farm. */
export interface ActivityRow {
  readonly activity: FarmActivity;
  readonly flock_name: string;
  /** Name of the material that was given. */
  readonly material_name?: string | undefined;
  /** Flock to which birds went. */
  readonly to_flock_name?: string | undefined;
  /** How even birds are that were weighed one by one. [FLK-23] */
  readonly even?: Pick<Uniformity, 'percent' | 'cv'> | undefined;
  /** Who did it, when they are known here. */
  readonly by?: string | undefined;
  readonly sync: Sync;
  readonly sync_error?: string | undefined;
  /** Whether this person may void it, and put it right. [ACT-10, ACT-20] */
  readonly may_void: boolean;
  readonly may_correct: boolean;
}

/** One record with what its sheet says; of one that was put right what stands now. [ACT-20] */
export interface ActivityView extends ActivityRow {
  /** What was changed since it was written down, the oldest first; names of the flocks and materials in it, by id. */
  readonly history: readonly Change[];
  readonly names: Readonly<Record<string, string>>;
  /** Who voided it, and when. */
  readonly voided?: { readonly at: string; readonly by?: string | undefined } | undefined;
  /** Its flock was closed: the day of it, and who said so when, as far as that is known. */
  readonly closed?: { readonly on: string; readonly at?: string | undefined; readonly by?: string | undefined } | undefined;
} // prettier-ignore

/** A page of own records, the newest first. */
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
  /** What its label forbids. [VET-1] */
  readonly label?: WithdrawalLabel | undefined;
}

/** What flocks of this business may follow and be compared with. [VET-8, FLK-24] */
export interface Standards {
  readonly plans: readonly OfferedPlan[];
  readonly curves: readonly OfferedCurve[];
}

/** Feed in the store that a flock eats. Units: grams; whole days at the mean of the last seven recorded days of all who eat of it. */
export interface FeedLeft {
  readonly on_hand_g: number;
  readonly days: number;
}

/** Questions about flocks and their daily records. */
export interface FarmQueries {
  /** Flocks with heads and age. [FLK-8, LED-52] */
  'farm.flocks': { input: Nothing; output: FlocksView };
  /** What was written down on a day; attendants see their own. [FLK-8, ACT-8] */
  'farm.day': { input: { day: string }; output: readonly ActivityRow[] };
  /** The day on which a record of this kind is missing, nearest to a day that is filled in. [ACT-13] */
  'farm.missing': { input: { farm_id: string; kind: ActivityKind; day: string }; output: string | null };
  /** Birds, eggs and feed of a flock on a day, without a record that is put right, by which one of that day is judged. [MSG-11, MSG-12, MSG-13] */
  'farm.around': { input: { farm_id: string; day: string; except?: string | undefined }; output: AroundRecord };
  /** Null when it is not here. [ACT-20] */
  'farm.activity': { input: { id: string }; output: ActivityView | null };
  /** One flock, with so many days of its diary; null when it is not here. [RTE-30] */
  'farm.flock': { input: { id: string; days: number }; output: FlockPage | null };
  /** What flocks may follow and be compared with: vaccination plans and breed curves, own ones and the app's. [VET-8, FLK-24] */
  'farm.standards': { input: Nothing; output: Standards };
  'farm.own': { input: { limit: number }; output: OwnActivities };
  'farm.materials': { input: Nothing; output: readonly MaterialRow[] };
}

/** Commands on flocks and their daily records. */
export interface FarmCommands {
  /** A vaccination plan of the business's own, as a new version; running flocks keep theirs. [VET-8] */
  'farm.savePlan': {
    input: PlanDraft;
    value: { version_id: string };
    error: PlanError | { type: 'ChangedMeanwhile' | 'TooMany' };
  };
  'farm.removePlan': { input: { version_id: string }; value: null; error: never };
  /** A breed curve of the business's own, as a new version; running flocks keep theirs. [FLK-24] */
  'farm.saveCurve': {
    input: CurveDraft;
    value: { version_id: string; version: number };
    error: CurveError | { type: 'ChangedMeanwhile' | 'TooMany' };
  };
  'farm.removeCurve': { input: { version_id: string }; value: null; error: never };
  'farm.addFlock': { input: FlockDraft; value: { id: string }; error: FlockError | { type: 'PlanGone' | 'CurveGone' } };
  /** Corrections, the end and the new beginning of a flock. [FLK-11] */
  'farm.editFlock': {
    input: FlockChange & { readonly seen: FlockDraft };
    value: { id: string };
    error: FlockChangeError | EditError | { type: 'PlanGone' | 'CurveGone' | 'ChangedMeanwhile' };
  };
  'farm.closeFlock': { input: FlockEnd; value: { id: string }; error: FlockEndError | EditError };
  'farm.reopenFlock': { input: { id: string }; value: { id: string }; error: EditError };
  'farm.addActivity': { input: ActivityDraft; value: { id: string }; error: ActivityError };
  /** Its id is that of the wrong one; gives the id of the right one. [ACT-20] */
  'farm.correctActivity': { input: { draft: ActivityDraft; reason: string }; value: { id: string }; error: ActivityError | CorrectError }; // prettier-ignore
  'farm.voidActivity': { input: { id: string; reason: string }; value: null; error: EditError };
  /** What became of eggs that were put apart. [VET-5] */
  'farm.clearApart': { input: ApartDraft; value: { id: string }; error: ApartError };
}
