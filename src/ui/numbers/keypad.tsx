import { useLingui } from '@lingui/react/macro';
import { IconBackspace } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { PadKey } from './press-key.ts';
import classes from '../fields.module.css';

interface KeypadProps {
  onKey: (key: PadKey) => void;
  /** The key at the right of 0, with its label for screen readers. */
  special: { key: '½' | '.' | '000'; name: string };
  /** "+" adds another amount: "120+95". */
  sums?: boolean;
  next: { label: string; onPress: () => void };
  disabled?: boolean;
}

/**
 * Keys must not take the focus from the number field, or its caret and keyboard input on wide screens would be lost.
 */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

const COLUMNS = 4;
/** How far each arrow key moves through the keys, row by row. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

/** Arrow keys move from key to key: the whole pad is a single tab stop. */
function moveAmongKeys(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key];
  const keys = [...(event.currentTarget.parentElement?.children ?? [])];
  const to = step === undefined ? undefined : keys[keys.indexOf(event.currentTarget) + step];
  if (!(to instanceof HTMLButtonElement)) return;
  event.preventDefault();
  to.focus();
}

/** The big keypad for quantities and money. [SAL-9, LOK-4, LOK-12] */
export function Keypad({ onKey, special, sums = true, next, disabled = false }: KeypadProps) {
  const { t } = useLingui();
  const key = (value: PadKey, content: ReactNode = value, name?: string, className?: string) => (
    <button
      type="button"
      disabled={disabled}
      tabIndex={value === '1' ? 0 : -1}
      className={className}
      aria-label={name}
      onMouseDown={keepFocus}
      onKeyDown={moveAmongKeys}
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
      <button
        type="button"
        disabled={disabled}
        tabIndex={-1}
        className={classes.next}
        onKeyDown={moveAmongKeys}
        onMouseDown={keepFocus}
        onClick={next.onPress}
      >
        {next.label}
      </button>
      {key('00')}
      {key('0')}
      {key(special.key, special.key, special.name)}
    </div>
  );
}
