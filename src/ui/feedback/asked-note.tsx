import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './feedback.module.css';

/** Warnings to check before saving nevertheless; empty when there are none. */
export function AskedNote({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <div className={classes.note} data-tone="look" role="alert">
      <IconAlertTriangle aria-hidden />
      <div>
        {words.map((one) => (
          <p key={one}>{one}</p>
        ))}
      </div>
    </div>
  );
}
