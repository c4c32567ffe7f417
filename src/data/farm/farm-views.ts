import type { FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import type { Flock } from '../../../schemas/flock.schema.ts';
import type { LocalFields } from '../../../schemas/document-kind.ts';
import type { WithdrawalLabel } from '../../domain/activities/check-activity.ts';
import type { FlockAlert } from '../../domain/flocks/flock-alerts.ts';
import type { Weighed } from '../../domain/flocks/flock-weight.ts';
import type { NamedWithdrawal } from '../../domain/health/withdrawal-now.ts';
import type { VaccinationTask } from '../../domain/health/vaccination-tasks.ts';
import type { FeedLeft } from './feed-left.ts';

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
  /** Who did it, when they are known here. */
  readonly by?: string | undefined;
  readonly sync: Sync;
  readonly sync_error?: string | undefined;
  /** Whether this person may void it. [ACT-10] */
  readonly may_void: boolean;
}

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
