import type { ActivityKind, FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import type { ActivitySession } from './activity-draft.ts';

/** Records of the same round of one flock by several people. */
export interface SameRound {
  readonly kind: ActivityKind;
  readonly session: ActivitySession;
  readonly ids: readonly string[];
}

/** Kinds recorded once per round; deaths, notes and visits may occur several times. */
const ONCE: ReadonlySet<ActivityKind> = new Set(['eggs', 'feed', 'water', 'count', 'medication', 'vaccination']);

/** Records with the same flock, kind, session and day by two people, which may be one round recorded twice. [MSG-17] */
export function sameRounds(activities: readonly FarmActivity[]): SameRound[] {
  const rounds = new Map<string, FarmActivity[]>();
  for (const one of activities) {
    if (!ONCE.has(one.kind) || one.voided_at !== undefined) continue;
    const key = [one.farm_id, one.kind, one.session, one.day].join(' ');
    rounds.set(key, [...(rounds.get(key) ?? []), one]);
  }
  return [...rounds.values()]
    .filter((all) => new Set(all.map(({ performed_by }) => performed_by)).size > 1)
    .map((all) => ({ kind: all[0]!.kind, session: all[0]!.session, ids: all.map(({ id }) => id).sort() }));
}
