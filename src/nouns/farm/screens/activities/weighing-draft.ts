import type { ActivityForm } from './activity-form.ts';
import { readDraft, writeDraft } from '../../../../ui/draft-storage.ts';
import { today } from '../../../../ui/words/date-words.ts';

/* A hundred birds take an hour: what was weighed so far outlives leaving the form, a reload and a crash. [ACT-14] */

type Kept = Pick<ActivityForm, 'id' | 'numbers' | 'weighing' | 'active'> & {
  /** The day it was begun for. */
  readonly day: string;
};

const VERSION = 1;
const memoryOf = (farm: string): string => `flockbook.weighing.${farm}`;

/** A form with what was weighed before of this flock; begun on another day it is of that day still, which the form shows. */
export function withKeptWeighing(form: ActivityForm): ActivityForm {
  const kept = readDraft(memoryOf(form.farm_id), VERSION) as Kept | undefined;
  if (!kept) return form;
  const { day, ...rest } = kept;
  return { ...form, ...rest, day: form.day || (day === today() ? '' : day), fresh: true };
}

export function keepWeighing(form: ActivityForm): void {
  const { id, farm_id, numbers, weighing, active } = form;
  const isBegun = weighing.weights_g.length > 0 || Object.values(numbers).some((typed) => typed !== '');
  const kept: Kept = { id, numbers, weighing, active, day: form.day || today() };
  writeDraft(memoryOf(farm_id), VERSION, isBegun ? kept : undefined);
}

export const forgetWeighing = (farm: string): void => writeDraft(memoryOf(farm), VERSION, undefined);
