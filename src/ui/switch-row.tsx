import type { ReactNode } from 'react';
import classes from './fields.module.css';

interface SwitchRowProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** A checkbox for "some of many", a switch for "on or off". */
  look?: 'switch' | 'box';
}

/** An option that is on or off; the whole row can be pressed. [LOK-4] */
export function SwitchRow({ label, checked, onChange, look = 'switch' }: SwitchRowProps) {
  return (
    <label className={classes.row}>
      <span>{label}</span>
      <input
        type="checkbox"
        role={look === 'switch' ? 'switch' : undefined}
        className={classes[look]}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
