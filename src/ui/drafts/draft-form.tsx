import { Button, type ButtonProps } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AskedNote } from '../feedback/asked-note.tsx';
import { ErrorNote } from '../feedback/error-note.tsx';
import classes from './draft-form.module.css';
import { DraftNote } from './draft-note.tsx';
import type { DraftForm as Form } from './use-draft-form.ts';

interface DraftFormProps<T, R> {
  form: Form<T, R>;
  className?: string | undefined;
  /** Name of the form, where the page has several. */
  label?: string;
  /** Text of the button that saves, and how it differs from the usual one. */
  save?: ReactNode;
  look?: ButtonProps;
  /** Warnings before it is saved. */
  asked?: readonly string[];
  /** Class of the part that stays at the bottom: refusal and button. */
  bottom?: string;
  /** An action beside the button, before it. */
  before?: ReactNode;
  /** The only field, in one line with the button. */
  only?: ReactNode;
  children?: ReactNode;
  /** Other actions, below the button. */
  below?: ReactNode;
}

/** A form that keeps its draft: note of an unfinished draft, fields, refusal, and the button that saves. [SHL-20, SHL-21] */
export function DraftForm<T, R>(props: DraftFormProps<T, R>) {
  const { form, className, label, save, look, asked, bottom, before, only, children, below } = props;
  const { draft, ref, problem, busy, submit } = form;
  const isWide = bottom !== undefined || before !== undefined;
  const button = (
    <Button type="submit" h={56} fz={18} fullWidth={isWide} loading={busy} {...look}>
      {asked && asked.length > 0 ? <Trans>Save all the same</Trans> : (save || <Trans>Save</Trans>)}
    </Button>
  );
  const end = (
    <>
      {problem && <ErrorNote>{problem}</ErrorNote>}
      {asked && <AskedNote words={asked} />}
      {before || only ? <div className={only ? classes.only : classes.before}>{before}{only}{button}</div> : button}
    </>
  );
  return (
    <form ref={ref} className={className} onSubmit={submit} noValidate aria-label={label}>
      <DraftNote draft={draft} />
      {children}
      {bottom === undefined ? end : <div className={bottom}>{end}</div>}
      {below}
    </form>
  );
} // prettier-ignore
