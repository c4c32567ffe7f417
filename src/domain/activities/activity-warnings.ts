import { type ActivityDraft, eggsIn } from './activity-draft.ts';
import { birdsLeaving, type KnownOfFlock } from './check-activity.ts';

/** Warnings to check before saving; they do not prevent it. */
export type ActivityWarning =
  /** More birds leave than are in the book. [MSG-11] */
  | { type: 'OnlyHeads'; heads: number }
  /** Refers to all eggs of the day, including those already recorded. [MSG-12] */
  | { type: 'MoreThanHens' }
  /** Grams of feed per bird and day, far from the breed's standard. [MSG-13] */
  | { type: 'FeedPerBird'; grams: number }
  /** [MSG-16] */
  | { type: 'Closed'; on: string }
  | { type: 'NotPlacedYet'; on: string };

/** Known figures of the flock on the day of the activity; an estimate is sufficient for a warning. [LED-52] */
export interface Surroundings extends KnownOfFlock {
  /** Day of the activity. */
  readonly day: string;
  readonly placed_on?: string | undefined;
  readonly closed_on?: string | undefined;
  /** Birds by which eggs and feed of that day are checked; `heads` when absent. */
  readonly mostHeads?: number | undefined;
  /** Grams already fed on that day. */
  readonly fed_g?: number | undefined;
  /** Standard daily feed intake of a bird of its breed at its age on that day. Units: grams. */
  readonly ration_g?: number | undefined;
}

/** Highest number of eggs per day and hundred hens without a warning. [MSG-12] */
const MAX_EGGS_PER_100_HENS = 105;
const MIN_OF_RATION = 0.5;
const MAX_OF_RATION = 2;

/** Whether a day's eggs exceed what the hens can plausibly lay. [MSG-12] */
export const isMoreThanHens = (eggs: number, hens: number): boolean => eggs * 100 > hens * MAX_EGGS_PER_100_HENS;

/** Warnings about an activity that is not refused. [MSG-11, MSG-12, MSG-13, MSG-16] */
export function activityWarnings(draft: ActivityDraft, around: Surroundings): ActivityWarning[] {
  const { day, placed_on, closed_on, heads } = around;
  const warnings: ActivityWarning[] = [];
  if (closed_on !== undefined && day > closed_on) warnings.push({ type: 'Closed', on: closed_on });
  const isBefore = placed_on !== undefined && day < placed_on;
  if (isBefore) warnings.push({ type: 'NotPlacedYet', on: placed_on });
  // Before the flock had any birds there is nothing to compare with.
  if (isBefore || heads === undefined) return warnings;
  const leaving = birdsLeaving(draft.content);
  if (leaving > Math.max(0, heads)) warnings.push({ type: 'OnlyHeads', heads: Math.max(0, heads) });
  const hens = Math.max(0, around.mostHeads ?? heads);
  const laid = eggsIn(draft.content);
  const eggs = laid + (around.eggs ?? 0);
  if (laid > 0 && isMoreThanHens(eggs, hens)) warnings.push({ type: 'MoreThanHens' });
  const grams = feedPerBird(draft, around, hens);
  return grams === undefined ? warnings : [...warnings, { type: 'FeedPerBird', grams }];
}

/** Too little feed is only detected in the evening: earlier, the rest of the day's feed is still to come. */
function feedPerBird(
  { content, session }: ActivityDraft,
  { fed_g = 0, ration_g }: Surroundings,
  heads: number,
): number | undefined {
  if (content.kind !== 'feed' || heads === 0 || ration_g === undefined) return undefined;
  const grams = (fed_g + content.qty) / heads;
  const isLittle = session === 'evening' && grams < MIN_OF_RATION * ration_g;
  return grams > MAX_OF_RATION * ration_g || isLittle ? Math.round(grams) : undefined;
}
