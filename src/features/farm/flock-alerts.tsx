import { IconAlertTriangle } from '@tabler/icons-react';
import type { FlockAlert } from '../../domain/flocks/flock-alerts.ts';
import note from '../../ui/feedback/note.module.css';
import { alertWords } from './alert-words.ts';
import classes from './flock-page.module.css';

/** What somebody should look at, in sentences. [FLK-25] */
export function FlockAlerts({ alerts }: { alerts: readonly FlockAlert[] }) {
  if (alerts.length === 0) return null;
  return (
    <div className={classes.alerts}>
      <div className={note.note} data-tone="look" role="note">
        <IconAlertTriangle aria-hidden />
        <div>
          {alerts.map((alert) => (
            <p key={alert.type}>{alertWords(alert)}</p>
          ))}
        </div>
      </div>
    </div>
  );
}
