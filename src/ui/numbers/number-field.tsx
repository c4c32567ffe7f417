import { useEffect, useLayoutEffect, useRef } from 'react';
import classes from '../fields.module.css';

interface NumberFieldProps {
  /** Name for readers; `unit` is what stands below the number. */
  label: string;
  unit: string;
  value: string;
  /** The field the keypad writes into. */
  active: boolean;
  invalid?: boolean;
  /** Nobody typed the value: it stays selected when it changes, so that what is typed takes its place. */
  proposed?: boolean;
  describedBy?: string | undefined;
  onFocus: () => void;
  onType: (text: string) => void;
  onEnter: () => void;
}

/** A number typed with the keypad or a real keyboard; `inputMode none` keeps the phone's own keyboard away. [SAL-9] */
export function NumberField(props: NumberFieldProps) {
  const { label, unit, value, active, invalid, proposed, describedBy, onFocus, onType, onEnter } = props;
  const input = useRef<HTMLInputElement>(null);
  const isMoved = useRef(false);
  useEffect(() => {
    if (!active || document.activeElement === input.current) return;
    // A sheet that is open keeps its own focus.
    if (document.activeElement?.closest('[role="dialog"]') && !input.current?.closest('[role="dialog"]')) return;
    // Only a person's own touch makes a field the active one: two fields that follow each other's focus would never end.
    isMoved.current = true;
    input.current?.focus({ preventScroll: true });
    isMoved.current = false;
  }, [active]);
  useLayoutEffect(() => {
    if (proposed && value !== '' && document.activeElement === input.current) input.current?.select();
  }, [proposed, value]);
  return (
    <label className={classes.field} data-active={active || undefined} data-invalid={invalid || undefined}>
      <input
        ref={input}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        inputMode="none"
        autoComplete="off"
        enterKeyHint="next"
        value={value}
        data-length={
          value.length > 10 ? 'longest' : value.length > 6 ? 'longer' : value.length > 3 ? 'long' : undefined
        }
        onFocus={(event) => {
          event.currentTarget.select();
          if (!isMoved.current) onFocus();
        }}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onEnter();
        }}
      />
      <span aria-hidden>{unit}</span>
    </label>
  );
}
