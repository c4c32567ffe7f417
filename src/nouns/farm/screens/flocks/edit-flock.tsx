import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FlockPage } from '../../../../contract/flock-page.ts';
import { useCommand } from '../../../../client/use-command.ts';
import { useBusiness } from '../../../../client/use-session.ts';
import { checkFlockChange } from '../../../../domain/flocks/change-flock.ts';
import type { FlockDraft } from '../../../../domain/flocks/check-flock.ts';
import { hasRight } from '../../../../domain/people/has-right.ts';
import { ErrorNote } from '../../../../ui/feedback/error-note.tsx';
import { useSavedToast } from '../../../../ui/feedback/use-saved-toast.tsx';
import { shortDay, today } from '../../../../ui/words/date-words.ts';
import classes from '../activities/farm.module.css';
import { flockErrorWords, type FlockRefusal } from './flock-error-words.ts';
import { FlockBirds, FlockCost, FlockMore, FlockWhere } from './flock-fields.tsx';
import { flockFromForm, flockToForm, type FlockForm } from './flock-form.ts';
import { DraftNote } from '../../../../ui/drafts/draft-note.tsx';
import { useDraft, useKept } from '../../../../ui/drafts/use-draft.ts';

/** Fields whose correction changes figures of past days. */
const FIGURES = ['initial_count', 'extra_free_count', 'doa_count', 'placed_on', 'age_at_placement_days', 'purpose', 'unit_cost', 'transport_cost'] as const; // prettier-ignore

/** Correct all fields of a flock's placement; another number of birds only with a reason. [FLK-11, FLK-29] */
export function EditFlock({ page, draft: stored, back }: { page: FlockPage; draft: FlockDraft; back: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const saved = useSavedToast();
  const business = useBusiness();
  const { run, busy } = useCommand('farm.editFlock');
  // Changes from another phone still appear until the user types.
  const kept = useDraft('flock', { id: page.flock.id, mode: 'seen' });
  const [typed, setTyped] = useKept<{ seen: FlockDraft; part: Partial<FlockForm> } | undefined>(
    kept,
    'typed',
    undefined,
  );
  const [reason, setReason] = useKept(kept, 'reason', '');
  const [refusal, setRefusal] = useState<FlockRefusal>();
  const saving = useRef(false);
  if (!business) return null;
  const { currency } = business;
  const seen = typed?.seen ?? stored;
  const form = { ...flockToForm(seen, page.vendor_name, currency), ...typed?.part };
  const draft = flockFromForm(form, currency);
  const seesMoney = hasRight(business, 'add_farm');
  const isOther = FIGURES.some((field) => draft[field] !== seen[field]);
  const first = page.first_recorded;
  const change = (part: Partial<FlockForm>) => {
    setRefusal(undefined);
    // A newly added supplier arrives a moment later than text typed meanwhile.
    setTyped((now) => ({ seen, part: { ...now?.part, ...part } }));
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving.current) return;
    const before = { initial_count: seen.initial_count, closed_on: page.flock.closed_on };
    const checked = checkFlockChange({ draft, reason }, before, { today: today(), currency });
    if (!checked.ok) return setRefusal(checked.error);
    saving.current = true;
    try {
      const result = await run({ draft, seen, reason });
      if (!result.ok) return setRefusal(result.error);
      kept.forget();
      saved();
      void navigate(back, { replace: true });
    } finally {
      saving.current = false;
    }
  };
  const fields = { form, draft, change, currency, refusal, followed: page };
  return (
    <form className={classes.part} onSubmit={(event) => void save(event)} noValidate>
      <DraftNote draft={kept} />
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
          value={reason}
          error={refusal?.type === 'ReasonMissing' && flockErrorWords(refusal)}
          onChange={(event) => {
            setRefusal(undefined);
            setReason(event.currentTarget.value);
          }}
        />
      )}
      {refusal && <ErrorNote>{flockErrorWords(refusal)}</ErrorNote>}
      {refusal?.type === 'ChangedMeanwhile' && (
        <Button
          variant="default"
          h={48}
          onClick={() => {
            setRefusal(undefined);
            kept.throwAway();
          }}
        >
          <Trans>Show what it says now</Trans>
        </Button>
      )}
      <Button type="submit" h={56} fz={18} loading={busy}>
        <Trans>Save the changes</Trans>
      </Button>
    </form>
  );
}
