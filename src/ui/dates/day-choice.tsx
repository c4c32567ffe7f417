import { useLingui } from '@lingui/react/macro';
import { IconCalendar, IconChevronRight } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { addDays } from '../../domain/time/local-day.ts';
import { ChoiceChips } from '../choice-chips.tsx';
import { FieldError } from '../feedback/error-note.tsx';
import { dayWords, today } from '../words/date-words.ts';
import { localDay } from '../../domain/time/local-day.ts';
import { OldDate } from './old-date.tsx';
import classes from '../fields.module.css';

interface DayChipsProps {
  label: string;
  /** `YYYY-MM-DD`; '' means today, even when midnight passes while the form is open. */
  value: string;
  onChange: (day: string) => void;
  /** The first selectable day. */
  min?: string | undefined;
  /** Label of the calendar; "Another day" when absent. */
  calendar?: string;
}

/** No book is older, so an incomplete year in the date field is invalid. */
const FIRST = '2000-01-01';

/**
 * Today or yesterday with one tap, any other past day from the phone's calendar, and from there the days next to it.
 * [LOK-11]
 */
export function DayChips({ label, value, onChange, min = FIRST, calendar }: DayChipsProps) {
  const { t } = useLingui();
  const now = today();
  const yesterday = addDays(now, -1);
  const day = value || now;
  const isOlder = day < yesterday;
  const choose = (next: string) => onChange(next === now ? '' : next);
  const beside = (name: string, by: number, to: ReactNode) => (
    <button
      type="button"
      className={classes.chip}
      aria-label={name}
      disabled={by < 0 && addDays(day, by) < min}
      onClick={() => choose(addDays(day, by))}
    >
      {to}
    </button>
  );
  return (
    <ChoiceChips
      label={label}
      options={[
        { value: now, label: t`Today` },
        // Its room is needed for the buttons of the days next to it.
        ...(isOlder ? [] : [{ value: yesterday, label: t`Yesterday` }]),
      ]}
      value={day}
      onChange={choose}
    >
      {isOlder && beside(t`Day before`, -1, <IconChevronRight size={20} className={classes.back} aria-hidden />)}
      <label className={classes.chip} data-on={isOlder || undefined}>
        {!isOlder && <IconCalendar size={20} aria-hidden />}
        {isOlder ? dayWords(day) : t`Another day`}
        <Calendar label={calendar ?? t`Another day`} value={day} min={min} max={now} onChange={choose} />
      </label>
      {isOlder && beside(t`Day after`, 1, <IconChevronRight size={20} aria-hidden />)}
    </ChoiceChips>
  );
}

interface CalendarProps {
  label: string;
  value: string;
  min: string;
  max: string;
  onChange: (day: string) => void;
}

/** The phone's own calendar. Keyboard input is accepted only for a complete selectable day. */
function Calendar({ label, value, onChange, ...bounds }: CalendarProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      type="date"
      aria-label={label}
      value={typed ?? value}
      {...bounds}
      onChange={({ currentTarget: { value: day, validity } }) => {
        const isDay = day !== '' && validity.valid;
        setTyped(isDay ? undefined : day);
        if (isDay) onChange(day);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

interface DayOfPastProps extends Omit<DayChipsProps, 'calendar'> {
  /** Validation error. */
  error?: ReactNode;
}

/** The same with a label above, for use among the fields of a longer form. [LOK-11] */
export function DayOfPast({ label, error, ...chips }: DayOfPastProps) {
  const { t } = useLingui();
  return (
    <div className={classes.day}>
      <p className={classes.label}>
        {label}: {dayWords(chips.value || today())}
      </p>
      <DayChips {...chips} label={t`Usual days`} calendar={label} />
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

interface DayChoiceProps extends DayChipsProps {
  /** The first open day. */
  until: string | undefined;
  /** True for a count. */
  atEnd?: boolean | undefined;
  /** The present time of the record, kept while the day is unchanged. */
  at?: string | undefined;
}

/** The day of a record, with notes about an earlier day. [LOK-11, DOC-15, MSG-4] */
export function DayChoice({ until, atEnd, at, ...chips }: DayChoiceProps) {
  return (
    <div className={classes.day}>
      <DayChips {...chips} />
      <OldDate day={chips.value} until={until} atEnd={atEnd} at={standing(at, chips.value)} />
    </div>
  );
}

const standing = (at: string | undefined, day: string): string | undefined =>
  at !== undefined && localDay(new Date(at)) === day ? at : undefined;

interface DayBesideProps extends DayChoiceProps {
  /** On wide screens the day is shown beside the form. */
  isElsewhereOnWide?: boolean;
  /** The element next to it. */
  children: ReactNode;
}

/**
 * For forms whose keypad leaves no room for a row of days: one button next to the contents shows the day and opens the
 * choice. [LOK-11]
 */
export function DayBeside({ isElsewhereOnWide, children, until, atEnd, at, ...chips }: DayBesideProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { value } = chips;
  const elsewhere = isElsewhereOnWide || undefined;
  return (
    <div className={classes.dated} data-elsewhere={elsewhere}>
      <div>
        <div>{children}</div>
        <button
          type="button"
          aria-expanded={isOpen}
          data-old={value !== '' || undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {value === '' ? t`Today` : dayWords(value)}
        </button>
      </div>
      {isOpen && <DayChips {...chips} />}
      <OldDate day={value} until={until} atEnd={atEnd} at={standing(at, value)} />
    </div>
  );
}
