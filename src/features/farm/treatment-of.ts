import type { ContentOf } from '../../domain/activities/activity-draft.ts';
import type { ActivityForm } from './activity-form.ts';
import { typedWhole } from '../../ui/numbers/typed-number.ts';

type Treated = Partial<Omit<ContentOf<'medication'>, 'kind'>>;

/** What the form says of a treatment beyond its amount; what was not typed is absent, so that the label counts. [VET-1, VET-2] */
export function treatmentOf({ treatment }: ActivityForm, kind: 'medication' | 'vaccination'): Treated {
  const { dose, route, reason, batch, expiry, meat, egg } = treatment;
  const isMedicine = kind === 'medication';
  return {
    ...(isMedicine && dose.trim() && { dose: dose.trim() }),
    ...(route.trim() && { route: route.trim() }),
    ...(isMedicine && reason.trim() && { reason: reason.trim() }),
    ...(batch.trim() && { batch_no: batch.trim() }),
    ...(expiry && { expiry }),
    ...(meat.trim() && { withdrawal_meat_days: typedWhole(meat) }),
    ...(egg.trim() && { withdrawal_egg_days: typedWhole(egg) }),
  };
}
