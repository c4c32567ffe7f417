import type { ActivityKind } from '../../../../../schemas/farm-activity.schema.ts';
import { useDraft, type Draft } from '../../../../ui/drafts/use-draft.ts';
import { today } from '../../../../ui/words/date-words.ts';
import type { ActivityForm } from './activity-form.ts';

/** Version of the lists of weights that older versions of the app stored. */
const OLDER = 1;

/** Properties of a new record beside its flock and kind: the record it repeats, and its day; '' today. */
interface ActivityOf {
  readonly again: string | undefined;
  readonly day: string;
}

/**
 * The draft of a new record: of one flock, kind and day. A list of weights takes an hour to enter: it is found from any
 * day. [ACT-14, SHL-20]
 */
export function useActivityDraft(farm: string, kind: ActivityKind, { again, day }: ActivityOf): Draft {
  const isList = kind === 'weighing';
  const on = isList ? '' : day || today();
  const older = {
    key: `flockbook.weighing.${farm}`,
    version: OLDER,
    values: (list: unknown) => {
      const { day: begun, ...form } = list as Pick<ActivityForm, 'numbers' | 'weighing' | 'day'>;
      return { form: { ...form, fresh: true }, day: begun };
    },
  };
  return useDraft('activity', { id: [farm, kind, again ?? '', on].join('.'), ...(isList && { older }) });
}

/** True when anything was typed; a choice made with one press does not count, as it is quickly repeated. */
export const isBegun = (form: ActivityForm, from: ActivityForm): boolean => written(form) !== written(from);

const written = ({ numbers, words, photo, voice, treatment, weighing }: ActivityForm): string =>
  JSON.stringify([
    Object.entries(numbers).filter(([, typed]) => typed !== ''),
    words,
    photo,
    voice,
    treatment,
    weighing.weights_g,
  ]);
