import { TextInput, type TextInputProps } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { addDays } from '../../domain/time/local-day.ts';
import { ChoiceChips } from '../choice-chips.tsx';
import { dayWords, today } from '../words/date-words.ts';
import classes from '../fields.module.css';

interface DayFieldProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange'> {
  /** `YYYY-MM-DD`; empty while no day is chosen. */
  value: string;
  onChange: (day: string) => void;
  /** Of what happened, mostly today or the day before: both are one press. */
  lately?: boolean;
}

/** A day in the phone's own date picker; the picker writes it in figures, so it is said again with the month's name. [LOK-11] */
export function DayField({ value, onChange, lately, ...field }: DayFieldProps) {
  const { t } = useLingui();
  const now = today();
  return (
    <div className={classes.day}>
      <TextInput {...field} type="date" value={value} onChange={(event) => onChange(event.currentTarget.value)} />
      {value !== '' && <small>{dayWords(value)}</small>}
      {lately && (
        <ChoiceChips
          label={t`Usual days`}
          wrap
          options={[
            { value: now, label: t`Today` },
            { value: addDays(now, -1), label: t`Yesterday` },
          ]}
          value={value}
          onChange={onChange}
        />
      )}
    </div>
  );
}
