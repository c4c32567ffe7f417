import { useEffect, useLayoutEffect, useRef } from 'react';
import classes from '../fields.module.css';

interface NumberFieldProps {
  /** Label for screen readers; `unit` is the text below the number. */
  label: string;
  unit: string;
  value: string;
  /** True for the field into which the keypad writes. */
  active: boolean;
  invalid?: boolean;
  /** A proposed value: it stays selected when it changes, so that typing replaces it. */
  proposed?: boolean;
  describedBy?: string | undefined;
  onFocus: () => void;
  onType: (text: string) => void;
  onEnter: () => void;
}

/**
 * A number entered with the keypad or a real keyboard; `inputMode none` suppresses the phone's own keyboard. [SAL-9]
 */
export function NumberField(props: NumberFieldProps) {
  const { label, unit, value, active, invalid, proposed, describedBy, onFocus, onType, onEnter } = props;
  const input = useRef<HTMLInputElement>(null);
  const isMoved = useRef(false);
  useEffect(() => {
    if (!active || document.activeElement === input.current) return;
    // An open sheet keeps its own focus.
    if (document.activeElement?.closest('[role="dialog"]') && !input.current?.closest('[role="dialog"]')) return;
    // Only the user's own focus makes a field active: two fields reacting to each other's focus would loop forever.
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
