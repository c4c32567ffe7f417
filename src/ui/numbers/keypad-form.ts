import { pressKey, type PadKey } from './press-key.ts';

/** The part of a form that a keypad writes into. */
export interface KeypadFocus<At> {
  /** The active field; undefined, or '' for a name, while there is none. */
  readonly active: At;
  /** The active field has just gained focus: the next digit replaces its text. */
  readonly fresh: boolean;
}

interface KeypadFields<Form, At> {
  readonly read: (form: Form, at: NonNullable<At>) => string;
  readonly write: (form: Form, at: NonNullable<At>, text: string) => Form;
  /** Pieces for the key ½, in a field of loose ones of a unit; undefined in other fields. */
  readonly half?: (form: Form, at: NonNullable<At>) => number | undefined;
  /** Whether a field takes a key; all of them by default. */
  readonly takes?: (at: NonNullable<At>, key: PadKey) => boolean;
}

/** Effects of focus, keypad and keyboard on a form of several number fields. Pure. [SAL-9] */
export function keypadForm<At, Form extends KeypadFocus<At>>({ read, write, half, takes }: KeypadFields<Form, At>) {
  const isActive = (at: At): at is NonNullable<At> => at !== undefined && at !== '';
  const typed = (form: Form, text: string): Form =>
    isActive(form.active) ? { ...write(form, form.active, text), fresh: false } : form;
  const pressed = (form: Form, key: PadKey): Form => {
    const { active, fresh } = form;
    if (!isActive(active) || takes?.(active, key) === false) return form;
    const text = read(form, active);
    const pieces = key === '½' ? half?.(form, active) : undefined;
    if (pieces === undefined) return typed(form, pressKey(text, key, fresh));
    return typed(form, fresh || text === '' ? String(pieces) : `${text.replace(/\++$/, '')}+${pieces}`);
  };
  const entered = (form: Form, active: At): Form =>
    JSON.stringify(form.active) === JSON.stringify(active) ? form : { ...form, active, fresh: true };
  return { entered, pressed, typed };
}
