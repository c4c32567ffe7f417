import type { ActivitySession } from './activity-draft.ts';

/** The round of the day that an hour belongs to. [ACT-1] Units: hour of the day where the phone stands, 0..23. */
export function sessionOf(hour: number): ActivitySession {
  if (hour < 4 || hour >= 21) return 'other';
  if (hour < 11) return 'morning';
  return hour < 15 ? 'noon' : 'evening';
}
