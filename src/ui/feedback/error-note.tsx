import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './feedback.module.css';

/** An error message beside the form; the title is the provider's code when there is one. [ACC-3] */
export function ErrorNote({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <div className={classes.note} data-tone="bad" role="alert">
      <IconAlertCircle aria-hidden />
      <div>
        {title && <b>{title}</b>}
        {children}
      </div>
    </div>
  );
}

/** Error of one field or row, in small text. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={classes.field} id={id} role="alert">
      <IconAlertCircle size={18} aria-hidden />
      {children}
    </p>
  );
}
