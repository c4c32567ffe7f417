import { useLingui } from '@lingui/react/macro';
import { DEATH_CAUSES } from '../../../schemas/farm-activity.schema.ts';
import { useBusiness } from '../../client/use-session.ts';
import { offered } from '../../domain/business/word-lists.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { causeWords } from '../../ui/words/farm-words.ts';
import type { ActivityForm, Cause } from './activity-form.ts';

/** Before a reason in the farm's own words, so that it is never taken for one of the app's. */
const OWN = 'own:';

/** Why birds died, of what this farm uses; a reason of its own is "other" with its words as the note. [ACT-4, SET-5] */
export function DeathReason({ form, set }: { form: ActivityForm; set: (part: Partial<ActivityForm>) => void }) {
  const { t } = useLingui();
  const { off = [], own = [] } = useBusiness()?.words.death_reasons ?? {};
  const { cause, words } = form;
  const options = [
    ...offered(DEATH_CAUSES, { off }, cause).map((value) => ({ value: value as string, label: causeWords(value) })),
    ...own.map((word) => ({ value: OWN + word, label: word })),
  ];
  return (
    <ChoiceChips
      label={t`Why they died`}
      options={options}
      value={cause === 'other' && words !== '' ? OWN + words : cause}
      onChange={(value) =>
        set(
          value.startsWith(OWN)
            ? { cause: 'other', words: value.slice(OWN.length) }
            : { cause: value as Cause, words: '' },
        )
      }
    />
  );
}
