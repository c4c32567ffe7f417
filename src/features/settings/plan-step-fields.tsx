import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronDown, IconTrash } from '@tabler/icons-react';
import type { PlanStep } from '../../domain/health/vaccination-plans.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { routeWords } from '../../ui/words/vaccine-words.ts';
import { planErrorWords, type PlanRefusal } from './plan-error-words.ts';
import type { TypedStep } from './plan-typed.ts';
import classes from './standards.module.css';

interface PlanStepFieldsProps {
  step: TypedStep;
  open: boolean;
  /** Why this step is refused. */
  error: PlanRefusal | undefined;
  onToggle: () => void;
  change: (part: Partial<TypedStep>) => void;
  remove: () => void;
}

const ROUTES: readonly NonNullable<PlanStep['route']>[] = ['water', 'eye_or_water', 'wing', 'injection'];
const DIGITS = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** One step: when, what, how and how much; a line that opens. [VET-8] */
export function PlanStepFields({ step, open, error, onToggle, change, remove }: PlanStepFieldsProps) {
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
