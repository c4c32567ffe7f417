import type { ActivityKind, FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import type { factCommon } from '../../../schemas/pieces.ts';

type Around = keyof typeof factCommon | 'farm_id' | 'session' | 'performed_by' | 'photo' | 'voice';
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** What a kind of activity says beyond the fields of all. [ACT-2] */
export type ActivityContent = Without<FarmActivity, Around>;
export type ContentOf<K extends ActivityKind> = Extract<ActivityContent, { kind: K }>;
export type ActivitySession = FarmActivity['session'];

/** An activity as the form holds it, before the device adds numbers and names. Units: base units. */
export interface ActivityDraft {
  /** Made when the form opens: saving twice saves once. [DAT-4] */
  readonly id: string;
  readonly farm_id: string;
  readonly session: ActivitySession;
  /** When it happened; now when absent. */
  readonly occurred_at?: string | undefined;
  readonly note?: string | undefined;
  /** A picture that is kept on this phone. [ACT-9] */
  readonly photo?: { readonly path: string } | undefined;
  /** What was said instead of typed, kept on this phone. [ACT-9] */
  readonly voice?: { readonly path: string; readonly seconds: number } | undefined;
  readonly content: ActivityContent;
}

/** Eggs of an egg record, of all grades. */
export const eggsIn = (content: ActivityContent): number =>
  content.kind === 'eggs' ? content.grades.reduce((sum, { qty }) => sum + qty, 0) : 0;
