import { TextInput, type TextInputProps } from '@mantine/core';
import { dayWords } from '../words/date-words.ts';
import classes from '../fields.module.css';

interface DayFieldProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange'> {
  /** `YYYY-MM-DD`; empty while no day is chosen. */
  value: string;
  onChange: (day: string) => void;
}

/**
 * A day in the phone's own date picker, which shows digits only; the day is repeated with the month's name. [LOK-11]
 */
export function DayField({ value, onChange, ...field }: DayFieldProps) {
  return (
    <div className={classes.day}>
      <TextInput {...field} type="date" value={value} onChange={(event) => onChange(event.currentTarget.value)} />
      {value !== '' && <small>{dayWords(value)}</small>}
    </div>
  );
}
