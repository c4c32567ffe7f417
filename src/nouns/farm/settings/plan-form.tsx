import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus, IconChevronDown, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useCommand } from '../../../client/use-command.ts';
import { planKey, type OfferedPlan } from '../../../domain/health/plan-copies.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../../ui/feedback/not-done-words.ts';
import { draftOf, emptyStep, formOf, type PlanTyped, type TypedStep } from './plan-typed.ts';
import { planErrorWords, type PlanRefusal } from './plan-error-words.ts';
import classes from './standards.module.css';
import type { PlanStep } from '../../../domain/health/vaccination-plans.ts';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import { routeWords } from '../shared/vaccine-words.ts';
import { DraftForm } from '../../../ui/drafts/draft-form.tsx';
import { useDraftForm } from '../../../ui/drafts/use-draft-form.ts';
import { useDraft } from '../../../ui/drafts/use-draft.ts';

/** One plan with its steps; saving a plan of the app creates an own copy. [VET-8] */
export function PlanForm({ plan, onClose }: { plan: OfferedPlan | undefined; onClose: () => void }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<string>();
  const saving = useCommand('farm.savePlan');
  const removing = useCommand('farm.removePlan');
  const form = useDraftForm(useDraft('plan', { id: plan && planKey(plan), mode: plan ? 'edit' : 'new' }), {
    initial: () => formOf(plan),
    save: async (values) => {
      const saved = await saving.run(draftOf(values, plan));
      if (!saved.ok && 'step' in saved.error) setOpened(values.steps[saved.error.step]?.id);
      return saved;
    },
    onSaved: onClose,
    fieldOf: (refusal) => ('step' in refusal ? 'steps' : FIELD_OF[refusal.type]),
    words: planErrorWords,
  });
  const { values, input, change, refusal } = form;
  const changeStep = (id: string, part: Partial<TypedStep>) =>
    change({ steps: values.steps.map((step) => (step.id === id ? { ...step, ...part } : step)) });
  const add = () => {
    const step = emptyStep();
    setOpened(step.id);
    change({ steps: [...values.steps, step] });
  };
  const remove = async (version_id: string) => {
    if (!(await removing.run({ version_id })).ok) return;
    form.draft.forget();
    onClose();
  };
  const wrongStep = refusal && 'step' in refusal ? values.steps[refusal.step]?.id : undefined;
  const gone = notDoneWords(removing.error);
  const isCopy = plan && plan.version_id === undefined;
  return (
    <DraftForm form={form} className={classes.form} bottom={classes.bottom} save={isCopy && <Trans>Save as my copy</Trans>}>
      {isCopy && (
        <p className={classes.quiet}>
          <Trans>This plan comes with the app. Saving makes a copy that is yours.</Trans>
        </p>
      )}
      <TextInput label={t`Name of the plan`} maxLength={60} {...input('name')} />
      <TextInput
        label={t`Where it comes from`}
        placeholder={t`Our vet, a hatchery, a guide`}
        maxLength={200}
        {...input('source')}
      />
      <ChoiceChips
        label={t`For birds kept for`}
        visibleLabel
        wrap
        options={[
          { value: 'layer', label: t`Eggs` },
          { value: 'broiler', label: t`Meat` },
          { value: 'dual', label: t`Eggs and meat` },
        ]}
        {...input('purpose')}
      />
      <ol className={classes.steps} aria-label={t`Steps`}>
        {values.steps.map((step) => (
          <PlanStepFields
            key={step.id}
            step={step}
            open={opened === step.id}
            error={wrongStep === step.id ? refusal : undefined}
            onToggle={() => setOpened(opened === step.id ? undefined : step.id)}
            change={(part) => changeStep(step.id, part)}
            remove={() => change({ steps: values.steps.filter(({ id }) => id !== step.id) })}
          />
        ))}
      </ol>
      <Button variant="default" h={48} leftSection={<IconPlus aria-hidden />} onClick={add}>
        <Trans>Add a step</Trans>
      </Button>
      {plan?.version_id !== undefined && (
        <Button variant="outline" color="barn" h={48} loading={removing.busy} onClick={() => void remove(plan.version_id!)}>
          <Trans>Remove this plan</Trans>
        </Button>
      )}
      {gone && <ErrorNote>{gone}</ErrorNote>}
    </DraftForm>
  ); // prettier-ignore
}

const FIELD_OF: Readonly<Partial<Record<PlanRefusal['type'], keyof PlanTyped>>> = {
  NameMissing: 'name',
  SourceMissing: 'source',
};

interface PlanStepFieldsProps {
  step: TypedStep;
  open: boolean;
  /** The reason why this step is refused. */
  error: PlanRefusal | undefined;
  onToggle: () => void;
  change: (part: Partial<TypedStep>) => void;
  remove: () => void;
}

const ROUTES: readonly NonNullable<PlanStep['route']>[] = ['water', 'eye_or_water', 'wing', 'injection'];

const DIGITS = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** One step: time, vaccine, route and dose; a line that expands. [VET-8] */
function PlanStepFields({ step, open, error, onToggle, change, remove }: PlanStepFieldsProps) {
  const { t } = useLingui();
  const { day, until } = step;
  const days = until && until !== day ? t`Days ${day} to ${until}` : t`Day ${day}`;
  const words = error && planErrorWords(error);
  const field = (
    key: 'vaccine' | 'day' | 'until' | 'dose' | 'repeat' | 'only_if',
    label: string,
    refused: PlanRefusal['type'] | undefined,
    more: object,
  ) => (
    <TextInput
      label={label}
      value={step[key]}
      error={error && error.type === refused ? words : undefined}
      onChange={(event) => change({ [key]: event.currentTarget.value })}
      {...more}
    />
  );
  return (
    <li>
      <button type="button" aria-expanded={open} className={classes.step} onClick={onToggle}>
        <span>
          <small>{day ? days : t`New step`}</small>
          <b>{step.vaccine || '–'}</b>
        </span>
        <IconChevronDown aria-hidden data-open={open || undefined} />
      </button>
      {open && (
        <div className={classes.fields}>
          {field('vaccine', t`What is given`, 'VaccineMissing', { maxLength: 60 })}
          <div className={classes.two}>
            {field('day', t`Age in days`, 'DayOutOfRange', DIGITS)}
            {field('until', t`Until day, if more`, 'UntilBeforeDay', DIGITS)}
          </div>
          <ChoiceChips
            label={t`How it is given`}
            visibleLabel
            wrap
            options={[{ value: '', label: t`Not said` }, ...ROUTES.map((value) => ({ value, label: routeWords(value) }))]}
            value={step.route}
            onChange={(route) => change({ route })}
          />
          <div className={classes.two}>
            {field('dose', t`Dose of a bird`, undefined, { maxLength: 40, placeholder: t`1 drop` })}
            {field('repeat', t`Again after, in days`, 'RepeatOutOfRange', DIGITS)}
          </div>
          {field('only_if', t`Only if`, undefined, { maxLength: 60, placeholder: t`high risk` })}
          <SwitchRow
            label={t`Given at the hatchery`}
            checked={step.hatchery}
            onChange={(hatchery) => change({ hatchery })}
          />
          <Button variant="subtle" color="barn" h={48} leftSection={<IconTrash aria-hidden />} onClick={remove}>
            <Trans>Remove this step</Trans>
          </Button>
        </div>
      )}
    </li>
  ); // prettier-ignore
}
