import { useLingui } from '@lingui/react/macro';
import { IconBackspace } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PadKey } from './press-key.ts';
import classes from '../fields.module.css';

interface KeypadProps {
  onKey: (key: PadKey) => void;
  /** Key at the right of 0, with its name for readers. */
  special: { key: '½' | '.' | '000'; name: string };
  /** "+" adds another amount: "120+95". */
  sums?: boolean;
  next: { label: string; onPress: () => void };
  disabled?: boolean;
}

/** Keys must not take the focus from the number field, or its caret and a wide screen's typing would be lost. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

/** The big keypad for quantities and money. [SAL-9, LOK-4] */
export function Keypad({ onKey, special, sums = true, next, disabled = false }: KeypadProps) {
  const { t } = useLingui();
  const key = (value: PadKey, content: ReactNode = value, name?: string, className?: string) => (
    <button
      type="button"
      disabled={disabled}
      className={className}
      aria-label={name}
      onMouseDown={keepFocus}
      onClick={() => onKey(value)}
    >
      {content}
    </button>
  );
  return (
    <div className={classes.keypad} role="group" aria-label={t`Keypad`}>
      {key('1')}
      {key('2')}
      {key('3')}
      {key('delete', <IconBackspace aria-hidden />, t`Delete`, classes.sign)}
      {key('4')}
      {key('5')}
      {key('6')}
      {sums ? key('+', '+', t`Add another amount`, classes.sign) : <span />}
      {key('7')}
      {key('8')}
      {key('9')}
      <button type="button" disabled={disabled} className={classes.next} onMouseDown={keepFocus} onClick={next.onPress}>
        {next.label}
      </button>
      {key('00')}
      {key('0')}
      {key(special.key, special.key, special.name)}
    </div>
  );
}
