import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useCommand } from '../../client/use-command.ts';
import type { OfferedPlan } from '../../domain/health/plan-copies.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../ui/feedback/not-done-words.ts';
import { draftOf, emptyStep, formOf, type PlanTyped, type TypedStep } from './plan-typed.ts';
import { planErrorWords } from './plan-error-words.ts';
import { PlanStepFields } from './plan-step-fields.tsx';
import classes from './standards.module.css';

/** One plan with its steps; saving a plan of the app makes a copy of one's own. [VET-8] */
export function PlanForm({ plan, onClose }: { plan: OfferedPlan | undefined; onClose: () => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(() => formOf(plan));
  const [opened, setOpened] = useState<string>();
  const saving = useCommand('farm.savePlan');
  const removing = useCommand('farm.removePlan');
  const { error, busy } = saving;
  const change = (part: Partial<PlanTyped>) => {
    saving.clearError();
    setTyped({ ...typed, ...part });
  };
  const changeStep = (id: string, part: Partial<TypedStep>) =>
    change({ steps: typed.steps.map((step) => (step.id === id ? { ...step, ...part } : step)) });
  const add = () => {
    const step = emptyStep();
    setOpened(step.id);
    change({ steps: [...typed.steps, step] });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await saving.run(draftOf(typed, plan));
    if (saved.ok) return onClose();
    if ('step' in saved.error) setOpened(typed.steps[saved.error.step]?.id);
  };
  const remove = async (version_id: string) => {
    if ((await removing.run({ version_id })).ok) onClose();
  };
  const words = error && planErrorWords(error);
  const wrongStep = error && 'step' in error ? typed.steps[error.step]?.id : undefined;
  const gone = notDoneWords(removing.error);
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      {plan && plan.version_id === undefined && (
        <p className={classes.quiet}>
          <Trans>This plan comes with the app. Saving makes a copy that is yours.</Trans>
        </p>
      )}
      <TextInput
        label={t`Name of the plan`}
        maxLength={60}
        value={typed.name}
        error={error?.type === 'NameMissing' && words}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        label={t`Where it comes from`}
        placeholder={t`Our vet, a hatchery, a guide`}
        maxLength={200}
        value={typed.source}
        error={error?.type === 'SourceMissing' && words}
        onChange={(event) => change({ source: event.currentTarget.value })}
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
        value={typed.purpose}
        onChange={(purpose) => change({ purpose })}
      />
      <ol className={classes.steps} aria-label={t`Steps`}>
        {typed.steps.map((step) => (
          <PlanStepFields
            key={step.id}
            step={step}
            open={opened === step.id}
            error={wrongStep === step.id ? error : undefined}
            onToggle={() => setOpened(opened === step.id ? undefined : step.id)}
            change={(part) => changeStep(step.id, part)}
            remove={() => change({ steps: typed.steps.filter(({ id }) => id !== step.id) })}
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
      <div className={classes.bottom}>
        {words && wrongStep === undefined && <ErrorNote>{words}</ErrorNote>}
        <Button type="submit" fullWidth h={56} fz={18} loading={busy}>
          {plan && plan.version_id === undefined ? <Trans>Save as my copy</Trans> : <Trans>Save</Trans>}
        </Button>
      </div>
    </form>
  ); // prettier-ignore
}
