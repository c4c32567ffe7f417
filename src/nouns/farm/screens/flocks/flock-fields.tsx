import { TextInput } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import type { Purpose } from '../../../../domain/flocks/check-flock.ts';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';
import { DayField } from '../../../../ui/dates/day-field.tsx';
import { today } from '../../../../ui/words/date-words.ts';
import { CurveChoice } from './curve-choice.tsx';
import { fieldOf, flockErrorWords, type FlockRefusal } from './flock-error-words.ts';
import type { FlockForm } from './flock-form.ts';
import { PlanChoice } from './plan-choice.tsx';
import { purposeWords } from '../../shared/farm-words.ts';
import classes from '../activities/farm.module.css';
import { MoneyInput } from '../../../../ui/numbers/money-input.tsx';

interface FlockFieldsProps {
  form: FlockForm;
  currency: string;
  refusal: FlockRefusal | undefined;
  change: (part: Partial<FlockForm>) => void;
}

const PURPOSES: readonly Purpose[] = ['layer', 'broiler', 'pullet_rearing', 'breeder', 'dual', 'cockerel'];

/** What stands below a field that is refused. */
const errorOf = (refusal: FlockRefusal | undefined, key: string): string | undefined =>
  refusal && fieldOf(refusal) === key ? flockErrorWords(refusal) : undefined;

/** One typed field; its refusal stands below it too. */
function useField({ form, change, refusal }: FlockFieldsProps) {
  return (key: 'name' | 'house' | 'breed' | 'age' | 'count' | 'free' | 'dead', label: string, more: object = {}) => (
    <TextInput
      label={label}
      value={form[key]}
      error={errorOf(refusal, key)}
      onChange={(event) => change({ [key]: event.currentTarget.value })}
      {...more}
    />
  ); // prettier-ignore
}

const DIGITS = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** Name, house, purpose and breed. [FLK-1, FLK-2] */
export function FlockWhere(props: FlockFieldsProps) {
  const { t } = useLingui();
  const { form, change } = props;
  const field = useField(props);
  return (
    <>
      {field('name', t`Name of the flock`, { placeholder: t`House 1, March`, maxLength: 80 })}
      {field('house', t`House`, { placeholder: t`House 1`, maxLength: 60 })}
      <ChoiceChips
        label={t`Kept for`}
        visibleLabel
        wrap
        options={PURPOSES.map((value) => ({ value, label: purposeWords(value) }))}
        value={form.purpose}
        onChange={(purpose) => change({ purpose, curve: '', ageIn: purpose === 'broiler' ? 'days' : form.ageIn })}
      />
      <ChoiceChips
        label={t`Birds`}
        visibleLabel
        wrap
        options={[
          { value: 'chicken', label: t`Chickens` },
          { value: 'duck', label: t`Ducks` },
          { value: 'turkey', label: t`Turkeys` },
          { value: 'guinea fowl', label: t`Guinea fowl` },
          { value: 'quail', label: t`Quails` },
        ]}
        value={form.species}
        onChange={(species) => change({ species })}
      />
      {field('breed', t`Breed, if you know it`, { maxLength: 60 })}
      <PlanChoice value={form.plan} onChange={(plan) => change({ plan })} />
      <CurveChoice purpose={form.purpose} value={form.curve} onChange={(curve) => change({ curve })} />
    </>
  );
}

/** When they came, how old and how many. [FLK-3] */
export function FlockBirds(props: FlockFieldsProps) {
  const { t } = useLingui();
  const { form, change, refusal } = props;
  const field = useField(props);
  return (
    <>
      <DayField
        label={t`Day they came`}
        lately
        max={today()}
        value={form.placed_on}
        error={fieldOf(refusal) === 'placed_on' && refusal ? flockErrorWords(refusal) : undefined}
        onChange={(value) => change({ placed_on: value })}
      />
      <div className={classes.two}>
        {field('age', t`Age on that day`, DIGITS)}
        <ChoiceChips
          label={t`Age in`}
          visibleLabel
          options={[
            { value: 'weeks', label: t`Weeks` },
            { value: 'days', label: t`Days` },
          ]}
          value={form.ageIn}
          onChange={(ageIn) => change({ ageIn })}
        />
      </div>
      {field('count', t`How many birds`, DIGITS)}
      <div className={classes.two}>
        {field('free', t`Given on top, free`, DIGITS)}
        {field('dead', t`Dead when they came`, DIGITS)}
      </div>
    </>
  );
}

/** What they cost and how it was paid; nothing here is needed. */
export function FlockCost(props: FlockFieldsProps) {
  const { t } = useLingui();
  const { form, change, currency } = props;
  const money = (key: 'unitCost' | 'transport', label: string) => (
    <MoneyInput
      label={label}
      currency={currency}
      value={form[key]}
      error={errorOf(props.refusal, key)}
      onType={(typed) => change({ [key]: typed })}
    />
  );
  return (
    <>
      <div className={classes.two}>
        {money('unitCost', t`Cost of one bird, ${currency}`)}
        {money('transport', t`Transport, ${currency}`)}
      </div>
      <ChoiceChips
        label={t`Paid`}
        visibleLabel
        wrap
        options={[
          { value: 'cash', label: t`Paid in cash` },
          { value: 'later', label: t`Not paid yet` },
          { value: 'before', label: t`They were here before this book` },
        ]}
        value={form.paid}
        onChange={(paid) => change({ paid })}
      />
    </>
  );
}
