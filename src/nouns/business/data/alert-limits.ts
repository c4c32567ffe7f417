import { distinctUntilChanged, map, type Observable } from 'rxjs';
import { limitsOf, type AlertLimits } from '../../../domain/business/alert-limits.ts';
import type { Session } from '../../../data/session.ts';

/** The open business's thresholds for alerts. [SET-6] */
export const alertLimits = ({ open$ }: Session): Observable<AlertLimits> =>
  open$.pipe(
    map((open) => limitsOf(open?.settings.alerts)),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
  );
