import { useId, type ReactNode } from 'react';
import classes from './fields.module.css';

interface ChoiceChipsProps<Value extends string> {
  label: string;
  /** Also show the label above the chips. */
  visibleLabel?: boolean;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  wrap?: boolean;
  /** Further elements after the chips. */
  children?: ReactNode;
}

/** A single choice shown as chips: radio buttons for keyboard and screen reader. [LOK-4] */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, visibleLabel, options, value, onChange, wrap, children } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label}>
      {visibleLabel && <p className={classes.label}>{label}</p>}
      <div className={classes.chips} data-wrap={wrap || undefined}>
        {options.map((option) => (
          <label key={option.value} className={classes.chip}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
          </label>
        ))}
        {children}
      </div>
    </div>
  );
}
