import { hourOf } from '../time/wall-clock.ts';
import type { ActivitySession } from './activity-draft.ts';

/** The round of the day, where the business is, that a moment belongs to. [ACT-1] */
export function sessionOf(at: Date): ActivitySession {
  const hour = hourOf(at);
  if (hour < 4 || hour >= 21) return 'other';
  if (hour < 11) return 'morning';
  return hour < 15 ? 'noon' : 'evening';
}
