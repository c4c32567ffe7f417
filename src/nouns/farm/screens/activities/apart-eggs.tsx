import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { newDocumentId } from '../../../../../schemas/new-document-id.ts';
import type { FlockPage } from '../../../../contract/flock-page.ts';
import { useCommand } from '../../../../client/use-command.ts';
import { useBusiness } from '../../../../client/use-session.ts';
import { checkApart, type ApartDraft, type ApartError } from '../../../../domain/stock/check-apart.ts';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';
import { timeNow } from '../../../../domain/time/now.ts';
import { onDay } from '../../../../domain/time/on-day.ts';
import { DayChoice } from '../../../../ui/dates/day-choice.tsx';
import { oldDayWords } from '../../../../ui/words/date-words.ts';
import { ErrorNote } from '../../../../ui/feedback/error-note.tsx';
import { notDoneWords, type NotDone } from '../../../../ui/feedback/not-done-words.ts';
import { useSavedToast } from '../../../../ui/feedback/use-saved-toast.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { gradeWords } from '../../shared/farm-words.ts';
import { traysWords } from '../../shared/activity-words.ts';
import { apartErrorWords } from './apart-error-words.ts';
import classes from '../flocks/flock-page.module.css';
import { NumberInput } from '../../../../ui/numbers/number-input.tsx';
import { typedWhole } from '../../../../ui/numbers/typed-number.ts';
import { DraftNote } from '../../../../ui/drafts/draft-note.tsx';
import { useDraft, useKept } from '../../../../ui/drafts/use-draft.ts';

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
  const kept = useDraft('apart', { id: flock.id });
  const [id] = useKept(kept, 'id', newDocumentId);
  const business = useBusiness();
  const isOwner = business?.role === 'owner';
  const until = business?.locked_until;
  const [first] = apart;
  const [form, setForm] = useKept(kept, 'form', { grade: first!.grade, eggs: String(first!.qty), became: 'thrown' as ApartDraft['became'], note: '', day: '' }); // prettier-ignore
  const [refusal, setRefusal] = useState<ApartError | NotDone>();
  const { run, busy } = useCommand('farm.clearApart');
  const saved = useSavedToast();
  const change = (part: Partial<typeof form>) => {
    setRefusal(undefined);
    setForm((before) => ({ ...before, ...part }));
  };
  const here = (grade: typeof form.grade) => apart.find((one) => one.grade === grade)?.qty ?? 0;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { grade, became, note } = form;
    const qty = typedWhole(form.eggs);
    const at = timeNow().toISOString();
    const occurred_at = form.day === '' ? undefined : onDay(form.day, at);
    const draft: ApartDraft = { id, farm_id: flock.id, grade, qty, became, note, occurred_at };
    const checked = checkApart(draft, here(grade), at);
    if (!checked.ok) return setRefusal(checked.error);
    const result = await run(draft);
    if (!result.ok) return setRefusal(result.error);
    kept.forget();
    saved(oldDayWords(occurred_at));
    onSaved();
  };
  const isAboutReason = refusal?.type === 'ReasonMissing';
  const words = refusal && apartErrorWords(refusal);
  const isNotDone = refusal !== undefined && notDoneWords(refusal) !== undefined;
  return (
    <form className={classes.sheet} onSubmit={(event) => void save(event)} noValidate>
      <DraftNote draft={kept} />
      <ChoiceChips
        label={t`What became of them?`}
        wrap
        options={[
          { value: 'thrown', label: t`Thrown away` },
          { value: 'used', label: t`Used as the label allows` },
          ...(isOwner ? [{ value: 'for_sale', label: t`For sale after all` } as const] : []),
        ]}
        value={form.became}
        onChange={(became) => change({ became })}
      />
      {apart.length > 1 && (
        <ChoiceChips
          label={t`Which eggs`}
          wrap
          options={apart.map(({ grade }) => ({ value: grade, label: gradeWords(grade) }))}
          value={form.grade}
          onChange={(grade) => change({ grade, eggs: String(here(grade)) })}
        />
      )}
      <NumberInput
        label={t`How many eggs`}
        whole
        value={form.eggs}
        error={!isAboutReason && !isNotDone && words}
        onType={(text) => change({ eggs: text })}
      />
      <TextInput
        label={form.became === 'for_sale' ? t`Why may they be sold all the same?` : t`Note`}
        maxLength={500}
        value={form.note}
        error={isAboutReason && words}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      <DayChoice
        label={t`Day`}
        value={form.day}
        onChange={(day) => change({ day })}
        min={flock.placed_on}
        until={until}
      />
      {isNotDone && <ErrorNote>{words}</ErrorNote>}
      <Button type="submit" fullWidth h={56} loading={busy}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
