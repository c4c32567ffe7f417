import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './feedback.module.css';

/** What went wrong, big and in words, beside the form; the provider's code is its title when there is one. [ACC-3] */
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

/** The error of one field or row, in small. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={classes.field} id={id} role="alert">
      <IconAlertCircle size={18} aria-hidden />
      {children}
    </p>
  );
}
