import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import type { FlockPage } from '../../../../contract/flock-page.ts';
import type { BusinessView } from '../../../../contract/account.ts';
import { useCommand } from '../../../../client/use-command.ts';
import { useBusiness } from '../../../../client/use-session.ts';
import type { FlockDraft } from '../../../../domain/flocks/check-flock.ts';
import { hasRight } from '../../../../domain/people/has-right.ts';
import { useSavedToast } from '../../../../ui/feedback/use-saved-toast.tsx';
import { shortDay } from '../../../../ui/words/date-words.ts';
import classes from '../activities/farm.module.css';
import { fieldOf, flockErrorWords } from './flock-error-words.ts';
import { FlockBirds, FlockCost, FlockMore, FlockWhere } from './flock-fields.tsx';
import { flockFromForm, flockToForm } from './flock-form.ts';
import { DraftForm } from '../../../../ui/drafts/draft-form.tsx';
import { useDraftForm } from '../../../../ui/drafts/use-draft-form.ts';
import { useDraft } from '../../../../ui/drafts/use-draft.ts';

/** Fields whose correction changes figures of past days. */
const FIGURES = ['initial_count', 'extra_free_count', 'doa_count', 'placed_on', 'age_at_placement_days', 'purpose', 'unit_cost', 'transport_cost'] as const; // prettier-ignore

/** Correct all fields of a flock's placement; another number of birds only with a reason. [FLK-11, FLK-29] */
export function EditFlock({ page, draft: stored, back }: { page: FlockPage; draft: FlockDraft; back: string }) {
  const business = useBusiness();
  return business && <Correction page={page} stored={stored} back={back} business={business} />;
}

interface CorrectionProps {
  page: FlockPage;
  stored: FlockDraft;
  back: string;
  business: BusinessView;
}

function Correction({ page, stored, back, business }: CorrectionProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const saved = useSavedToast();
  const { run } = useCommand('farm.editFlock');
  const { currency } = business;
  const form = useDraftForm(useDraft('flock', { id: page.flock.id, mode: 'seen' }), {
    initial: () => ({ ...flockToForm(stored, page.vendor_name, currency), seen: stored }),
    alone: ['seen'],
    save: (typed) => run({ draft: flockFromForm(typed, currency), seen: typed.seen, reason: typed.reason }),
    onSaved: () => {
      saved();
      void navigate(back, { replace: true });
    },
    fieldOf,
    words: flockErrorWords,
  });
  const { values, input, change, refusal } = form;
  const { seen } = values;
  const draft = flockFromForm(values, currency);
  const seesMoney = hasRight(business, 'add_farm');
  const isOther = FIGURES.some((field) => draft[field] !== seen[field]);
  const first = page.first_recorded;
  const fields = { form: values, draft, change, currency, refusal, followed: page };
  return (
    <DraftForm
      form={form}
      className={classes.part}
      save={<Trans>Save the changes</Trans>}
      below={
        refusal?.type === 'ChangedMeanwhile' && (
          <Button variant="default" h={48} onClick={() => form.draft.throwAway()}>
            <Trans>Show what it says now</Trans>
          </Button>
        )
      }
    >
      <FlockWhere {...fields} />
      <FlockBirds {...fields} />
      {first !== undefined && first < draft.placed_on && (
        <p role="status" className={classes.quiet}>
          <Trans>There are records from {shortDay(first)}, before that day.</Trans>
        </p>
      )}
      {seesMoney && <FlockCost {...fields} />}
      <FlockMore {...fields} seesMoney={seesMoney} />
      {isOther && (
        <TextInput
          label={draft.initial_count === seen.initial_count ? t`Why, if you like` : t`Why was it another number?`}
          maxLength={200}
          {...input('reason')}
        />
      )}
    </DraftForm>
  );
}
