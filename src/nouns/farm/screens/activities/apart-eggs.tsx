import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { newDocumentId } from '../../../../../schemas/new-document-id.ts';
import type { FlockPage } from '../../../../contract/flock-page.ts';
import { useCommand } from '../../../../client/use-command.ts';
import { useBusiness } from '../../../../client/use-session.ts';
import type { ApartDraft } from '../../../../domain/stock/check-apart.ts';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';
import { ok } from '../../../../domain/result.ts';
import { timeNow } from '../../../../domain/time/now.ts';
import { onDay } from '../../../../domain/time/on-day.ts';
import { DayChoice } from '../../../../ui/dates/day-choice.tsx';
import { oldDayWords } from '../../../../ui/words/date-words.ts';
import { notDoneWords } from '../../../../ui/feedback/not-done-words.ts';
import { useSavedToast } from '../../../../ui/feedback/use-saved-toast.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { gradeWords } from '../../shared/farm-words.ts';
import { traysWords } from '../../shared/activity-words.ts';
import { apartErrorWords } from './apart-error-words.ts';
import classes from '../flocks/flock-page.module.css';
import { NumberInput } from '../../../../ui/numbers/number-input.tsx';
import { typedWhole } from '../../../../ui/numbers/typed-number.ts';
import { DraftForm } from '../../../../ui/drafts/draft-form.tsx';
import { useDraftForm } from '../../../../ui/drafts/use-draft-form.ts';
import { useDraft } from '../../../../ui/drafts/use-draft.ts';

/** Eggs set apart because of medicine, and what became of them. [VET-5] */
export function ApartEggs({ page }: { page: FlockPage }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { apart } = page;
  if (apart.length === 0) return null;
  const each = apart.map(({ grade, qty }) => `${gradeWords(grade)} ${traysWords(qty)}`).join(', ');
  return (
    <section className={classes.recall} aria-label={t`Put apart`}>
      <h3>
        <Trans>Put apart</Trans>
      </h3>
      <p>
        <Trans>Because of medicine these are in no stock and cannot be sold: {each}.</Trans>
      </p>
      {page.may_clear && (
        <Button variant="default" h={48} onClick={() => setOpen(true)}>
          <Trans>What became of them?</Trans>
        </Button>
      )}
      <Sheet opened={open} title={<Trans>What became of them?</Trans>} onClose={() => setOpen(false)}>
        {open && <ApartForm page={page} onSaved={() => setOpen(false)} />}
      </Sheet>
    </section>
  );
}

function ApartForm({ page: { apart, flock }, onSaved }: { page: FlockPage; onSaved: () => void }) {
  const { t } = useLingui();
  const business = useBusiness();
  const isOwner = business?.role === 'owner';
  const until = business?.locked_until;
  const [first] = apart;
  const { run } = useCommand('farm.clearApart');
  const saved = useSavedToast();
  const form = useDraftForm(useDraft('apart', { id: flock.id }), {
    initial: () => ({
      id: newDocumentId(),
      grade: first!.grade,
      eggs: String(first!.qty),
      became: 'thrown' as ApartDraft['became'],
      note: '',
      day: '',
    }),
    alone: ['id'],
    save: async ({ day, eggs, ...typed }) => {
      const occurred_at = day === '' ? undefined : onDay(day, timeNow().toISOString());
      const result = await run({ ...typed, farm_id: flock.id, qty: typedWhole(eggs), occurred_at });
      return result.ok ? ok(occurred_at) : result;
    },
    onSaved: (occurred_at) => {
      saved(oldDayWords(occurred_at));
      onSaved();
    },
    fieldOf: (error) => (error.type === 'ReasonMissing' ? 'note' : notDoneWords(error) ? undefined : 'eggs'),
    words: apartErrorWords,
  });
  const { values, input, change } = form;
  const here = (grade: typeof values.grade) => apart.find((one) => one.grade === grade)?.qty ?? 0;
  return (
    <DraftForm form={form} className={classes.sheet}>
      <ChoiceChips
        label={t`What became of them?`}
        wrap
        options={[
          { value: 'thrown', label: t`Thrown away` },
          { value: 'used', label: t`Used as the label allows` },
          ...(isOwner ? [{ value: 'for_sale', label: t`For sale after all` } as const] : []),
        ]}
        {...input('became')}
      />
      {apart.length > 1 && (
        <ChoiceChips
          label={t`Which eggs`}
          wrap
          options={apart.map(({ grade }) => ({ value: grade, label: gradeWords(grade) }))}
          value={values.grade}
          onChange={(grade) => change({ grade, eggs: String(here(grade)) })}
        />
      )}
      <NumberInput label={t`How many eggs`} whole {...input('eggs')} />
      <TextInput
        label={values.became === 'for_sale' ? t`Why may they be sold all the same?` : t`Note`}
        maxLength={500}
        {...input('note')}
      />
      <DayChoice label={t`Day`} min={flock.placed_on} until={until} {...input('day')} />
    </DraftForm>
  );
}
