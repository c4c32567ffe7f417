import type { FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import type { Flock } from '../../../schemas/flock.schema.ts';
import type { LocalFields } from '../../../schemas/document-kind.ts';

/* Answers of the farm's queries, as they cross the port. Units: birds, eggs, grams, millilitres; no money anywhere. [ACT-8] */

type Sync = LocalFields['sync_state'];

/** A flock as tiles and cards show it. [FLK-8] */
export interface FlockRow extends Pick<Flock, 'id' | 'name' | 'house_name' | 'unit_type' | 'purpose' | 'breed' | 'placed_on' | 'closed_on'> {
  readonly age_days: number;
  /** Birds alive; absent while nothing says it. */
  readonly heads?: number | undefined;
  /** The heads are what this person's own records give. [LED-52] */
  readonly estimate: boolean;
  /** The most birds of today and yesterday: by these eggs and feed are judged. */
  readonly most_heads?: number | undefined;
  /** What a bird of its breed eats a day; absent where no curve says it. */
  readonly ration_g?: number | undefined;
  /** What was written down today; absent where nothing was. */
  readonly eggs_today?: number | undefined;
  readonly dead_today?: number | undefined;
  /** Hen-day percent over the recorded days of the seven before today. [FLK-7, FLK-12] */
  readonly laying?: { readonly percent: number; readonly recorded: number; readonly of: number } | undefined;
  readonly sync: Sync;
} // prettier-ignore

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
  /** In base units, as the books have it; absent where none are kept. */
  readonly on_hand?: number | undefined;
}
