import { hourOf } from '../time/wall-clock.ts';
import type { ActivitySession } from './activity-draft.ts';

/** The session of the day, in the business's time zone, to which a moment belongs. [ACT-1] */
export function sessionOf(at: Date): ActivitySession {
  const hour = hourOf(at);
  if (hour < 4 || hour >= 21) return 'other';
  if (hour < 11) return 'morning';
  return hour < 15 ? 'noon' : 'evening';
}
