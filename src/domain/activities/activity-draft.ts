import type { ActivityKind, FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import type { factCommon } from '../../../schemas/pieces.ts';

type Around = keyof typeof factCommon | 'farm_id' | 'session' | 'performed_by' | 'photo' | 'voice';
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** Fields of a kind of activity beyond the common ones. [ACT-2] */
export type ActivityContent = Without<FarmActivity, Around>;
export type ContentOf<K extends ActivityKind> = Extract<ActivityContent, { kind: K }>;
export type ActivitySession = FarmActivity['session'];

/** An activity in the form, before the device adds numbers and names. Units: base units. */
export interface ActivityDraft {
  /** Generated when the form opens, so that saving twice saves one record. [DAT-4] */
  readonly id: string;
  readonly farm_id: string;
  readonly session: ActivitySession;
  /** Time of the event; now when absent. */
  readonly occurred_at?: string | undefined;
  readonly note?: string | undefined;
  /** A picture stored on this phone. [ACT-9] */
  readonly photo?: { readonly path: string } | undefined;
  /** A voice note stored on this phone. [ACT-9] */
  readonly voice?: { readonly path: string; readonly seconds: number } | undefined;
  readonly content: ActivityContent;
}

/** Total eggs of an egg record, over all grades. */
export const eggsIn = (content: ActivityContent): number =>
  content.kind === 'eggs' ? content.grades.reduce((sum, { qty }) => sum + qty, 0) : 0;
